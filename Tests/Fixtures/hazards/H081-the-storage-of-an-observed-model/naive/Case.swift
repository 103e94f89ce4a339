import SwiftUI

@Observable final class Metronome {
  var beats = 60
}

struct BeatsField: View {
  var metronome: Metronome

  var body: some View {
    // error: cannot find '_metronome' in scope
    Stepper("Beats", value: _metronome.projectedValue.beats)
  }
}

struct BeatsText: View {
  var metronome: Metronome

  var body: some View {
    // error: cannot find '_metronome' in scope
    Text("\(_metronome.wrappedValue.beats)")
  }
}

struct Practice: View {
  @State private var metronome = Metronome()

  var body: some View {
    BeatsField(metronome: metronome)
    BeatsText(metronome: metronome)
  }
}
