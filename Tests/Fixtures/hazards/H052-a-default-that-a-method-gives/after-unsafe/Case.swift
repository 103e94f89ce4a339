import SwiftUI

struct Score {
  var hits = 0
  var rank = 0
}

/// A method gives the default, and asks for what is being changed.
@MainActor @Observable final class Scores {
  var table: [String: Score] = [:]

  func hit(_ name: String) { table[name, default: fresh()].hits += 1 }  // expect: mutation-reads-itself "table"

  private func fresh() -> Score { Score(rank: table.count + 1) }
}

/// So it is with what is appended.
@MainActor @Observable final class Groups {
  private(set) var groups: [String: [Int]] = [:]

  func add(_ name: String, _ value: Int) { groups[name, default: first()].append(value) }  // expect: mutation-reads-itself "groups"

  private func first() -> [Int] { [groups.count] }
}

/// This one looks elsewhere.
@MainActor @Observable final class Lists {
  private(set) var lists: [String: [Int]] = [:]
  @ObservationIgnored private var count = 0

  func add(_ name: String, _ value: Int) { lists[name, default: first()].append(value) }

  private func first() -> [Int] { [count] }
}

struct ScoresView: View {
  @State private var scores = Scores()
  @State private var groups = Groups()
  @State private var lists = Lists()

  var body: some View {
    Text("\(scores.table.count) \(groups.groups.count) \(lists.lists.count)")
      .onTapGesture {
        scores.hit("a")
        groups.add("a", 1)
        lists.add("a", 1)
      }
  }
}
