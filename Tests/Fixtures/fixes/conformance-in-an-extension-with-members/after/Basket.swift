import Foundation
import Observation

/// What will be bought.
@Observable final class Basket {
  @ObservationIgnored var items: [String] = []
  var note = ""
}
