import SwiftUI

@Observable final class Search {
  var results: [String] = []
  // Lost: the program. The observer calls itself until the stack is full.
  var query = "" {
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
