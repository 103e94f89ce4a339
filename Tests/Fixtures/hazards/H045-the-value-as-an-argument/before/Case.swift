import SwiftUI

final class Metronome: ObservableObject {
  @Published(wrappedValue: 90) var beats: Int  // expect: published-property "@Published(wrappedValue: 90)"
  @Published(initialValue: false) private(set) var isRunning: Bool  // expect: published-property "@Published(initialValue: false)"
  @Published(wrappedValue: ["tick", "tock"])
  var sounds: [String]  // expect-previous: published-property "@Published(wrappedValue: ["tick", "tock"])"
  @Published(initialValue: nil) var title: String? {  // expect: published-property "@Published(initialValue: nil)"
    didSet { isRunning = false }
  }
}

struct MetronomeView: View {
  @StateObject private var metronome = Metronome()

  var body: some View {
    Stepper("\(metronome.beats)", value: $metronome.beats)
    Text(metronome.isRunning ? metronome.sounds.joined() : metronome.title ?? "")
  }
}
