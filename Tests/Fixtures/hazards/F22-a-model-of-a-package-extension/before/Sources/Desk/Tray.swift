import SwiftUI

package enum Furniture {}

package extension Furniture {
  @MainActor final class Tray: ObservableObject {
    package static let shared = Tray()
    @Published package var letters = 0
  }
}
