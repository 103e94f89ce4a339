import Combine
import SwiftUI

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

final class BookSearch: SearchModel {  // expect: hierarchy-not-migratable "BookSearch"
  @Published var author = ""

  override func search(_ query: String) { results = [query, author] }
}

struct BookSearchView: View {
  @StateObject private var search = BookSearch()

  var body: some View {
    TextField("Author", text: $search.author)
    List(search.results, id: \.self) { Text($0) }
  }
}
