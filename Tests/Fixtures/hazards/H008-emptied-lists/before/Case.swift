import SwiftUI

struct Hit: Equatable {
  let id: String
  var pages: [String] = []

  static func == (a: Hit, b: Hit) -> Bool { a.id == b.id }
}

final class Search: ObservableObject {
  // says-not-next: "differs only"
  @Published private(set) var hits: [Hit] = []

  // An empty list equals no other, and a list that is added to tells of it.
  func clear() { hits = [] }
  func add(_ hit: Hit) { hits.append(hit) }
}

struct SearchView: View {
  @StateObject private var search = Search()
  var body: some View { Button("\(search.hits.count)") { search.clear() } }
}
