import SwiftUI

final class Metronome: ObservableObject {
  @Published var beats = 60 {
    didSet { beats = beats - beats % 10 }
  }
}

struct MetronomeView: View {
  @ObservedObject var metronome: Metronome

  var body: some View { Text("\(metronome.beats) beats") }
}
