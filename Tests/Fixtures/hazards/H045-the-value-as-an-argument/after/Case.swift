import SwiftUI

@Observable final class Metronome {
  var beats: Int = 90  // expect: published-property "@Published(wrappedValue: 90)"
  private(set) var isRunning: Bool = false  // expect: published-property "@Published(initialValue: false)"
  var sounds: [String] = ["tick", "tock"]  // expect-previous: published-property "@Published(wrappedValue: ["tick", "tock"])"
  var title: String? = nil {  // expect: published-property "@Published(initialValue: nil)"
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
