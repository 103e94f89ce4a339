import SwiftUI

@MainActor
final class Preferences: ObservableObject {
  static let shared = Preferences()
  @Published var isLoud = false
}

final class SoundService {
  @ObservedObject var preferences = Preferences.shared  // expect: unsupported-declaration "preferences"

  func play() -> String { preferences.isLoud ? "LOUD" : "quiet" }
}

struct SoundView: View {
  @ObservedObject private var preferences = Preferences.shared
  let service: SoundService

  var body: some View {
    Toggle("Loud", isOn: $preferences.isLoud)
    Button("Play") { print(service.play()) }
  }
}
