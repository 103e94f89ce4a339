import SwiftUI

struct Filter {
  var text = ""
  var limit = 10
}

final class Results: ObservableObject {
  @Published var filter: Filter

  init(filter: Filter) { self.filter = filter }
}

/// It was made when it was first drawn, by the filter as it had become.
struct ResultsView: View {
  @StateObject private var results: Results  // expect: eager-model-initializer "@StateObject"

  init(text: String, isCompact: Bool) {
    var filter = Filter(text: text)
    _results = StateObject(wrappedValue: Results(filter: filter))
    if isCompact { filter.limit = 3 }
  }

  var body: some View { Text("\(results.filter.limit)") }
}

final class Archive: ObservableObject {
  @Published var filter: Filter

  init(filter: Filter) { self.filter = filter }
}

/// Here it is set before, and only read behind.
struct ArchiveView: View {
  @StateObject private var archive: Archive
  private let limit: Int

  init(text: String) {
    var filter = Filter(text: text)
    filter.limit = 5
    _archive = StateObject(wrappedValue: Archive(filter: filter))
    if filter.text.isEmpty { print(filter.limit) }
    let copy = filter
    limit = copy.limit
  }

  var body: some View { Text("\(archive.filter.limit) \(limit)") }
}
