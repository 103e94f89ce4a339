import SwiftUI

@Observable final class Basket {
  var items: [String] = []
}

extension Basket {
  var isEmpty: Bool { items.isEmpty }
}
