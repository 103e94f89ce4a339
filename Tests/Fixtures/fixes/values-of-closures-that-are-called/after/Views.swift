import SwiftUI

@Observable final class Draft {
  var text: String
  init(_ text: String) { self.text = text }
}

struct Reader: View {
  private var draft: Draft
  init(draft: @autoclosure @escaping () -> Draft) {
    self.draft = draft()
  }
  var body: some View { Text(draft.text) }
}

struct Shouting: View {
  private var draft: Draft
  init(draft: Draft) {
    self.draft = {
      draft.text += "!"
      return draft
    }()
  }
  var body: some View { Text(draft.text) }
}

struct Plain: View {
  private var draft: Draft
  init(draft: Draft) {
    self.draft = draft
  }
  var body: some View { Text(draft.text) }
}

struct Kept: View {
  private var draft: Draft
  init(draft: Draft) {
    self.draft = draft
  }
  var body: some View { Text(draft.text) }
}

struct Chosen: View {
  private var draft: Draft
  init(draft: Draft?) {
    self.draft = { if let draft { draft } else { Draft("none") } }()
  }
  var body: some View { Text(draft.text) }
}

struct Root: View {
  @State private var draft = Draft("a")
  var body: some View {
    Reader(draft: draft)
    Shouting(draft: draft)
    Plain(draft: draft)
    Kept(draft: draft)
    Chosen(draft: draft)
  }
}
