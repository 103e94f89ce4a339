import SwiftUI

@Observable final class Basket {
  var note = ""
}

// SwiftUI watches the basket.
extension Basket {
  // Nothing to add.
}

// MARK: -

extension Crate: Identifiable {}

@Observable final class Crate {
  var weight = 0.0
}

extension Crate: CustomStringConvertible {
  var description: String { "\(weight)" }
}
