import SwiftUI

@Observable final class Note {
  var text = ""
}

struct NoteEditor: View {
  @Bindable var note: Note?  // error: 'init(wrappedValue:)' is unavailable

  var body: some View {
    if let note {
      TextField("Text", text: $note.text)  // error: requires that 'Note?' be a class type
    } else {
      Text("No note")
    }
  }
}
