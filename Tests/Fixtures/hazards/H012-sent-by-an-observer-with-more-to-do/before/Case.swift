import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  private(set) var edits = 0
  var text = "" {
    willSet {
      edits += 1
      objectWillChange.send()  // expect: object-will-change "objectWillChange"
    }
  }
  var isPinned = false {
    willSet {
      if newValue != isPinned { objectWillChange.send() }  // expect: object-will-change "objectWillChange"
    }
  }
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    TextField("Title", text: $draft.title)
    TextEditor(text: $draft.text)
    Toggle("Pinned", isOn: $draft.isPinned)
    Text("\(draft.edits)")
  }
}
