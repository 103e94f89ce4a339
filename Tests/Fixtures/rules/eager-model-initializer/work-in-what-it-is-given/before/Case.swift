import SwiftUI

/// Each one starts a timer that nobody stops.
final class Gauge {
  private(set) var level = 0

  init() { measure() }

  private func measure() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("measured") }
  }
}

/// The model itself only stores what it is given.
final class Tide: ObservableObject {
  @Published var height = 0
  private let gauge: Gauge
  private let pier: Int

  init(gauge: Gauge, pier: Int) {
    self.gauge = gauge
    self.pier = pier
  }
}

final class Foghorn {
  init() {
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
      print("fog")
    }
  }
}

final class Pilot: ObservableObject {
  @Published var depth = 0
  private let horn: Foghorn

  init(horn: Foghorn) { self.horn = horn }
}

struct PierView: View {
  // says-next: "with '@State' a 'Tide' is made whenever 'PierView' is made, not once"
  @StateObject private var tide: Tide  // expect: eager-model-initializer "@StateObject"
  // says-next: "with '@State' a 'Pilot' is made whenever 'PierView' is made, not once"
  @StateObject private var pilot = Pilot(horn: Foghorn())  // expect: eager-model-initializer "@StateObject"

  init(pier: Int) {
    _tide = StateObject(wrappedValue: Tide(gauge: Gauge(), pier: pier))
  }

  var body: some View { Text("\(tide.height) \(pilot.depth)") }
}

/// Drawn anew with each tap, and with it its part.
struct HarbourView: View {
  @State private var taps = 0

  var body: some View {
    Button("\(taps)") { taps += 1 }
    PierView(pier: 1)
  }
}
