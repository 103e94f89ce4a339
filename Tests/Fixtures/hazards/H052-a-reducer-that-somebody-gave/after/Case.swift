import SwiftUI

struct Pantry {
  var jars = 0
}

/// Who fills the pantry is said by whoever makes the store, and may ask it what it has.
final class PantryStore: ObservableObject {
  @Published private(set) var pantry = Pantry()
  private let reducer: (inout Pantry, Int) -> Void

  init(reducer: @escaping (inout Pantry, Int) -> Void) { self.reducer = reducer }

  func fill(_ count: Int) {
    reducer(&pantry, count)  // expect: mutation-reads-itself "pantry"
  }

  func change(_ body: (inout Pantry) -> Void) {
    body(&pantry)
  }
}

protocol Shelving: AnyObject {
  func sort(_ labels: inout [String])
}

final class ShelfStore: ObservableObject {
  @Published private(set) var labels: [String] = []
  var shelving: (any Shelving)?

  func tidy() {
    shelving?.sort(&labels)  // expect: mutation-reads-itself "labels"
  }
}

final class ByLength: Shelving {
  weak var store: ShelfStore?

  func sort(_ labels: inout [String]) {
    if store?.labels.count ?? 0 > 1 { labels.sort() }
  }
}

/// What is put back as a whole is not held while others run.
@Observable final class CopyStore {
  private(set) var pantry = Pantry()

  func change(_ body: (inout Pantry) -> Void) {
    var copy = pantry
    body(&copy)
    pantry = copy
  }
}

struct PantryView: View {
  @ObservedObject var store: PantryStore
  @ObservedObject var shelf: ShelfStore
  var copies: CopyStore

  var body: some View {
    Button("\(store.pantry.jars) \(shelf.labels.count) \(copies.pantry.jars)") {
      store.change { $0.jars = store.pantry.jars + 1 }
      copies.change { $0.jars = copies.pantry.jars + 1 }
      shelf.tidy()
    }
  }
}
