import Combine
import SwiftUI

// Loses: the base had to keep '$query', and whoever migrates only the subclass with its view
// lets 'results' arrive unseen.
class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    let queries: Published<String>.Publisher = $query
    queries
      .removeDuplicates()
      .sink { [weak self] query in self?.search(query) }
      .store(in: &subscriptions)
  }

  func search(_ query: String) { results = [] }
}

@Observable final class BookSearch: SearchModel {
  var author = ""

  override func search(_ query: String) { results = [query, author] }
}

struct BookSearchView: View {
  @State private var search = BookSearch()

  var body: some View {
    TextField("Author", text: $search.author)
    List(search.results, id: \.self) { Text($0) }
  }
}
