import Combine
import SwiftUI

@Observable final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<_, Never>(query)
  var results: [String] = [] {
    willSet { resultsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var resultsSubject = CurrentValueSubject<[String], Never>(results)
}

/// No `onChange` says the same: each place is a `published-projection`, and the model stays.
struct SearchView: View {
  @Bindable var search: Search
  weak var other: Search?

  var body: some View {
    TextField("Search", text: $search.query)
      .onReceive(search.querySubject.debounce(for: 0.2, scheduler: DispatchQueue.main)) { print($0) }
      .onReceive(search.resultsSubject.map(\.count).removeDuplicates()) { print($0) }
      .onReceive(other?.querySubject.eraseToAnyPublisher() ?? Empty().eraseToAnyPublisher()) { print($0) }
  }
}
