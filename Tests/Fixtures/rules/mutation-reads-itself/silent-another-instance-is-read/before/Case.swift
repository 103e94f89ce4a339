import SwiftUI

enum Branch {
  case leaf(Leaf)
  case knot(Hedge)

  /// Reads the branches of the hedge that it carries, and only keeps the one above.
  @MainActor mutating func prune(under above: Hedge) {
    switch self {
    case .leaf(let leaf): leaf.above = above
    case .knot(let hedge):
      if hedge.branches.count == 1 {
        let only = hedge.branches[0]
        if case .leaf(let leaf) = only { leaf.above = above }
        self = only
      } else {
        hedge.prune()
      }
    }
  }
}

final class Leaf {
  weak var above: Hedge?
}

@MainActor @Observable
final class Hedge {
  var branches: [Branch] = []

  func prune() {
    for index in branches.indices { branches[index].prune(under: self) }
  }
}

struct HedgeView: View {
  let hedge: Hedge

  var body: some View { Text("\(hedge.branches.count)") }
}
