import SwiftUI

@MainActor func driveAmplifier() {
  let amplifier = Amplifier()
  let screen = Screen(AmplifierView(amplifier: amplifier))
  screen.after("volume = 7") { amplifier.volume = 7 }
  screen.after("volume = 20") { amplifier.volume = 20 }
}
