import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var term = ""
  @Published private(set) var hits: [String] = []

  init() {
    $term.map { [$0] }.assign(to: &$hits)
  }
}

struct SearchScreen: View {
  @StateObject private var search = Search()

  var body: some View {
    SearchField().environmentObject(search)
  }
}

struct SearchField: View {
  @EnvironmentObject private var search: Search

  var body: some View { TextField("Term", text: $search.term) }
}
