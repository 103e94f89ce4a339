import CoreData
import SwiftUI

protocol NoteModel: AnyObject, Observable {
  var text: String { get set }
}

@Observable final class DraftNote: NoteModel {
  var text = ""
}

/// A row of the database, which stays an `ObservableObject` for ever.
final class StoredNote: NSManagedObject, ObservableObject {
  // error: redundant conformance of 'StoredNote' to protocol 'ObservableObject'
  var text: String {
    get { "stored" }
    set { objectWillChange.send() }
  }
}

struct NoteEditor<Note: NoteModel>: View {
  @Bindable var note: Note

  var body: some View { TextField("Note", text: $note.text) }
}

struct NotesView: View {
  @State private var draft = DraftNote()
  let stored: StoredNote

  var body: some View {
    NoteEditor(note: draft)
    // error: generic struct 'NoteEditor' requires that 'StoredNote' conform to 'NoteModel'
    NoteEditor(note: stored)
  }
}
