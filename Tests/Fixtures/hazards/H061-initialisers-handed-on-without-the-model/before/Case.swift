import SwiftUI

final class Draft: ObservableObject {  // expect: observable-object-class "Draft"
  @Published var text = ""
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View { TextField("Text", text: $draft.text) }
}

struct TitledView: View {
  @StateObject private var draft: Draft

  init(title: String) {
    _draft = StateObject(wrappedValue: Draft())
  }

  var body: some View { TextField("Text", text: $draft.text) }
}

struct DraftsView: View {
  let titles = ["Monday", "Friday"]

  var body: some View {
    page(DraftView.init)
    ForEach(titles, id: \.self, content: TitledView.init)
  }

  private func page(_ make: () -> DraftView) -> some View { make() }
}
