import SwiftUI

@Observable final class Buyer {
  @MainActor static let shared = Buyer()
  var name = ""
  #warning("names are not checked")
}
