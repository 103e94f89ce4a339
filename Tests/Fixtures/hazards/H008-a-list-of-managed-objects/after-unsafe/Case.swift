import CoreData
import SwiftUI

final class Note: NSManagedObject {
  @NSManaged var title: String
}

/// A renamed note is the same object: the list that is fetched again is equal.
@MainActor @Observable final class Notebook {
  var notes: [Note] = []
  var drafts: [Draft] = []
  let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func reload() {
    notes = (try? context.fetch(NSFetchRequest<Note>(entityName: "Note"))) ?? []  // expect: custom-equality-hides-changes "notes"
    drafts = drafts.map { Draft(title: $0.title) }
  }

  func rename(_ note: Note) {
    note.title = "x"
    reload()
  }
}

/// A list of these is not compared.
final class Draft {
  var title: String

  init(title: String) { self.title = title }
}

struct NotebookView: View {
  var notebook: Notebook

  var body: some View {
    ForEach(notebook.notes, id: \.self) { note in
      Button(note.title) { notebook.rename(note) }
    }
    Text("\(notebook.drafts.count)")
  }
}
