import SwiftUI

final class Desk {
  var isOpen = false
}

/// The desks are bound and never compared; so is what `_` stands for.
enum Screen: Equatable {
  case main(Desk, user: Int)
  case list(Int, Int)
  case all(Int, Int)
  case start

  static func == (one: Screen, other: Screen) -> Bool {
    switch (one, other) {
    case (.start, .start): return true
    case (.main(let desk, let user), .main(_, let another)):
      return user == another
    case (.list(let first, _), .list(let second, _)): return first == second
    case (.all(let a, let b), .all(let c, let d)) where a == c: return b == d
    default: return false
    }
  }
}

@Observable final class Route {
  // says-next: "differs only in 'list', 'main' updates no view"
  var screen = Screen.start  // expect: custom-equality-hides-changes "screen"

  func open() { screen = .main(Desk(), user: 7) }
}

struct RouteView: View {
  var route: Route

  var body: some View {
    switch route.screen {
    case .main(let desk, _): Text(desk.isOpen ? "Open" : "Closed")
    default: Button("Open") { route.open() }
    }
  }
}
