import Foundation
import Testing

@testable import MigrateLint

/// The formats that other programs read, as those programs read them.
@Suite struct FormatTests {
  /// File names, messages and source lines that somebody might play tricks with.
  static let hostileTexts = [
    "A.swift", "b c/Ü 😀:%41.swift", "a\n::error file=x::100% sure\r\n.swift",
    "]]></failure><script>alert('1')</script>&amp;.swift", "\u{1B}[31m\u{9B}2J\u{7}\0.swift",
    "`|``|\\|*_x_*[y](https://example.org)~~z~~.swift", "\"';--\u{202E}txt.\u{2066}swift",
    "\u{FFFE}\u{FFFF}\u{FEFF}\u{E0041}.swift", "$x$ #1 @everyone <b>.swift", "../out/of/here.swift",
    "/srv/app/absolute.swift", "{0} {{1}} '{'.swift", "tab\there .swift",
    "'quoted' 'twice', and 'never closed.swift",
  ]

  static let hostileReport: LintReport = {
    let severities: [Severity] = [.error, .warning, .note]
    let findings = hostileTexts.enumerated().map { index, text in
      let place = ReportedRange.at(text, index + 1, 1..<3, text)
      return ReportedFinding.sample(
        severity: severities[index % 3], message: "'\(text)' says \(text)", place: place,
        model: text, notes: [ReportedNote(message: text, place: place)])
    }
    var model = ReportedModel.sample(status: "blocked")
    model.name = hostileTexts[3]
    var report = LintReport(fileCount: 1, findings: findings, models: [model])
    report.problems = hostileTexts.map { ReportedProblem(path: $0, reason: $0) }
    report.suppressed = [SuppressedFinding(finding: findings[5], reason: hostileTexts[4])]
    return report
  }()

  static let emptyReport = LintReport(fileCount: 0, findings: [], models: [])

  static let formats: [ReportFormat] = ReportFormat.allCases.filter { $0 != .text }

  @Test(arguments: formats)
  func nothingInAReportCanPlayTricks(_ format: ReportFormat) throws {
    try check(Self.render(Self.hostileReport, format), format, findings: Self.hostileTexts.count)
  }

  @Test(arguments: formats)
  func aReportWithoutFindingsIsWellFormed(_ format: ReportFormat) throws {
    try check(Self.render(Self.emptyReport, format), format, findings: 0)
  }

  /// Real findings, with files that hold more than ASCII.
  @Test(arguments: formats)
  func aProjectIsWellFormed(_ format: ReportFormat) throws {
    let fixture = try #require(LintFixture.all.first { $0.name == "projects/movie-list" })
    let files = fixture.files.mapBytes { Array("\u{FEFF}/* 😀 */ ".utf8) + $0 }
    let report = fixture.report(of: files)
    #expect(report.findings.count > 10)
    try check(Self.render(report, format), format, findings: report.findings.count)
  }

  @Test(arguments: ReportFormat.allCases)
  func theOrderOfFilesChangesNothing(_ format: ReportFormat) throws {
    let fixture = try #require(LintFixture.all.first { $0.name == "projects/movie-list" })
    let reversed = fixture.report(of: fixture.files.reversed())
    #expect(Self.render(fixture.report(), format) == Self.render(reversed, format))
  }

  // MARK: Helpers

  static func render(_ report: LintReport, _ format: ReportFormat) -> [UInt8] {
    let output = CapturedOutput()
    let session = Session(
      environment: [:], fileSystem: MemoryFileSystem(), output: output,
      rules: format == .sarif ? Rule.all : .samples)
    do {
      let line = try CommandLineOptions(Arguments(["--format", format.rawValue]), rules: .samples)
      if !report.problems.isEmpty { session.console.raise(.couldNotRun) }
      return session.render(report, line)
    } catch {
      Issue.record("\(error)")
      return []
    }
  }

  /// Fails unless Scripts/check-formats.py takes the bytes.
  private func check(_ bytes: [UInt8], _ format: ReportFormat, findings: Int) throws {
    let script = LintFixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts/check-formats.py").path
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "report")
      try Data(bytes).write(to: file)
      let words = ["python3", script, "--findings", "\(findings)", format.rawValue, file.path]
      let result = try Script(words: words).run()
      #expect(result.code == 0, "\(format): \(result.text)")
    }
  }
}

// MARK: - One format each

@Suite struct GitLabReporterTests {
  @Test func aFinding() {
    let report = LintReport(fileCount: 1, findings: [.sample(severity: .error)], models: [])
    let fingerprint = Fingerprints(report).findings[0]
    #expect(
      String(decoding: GitLabReporter().render(report), as: UTF8.self) == """
        [
            {"description": "'cart' can be '@State'", "check_name": "state-object", \
        "fingerprint": "\(fingerprint)", "severity": "major", \
        "location": {"path": "A.swift", "lines": {"begin": 7, "end": 7}}}
          ]

        """)
  }
}

@Suite struct XMLReporterTests {
  @Test func checkstyle() {
    let findings: [ReportedFinding] = [
      .sample(severity: .note, message: "a < b\n& \"c\""), .sample(severity: .error),
    ]
    #expect(
      text(CheckstyleReporter().render(.init(fileCount: 1, findings: findings, models: []))) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="A.swift">
            <error line="7" column="3" severity="info" message="a &lt; b&#10;&amp; &quot;c&quot;" \
        source="migrate-lint.state-object"/>
            <error line="7" column="3" severity="error" message="'cart' can be '@State'" \
        source="migrate-lint.state-object"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func junitFailsWhereTheExitCodeDoes() {
    let note = ReportedNote(message: "made here", place: .at("B.swift", 2, 3..<4, ""))
    let findings: [ReportedFinding] = [.sample(severity: .note), .sample(notes: [note])]
    let report = LintReport(fileCount: 1, findings: findings, models: [])
    #expect(
      text(JUnitReporter(failOn: .warning).render(report)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="migrate-lint" tests="2" failures="1" errors="0">
          <testsuite name="A.swift" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="state-object at line 7, column 3" classname="A.swift" file="A.swift" \
        line="7">
              <system-out>A.swift:7:3: note: 'cart' can be '@State'</system-out>
            </testcase>
            <testcase name="state-object at line 7, column 3" classname="A.swift" file="A.swift" \
        line="7">
              <failure message="'cart' can be '@State'" type="state-object">\
        A.swift:7:3: warning: 'cart' can be '@State'
        B.swift:2:3: note: made here</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(text(JUnitReporter(failOn: .note).render(report)).contains("failures=\"2\""))
    #expect(text(JUnitReporter(failOn: .error).render(report)).contains("failures=\"0\""))
  }

  @Test func whatIsNotAnalysedIsAnError() {
    var report = FormatTests.emptyReport
    report.problems = [ReportedProblem(path: "B.swift", reason: "permission denied")]
    #expect(
      text(JUnitReporter(failOn: .warning).render(report)).contains(
        "      <error message=\"permission denied\"/>\n"))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

@Suite struct MarkdownReporterTests {
  @Test func namesBecomeCodeAndCallNobody() {
    #expect(MarkdownText.message("'@State' on 'x'") == "`@State` on `x`")
    #expect(MarkdownText.message("@State, it's") == "<span>&#64;</span>State, it's")
    #expect(MarkdownText.message("a | b *c* <d> $e$") ==
      "a &#124; b &#42;c&#42; &#60;d&#62; &#36;e&#36;")
    #expect(MarkdownText.code("a|b") == "<code>a&#124;b</code>")
    #expect(MarkdownText.code("$items") == "<code>&#36;items</code>")
    #expect(MarkdownText.code(" ") == "<code> </code>")
  }

  @Test func aLongReportIsCutAndSaysSo() {
    let findings = (0..<2_000).map { index in
      ReportedFinding.sample(
        severity: index == 1_999 ? .error : .warning,
        message: "number \(index) 😀😀😀 |||",
        place: .at("File\(index).swift", 1, 1..<2, "x"))
    }
    let report = LintReport(fileCount: 2_000, findings: findings, models: [])
    let text = String(decoding: MarkdownReporter().render(report), as: UTF8.self)
    #expect(text.utf8.count <= MarkdownReporter.limit)
    #expect(text.utf8.count > MarkdownReporter.limit - 1_000)
    let rows = text.split(separator: "\n").filter { $0.contains("File") }
    #expect(rows.first?.hasPrefix("| error |") == true)
    #expect(text.hasSuffix("\nThere are \(2_000 - rows.count) more that have no room here.\n"))
  }

  @Test func theWayThatIsGone() {
    let models: [ReportedModel] = (0..<3).map { .sample(status: $0 < 2 ? "migrated" : "ready") }
    let report = LintReport(fileCount: 3, findings: [], models: models)
    let text = String(decoding: MarkdownReporter().render(report), as: UTF8.self)
    #expect(text.contains("2 of 3 models migrated (66 %)."))
    #expect(text.contains("| 1 | 0 | 0 | 2 |"))
  }
}

@Suite struct FingerprintTests {
  private func report(_ findings: [ReportedFinding]) -> LintReport {
    LintReport(fileCount: 1, findings: findings, models: [])
  }

  private func moved(_ finding: ReportedFinding, by lines: Int) -> ReportedFinding {
    var result = finding
    result.place.start.line += lines
    result.place.end.line += lines
    return result
  }

  @Test func codeThatMovesKeepsItsFingerprint() {
    let finding = ReportedFinding.sample()
    let before = Fingerprints(report([finding])).findings
    #expect(Fingerprints(report([moved(finding, by: 40)])).findings == before)
    #expect(before[0].count == 32)
  }

  @Test func allAreDifferent() {
    let finding = ReportedFinding.sample()
    let others: [ReportedFinding] = [.sample(rule: "x"), .sample(place: .of("var", in: "var x"))]
    let prints = Fingerprints(
      report((0..<50).map { moved(finding, by: $0) } + others)
    ).findings
    #expect(Set(prints).count == 52)
  }

  @Test func aCommentChangesTheFingerprintOfNoOther() {
    let findings = (0..<3).map { moved(.sample(), by: $0) }
    let before = Fingerprints(report(findings)).findings
    var after = report([findings[0], findings[2]])
    after.suppressed = [SuppressedFinding(finding: findings[1], reason: nil)]
    #expect(Fingerprints(after).findings == [before[0], before[2]])
    #expect(Fingerprints(after).suppressed == [before[1]])
  }
}
