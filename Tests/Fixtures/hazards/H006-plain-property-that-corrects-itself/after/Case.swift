import SwiftUI

@Observable final class Search {
  var results: [String] = []
  @ObservationIgnored var query = "" {  // expect: unpublished-stored-property "query"
    didSet { query = query.lowercased() }
  }

  func run(_ text: String) {
    query = text
    results = ["First for " + query]
  }
}

struct SearchView: View {
  @State private var search = Search()

  var body: some View {
    ForEach(search.results, id: \.self) { Text($0) }
    Button("Again") { search.run("SWIFT") }
  }
}
