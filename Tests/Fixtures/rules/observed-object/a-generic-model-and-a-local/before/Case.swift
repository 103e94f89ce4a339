import SwiftUI

class Page<Item>: ObservableObject {
  @Published var items: [Item] = []
}

final class Search: Page<String> {
  @Published var query = ""
}

struct PageView<Item: Hashable>: View {
  @ObservedObject var page: Page<Item>  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text("\(page.items.count)")
  }
}

struct SearchView: View {
  let search: Search

  var body: some View {
    @ObservedObject var search = search  // expect: observed-object "@ObservedObject"
    TextField("Search", text: $search.query)
  }
}
