import SwiftUI

final class Search: ObservableObject {
  @Published var results: [String] = []
  var query = "" {  // expect: unpublished-stored-property "query"
    didSet { query = query.lowercased() }
  }

  func run(_ text: String) {
    query = text
    results = ["First for " + query]
  }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    ForEach(search.results, id: \.self) { Text($0) }
    Button("Again") { search.run("SWIFT") }
  }
}
