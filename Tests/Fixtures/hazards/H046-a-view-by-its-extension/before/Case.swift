import SwiftUI

@MainActor
final class Compass: ObservableObject {
  @Published var degrees = 0.0

  func reset() { degrees = 0 }
}

struct CompassView {
  @ObservedObject var compass: Compass  // expect: unsupported-declaration "compass"
  @State private var isShown = false

  func turn() { compass.degrees += 90 }
}

extension CompassView: View {
  var body: some View {
    Button("\(compass.degrees)") { turn() }
  }
}
