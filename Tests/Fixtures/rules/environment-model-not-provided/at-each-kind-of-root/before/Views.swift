import SwiftUI

final class TeaStore: ObservableObject {
  @Published var favourites: Set<String> = []
}

/// Needs nothing itself; its rows do.
struct TeaList: View {
  var body: some View {
    List {
      row(named: "Assam")
    }
  }
}

struct TeaRow: View {
  @EnvironmentObject private var store: TeaStore
  let name: String

  var body: some View {
    Text(store.favourites.contains(name) ? "★ \(name)" : name)
  }
}
