// error: requires that 'Preferences' conform to 'ObservableObject'
import SwiftUI

@Observable final class Preferences {
  @ObservationIgnored @Saved("volume") var volume = 5
  var isMuted = false
}

struct Volume: View {
  @State private var preferences = Preferences()

  var body: some View {
    Stepper("\(preferences.volume)", value: $preferences.volume)
    Toggle("Muted", isOn: $preferences.isMuted)
  }
}
