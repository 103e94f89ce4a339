import Combine
import SwiftUI

@MainActor
final class BookSearch: ObservableObject {
  @Published var query = ""
  @Published private(set) var titles: [String] = []
  private var subscription: AnyCancellable?

  func start() {
    subscription = self.$query  // expect: published-projection "$query"
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query in query.isEmpty ? [] : ["About \(query)"] }
      .sink { [weak self] titles in self?.titles = titles }
  }
}

struct BookSearchView: View {
  @StateObject private var search = BookSearch()

  var body: some View {
    TextField("Title", text: $search.query)
      .onAppear { search.start() }
    ForEach(search.titles, id: \.self) { Text($0) }
  }
}
