import SwiftUI

@Observable final class Note {
  var text = ""
}

struct NoteView: View {
  @State private var note = Note()
  @State private var second: Note

  init(text: String) {
    let note = Note()
    note.text = text
    _second = State(wrappedValue: note)
  }

  var body: some View { Text(note.text + second.text) }
}
