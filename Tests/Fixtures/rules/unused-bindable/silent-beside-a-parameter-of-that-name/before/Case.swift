import Observation
import SwiftUI

@Observable
final class Note {
  var text = ""
}

/// The parameter hides `note`, not `$note`.
struct NoteView: View {
  @Bindable var note: Note

  var body: some View {
    row(note: 1)
    ForEach([1, 2], id: \.self) { note in
      TextField("\(note)", text: $note.text)
    }
  }

  private func row(note: Int) -> some View {
    TextField("\(note)", text: $note.text)
  }
}
