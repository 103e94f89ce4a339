import SwiftUI

/// What yields a part of a published property has it changed from outside, and whoever changes it
/// may look at the property meanwhile.
struct Kiln {
  var id = 0
  var heat = 0

  mutating func tend(_ work: (inout Kiln) -> Void) { work(&self) }
}

@Observable final class Pottery {
  private(set) var kilns = [Kiln()]

  // says-next: "'kilns' is handed out here to be changed"
  subscript(id id: Int) -> Kiln {
    // expect-previous: mutation-reads-itself "{"
    get { kilns.first { $0.id == id } ?? Kiln() }
    _modify {
      let place = kilns.firstIndex { $0.id == id } ?? 0
      yield &kilns[place]
    }
  }

  func fire() { self[id: 0].tend { $0.heat = kilns.count } }
}

/// The whole of it, by another name.
@Observable final class Shelf {
  private var stored = [3, 5]

  var pots: [Int] {
    get { stored }
    // says-next: "'stored' is handed out here to be changed"
    _modify { yield &stored }  // expect: mutation-reads-itself "{ yield &stored }"
  }

  func clear() { pots.removeAll { _ in stored.count > 1 } }
}

struct PotteryView: View {
  @State private var pottery = Pottery()
  @State private var shelf = Shelf()

  var body: some View {
    Text("\(pottery.kilns.count) \(pottery[id: 0].heat) \(shelf.pots.count)")
    Button("Fire") { pottery.fire() }
    Button("Clear") { shelf.clear() }
  }
}
