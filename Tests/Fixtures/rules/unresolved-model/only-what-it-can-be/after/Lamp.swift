import SwiftUI

// Nobody in another file can take one: it has no name there.
@MainActor @Observable private final class Lamp {
  var stops: [Int] = []
  var phase = 0

  func skip() { stops.removeLast() }
}

struct LampView: View {
  @State private var lamp = Lamp()

  var body: some View { Text("\(lamp.phase)") }
}
