import SwiftUI

struct Score {
  var hits = 0
  var rank = 0
}

/// A method gives the default, and asks for what is being changed.
@MainActor final class Scores: ObservableObject {
  @Published var table: [String: Score] = [:]

  func hit(_ name: String) { table[name, default: fresh()].hits += 1 }  // expect: mutation-reads-itself "table"

  private func fresh() -> Score { Score(rank: table.count + 1) }
}

/// So it is with what is appended.
@MainActor final class Groups: ObservableObject {
  @Published private(set) var groups: [String: [Int]] = [:]

  func add(_ name: String, _ value: Int) { groups[name, default: first()].append(value) }  // expect: mutation-reads-itself "groups"

  private func first() -> [Int] { [groups.count] }
}

/// This one looks elsewhere.
@MainActor final class Lists: ObservableObject {
  @Published private(set) var lists: [String: [Int]] = [:]
  private var count = 0

  func add(_ name: String, _ value: Int) { lists[name, default: first()].append(value) }

  private func first() -> [Int] { [count] }
}

struct ScoresView: View {
  @StateObject private var scores = Scores()
  @StateObject private var groups = Groups()
  @StateObject private var lists = Lists()

  var body: some View {
    Text("\(scores.table.count) \(groups.groups.count) \(lists.lists.count)")
      .onTapGesture {
        scores.hit("a")
        groups.add("a", 1)
        lists.add("a", 1)
      }
  }
}
