import FactoryKit

@MainActor final class Screens: SharedContainer {
  static let shared = Screens()

  var compass: Factory<Compass> { Factory { Compass() } }
}

extension Container {
  var archive: Factory<Archive> { Factory { Archive() } }
  var almanac: Factory<Almanac> { Factory { Almanac() } }
}
