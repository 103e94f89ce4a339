import SwiftUI

@Observable final class Clock {
  var hour = 0
}

struct RadioView: View {
  @ObservedObject private var state = radio.state
  var clock: Clock

  var body: some View { Text("\(state.isPlaying) \(clock.hour)") }
}
