import SwiftUI

@MainActor func driveFountain() {
  let screen = Screen(FountainView(fountain: Fountain()))
  screen.after("Double") { screen.tap("Double") }
}
