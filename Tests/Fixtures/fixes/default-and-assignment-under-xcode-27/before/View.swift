import SwiftUI

final class Note: ObservableObject {
  @Published var text = ""
}

struct NoteView: View {
  @StateObject private var note = Note()
  @StateObject private var second: Note

  init(text: String) {
    let note = Note()
    note.text = text
    _second = StateObject(wrappedValue: note)
  }

  var body: some View { Text(note.text + second.text) }
}
