import SwiftUI

@MainActor
@Observable
final class Preferences {
  static let shared = Preferences()
  var isLoud = false
}

final class SoundService {
  var preferences = Preferences.shared

  func play() -> String { preferences.isLoud ? "LOUD" : "quiet" }  // error: main actor-isolated property 'isLoud' can not be referenced from a nonisolated context
}

struct SoundView: View {
  @Bindable private var preferences = Preferences.shared
  let service: SoundService

  var body: some View {
    Toggle("Loud", isOn: $preferences.isLoud)
    Button("Play") { print(service.play()) }
  }
}
