import CoreData
import SwiftUI

protocol NoteModel: ObservableObject {  // expect: constrained-to-observable-object "NoteModel"
  var text: String { get set }
}

final class DraftNote: NoteModel {
  @Published var text = ""
}

/// A row of the database, which stays an `ObservableObject` for ever.
final class StoredNote: NSManagedObject, NoteModel {
  var text: String {
    get { "stored" }
    set { objectWillChange.send() }
  }
}

struct NoteEditor<Note: NoteModel>: View {
  @ObservedObject var note: Note

  var body: some View { TextField("Note", text: $note.text) }
}

struct NotesView: View {
  @StateObject private var draft = DraftNote()
  let stored: StoredNote

  var body: some View {
    NoteEditor(note: draft)  // expect: constrained-to-observable-object "NoteEditor"
    NoteEditor(note: stored)
  }
}
