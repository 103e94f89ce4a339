import SwiftUI

final class Mixer: ObservableObject {
  @Published var isOn = false
  // says-next: "code uses more of 'gain' than its value"
  @AppStorage("mixer.gain") private var gain = 0.5  // expect: app-storage-in-observable-class "@AppStorage("mixer.gain")"

  func reset() {
    let gain = $gain
    gain.wrappedValue = 0.5
    isOn = false
  }
}

struct MixerView: View {
  @ObservedObject var mixer: Mixer

  var body: some View {
    Text(mixer.isOn ? "On" : "Off")
    Button("Reset") { mixer.reset() }
  }
}
