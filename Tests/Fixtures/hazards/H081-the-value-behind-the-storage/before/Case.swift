import SwiftUI

final class Metronome: ObservableObject {
  @Published var beats = 60
}

struct MetronomeView: View {
  @StateObject private var metronome = Metronome()  // expect: state-object "@StateObject"

  var body: some View {
    Stepper("Beats", value: _metronome.projectedValue.beats)
    Text("\(_metronome.wrappedValue.beats)")
  }
}
