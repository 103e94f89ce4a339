import SwiftUI

// Nobody in another file can take one: it has no name there.
@MainActor private final class Lamp: ObservableObject {
  @Published var stops: [Int] = []
  @Published var phase = 0

  func skip() { stops.removeLast() }
}

struct LampView: View {
  @StateObject private var lamp = Lamp()

  var body: some View { Text("\(lamp.phase)") }
}
