import SwiftUI

@Observable final class Journal {
  var title = ""
  // Lost: silence. Making a journal now runs the observers too.
  var folder: String {
    didSet { print("Moved to", folder) }
  }
  var pages = 0 {
    willSet { print(newValue, "pages") }
  }

  init(folder: String) {
    self.folder = folder
    pages = 1
  }
}

struct JournalView: View {
  @State private var journal = Journal(folder: "Home")

  var body: some View {
    TextField("Title", text: $journal.title)
    Button("Move") { journal.folder = "Work" }
  }
}
