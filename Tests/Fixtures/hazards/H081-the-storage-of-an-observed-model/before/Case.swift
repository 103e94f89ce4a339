import SwiftUI

final class Metronome: ObservableObject {
  @Published var beats = 60
}

struct BeatsField: View {
  @ObservedObject var metronome: Metronome  // expect: observed-object "@ObservedObject"

  var body: some View {
    Stepper("Beats", value: _metronome.projectedValue.beats)
  }
}

struct BeatsText: View {
  @ObservedObject var metronome: Metronome  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(_metronome.wrappedValue.beats)") }
}

struct Practice: View {
  @StateObject private var metronome = Metronome()

  var body: some View {
    BeatsField(metronome: metronome)
    BeatsText(metronome: metronome)
  }
}
