import FactoryKit
import SwiftUI

@MainActor final class Compass: ObservableObject {
  @Published var path: [Int] = []
}

@MainActor final class Archive: ObservableObject {
  @Published var pages = 3
}

@MainActor final class Almanac: ObservableObject {
  @Published var year = 1999
}

// Its own factories are of other types, which the properties say by their key paths.
@MainActor final class Weather: ObservableObject {
  @Published var rain = 0.0
  @LazyInjected(\.almanac) private var almanac

  func note() { almanac.year += 1 }
}
