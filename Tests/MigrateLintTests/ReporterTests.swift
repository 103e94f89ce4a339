import Testing

@testable import MigrateLint

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func report(
  _ findings: [ReportedFinding], models: [ReportedModel] = [], files: Int = 1
) -> LintReport {
  LintReport(fileCount: files, findings: findings, models: models)
}

@Suite struct TextReporterTests {
  @Test func aFindingWithItsEvidence() {
    let note = ReportedNote(
      message: "it is made here", place: .of("Cart()", in: "\tCartView(cart: Cart())"))
    let rendered = TextReporter().render(
      report([.sample(notes: [note])], models: [.sample(), .sample(status: "blocked")], files: 3))
    #expect(
      text(rendered) == """
        A.swift:7:3: warning: 'cart' can be '@State' [state-object]
            7 |   @StateObject var cart = Cart()
              |   ^~~~~~~~~~~~
        A.swift:7:17: note: it is made here
            7 |     CartView(cart: Cart())
              |                    ^~~~~~

        1 warning in 3 files
        models: 1 ready, 0 unsafe, 1 blocked, 0 migrated (0 % of the tree)

        """)
  }

  @Test func aHostileNameIsShownEscaped() {
    let place = ReportedRange.at("a\u{1B}[31m\nb\u{202E}.swift", 1, 1..<2, "x\u{1B}[0m\u{7}")
    let finding = ReportedFinding.sample(message: "\u{1B}]0;title\u{7}", place: place)
    for format in [
      text(TextReporter().render(report([finding]))),
      text(ConciseReporter().render(report([finding]))),
      text(XcodeReporter(workingDirectory: "/w").render(report([finding]))),
      text(GitHubReporter().render(report([finding]))),
    ] {
      #expect(!format.contains("\u{1B}"))
      #expect(!format.unicodeScalars.contains("\u{202E}"))
      #expect(!format.contains("\u{7}"))
    }
    #expect(
      text(ConciseReporter().render(report([finding])))
        == "a\\u{1b}[31m\\nb\\u{202e}.swift:1:1: warning: \\u{1b}]0;title\\u{7} [state-object]\n")
  }

  @Test func theSummaryCounts() {
    let findings: [ReportedFinding] = [
      .sample(severity: .error), .sample(severity: .error), .sample(severity: .note),
    ]
    #expect(
      text(TextReporter().render(report(findings, files: 120))).hasSuffix(
        "\n2 errors, 1 note in 120 files\n"))
  }
}

@Suite struct LineReporterTests {
  @Test func xcodeGetsAbsolutePaths() {
    let note = ReportedNote(message: "made here", place: .at("../B.swift", 2, 3..<4, ""))
    let rendered = XcodeReporter(workingDirectory: "/tree/app").render(
      report([.sample(notes: [note])]))
    #expect(
      text(rendered) == """
        /tree/app/A.swift:7:3: warning: 'cart' can be '@State' [state-object]
        /tree/B.swift:2:3: note: made here

        """)
  }

  @Test func gitHubGetsCommands() {
    let finding = ReportedFinding.sample(
      severity: .note, message: "100%\nsure: a, b",
      place: .at("a,b:c%.swift", 7, 3..<15, ""),
      notes: [ReportedNote(message: "here", place: .at("B.swift", 2, 3..<4, ""))])
    #expect(
      text(GitHubReporter().render(report([finding]))) == "::notice file=a%2Cb%3Ac%25.swift,"
        + "line=7,endLine=7,col=3,endColumn=15,title=state-object::"
        + "100%25%0Asure: a, b%0Anote: B.swift:2:3: here\n")
  }

  @Test func statisticsAreSortedByCount() {
    let findings: [ReportedFinding] =
      [.sample(rule: "b"), .sample(rule: "a")] + (0..<10).map { _ in .sample(rule: "c") }
    #expect(
      text(StatisticsReporter().text(report(findings), hasSummary: true)) == """
        10  c (migration)
         1  a (migration)
         1  b (migration)

        12 warnings in 1 file

        """)
    #expect(
      text(StatisticsReporter().json(report(findings))).contains(
        #"{"rule": "c", "group": "migration", "count": 10}"#))
  }
}

@Suite struct JSONReporterTests {
  @Test func theSchema() {
    let note = ReportedNote(message: "made here", place: .at("B.swift", 2, 3..<4, ""))
    let rendered = JSONReporter().render(
      report([.sample(notes: [note]), .sample(model: nil)], models: [.sample()], files: 2))
    #expect(text(rendered) == Self.expected)
  }

  private static let expected = #"""
    {
      "schemaVersion": 1,
      "tool": {"name": "migrate-lint", "version": "\#(ToolIdentity.version)"},
      "findings": [
        {"rule": "state-object", "group": "migration", "severity": "warning", \#
    "message": "'cart' can be '@State'", "file": "A.swift", "line": 7, "column": 3, \#
    "endLine": 7, "endColumn": 15, "symbol": "CartView.cart", "model": "Cart", \#
    "notes": [{"message": "made here", "file": "B.swift", "line": 2, "column": 3}], "fix": null},
        {"rule": "state-object", "group": "migration", "severity": "warning", \#
    "message": "'cart' can be '@State'", "file": "A.swift", "line": 7, "column": 3, \#
    "endLine": 7, "endColumn": 15, "symbol": "CartView.cart", "model": null, \#
    "notes": [], "fix": null}
      ],
      "models": [
        {"name": "Shop.Cart", "file": "Cart.swift", "line": 3, "status": "ready", "unit": 1, \#
    "blockers": [{"rule": "published-projection", "message": "'$items' is a publisher", \#
    "file": "Cart.swift", "line": 9}], \#
    "properties": [{"name": "items", "line": 4, "action": "tracked"}], \#
    "holders": [{"type": "CartView", "property": "cart", "file": "A.swift", "line": 7, \#
    "ownership": "creates", "binding": true, "form": "@StateObject", "newForm": "@State"}]}
      ],
      "summary": {"files": 2, "findings": 2, "errors": 0, "warnings": 2, "notes": 0, "suppressed": 0, "baseline": 0, \#
    "models": {"ready": 1, "unsafe": 0, "blocked": 0, "migrated": 0}}
    }

    """#

  @Test func nothingIsStillAnObject() {
    #expect(
      text(JSONReporter().render(report([]))).contains("\"findings\": [],\n  \"models\": [],\n"))
  }

  @Test func everythingIsEscaped() {
    let hostile = "\"\\/\u{0}\u{1F}\n\r\t\u{7F}\u{2028}\u{2029}é😀\u{FEFF}\u{E0041}"
    let rendered = JSONReporter().render(report([.sample(message: hostile)]))
    #expect(
      text(rendered).contains(
        #""message": "\"\\/\u0000\u001f\n\r\t\u007f\u2028\u2029é😀\ufeff\udb40\udc41", "#))
  }
}
