import SwiftUI

final class Amplifier: ObservableObject {
  @Published var volume = 3 {
    didSet {
      print("volume was \(oldValue)")
      if volume > 11 { volume = 11 }
    }
  }
}

struct AmplifierView: View {
  @ObservedObject var amplifier: Amplifier

  var body: some View { Text("volume \(amplifier.volume)") }
}
