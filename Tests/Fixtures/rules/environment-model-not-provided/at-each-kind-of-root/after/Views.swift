import SwiftUI

@Observable final class TeaStore {
  var favourites: Set<String> = []
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
  @Environment(TeaStore.self) private var store
  let name: String

  var body: some View {
    Text(store.favourites.contains(name) ? "★ \(name)" : name)
  }
}
