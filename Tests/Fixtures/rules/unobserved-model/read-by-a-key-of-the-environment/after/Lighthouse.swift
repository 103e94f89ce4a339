import SwiftUI

@Observable final class Lighthouse {
  var isLit = false
  let tower = Tower()
}

@Observable final class Tower {
  var height = 40
}

extension EnvironmentValues {
  @Entry var lighthouse = Lighthouse()

  var nearest: Lighthouse? {
    get { self[NearestKey.self] }
    set { self[NearestKey.self] = newValue }
  }
}

private struct NearestKey: EnvironmentKey {
  static var defaultValue: Lighthouse? { nil }
}
