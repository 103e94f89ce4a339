import SwiftUI

@Observable class Page<Item> {
  var items: [Item] = []
}

@Observable final class Search: Page<String> {
  var query = ""
}

struct PageView<Item: Hashable>: View {
  var page: Page<Item>  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text("\(page.items.count)")
  }
}

struct SearchView: View {
  let search: Search

  var body: some View {
    @Bindable var search = search  // expect: observed-object "@ObservedObject"
    TextField("Search", text: $search.query)
  }
}
