import SwiftUI

final class Search: ObservableObject {
  @Published var text: String

  init(_ text: String) { self.text = text }
}

/// A link makes this view with the row, and shows what it made as often as it is followed.
struct ShelfView: View {
  @StateObject private var search: Search  // expect: state-object "@StateObject"

  init(shelf: String) {
    _search = StateObject(wrappedValue: Search(shelf))
  }

  var body: some View { TextField("Book", text: $search.text) }
}

struct Library: View {
  var shelves: [String]

  var body: some View {
    ForEach(shelves, id: \.self) { shelf in
      NavigationLink {
        // says-next: "when it is drawn, not when it is followed, and keeps it: leaving does not free it"
        VStack { ShelfView(shelf: shelf) }
      } label: {
        Text(shelf)
      }
    }
  }
}

/// What shows a value's screen makes it when it is shown.
struct Drawer: View {
  @StateObject private var search = Search("")  // expect: state-object "@StateObject"

  var body: some View { TextField("Sheet", text: $search.text) }
}

struct Desk: View {
  @State private var isOpen = false

  var body: some View {
    NavigationLink("Sheets", value: 1)
      .navigationDestination(for: Int.self) { _ in Drawer() }
      // says-not-next: "the link here makes it"
      .sheet(isPresented: $isOpen) { Drawer() }
    // says-not-next: "the link here makes it"
    NavigationLink("Later") { Later { Drawer() } }
    // says-not-next: "the link here makes it"
    NavigationLink(destination: Text("Pens")) { Drawer() }
  }
}

/// Puts off what it shows until it is shown.
struct Later<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { content() }
}
