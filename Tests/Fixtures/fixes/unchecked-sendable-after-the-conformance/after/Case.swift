import SwiftUI

protocol Listener {
  func heard()
}

@Observable final class Catalogue: @unchecked Sendable {
  var entries: [String] = []
}

@Observable final class Radio: Listener, @unchecked Sendable {
  var station = 0

  func heard() {}
}

@MainActor
@Observable
final class Tuner: @preconcurrency Listener {
  var frequency = 0

  func heard() {}
}

@Observable final class Aerial: @unchecked Sendable {
  var height = 0
}

struct Listening: View {
  @State private var catalogue = Catalogue()
  @State private var radio = Radio()
  @State private var tuner = Tuner()
  @State private var aerial = Aerial()

  var body: some View {
    Text("\(catalogue.entries.count) \(radio.station) \(tuner.frequency) \(aerial.height)")
  }
}
