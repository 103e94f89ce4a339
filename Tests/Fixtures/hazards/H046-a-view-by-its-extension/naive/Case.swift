import SwiftUI

@MainActor
@Observable
final class Compass {
  var degrees = 0.0

  func reset() { degrees = 0 }
}

struct CompassView {
  var compass: Compass
  @State private var isShown = false

  func turn() { compass.degrees += 90 }  // error: main actor-isolated property 'degrees' can not be mutated from a nonisolated context
}

extension CompassView: View {
  var body: some View {
    Button("\(compass.degrees)") { turn() }
  }
}
