import SwiftUI

final class Lighthouse: ObservableObject {
  @Published var isLit = false
  let tower = Tower()
}

final class Tower: ObservableObject {
  @Published var height = 40
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
