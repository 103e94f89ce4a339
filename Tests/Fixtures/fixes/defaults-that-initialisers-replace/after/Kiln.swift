import SwiftUI

@Observable final class Kiln {
  var heat: Int

  init(heat: Int = 20) { self.heat = heat }
}

@Observable final class Shelf<Item> {
  var items: [Item] = []
}

func anyKiln() -> Kiln { Kiln() }
