import SwiftUI

@MainActor
final class Draft: ObservableObject {
  @Published var text: String
  let limit: Int

  init(text: String, limit: Int) {
    self.text = text
    self.limit = limit
  }
}

struct Editor: View {
  @StateObject private var draft: Draft
  @ObservedObject private var other: Draft

  init(text: String, other: Draft?) {
    self._draft = StateObject(
      wrappedValue: Draft(
        text: text,
        limit: 80
      )
    )
    _other = ObservedObject(
      // Never empty.
      wrappedValue: other ?? Draft(text: "", limit: 1)
    )
  }

  var body: some View {
    TextField("Text", text: $draft.text)
    Text(other.text)
  }
}

struct Viewer: View {
  @StateObject private var draft: Draft

  init(text: String) {
    self._draft = StateObject(wrappedValue: {
      let draft = Draft(text: text, limit: 3)
      draft.text += "!"
      return draft
    }())
  }

  var body: some View { Text(draft.text) }
}
