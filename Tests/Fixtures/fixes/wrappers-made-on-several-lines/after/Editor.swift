import SwiftUI

@MainActor
@Observable
final class Draft {
  var text: String
  let limit: Int

  init(text: String, limit: Int) {
    self.text = text
    self.limit = limit
  }
}

struct Editor: View {
  @State private var draft: Draft
  private var other: Draft

  init(text: String, other: Draft?) {
    self._draft = State(
      wrappedValue: Draft(
        text: text,
        limit: 80
      )
    )
    self.other =
      // Never empty.
      other ?? Draft(text: "", limit: 1)
  }

  var body: some View {
    TextField("Text", text: $draft.text)
    Text(other.text)
  }
}

struct Viewer: View {
  @State private var draft: Draft

  init(text: String) {
    self._draft = State(wrappedValue: {
      let draft = Draft(text: text, limit: 3)
      draft.text += "!"
      return draft
    }())
  }

  var body: some View { Text(draft.text) }
}
