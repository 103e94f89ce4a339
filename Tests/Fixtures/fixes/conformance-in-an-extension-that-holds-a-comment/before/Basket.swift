import SwiftUI

final class Basket {
  @Published var note = ""
}

// SwiftUI watches the basket.
extension Basket: ObservableObject {
  // Nothing to add.
}

// MARK: -

extension Crate: Identifiable, ObservableObject {}

final class Crate {
  @Published var weight = 0.0
}

extension Crate: CustomStringConvertible {
  var description: String { "\(weight)" }
}
