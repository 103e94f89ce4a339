import SwiftUI

struct NoteScreen: View {
  @State private var note = Note()

  var body: some View { TextEditor(text: $note.text) }

  @Observable fileprivate final class Note {
    var text = ""
  }
}

extension NoteScreen {
  @Observable final class Archive {
    private(set) var notes: [String] = []
  }
}

private extension NoteScreen {
  @Observable final class Trash {
    var isFull = false
  }
}
