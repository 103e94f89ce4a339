import Foundation
import Testing

@testable import MigrateLint

/// Migrated programs do what they did, or what their case says.
///
/// All cases are compiled together, once as they were, once as `--fix` leaves them, and once as
/// search and replace would; then each runs in a process of its own. Observation is the real one.
@Suite(.serialized, .enabled(if: BehaviourProgram.isOnLinux)) struct BehaviourTests {
  typealias World = BehaviourProgram.World
  typealias Tree = (test: BehaviourCase, files: [SourceFile])

  /// `UPDATE=1 swift test --filter BehaviourTests` rewrites the traces instead.
  static let isUpdate = ProcessInfo.processInfo.environment["UPDATE"] == "1"

  @Test(.minutes(5)) func programsRunAsTheirTracesSay() throws {
    let trees = try Self.trees()
    try withTemporaryFolder { folder in
      try BehaviourProgram.buildStandIns(in: folder)
      let built = parallelMap(World.allCases, jobs: processorCount) { world in
        Result { try BehaviourProgram.build(world, of: trees[world] ?? [], in: folder) }
      }
      let builds = try built.map { try $0.get() }
      for failure in builds.flatMap(\.failures) { Issue.record("\(failure)") }
      for test in BehaviourCase.all {
        let migration = try test.migration()
        var traces: [World: String] = [:]
        for (world, build) in zip(World.allCases, builds) where build.names.contains(test.name) {
          traces[world] = try build.program.trace(of: test)
        }
        if Self.isUpdate { try Self.update(test, traces) }
        try withKnownIssue("\(test.defect ?? "")") {
          try test.expect(migration)
          try test.expectTold()
          Self.compare(test, traces)
        } when: {
          test.defect != nil
        }
      }
    }
  }

  /// The cases are SwiftUI as Apple declares it, not only as the running stand-ins do.
  @Test func programsCompileAgainstTheExactStandIns() throws {
    let trees = try Self.trees()
    try withTemporaryFolder { folder in
      for (world, trees) in trees {
        for (test, files) in trees {
          try files.map { SourceFile(path: "\(test.name).\($0.path)", bytes: $0.bytes) }
            .write(to: folder.appending(path: "\(world)"))
        }
      }
      try Script.typecheck(World.allCases.map { folder.appending(path: "\($0)") })
    }
  }

  /// Where a migrated program does something else, there is a rule that says so.
  @Test(arguments: BehaviourCase.all)
  func differencesHaveRules(_ test: BehaviourCase) {
    guard let teller = test.difference?.teller, teller != "accepted" else { return }
    withKnownIssue("\(test.name): there is no rule '\(teller)' yet") {
      let isRule = Rule.named(teller) != nil
      #expect(isRule)
    } when: {
      Rule.named(teller) == nil
    }
  }

  @Test func thereAreCases() {
    #expect(BehaviourCase.all.count >= 60)
    #expect(BehaviourCase.all.filter { $0.naive != nil }.count >= 10)
  }

  // MARK: Trees

  /// The cases of each world with their files.
  private static func trees() throws -> [World: [Tree]] {
    var result: [World: [Tree]] = [:]
    for test in BehaviourCase.all {
      result[.before, default: []].append((test, test.fixture.files))
      let migrated = try test.migration().files
      if let migrated { result[.after, default: []].append((test, migrated)) }
      if let naive = test.naive { result[.naive, default: []].append((test, naive)) }
    }
    return result
  }

  // MARK: Traces

  private static func compare(_ test: BehaviourCase, _ traces: [World: String]) {
    let before = test.text("trace") ?? ""
    for world in World.allCases {
      guard let trace = traces[world] else { continue }
      let expected =
        switch world {
        case .before: before
        case .after: test.difference?.trace ?? before
        case .naive: test.text("naive/trace") ?? ""
        }
      expectSame(lines(trace), lines(expected), "\(test.name), \(world)")
      if world == .naive || world == .after && test.difference != nil {
        #expect(trace != before, "\(test.name), \(world): it does what it did before")
      }
    }
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  private static func update(_ test: BehaviourCase, _ traces: [World: String]) throws {
    if let trace = traces[.before] { try test.write(trace, to: "trace") }
    if let trace = traces[.naive] { try test.write(trace, to: "naive/trace") }
    if let trace = traces[.after], let difference = test.difference {
      try test.write("\(difference.heading)\n\n\(trace)", to: "differs")
    }
  }
}
