import SwiftUI

@MainActor
@Observable
final class Notes {
  var lines: [String] = []
}

struct NotesPage: View {
  @State private var notes = Notes()  // expect: state-object "@StateObject"

  var body: some View { Text("\(notes.lines.count)") }
}

/// The item is no view, and what makes one makes it anew.
struct TabBar<Item: Hashable & Identifiable, Content: View>: View {
  @Binding var selected: Item
  let items: [Item]
  let content: (Item) -> Content

  init(
    selected: Binding<Item>, items: [Item], @ViewBuilder content: @escaping (Item) -> Content
  ) {
    _selected = selected
    self.items = items
    self.content = content
  }

  var body: some View {
    VStack {
      if items.contains(selected) { Text("shown") }
      ForEach(items) { item in content(item) }
      Button("\(selected.hashValue)") { selected = items[0] }
    }
  }
}

struct Tab: Hashable, Identifiable {
  let id: Int
}

struct Root: View {
  @State private var selected = Tab(id: 1)

  var body: some View {
    TabBar(selected: $selected, items: [Tab(id: 1), Tab(id: 2)]) { tab in
      switch tab.id {
      // says-not-next: "it comes back with the same"
      case 1: NotesPage()
      default: EmptyView()
      }
    }
  }
}
