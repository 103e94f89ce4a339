import Testing

@testable import MigrateLint

/// Comments that silence rules: what they reach, and what becomes of the rest.
@Suite struct SuppressionTests {
  // MARK: Reading

  /// `reach names -- reason`, or what is wrong.
  private func read(_ text: String) -> [String] {
    ParsedFile(SourceFile(path: "A.swift", bytes: Array(text.utf8))).suppressions.map { comment in
      if let problem = comment.problem { return problem.message }
      let names = comment.names.map(\.text).joined(separator: "|")
      let reach = comment.reach?.rawValue ?? "enable"
      return "\(reach) \(names)" + (comment.reason.map { " -- \($0)" } ?? "")
    }
  }

  @Test(
    arguments: [
      ("// migrate-lint:disable:next a-b", "next a-b"),
      ("//migrate-lint:disable:this a", "this a"),
      ("///   migrate-lint:disable:previous a,b , c", "previous a|b|c"),
      ("/* migrate-lint:disable:file a */", "file a"),
      ("/*migrate-lint:disable a*/", "region a"),
      ("/**\n * migrate-lint:enable a\n */", nil),
      ("/*\n\tmigrate-lint:enable a\n\tb -- why\n\tnot\n*/", "enable a|b -- why not"),
      ("// migrate-lint:disable:next a -- why, -- and how", "next a -- why, -- and how"),
      ("// migrate-lint:disable:next a --", "next a"),
      ("// migrate-lint:disable:next a \u{2014} päivä 🍎", "next a -- päivä 🍎"),
      ("// migrate-lint:disable:next\u{A0}a", "next a"),
      ("// migrate-lint:disable:next a--b", "next a--b"),
      ("// migrate-lint:disable:next a // another comment", "next a|//|another|comment"),
      ("/* migrate-lint:disable:next a -- never closed", "next a -- never closed"),
      ("// see migrate-lint:disable:next a", nil),
      ("// // migrate-lint:disable:next a", nil),
      ("/* // migrate-lint:disable:next a */", nil),
      ("let s = \"// migrate-lint:disable:next a\"", nil),
      ("// migrate-lint", nil),
      ("// migrate-lint: a program", nil),
      ("// migrate-linter:disable a", nil),
      ("// Migrate-lint:disable a", nil),
      ("// migrate-lint:disable -- why", "it names no rule; 'all' stands for every rule"),
      ("// migrate-lint disable a", "it is written 'migrate-lint:disable'"),
      ("// migrate-lint:ignore a", "'ignore' is neither 'disable' nor 'enable'"),
      ("// migrate-lint:enable:file a", "'enable' ends a region and takes no 'file'"),
      (
        "// migrate-lint:disable:next:this a",
        "behind 'disable:' stands next, this, previous or file, not 'next:this'"
      ),
    ] as [(String, String?)])
  func isRead(_ text: String, _ expected: String?) {
    #expect(read(text) == (expected.map { [$0] } ?? []))
    #expect(read("\u{FEFF}let a = 1 \(text)") == (expected.map { [$0] } ?? []))
  }

  // MARK: Reach

  /// The numbers of the lines whose `@Published` is reported as silenced.
  private func silenced(_ lines: [String], lineEnd: String = "\n") -> [Int] {
    let head = "import SwiftUI\(lineEnd)class Pond: ObservableObject {\(lineEnd)"
    let text = head + lines.joined(separator: lineEnd) + lineEnd + "}" + lineEnd
    let file = SourceFile(path: "Pond.swift", bytes: Array(text.utf8))
    return Pipeline.analyse([file], options: AnalysisOptions()).suppressed
      .filter { $0.finding.rule == "published-property" }.map { $0.finding.place.start.line - 2 }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func reach(_ lineEnd: String) {
    let rule = "published-property"
    let lines = [
      "  @Published var a = 1",
      "  @Published var b = 1  // migrate-lint:disable:this \(rule)",
      "  // migrate-lint:disable:next \(rule) -- 😀",
      "",
      "  // Another comment.",
      "  /* and */ @Published var c = 1; @Published var d = 1",
      "  @Published var e = 1",
      "  @Published",
      "  var f = 1",
      "  // migrate-lint:disable:previous \(rule)",
      "  @Published var g = 1",
      "  // migrate-lint:disable:next \(rule)",
      "  @available(iOS 17, *)",
      "  @Published",
      "  var h = 1",
      "  @Published var i = 1; /* migrate-lint:disable \(rule) */ @Published var j = 1",
      "  @Published var k = 1",
      "  @Published var l = 1; /* migrate-lint:enable \(rule) */ @Published var m = 1",
    ]
    // Here: 'previous' means the line of the name, on which there is no attribute.
    #expect(silenced(lines, lineEnd: lineEnd) == [2, 6, 6, 14, 16, 17, 18])
  }

  @Test func conditionsAreNoLinesOfCode() {
    let lines = [
      "  // migrate-lint:disable:next published-property",
      "  #if DEBUG",
      "  @Published var a = 1",
      "  #else",
      "  // migrate-lint:disable:previous published-property",
      "  #endif",
      "  @Published var b = 1",
    ]
    #expect(silenced(lines) == [3])
    #expect(silenced([lines[6], lines[3], lines[4]].map { $0.replacing("#else", with: "") }) == [1])
  }

  @Test func aFileIsReachedFromAnywhere() {
    let comment = "  // migrate-lint:disable:file migration"
    #expect(silenced(["  @Published var a = 1", comment, "  @Published var b = 1"]) == [1, 3])
    #expect(silenced(["  @Published var a = 1", "  // migrate-lint:disable:file ownership"]) == [])
  }

  @Test func aPartOfARegionEnds() {
    let lines = [
      "  // migrate-lint:disable all",
      "  @Published var a = 1",
      "  // migrate-lint:enable published-property, ownership",
      "  @Published var b = 1",
      "  // migrate-lint:disable migration",
      "  @Published var c = 1",
    ]
    #expect(silenced(lines) == [2, 6])
  }

  @Test func manyCommentsCostNoMoreThanTheirNumber() {
    let lines = (0..<4_000).flatMap { number in
      [
        "  // migrate-lint:disable:next published-property",
        "  @Published var a\(number) = 1  // migrate-lint:disable:this all",
        "  // migrate-lint:\(number.isMultiple(of: 2) ? "disable" : "enable") all",
      ]
    }
    #expect(silenced(lines).count == 4_000)
  }

  // MARK: Laws

  /// One comment silences everything, except what is said about comments.
  @Test(arguments: LintFixture.all)
  func oneCommentSilencesAFile(_ fixture: LintFixture) {
    let comment = Array("// migrate-lint:disable:file all\n".utf8)
    let report = fixture.report(of: fixture.files.mapBytes { comment + $0 })
    let rest = report.findings.filter { $0.group != "suppression" && $0.rule != "file-not-parsed" }
    expectSame(rest.map(\.message), [], fixture.name)
    for model in report.models { #expect(model.status == "blocked" || model.status == "migrated") }
    #expect(report.units.isEmpty)
  }

  /// Without the comment that it had, each finding would be there: none is lost.
  @Test(arguments: LintFixture.all)
  func whatIsSilencedIsKept(_ fixture: LintFixture) {
    let comment = Array("// migrate-lint:disable:file ownership observation\n".utf8)
    var report = fixture.report(of: fixture.files.mapBytes { comment + $0 })
    report.findings.removeAll { $0.group == "suppression" }
    report.findings += report.suppressed.map(\.finding)
    report.findings.sort(by: ReportBuilder.order)
    report.moveLines(by: -1)
    var plain = fixture.report()
    plain.findings.removeAll { $0.group == "suppression" }
    plain.findings += plain.suppressed.map(\.finding)
    plain.findings.sort(by: ReportBuilder.order)
    // Here: a finding of these groups may be part of a rewrite, too, and then keeps its unit.
    func keys(_ report: LintReport) -> [String] {
      report.findings.filter { $0.rule != "suppressed-member" }.map {
        "\($0.rule) \($0.place.path):\($0.place.start.text)"
      }
    }
    expectSame(keys(report), keys(plain), fixture.name)
  }

  /// A comment about a rule that is nowhere in the file is told.
  @Test(arguments: LintFixture.all)
  func aUselessCommentIsTold(_ fixture: LintFixture) throws {
    let plain = fixture.report()
    let rules = Set((plain.findings + plain.suppressed.map(\.finding)).map(\.rule))
    let all = Rule.suppressible.keys.filter { Rule.suppressible[$0] == [$0] }.sorted()
    let rule = try #require(all.first { !rules.contains($0) })
    let comment = Array("// migrate-lint:disable:file \(rule)\n".utf8)
    let report = fixture.report(of: fixture.files.mapBytes { comment + $0 })
    let told = report.findings.filter {
      $0.rule == "unused-suppression" && $0.place.start == .init(line: 1, column: 30)
    }
    #expect(told.count == fixture.files.count)
  }

  // MARK: What it means for others

  private static let model = """
    import SwiftUI
    final class Dam: ObservableObject {
      // migrate-lint:disable:next published-property -- the turbine subscribes
      @Published var level = 0
    }
    struct DamView: View {
      @StateObject private var dam = Dam()
      var body: some View { Text("\\(dam.level)") }
    }

    """

  private func report(_ text: String, _ change: (inout AnalysisOptions) -> Void = { _ in })
    -> LintReport
  {
    var options = AnalysisOptions()
    change(&options)
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    return Pipeline.analyse([file], options: options)
  }

  @Test func theUnitStaysAndNothingFails() throws {
    let report = report(Self.model)
    let model = try #require(report.models.first)
    #expect(model.status == "blocked")
    #expect(model.blockers.map(\.rule) == ["suppressed-member"])
    #expect(
      model.blockers.map(\.message)
        == ["a comment silences 'published-property' here: the turbine subscribes"])
    #expect(report.findings.allSatisfy { $0.severity == .note })
    #expect(report.suppressed.map(\.reason) == ["the turbine subscribes"])
  }

  @Test func fixLeavesTheUnit() {
    let file = SourceFile(path: "A.swift", bytes: Array(Self.model.utf8))
    var options = FixOptions()
    options.appliesUnsafe = true
    var run = FixRun([file], options: AnalysisOptions(), fixOptions: options)
    #expect(run.outcome().changed.isEmpty)
  }

  @Test func theOldWorldStaysAsWell() {
    let text = """
      import SwiftUI
      final class Weir: ObservableObject { @Published var level = 0 }
      struct WeirView: View {
        // migrate-lint:disable:next observed-object-creates-model -- on purpose
        @ObservedObject private var weir = Weir()
        var body: some View { Text("\\(weir.level)") }
      }

      """
    for (source, count) in [(text, 0), (text.replacing("migrate-lint:", with: ""), 1)] {
      var options = FixOptions()
      options.appliesUnsafe = true
      var analysis = AnalysisOptions(select: ["ownership"])
      analysis.jobs = 1
      let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
      var run = FixRun([file], options: analysis, fixOptions: options)
      #expect(run.outcome().changed.count == count)
    }
  }

  @Test func reasonsAreAskedForOnlyOnRequest() {
    let text = Self.model.replacing(" -- the turbine subscribes", with: "")
    #expect(!report(text).findings.contains { $0.rule == "suppression-without-reason" })
    let asked = report(text) { $0.requiresReason = true }.findings
    #expect(asked.count { $0.rule == "suppression-without-reason" } == 1)
    #expect(
      !report(Self.model) { $0.requiresReason = true }.findings.contains {
        $0.group == "suppression"
      })
  }

  @Test func inAFileThatDoesNotParseNoCommentIsJudged() {
    let text = "// migrate-lint:disable:file state-object\nstruct Bank {\n"
    let rules = report(text).findings.map(\.rule)
    #expect(rules == ["file-not-parsed"])
    #expect(report(text + "}\n").findings.map(\.rule) == ["unused-suppression"])
  }

  @Test func evidenceKeepsItsUnitsAndIsNotJudged() {
    let model = """
      import SwiftUI
      final class Dam: ObservableObject { @Published var level = 0 }

      """
    let view = """
      // migrate-lint:disable:file state-object, object-wrapper, nonsense
      import SwiftUI
      struct DamView: View {
        @StateObject private var dam = Dam()
        var body: some View { Text("\\(dam.level)") }
      }

      """
    let report = Pipeline.analyse(
      [
        SourceFile(path: "Dam.swift", bytes: Array(model.utf8)),
        SourceFile(path: "DamView.swift", bytes: Array(view.utf8), isReported: false),
      ], options: AnalysisOptions())
    #expect(report.models.map(\.status) == ["blocked"])
    #expect(report.findings.allSatisfy { $0.place.path == "Dam.swift" })
    #expect(report.suppressed.isEmpty)
  }
}
