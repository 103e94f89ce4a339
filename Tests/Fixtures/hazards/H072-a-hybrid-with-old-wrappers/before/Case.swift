import SwiftUI

@Observable final class Mixer: ObservableObject {  // expect: half-migrated-model "Mixer"
  var bass = 3
  var treble = 5
}

struct MixerView: View {
  @StateObject private var mixer = Mixer()

  var body: some View {
    Stepper("Bass \(mixer.bass)", value: $mixer.bass)
    TrebleView(mixer: mixer)
    BassView().environmentObject(mixer)
  }
}

struct TrebleView: View {
  @ObservedObject var mixer: Mixer

  var body: some View { Stepper("Treble \(mixer.treble)", value: $mixer.treble) }
}

struct BassView: View {
  @EnvironmentObject private var mixer: Mixer

  var body: some View { Text("\(mixer.bass)") }
}
