import SwiftUI

/// Nobody reads it from the environment, and `.environmentObject` asks for an `ObservableObject`
/// all the same.
final class Tide: ObservableObject {
  @Published var level = 0.0
}

/// Whoever writes the type says what a gauge is.
typealias Gauges<Gauge> = (tide: Gauge, depth: Int)

struct Harbour: View {
  let gauges: Gauges<Tide>

  var body: some View {
    Quay(tide: gauges.tide)
      .environmentObject(gauges.tide)  // expect: unresolved-injection "environmentObject"
  }
}

/// A part of what a function hands out.
struct Estuary: View {
  let tide: Tide

  var body: some View {
    Quay(tide: tide)
      .environmentObject(measured().tide)  // expect: unresolved-injection "environmentObject"
  }

  private func measured() -> Gauges<Tide> { (tide, 4) }
}

struct Quay: View {
  @ObservedObject var tide: Tide

  var body: some View { Text("\(tide.level)") }
}
