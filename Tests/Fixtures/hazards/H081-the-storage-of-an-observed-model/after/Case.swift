import SwiftUI

@Observable final class Metronome {
  var beats = 60
}

struct BeatsField: View {
  @Bindable var metronome: Metronome  // expect: observed-object "@ObservedObject"

  var body: some View {
    Stepper("Beats", value: _metronome.projectedValue.beats)
  }
}

struct BeatsText: View {
  @Bindable var metronome: Metronome  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(_metronome.wrappedValue.beats)") }
}

struct Practice: View {
  @State private var metronome = Metronome()

  var body: some View {
    BeatsField(metronome: metronome)
    BeatsText(metronome: metronome)
  }
}
