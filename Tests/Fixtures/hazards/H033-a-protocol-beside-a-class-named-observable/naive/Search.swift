import SwiftUI

// error: reference to generic type 'Observable' requires arguments in <...>
protocol Searching: AnyObject, Observable {
  var query: String { get set }
}

@Observable final class BookSearch: Searching {
  var query = ""
}

struct SearchField<Search: Searching>: View {
  @Bindable var search: Search

  var body: some View { TextField("Search", text: $search.query) }
}

struct SearchScreen: View {
  @State private var search = BookSearch()

  var body: some View { SearchField(search: search) }
}
