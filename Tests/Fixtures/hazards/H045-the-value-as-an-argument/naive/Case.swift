import SwiftUI

@Observable final class Metronome {  // error: class 'Metronome' has no initializers
  var beats: Int
  private(set) var isRunning: Bool
  var sounds: [String]
  var title: String? {
    didSet { isRunning = false }
  }
}

struct MetronomeView: View {
  @State private var metronome = Metronome()

  var body: some View {
    Stepper("\(metronome.beats)", value: $metronome.beats)
    Text(metronome.isRunning ? metronome.sounds.joined() : metronome.title ?? "")
  }
}
