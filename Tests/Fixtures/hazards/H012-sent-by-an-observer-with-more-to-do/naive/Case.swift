import SwiftUI

@Observable final class Draft {
  var title = ""
  private(set) var edits = 0
  var text = "" {
    willSet {
      edits += 1
      objectWillChange.send()  // error: cannot find 'objectWillChange' in scope
    }
  }
  var isPinned = false {
    willSet {
      if newValue != isPinned { objectWillChange.send() }
    }
  }
}

struct DraftView: View {
  @State private var draft = Draft()

  var body: some View {
    TextField("Title", text: $draft.title)
    TextEditor(text: $draft.text)
    Toggle("Pinned", isOn: $draft.isPinned)
    Text("\(draft.edits)")
  }
}
