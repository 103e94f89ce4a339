import SwiftUI

final class Basket {
  @Published var items: [String] = []
}

extension Basket: ObservableObject {}

extension Basket {
  var isEmpty: Bool { items.isEmpty }
}
