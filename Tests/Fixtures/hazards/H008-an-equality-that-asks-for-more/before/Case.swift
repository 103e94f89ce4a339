import SwiftUI

struct Ladder<Rung> {
  var rungs: [Rung]
  var gap: Int
}

extension Ladder: Equatable where Rung: Equatable {}

// For ladders of pairs only, so that it is not what `Equatable` asks for.
extension Ladder {
  static func == <Left: Equatable, Right: Equatable>(a: Ladder, b: Ladder) -> Bool
  where Rung == (Left, Right) {
    a.rungs.count == b.rungs.count
  }
}

final class Shed: ObservableObject {
  // says-not-next: "differs only"
  @Published var ladder = Ladder(rungs: [1], gap: 2)

  func swap(_ other: Ladder<Int>) { ladder = other }
}

struct ShedView: View {
  @ObservedObject var shed: Shed
  var body: some View { Text("\(shed.ladder.gap)") }
}
