import SwiftUI

struct TypedView: View {
  @StateObject private var kiln: Kiln = .init()
  private let name: String

  init?(name: String?, heat: Int) {
    guard let name else { return nil }
    self.name = name
    self._kiln = StateObject(wrappedValue: Kiln(heat: heat))
  }

  init(heat: Int) {
    let kiln = Kiln()
    kiln.heat = heat
    name = "a kiln"
    _kiln = StateObject(wrappedValue: kiln)
    report()
  }

  init() { self.init(heat: 20) }

  private func report() {}

  var body: some View { Text("\(name), \(kiln.heat)") }
}

struct MadeByOthersView: View {
  @StateObject private var kiln = anyKiln()
  @StateObject private var shelf = Shelf<String>()

  init(item: String) {
    let shelf = Shelf<String>()
    shelf.items = [item]
    _shelf = StateObject(wrappedValue: shelf)
    _kiln = StateObject(wrappedValue: Kiln(heat: item.count))
  }

  var body: some View { Text("\(kiln.heat), \(shelf.items.count)") }
}

extension MadeByOthersView {
  init(count: Int) { self.init(item: "\(count)") }
}
