import FactoryKit
import SwiftUI

@MainActor @Observable final class Compass {
  var path: [Int] = []
}

@MainActor @Observable final class Archive {
  var pages = 3
}

@MainActor @Observable final class Almanac {
  var year = 1999
}

// Its own factories are of other types, which the properties say by their key paths.
@MainActor @Observable final class Weather {
  var rain = 0.0
  @ObservationIgnored @LazyInjected(\.almanac) private var almanac

  func note() { almanac.year += 1 }
}
