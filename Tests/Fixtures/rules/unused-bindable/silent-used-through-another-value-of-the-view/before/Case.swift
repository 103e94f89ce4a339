import SwiftUI
import UIKit

@MainActor
@Observable
final class Draft {
  var text = ""
}

/// Its coordinator takes the binding from the view that it keeps.
struct DraftField: UIViewRepresentable {
  @Bindable var draft: Draft

  func makeUIView(context: Context) -> UITextField {
    UITextField()
  }

  func updateUIView(_ view: UITextField, context: Context) {
    view.text = draft.text
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  @MainActor
  final class Coordinator {
    private let parent: DraftField

    init(parent: DraftField) {
      self.parent = parent
    }

    func changed(to text: String) {
      parent.$draft.text.wrappedValue = text
    }
  }
}

struct DraftForm: View {
  @Bindable var draft: Draft

  var body: some View {
    DraftForm.field(of: self)
  }

  private static func field(of form: DraftForm) -> some View {
    TextField("Text", text: form.$draft.text)
  }
}
