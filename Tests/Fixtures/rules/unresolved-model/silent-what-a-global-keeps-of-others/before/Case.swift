import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

struct RadioView: View {
  @ObservedObject private var state = radio.state
  @ObservedObject var clock: Clock

  var body: some View { Text("\(state.isPlaying) \(clock.hour)") }
}
