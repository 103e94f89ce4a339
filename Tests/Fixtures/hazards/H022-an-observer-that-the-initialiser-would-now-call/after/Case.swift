import SwiftUI

@Observable final class Journal {
  var title = ""
  @ObservationIgnored var folder: String {  // expect: unpublished-stored-property "folder"
    didSet { print("Moved to", folder) }
  }
  @ObservationIgnored var pages = 0 {  // expect: unpublished-stored-property "pages"
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
