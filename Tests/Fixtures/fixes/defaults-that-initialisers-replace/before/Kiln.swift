import SwiftUI

final class Kiln: ObservableObject {
  @Published var heat: Int

  init(heat: Int = 20) { self.heat = heat }
}

final class Shelf<Item>: ObservableObject {
  @Published var items: [Item] = []
}

func anyKiln() -> Kiln { Kiln() }
