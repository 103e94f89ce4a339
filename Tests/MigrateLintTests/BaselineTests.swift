import Foundation
import Testing

@testable import MigrateLint

@Suite struct BaselineComparisonTests {
  private func finding(_ file: String, _ symbol: String, _ rule: String) -> ReportedFinding {
    var finding = ReportedFinding.sample(rule: rule)
    finding.place.path = file
    finding.symbol = symbol
    return finding
  }

  private func entry(_ file: String, _ symbol: String, _ rule: String) -> Baseline.Entry {
    Baseline.Entry(file: file, symbol: symbol, rule: rule)
  }

  private func compare(
    _ findings: [ReportedFinding], _ counts: [Baseline.Entry: Int],
    lookedAt: @escaping (Baseline.Entry) -> Bool = { _ in true }, missing: Set<String> = []
  ) -> BaselineComparison {
    BaselineComparison(
      findings, Baseline(counts: counts),
      entry: { Baseline.Entry(file: $0.place.path, symbol: $0.symbol, rule: $0.rule) },
      isLookedAt: lookedAt, isMissing: { missing.contains($0.file) })
  }

  @Test func whatIsKnownIsHidden() {
    let result = compare(
      [finding("A", "X", "r"), finding("A", "Y", "r"), finding("A", "X", "s")],
      [entry("A", "X", "r"): 1])
    #expect(result.new.map(\.symbol) == ["Y", "X"])
    #expect(result.hiddenCount == 1)
    #expect(result.isCurrent)
  }

  @Test func moreOfOneKindAreAllReported() {
    let result = compare(
      [finding("A", "X", "r"), finding("A", "X", "r")], [entry("A", "X", "r"): 1])
    #expect(result.new.count == 2)
    #expect(result.exceeded.map(\.found) == [2])
    #expect(result.pruned.counts == [entry("A", "X", "r"): 1])
  }

  @Test func fewerOfOneKindShrink() {
    let result = compare([finding("A", "X", "r")], [entry("A", "X", "r"): 3])
    #expect(result.new.isEmpty)
    #expect(result.gone.map(\.count) == [2])
    #expect(result.pruned.counts == [entry("A", "X", "r"): 1])
  }

  @Test func whatWasNotLookedAtStays() {
    let counts = [entry("A", "X", "r"): 1, entry("B", "Y", "r"): 1]
    let result = compare([], counts) { $0.file == "A" }
    #expect(result.gone.map(\.entry.file) == ["A"])
    #expect(result.pruned.counts == [entry("B", "Y", "r"): 1])
  }

  @Test func aMovedFileIsFollowed() {
    let result = compare(
      [finding("New/A", "X", "r"), finding("New/A", "X.y", "s")],
      [entry("A", "X", "r"): 1, entry("A", "X.y", "s"): 1], missing: ["A"])
    #expect(result.new.isEmpty)
    #expect(!result.isCurrent)
    #expect(result.moved.count == 2)
    #expect(
      result.pruned.counts == [entry("New/A", "X", "r"): 1, entry("New/A", "X.y", "s"): 1])
  }

  @Test(arguments: [
    // The old file is still there.
    ([("B", "X")], [("A", "X", 1)], []),
    // In two new files.
    ([("B", "X"), ("C", "X")], [("A", "X", 1)], ["A"]),
    // Another number of times.
    ([("B", "X"), ("B", "X")], [("A", "X", 1)], ["A"]),
    // From one of two files.
    ([("B", "X")], [("A", "X", 1), ("D", "X", 1)], ["A", "D"]),
    // Another name.
    ([("B", "Y")], [("A", "X", 1)], ["A"]),
  ] as [([(String, String)], [(String, String, Int)], Set<String>)])
  func aDoubtfulMoveIsNone(
    _ found: [(String, String)], _ known: [(String, String, Int)], _ missing: Set<String>
  ) {
    var counts: [Baseline.Entry: Int] = [:]
    for (file, symbol, count) in known { counts[entry(file, symbol, "r")] = count }
    let result = compare(found.map { finding($0.0, $0.1, "r") }, counts, missing: missing)
    #expect(result.moved.isEmpty)
    #expect(result.new.count == found.count)
    #expect(result.gone.count == known.count)
  }

  @Test func theTextIsReadBack() throws {
    let baseline = Baseline(counts: [
      entry("B/\"x\".swift", "Ünit.a", "r"): 2, entry("A.swift", "", "r"): 1,
      entry("A.swift", "Z", "q"): 1,
    ])
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    #expect(
      text == #"""
        {
          "migrateLintBaseline": 1,
          "findings": [
            {"file": "A.swift", "symbol": "", "rule": "r"},
            {"file": "A.swift", "symbol": "Z", "rule": "q"},
            {"file": "B/\"x\".swift", "symbol": "Ünit.a", "rule": "r", "count": 2}
          ]
        }

        """#)
    #expect(try Baseline(baseline.bytes) == baseline)
    #expect(try Baseline(Baseline().bytes) == Baseline())
  }

  @Test(arguments: [
    ("{}", "this is no baseline"),
    ("[]", "this is no baseline"),
    (#"{"schemaVersion": 1, "findings": []}"#, "this is no baseline"),
    (
      #"{"migrateLintBaseline": 2, "findings": []}"#,
      "a baseline of another version of migrate-lint; this one knows version 1"
    ),
    (#"{"migrateLintBaseline": 1}"#, "'findings' is missing"),
    (#"{"migrateLintBaseline": 1, "findings": [], "x": 1}"#, "a baseline has no 'x'"),
    (#"{"migrateLintBaseline": 1, "findings": [{"file": "A"}]}"#, "an entry needs 'symbol', a text"),
    (#"{"migrateLintBaseline": 1, "findings": ["A"]}"#, "an entry needs 'file', a text"),
    (
      #"{"migrateLintBaseline": 1, "findings": [{"file": "A", "symbol": "", "rule": "r", "line": 3}]}"#,
      "an entry has no 'line'"
    ),
    (
      #"{"migrateLintBaseline": 1, "findings": [{"file": "A", "symbol": "", "rule": "r", "count": 0}]}"#,
      "'count' is a number from 1"
    ),
    (
      #"{"migrateLintBaseline": 1, "findings": [{"file": "A", "symbol": "", "rule": "r"}, "#
        + #"{"file": "A", "symbol": "", "rule": "r"}]}"#, "this entry is there twice"
    ),
  ])
  func foreignFilesAreRefused(_ text: String, _ reason: String) {
    do {
      _ = try Baseline(Array(text.utf8))
      Issue.record("accepted")
    } catch {
      #expect(error.reason == reason)
    }
  }
}

/// Baselines on the disk, with the whole program.
@Suite struct BaselineRunTests {
  private let known = "baseline.json"

  private func withTree(_ body: (Checkout) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, isCommitted: false)
      #expect(tree.run("--write-baseline", known).code == 0)
      try body(tree)
    }
  }

  private func entries(_ tree: Checkout) throws -> [String] {
    try Baseline(Array(try #require(tree.text(known)).utf8)).counts.keys.sorted().map {
      "\($0.file): \($0.symbol) [\($0.rule)]"
    }
  }

  @Test func nothingNewIsClean() throws {
    try withTree { tree in
      let result = tree.run("--baseline", known, "--strict-baseline")
      #expect(result.code == 0)
      #expect(result.said == "")
    }
  }

  @Test func aNewFindingIsReported() throws {
    try withTree { tree in
      try tree.write(Checkout.source("Raft"), to: "App/Raft.swift")
      #expect(tree.run("--baseline", known).code == 1)
    }
  }

  @Test func linesAboveDoNotMatter() throws {
    try withTree { tree in
      try tree.write("// One\n// Two\n\n" + Checkout.source("Boat"), to: "App/Boat.swift")
      #expect(tree.run("--baseline", known, "--strict-baseline").code == 0)
    }
  }

  @Test func itWorksFromEveryFolder() throws {
    try withTree { tree in
      var below = tree
      below.folder += "/App"
      #expect(below.run("--baseline", "../\(known)", "--strict-baseline", "..").code == 0)
      #expect(below.run("--baseline", "../\(known)", "--strict-baseline").code == 0)
      let absolute = PathName.join(tree.root, known)
      #expect(below.run("--baseline", absolute, tree.root).code == 0)
    }
  }

  @Test func whatIsGoneIsToldAndPruned() throws {
    try withTree { tree in
      try tree.write("struct Nothing {}\n", to: "App/Kite.swift")
      let result = tree.run("--baseline", known)
      #expect(result.code == 0)
      #expect(
        result.said == """
          App/Kite.swift: Kite [observable-object-class] is gone
          App/Kite.swift: Kite.speed [published-property] is gone
          App/Kite.swift: KiteView.kite [state-object] is gone
          migrate-lint: 'baseline.json' lists what is gone or moved; '--prune-baseline' puts that right

          """)
      #expect(tree.run("--baseline", known, "--strict-baseline").code == 1)
      let pruning = tree.run("--baseline", known, "--strict-baseline", "--prune-baseline")
      #expect(pruning.code == 0)
      #expect(
        pruning.said == "migrate-lint: took 3 findings out of 'baseline.json'; 6 are left\n")
      #expect(try !entries(tree).contains { $0.contains("Kite") })
      #expect(tree.run("--baseline", known, "--strict-baseline").said == "")
    }
  }

  @Test func aRemovedFileIsGone() throws {
    try withTree { tree in
      try FileManager.default.removeItem(atPath: tree.root + "/App/Kite.swift")
      #expect(tree.run("--baseline", known, "--strict-baseline").code == 1)
      #expect(tree.run("--baseline", known, "--prune-baseline", "App").code == 0)
      #expect(try entries(tree).count == 6)
    }
  }

  @Test func aMovedFileStaysKnown() throws {
    try withTree { tree in
      try FileManager.default.moveItem(
        atPath: tree.root + "/App/Kite.swift", toPath: tree.root + "/Kite.swift")
      let result = tree.run("--baseline", known)
      #expect(result.code == 0)
      #expect(result.said.contains("App/Kite.swift: Kite [observable-object-class] is now in Kite"))
      let pruned = tree.run("--baseline", known, "--prune-baseline")
      #expect(
        pruned.said
          == "migrate-lint: took 0 findings out of 'baseline.json', moved 3; 9 are left\n")
      #expect(tree.run("--baseline", known, "--strict-baseline").said == "")
    }
  }

  @Test func aRenamedModelIsNew() throws {
    try withTree { tree in
      try tree.write(Checkout.source("Dragon"), to: "App/Kite.swift")
      #expect(tree.run("--baseline", known).code == 1)
    }
  }

  /// Whoever looks at a part knows nothing of the rest.
  @Test(arguments: [
    ["App/Boat.swift"], ["--select", "ownership"], ["--ignore", "migration"],
    ["--exclude", "App/Kite.swift"], ["--staged"],
  ])
  func whatIsNotLookedAtStays(_ words: [String]) throws {
    try withTree { tree in
      try tree.git("init", "--quiet")
      try tree.write("struct Nothing {}\n", to: "App/Kite.swift")
      let output = CapturedOutput()
      let session = Session(
        environment: [:], fileSystem: DiskFileSystem(currentDirectory: tree.folder), output: output)
      let flags = ["--baseline", known, "--strict-baseline", "--prune-baseline"]
      #expect(session.run(flags + words) == .clean)
      #expect(output.error == "")
      #expect(try entries(tree).count == 9)
    }
  }

  /// Where a part of the tree is analysed, its evidence says nothing.
  @Test(arguments: [["App/Boat.swift", "--isolated"], ["App/Deep"], ["App/Boat.swift"]])
  func aPartOfTheTreeSaysNothingIsGone(_ words: [String]) throws {
    try withTree { tree in
      try tree.write("struct Nothing {}\n", to: "App/Boat.swift")
      try tree.write("struct Nothing {}\n", to: "App/Deep/Nothing.swift")
      let text = tree.text(known)
      let flags = ["--baseline", known, "--strict-baseline"]
      func run(_ words: [String]) -> (ExitCode, String) {
        let output = CapturedOutput()
        let session = Session(
          environment: [:], fileSystem: DiskFileSystem(currentDirectory: tree.folder),
          output: output)
        return (session.run(words), output.error)
      }
      #expect(run(flags + words) == (.clean, ""))
      let pruning = run(flags + ["--prune-baseline"] + words)
      let missing = words.last == "App/Deep" ? "App/Boat.swift" : "App/Kite.swift"
      #expect(pruning.0 == .couldNotRun)
      #expect(
        pruning.1 == "migrate-lint: 'baseline.json' is not pruned: it lists '\(missing)', which this "
          + "run does not read; run it on the whole tree\n")
      #expect(run(["--write-baseline", known] + words).0 == .couldNotRun)
      #expect(tree.text(known) == text)
    }
  }

  @Test func writingAPartKeepsTheRest() throws {
    try withTree { tree in
      try tree.git("init", "--quiet")
      try tree.write("struct Nothing {}\n", to: "App/Kite.swift")
      try tree.write(Checkout.source("Raft"), to: "App/Boat.swift")
      #expect(tree.run("--write-baseline", known, "App/Boat.swift").code == 0)
      #expect(try entries(tree).filter { $0.contains("Kite") }.count == 3)
      #expect(try entries(tree).filter { $0.contains("Raft") }.count == 3)
      #expect(try entries(tree).filter { $0.contains("Boat:") || $0.contains("BoatV") }.isEmpty)
    }
  }

  @Test func aDamagedFileHidesNothingAndPrunesNothing() throws {
    try withTree { tree in
      try tree.write("final class Kite {\n", to: "App/Kite.swift")
      let text = tree.text(known)
      #expect(tree.run("--baseline", known).code == 1)
      #expect(tree.run("--baseline", known).said == "")
      for flag in ["--prune-baseline", "--strict-baseline"] {
        #expect(tree.run("--baseline", known, flag).code == (flag == "--prune-baseline" ? 2 : 1))
      }
      #expect(tree.run("--write-baseline", known).code == 2)
      #expect(tree.text(known) == text)
    }
  }

  @Test func otherFilesAreNotWrittenOver() throws {
    try withTree { tree in
      let result = tree.run("--write-baseline", "App/Boat.swift")
      #expect(result.code == 2)
      #expect(result.said.hasPrefix("migrate-lint: App/Boat.swift:1:1: "))
      #expect(tree.text("App/Boat.swift") == Checkout.source("Boat"))
    }
  }

  @Test func complaintsNameTheLine() throws {
    try withTree { tree in
      let text = try #require(tree.text(known))
      try tree.write(text.replacing("  \"findings\"", with: "<<<<<<< HEAD\n"), to: known)
      let result = tree.run("--baseline", known)
      #expect(result.code == 2)
      #expect(result.said == "migrate-lint: baseline.json:3:1: a merge left its marks here\n")
      #expect(
        tree.run("--baseline", "none.json").said
          == "migrate-lint: there is no baseline 'none.json'; '--write-baseline' makes one\n")
      #expect(
        tree.run("--strict-baseline").said
          == "migrate-lint: '--strict-baseline' needs '--baseline', here or in a configuration\n")
    }
  }

  @Test func theConfigurationNamesIt() throws {
    try withTree { tree in
      try tree.write("{ baseline: '\(known)', strictBaseline: true }", to: Configuration.fileName)
      try tree.git("init", "--quiet")
      #expect(tree.run().code == 0)
      var below = tree
      below.folder += "/App"
      #expect(below.run().code == 0)
      try tree.write("struct Nothing {}\n", to: "App/Kite.swift")
      #expect(below.run().code == 1)
      #expect(
        below.run().said.hasSuffix(
          "migrate-lint: '../baseline.json' lists what is gone or moved; '--prune-baseline' puts that"
            + " right\n"))
      #expect(below.run("--no-config").code == 1)
      #expect(below.run("--prune-baseline").code == 0)
      #expect(tree.run().said == "")
    }
  }

  @Test func aLinkIsFollowedAndStays() throws {
    try withTree { tree in
      try tree.write("struct Nothing {}\n", to: "App/Kite.swift")
      try FileManager.default.createSymbolicLink(
        atPath: tree.root + "/App/known.json", withDestinationPath: "../" + known)
      #expect(tree.run("--baseline", "App/known.json", "--prune-baseline").code == 0)
      #expect(try entries(tree).count == 6)
      let attributes = try FileManager.default.attributesOfItem(
        atPath: tree.root + "/App/known.json")
      #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test func fixingMigratesWhatTheBaselineHides() throws {
    try withTree { tree in
      let result = tree.run("--fix", "--allow-no-vcs", "--baseline", known, "--prune-baseline")
      #expect(result.code == 0)
      #expect(tree.migrated == ["Boat", "Kite", "Sled"])
      let left = try entries(tree)
      #expect(left == [])
    }
  }

  @Test func whatIsMendedIsNotCalledGone() throws {
    try withTree { tree in
      let text = try #require(tree.text(known))
      let stale = "    {\"file\": \"App/Boat.swift\", \"symbol\": \"Raft\", \"rule\": \"state-object\"},\n"
      let list = "\"findings\": [\n"
      try tree.write(text.replacing(list, with: list + stale), to: known)
      let words = ["--fix", "--allow-no-vcs", "--max-models", "1", "--baseline", known]
      #expect(
        tree.run(words).said == """
          migrate-lint: 'Kite' stays: '--max-models 1' is reached
          migrate-lint: 'Sled' stays: '--max-models 1' is reached
          migrate-lint: migrated 1 model in 1 file
          migrate-lint: mended 3 findings that '\(known)' lists; '--prune-baseline' takes them out
          App/Boat.swift: Raft [state-object] is gone
          migrate-lint: '\(known)' lists what is gone or moved; '--prune-baseline' puts that right

          """)
      #expect(tree.migrated == ["Boat"])
    }
  }

  @Test func nothingIsLeftBesideIt() throws {
    try withTree { tree in
      let names = try FileManager.default.contentsOfDirectory(atPath: tree.root).sorted()
      #expect(names == ["App", known])
      let result = tree.run("--write-baseline", "no/known.json")
      #expect(result.said == "migrate-lint: there is no folder for the baseline 'no/known.json'\n")
      #expect(result.code == 2)
    }
  }

  /// What a team puts into CI: no new class of the old kind, whatever else there is.
  @Test func noNewModelOfTheOldKind() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, isCommitted: false)
      let gate = ["--select", "observable-object-class", "--fail-on", "note"]
      func run(_ words: String...) -> Int32 {
        let session = Session(
          environment: [:], fileSystem: DiskFileSystem(currentDirectory: tree.folder),
          output: CapturedOutput())
        return session.run(gate + words).rawValue
      }
      #expect(run("--write-baseline", "models.json") == 0)
      #expect(run("--baseline", "models.json") == 0)
      // Here: a new view of an old model is nobody's business.
      try tree.write(
        "import SwiftUI\nstruct Deck: View {\n  @ObservedObject var boat: Boat\n"
          + "  var body: some View { Text(\"\\(boat.speed)\") }\n}\n", to: "App/Deck.swift")
      #expect(run("--baseline", "models.json") == 0)
      // Here: a model that something blocks is new all the same.
      try tree.write(
        "import Combine\nfinal class Raft: ObservableObject {\n  @Published var logs = 0\n"
          + "  lazy var sum = $logs.sink { print($0) }\n}\n", to: "App/Raft.swift")
      #expect(run("--baseline", "models.json") == 1)
    }
  }
}
