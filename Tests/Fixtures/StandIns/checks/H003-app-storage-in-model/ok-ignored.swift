import SwiftUI

@Observable final class Settings {
  @ObservationIgnored @AppStorage("dark") private var storedDark = false
  var dark: Bool {
    get {
      access(keyPath: \.dark)
      return storedDark
    }
    set { withMutation(keyPath: \.dark) { storedDark = newValue } }
  }
}
