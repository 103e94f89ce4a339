import Foundation
import Testing

@testable import MigrateLint

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 7, 1000])
  func resultsComeInTheOrderOfTheItems(jobs: Int) {
    let items = Array(0..<500)
    #expect(parallelMap(items, jobs: jobs, weight: { $0 % 7 }) { $0 * 2 } == items.map { $0 * 2 })
  }

  @Test func noItems() { #expect(parallelMap([Int](), jobs: 4) { $0 }.isEmpty) }

  @Test(arguments: [1, 2]) func theStackIsDeep(jobs: Int) {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
    // Here: the thread sanitizer keeps no more than 65,536 calls apart.
    let isWatched = ProcessInfo.processInfo.environment["SANITIZER"] == "thread"
    let deep = isWatched ? 30_000 : 100_000
    #expect(parallelMap([deep, deep], jobs: jobs) { depth($0) } == [deep, deep])
  }

  /// To start a thread takes longer than a small project does.
  @Test(arguments: [(1, true), (2, false)])
  func oneJobStaysOnADeepStack(jobs: Int, stays: Bool) {
    let isSame = parallelMap([0], jobs: 1) { _ in
      let here = ObjectIdentifier(Thread.current)
      let there = parallelMap([1, 2], jobs: jobs) { _ in ObjectIdentifier(Thread.current) }
      return there == [here, here]
    }
    #expect(isSame == [stays])
  }
}
