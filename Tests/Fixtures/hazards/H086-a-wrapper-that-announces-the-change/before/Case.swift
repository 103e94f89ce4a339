import SwiftUI

final class Preferences: ObservableObject {
  @Saved("volume") var volume = 5  // expect: object-wrapper "@Saved("volume")"
  @Published var isMuted = false
}

struct Volume: View {
  @StateObject private var preferences = Preferences()

  var body: some View {
    Stepper("\(preferences.volume)", value: $preferences.volume)
    Toggle("Muted", isOn: $preferences.isMuted)
  }
}
