import Combine
import SwiftUI

@MainActor
@Observable
final class BookSearch {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<_, Never>(query)
  private(set) var titles: [String] = []
  @ObservationIgnored private var subscription: AnyCancellable?

  func start() {
    subscription = self.querySubject  // expect: published-projection "$query"
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query in query.isEmpty ? [] : ["About \(query)"] }
      .sink { [weak self] titles in self?.titles = titles }
  }
}

struct BookSearchView: View {
  @State private var search = BookSearch()

  var body: some View {
    TextField("Title", text: $search.query)
      .onAppear { search.start() }
    ForEach(search.titles, id: \.self) { Text($0) }
  }
}
