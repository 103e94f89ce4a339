import SwiftUI

/// Both caches are written while a view draws: tracked, each drawing would ask for another.
@Observable final class Managers {
  var revision = 0
  @ObservationIgnored private var known: [String: Int] = [:]  // expect: unpublished-stored-property "known"
  @ObservationIgnored private var sorted: [String] = []  // expect: unpublished-stored-property "sorted"

  var names: [String] {
    if sorted.isEmpty {
      sorted = known.keys.sorted()
    }
    return sorted
  }

  func manager(for name: String) -> Int {
    if let manager = known[name] { return manager }
    let manager = known.count
    known[name] = manager
    return manager
  }
}

struct ManagerView: View {
  var managers: Managers

  var body: some View {
    Text("\(managers.manager(for: "a")) \(managers.names.count)")
  }
}
