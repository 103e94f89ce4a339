import SwiftUI

@Observable final class Mixer {
  var volume = 0.5
  /// Whoever reads this does not run its observer.
  var isMuted = false {
    didSet { log(volume) }
  }

  private func log(_ volume: Double) {
    print(volume)
  }
}

struct MuteLabel: View {
  let mixer: Mixer

  var body: some View {
    Text(mixer.isMuted ? "Muted" : "On")
  }
}
