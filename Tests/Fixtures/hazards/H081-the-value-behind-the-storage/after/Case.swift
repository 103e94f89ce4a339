import SwiftUI

@Observable final class Metronome {
  var beats = 60
}

struct MetronomeView: View {
  @State private var metronome = Metronome()  // expect: state-object "@StateObject"

  var body: some View {
    Stepper("Beats", value: _metronome.projectedValue.beats)
    Text("\(_metronome.wrappedValue.beats)")
  }
}
