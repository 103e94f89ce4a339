import SwiftUI

struct TypedView: View {
  @State private var kiln: Kiln
  private let name: String

  init?(name: String?, heat: Int) {
    guard let name else { return nil }
    self.name = name
    self._kiln = State(wrappedValue: Kiln(heat: heat))
  }

  init(heat: Int) {
    let kiln = Kiln()
    kiln.heat = heat
    name = "a kiln"
    _kiln = State(wrappedValue: kiln)
    report()
  }

  init() { self.init(heat: 20) }

  private func report() {}

  var body: some View { Text("\(name), \(kiln.heat)") }
}

struct MadeByOthersView: View {
  @State private var kiln: Kiln
  @State private var shelf: Shelf<String>

  init(item: String) {
    let shelf = Shelf<String>()
    shelf.items = [item]
    _shelf = State(wrappedValue: shelf)
    _kiln = State(wrappedValue: Kiln(heat: item.count))
  }

  var body: some View { Text("\(kiln.heat), \(shelf.items.count)") }
}

extension MadeByOthersView {
  init(count: Int) { self.init(item: "\(count)") }
}
