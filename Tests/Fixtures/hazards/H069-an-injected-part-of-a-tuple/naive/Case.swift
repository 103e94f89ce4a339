import SwiftUI

/// Nobody reads it from the environment, and `.environmentObject` asks for an `ObservableObject`
/// all the same.
@Observable final class Tide {
  var level = 0.0
}

/// Whoever writes the type says what a gauge is.
typealias Gauges<Gauge> = (tide: Gauge, depth: Int)

struct Harbour: View {
  let gauges: Gauges<Tide>

  var body: some View {
    Quay(tide: gauges.tide)
      .environmentObject(gauges.tide)  // error: instance method 'environmentObject' requires that 'Tide' conform to 'ObservableObject'
  }
}

/// A part of what a function hands out.
struct Estuary: View {
  let tide: Tide

  var body: some View {
    Quay(tide: tide)
      .environmentObject(measured().tide)  // error: instance method 'environmentObject' requires that 'Tide' conform to 'ObservableObject'
  }

  private func measured() -> Gauges<Tide> { (tide, 4) }
}

struct Quay: View {
  var tide: Tide

  var body: some View { Text("\(tide.level)") }
}
