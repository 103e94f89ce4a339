import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
}

/// No `onChange` says the same: each place is a `published-projection`, and the model stays.
struct SearchView: View {
  @ObservedObject var search: Search
  weak var other: Search?

  var body: some View {
    TextField("Search", text: $search.query)
      .onReceive(search.$query.debounce(for: 0.2, scheduler: DispatchQueue.main)) { print($0) }
      .onReceive(search.$results.map(\.count).removeDuplicates()) { print($0) }
      .onReceive(other?.$query.eraseToAnyPublisher() ?? Empty().eraseToAnyPublisher()) { print($0) }
  }
}
