import SwiftUI

protocol Listener {
  func heard()
}

final class Catalogue: ObservableObject, @unchecked Sendable {
  @Published var entries: [String] = []
}

final class Radio: Listener, ObservableObject, @unchecked Sendable {
  @Published var station = 0

  func heard() {}
}

@MainActor
final class Tuner: ObservableObject, @preconcurrency Listener {
  @Published var frequency = 0

  func heard() {}
}

final class Aerial: @unchecked Sendable, ObservableObject {
  @Published var height = 0
}

struct Listening: View {
  @StateObject private var catalogue = Catalogue()
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()
  @StateObject private var aerial = Aerial()

  var body: some View {
    Text("\(catalogue.entries.count) \(radio.station) \(tuner.frequency) \(aerial.height)")
  }
}
