import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

struct Editor: UIViewRepresentable {
  @EnvironmentObject var draft: Draft

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}

  @MainActor final class Coordinator {
    let editor: Editor

    init(_ editor: Editor) { self.editor = editor }

    func clear() {
      Task { @MainActor [weak self] in
        self?.editor.$draft.text.wrappedValue = ""  // expect: object-wrapper "self?.editor.$draft"
      }
    }
  }
}

struct Screen: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Editor().environmentObject(draft)
    Text(draft.text)
  }
}
