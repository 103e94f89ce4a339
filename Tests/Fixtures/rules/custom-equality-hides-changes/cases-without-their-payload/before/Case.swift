import SwiftUI

enum Phase: Equatable {
  case idle
  case loaded([String])
  case failed(String, code: Int)
  case moved(to: Int)

  static func == (lhs: Phase, rhs: Phase) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle), (.loaded, .loaded): true
    case (.failed(_, let a), .failed(_, let b)): a == b
    case (.moved, .moved): false
    default: false
    }
  }
}

@Observable
final class Feed {
  var phase = Phase.idle  // expect: custom-equality-hides-changes "phase"

  func refresh() async { phase = .loaded(["news"]) }
}

/// There is only one that is idle.
@Observable
final class Pause {
  var phase = Phase.loaded([])

  func rest() { phase = .idle }
}
