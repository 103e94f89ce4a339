import SwiftUI

protocol Searching: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  var query: String { get set }
}

final class BookSearch: Searching {
  @Published var query = ""
}

struct SearchField<Search: Searching>: View {
  @ObservedObject var search: Search

  var body: some View { TextField("Search", text: $search.query) }
}

struct SearchScreen: View {
  @StateObject private var search = BookSearch()

  var body: some View { SearchField(search: search) }
}
