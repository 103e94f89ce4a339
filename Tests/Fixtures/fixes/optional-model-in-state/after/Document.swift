import SwiftUI

@Observable final class Document: Identifiable {
  var title = ""
}

struct Documents: View {
  @State private var opened: Document?
  @State private var other: Document? = nil

  var body: some View {
    Button("New") { opened = Document() }
      .sheet(item: $opened) { document in
        DocumentView(document: document)
      }
    if let opened {
      DocumentView(document: opened)
    }
    if let document = other {
      DocumentView(document: document)
    }
  }
}

struct DocumentView: View {
  @Bindable var document: Document

  var body: some View { TextField("Title", text: $document.title) }
}
