import Foundation
import Testing

@testable import MigrateLint

@Suite struct SARIFReporterTests {
  private func render(_ report: LintReport, _ change: (inout SARIFReporter) -> Void = { _ in })
    -> String
  {
    var reporter = SARIFReporter(workingDirectory: "/tree/my app", rules: [Rule].samples)
    change(&reporter)
    return String(decoding: reporter.render(report), as: UTF8.self)
  }

  private func report(_ findings: [ReportedFinding]) -> LintReport {
    LintReport(fileCount: 1, findings: findings, models: [])
  }

  @Test func theHead() {
    #expect(
      render(report([])) == #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [{
          "tool": {"driver": {"name": "migrate-lint", "version": "\#(ToolIdentity.version)", \#
        "semanticVersion": "\#(ToolIdentity.version)", \#
        "informationUri": "\#(ToolIdentity.homepage)", "rules": [
            {"id": "state-object", "name": "StateObject", \#
        "shortDescription": {"text": "`@StateObject` becomes `@State`."}, \#
        "fullDescription": {"text": "A holder."}, "help": {"text": "A holder.", \#
        "markdown": "## What it finds\n\nA holder."}, \#
        "helpUri": "\#(ToolIdentity.rulesPage)#state-object", \#
        "defaultConfiguration": {"level": "warning"}, "properties": {"tags": ["migration"]}},
            {"id": "observed-object", "name": "ObservedObject", \#
        "shortDescription": {"text": "`@ObservedObject` goes."}, \#
        "fullDescription": {"text": "Another holder."}, "help": {"text": "Another holder.", \#
        "markdown": "## What it finds\n\nAnother holder."}, \#
        "helpUri": "\#(ToolIdentity.rulesPage)#observed-object", \#
        "defaultConfiguration": {"level": "warning"}, "properties": {"tags": ["migration"]}},
            {"id": "unobserved-model", "name": "UnobservedModel", \#
        "shortDescription": {"text": "nothing observes the model."}, \#
        "fullDescription": {"text": "A plain property."}, "help": {"text": "A plain property.", \#
        "markdown": "## What it finds\n\nA plain property."}, \#
        "helpUri": "\#(ToolIdentity.rulesPage)#unobserved-model", \#
        "defaultConfiguration": {"level": "warning"}, "properties": {"tags": ["ownership"]}}
          ]}},
          "columnKind": "utf16CodeUnits",
          "defaultEncoding": "utf-8",
          "newlineSequences": ["\r\n", "\n", "\r"],
          "originalUriBaseIds": {"%SRCROOT%": {"uri": "file:///tree/my%20app/"}},
          "invocations": [{"executionSuccessful": true, "toolExecutionNotifications": []}],
          "results": []
        }]
        }

        """#)
  }

  @Test func aResult() {
    let note = ReportedNote(message: "made here", place: .at("Ü 1.swift", 2, 3..<4, ""))
    let finding = ReportedFinding.sample(severity: .note, notes: [note])
    let fingerprint = Fingerprints(report([finding])).findings[0]
    let text = render(report([finding]))
    #expect(
      text.contains(
        #"""
            {"ruleId": "state-object", "ruleIndex": 0, "level": "note", \#
        "message": {"text": "'cart' can be '@State'"}, "locations": [{"physicalLocation": \#
        {"artifactLocation": {"uri": "A.swift", "uriBaseId": "%SRCROOT%"}, \#
        "region": {"startLine": 7, "startColumn": 3, "endLine": 7, "endColumn": 15}}, \#
        "logicalLocations": [{"fullyQualifiedName": "CartView.cart"}]}], \#
        "relatedLocations": [{"id": 0, "message": {"text": "made here"}, \#
        "physicalLocation": {"artifactLocation": {"uri": "%C3%9C%201.swift", \#
        "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 2, "startColumn": 3, "endLine": 2, \#
        "endColumn": 4}}}], "partialFingerprints": {"migrateLint/v1": "\#(fingerprint)"}, \#
        "properties": {"group": "migration", "model": "Cart"}}
        """#), "\(text)")
  }

  @Test func whatLeadsOutIsAbsolute() {
    let findings = ["../B.swift", "/srv/C.swift"].map {
      ReportedFinding.sample(place: .at($0, 1, 1..<2, ""))
    }
    let text = render(report(findings))
    #expect(text.contains(#""artifactLocation": {"uri": "file:///tree/B.swift"}, "region""#))
    #expect(text.contains(#""artifactLocation": {"uri": "file:///srv/C.swift"}, "region""#))
  }

  @Test func whatWentWrong() {
    var report = report([])
    report.problems = [ReportedProblem(path: "B.swift", reason: "permission denied")]
    let text = render(report) { $0.isSuccessful = false }
    #expect(
      text.contains(
        #""invocations": [{"executionSuccessful": false, "toolExecutionNotifications": [{"#
          + #""level": "error", "message": {"#
          + #""text": "'B.swift' was not analysed: permission denied"}"#
          + #", "locations": [{"physicalLocation": {"artifactLocation": {"uri": "B.swift""#))
  }

  @Test func whatCommentsSilence() {
    var report = report([])
    report.suppressed = [
      SuppressedFinding(finding: .sample(), reason: "until spring"),
      SuppressedFinding(finding: .sample(message: "another"), reason: nil),
    ]
    let text = render(report)
    #expect(
      text.contains(
        #""suppressions": [{"kind": "inSource", "justification": "until spring"}]"#))
    #expect(text.contains(#""suppressions": [{"kind": "inSource"}]"#))
    #expect(render(report) { $0.listsSuppressed = false }.hasSuffix("\"results\": []\n}]\n}\n"))
  }

  @Test func bracesAndLinksMeanNothing() {
    let text = render(report([.sample(message: "'{' and [a](1) and {0}")]))
    #expect(text.contains(#""message": {"text": "'{{' and [a] (1) and {{0}}"}"#))
  }

  // MARK: Columns

  @Test func columnsAreCountedInUTF16() {
    let bytes = Array("\u{FEFF}é😀x\r\nnaïve 👩‍👩‍👧 y\rz".utf8)
    let places = UTF16Places([SourceFile(path: "A.swift", bytes: bytes)])
    let text = String(decoding: bytes, as: UTF8.self)
    let table = LineTable(bytes)
    for index in text.unicodeScalars.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let position = table.position(of: offset)
      let line = text.utf8.index(text.startIndex, offsetBy: table.starts[position.line - 1])
      var expected = String(text[line..<index]).utf16.count + 1
      if position.line == 1, offset >= 3 { expected -= 1 }
      let region = places.region("A.swift", offset, offset)
      #expect(region?.startLine == position.line)
      #expect(region?.startColumn == expected, "at \(offset)")
      let place = ReportedRange(path: "A.swift", start: position, end: position, sourceLine: "")
      #expect(places.region(place).endColumn == expected)
    }
  }

  @Test func aLongLineIsMeasuredOnce() {
    let bytes = Array(String(repeating: "é😀", count: 200_000).utf8)
    let places = UTF16Places([SourceFile(path: "A.swift", bytes: bytes)])
    for offset in stride(from: 0, to: bytes.count, by: 6) {
      #expect(places.region("A.swift", offset, offset)?.startColumn == offset / 2 + 1)
    }
  }
}

// MARK: - Fixes

/// What a reader of SARIF makes of the fixes.
@Suite struct SARIFFixTests {
  typealias Safety = FixFixture.Safety

  /// All fixes of a log together give what `--fix` writes, by lines and columns and by bytes.
  @Test(arguments: FixTests.wholeCases, Safety.allCases)
  func fixesAreWhatFixWrites(_ fixture: FixFixture, _ safety: Safety) throws {
    let report = try fixture.judgement(safety).report
    let reporter = SARIFReporter(
      workingDirectory: "/", rules: [], offersUnsafeFixes: safety == .unsafe)
    let replacements = try SARIFReplacement.all(in: reporter.render(report))
    let expected = try fixture.outcome(safety).applied(to: fixture.files)
    for isByBytes in [true, false] {
      let actual = fixture.files.map { file in
        // Here: two units may need the same import.
        var seen: Set<SARIFReplacement> = []
        let own = replacements.filter { $0.path == file.path && seen.insert($0).inserted }
        return SourceFile(
          path: file.path, bytes: SARIFReplacement.apply(own, to: file.bytes, isByBytes: isByBytes))
      }
      actual.expectSameBytes(as: expected, "\(fixture.name)/\(safety), bytes: \(isByBytes)")
    }
  }

  /// One result of a unit offers it, whole; the others offer nothing.
  @Test(arguments: FixTests.wholeCases)
  func aUnitIsOfferedOnceAndWhole(_ fixture: FixFixture) throws {
    let report = try fixture.judgement(.unsafe).report
    let reporter = SARIFReporter(
      workingDirectory: "/", rules: [], offersUnsafeFixes: true)
    let fixes = try SARIFReplacement.fixCount(in: reporter.render(report))
    let alone = report.findings.count { $0.fix != nil && $0.fix?.unit == nil }
    #expect(fixes == report.units.count + alone)
  }

  @Test func aUnitThatLacksARuleIsNotOffered() throws {
    let fixture = try #require(LintFixture.all.first { $0.name == "projects/movie-list" })
    var report = fixture.report()
    #expect(!report.units.isEmpty)
    report.keep { _ in RuleSelection(ignore: ["published-property"]) }
    #expect(report.units.isEmpty)
  }

  @Test func aUnitOutsideOfWhatWasNamedIsNotOffered() throws {
    let fixture = try #require(LintFixture.all.first { $0.name == "projects/movie-list" })
    let files = fixture.files.map {
      SourceFile(path: $0.path, bytes: $0.bytes, isReported: !$0.path.hasSuffix("UserView.swift"))
    }
    let names = fixture.report(of: files).units.flatMap(\.models)
    #expect(names == ["MovieStore"])
  }
}

/// One replacement of a fix, as a reader finds it.
private struct SARIFReplacement: Hashable {
  var path: String
  var lines: [Int]
  var offset: Int
  var length: Int
  var text: String

  private static func results(in log: [UInt8]) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(log)) as? [String: Any]
    let run = try #require((json?["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  static func fixCount(in log: [UInt8]) throws -> Int {
    try results(in: log).reduce(0) { $0 + (($1["fixes"] as? [Any])?.count ?? 0) }
  }

  static func all(in log: [UInt8]) throws -> [SARIFReplacement] {
    var result: [SARIFReplacement] = []
    for fix in try results(in: log).flatMap({ $0["fixes"] as? [[String: Any]] ?? [] }) {
      for change in try #require(fix["artifactChanges"] as? [[String: Any]]) {
        let location = try #require(change["artifactLocation"] as? [String: String])
        let path = try #require(location["uri"]?.removingPercentEncoding)
        for replacement in try #require(change["replacements"] as? [[String: Any]]) {
          let region = try #require(replacement["deletedRegion"] as? [String: Int])
          let content = replacement["insertedContent"] as? [String: String]
          result.append(
            SARIFReplacement(
              path: path,
              lines: ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] },
              offset: region["byteOffset"] ?? -1, length: region["byteLength"] ?? -1,
              text: content?["text"] ?? ""))
        }
      }
    }
    return result
  }

  /// All replacements are about the bytes as they were; those at one place keep their order.
  static func apply(
    _ replacements: [SARIFReplacement], to bytes: [UInt8], isByBytes: Bool
  ) -> [UInt8] {
    let ranges = replacements.map { one in
      isByBytes ? one.offset..<one.offset + one.length
        : offset(one.lines[0], one.lines[1], bytes)..<offset(one.lines[2], one.lines[3], bytes)
    }
    let order = ranges.indices.sorted {
      (ranges[$0].lowerBound, ranges[$0].upperBound, $0)
        < (ranges[$1].lowerBound, ranges[$1].upperBound, $1)
    }
    var result: [UInt8] = []
    var position = 0
    for index in order {
      result += bytes[position..<ranges[index].lowerBound] + Array(replacements[index].text.utf8)
      position = ranges[index].upperBound
    }
    return result + bytes[position...]
  }

  /// Where a line and a column in UTF-16 are, counted anew from the text.
  private static func offset(_ line: Int, _ column: Int, _ bytes: [UInt8]) -> Int {
    var text = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    var offset = 0
    if text.first == "\u{FEFF}" {
      offset = 3
      text = text.dropFirst()
    }
    var (atLine, atColumn) = (1, 1)
    while let scalar = text.first, (atLine, atColumn) != (line, column) {
      text = text.dropFirst()
      offset += scalar.utf8.count
      atColumn += scalar.utf16.count
      if scalar == "\n" || scalar == "\r" && text.first != "\n" {
        atLine += 1
        atColumn = 1
      }
    }
    return offset
  }
}
