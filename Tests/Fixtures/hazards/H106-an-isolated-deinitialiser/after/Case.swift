import SwiftUI

@MainActor
@Observable
final class Search {
  private(set) var hits: [String] = []
  private var task: Task<Void, Never>?  // expect: unpublished-stored-property "task"

  var isSearching: Bool { task != nil }

  func start() {
    task = Task { [weak self] in
      await Task.yield()
      self?.hits.append("one")
    }
  }

  isolated deinit { task?.cancel() }
}

struct SearchView: View {
  @State private var search = Search()

  var body: some View {
    Button(search.isSearching ? "Searching" : "Search") { search.start() }
    Text("\(search.hits.count)")
  }
}
