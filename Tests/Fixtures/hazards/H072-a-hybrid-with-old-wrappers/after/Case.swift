import SwiftUI

@Observable final class Mixer {  // expect: half-migrated-model "Mixer"
  var bass = 3
  var treble = 5
}

struct MixerView: View {
  @State private var mixer = Mixer()

  var body: some View {
    Stepper("Bass \(mixer.bass)", value: $mixer.bass)
    TrebleView(mixer: mixer)
    BassView().environment(mixer)
  }
}

struct TrebleView: View {
  @Bindable var mixer: Mixer

  var body: some View { Stepper("Treble \(mixer.treble)", value: $mixer.treble) }
}

struct BassView: View {
  @Environment(Mixer.self) private var mixer

  var body: some View { Text("\(mixer.bass)") }
}
