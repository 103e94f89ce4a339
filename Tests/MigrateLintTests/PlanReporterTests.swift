import Testing

@testable import MigrateLint

/// `plan`, `graph` and `why`, where the fixtures of the command line do not reach.
@Suite struct PlanReporterTests {
  private func model(_ name: String, _ status: String, unit: Int, path: String) -> ReportedModel {
    let start = LineTable.Position(line: 1, column: 1)
    return ReportedModel(
      name: name, place: ReportedRange(path: path, start: start, end: start, sourceLine: ""),
      status: status, unit: unit, blockers: [],
      properties: [.init(name: "items", line: 2, action: "tracked")],
      holders: [
        .init(
          type: "\(name)View", property: "model", path: path, line: 3, ownership: "creates",
          binding: false, form: "@StateObject", newForm: "@State")
      ])
  }

  private func report(_ models: ReportedModel...) -> LintReport {
    LintReport(fileCount: 1, findings: [], models: models)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The name of a file can end no string of the graph, and play no tricks with a terminal.
  @Test func namesOfFilesStayNames() {
    let report = report(model("Cart", "ready", unit: 1, path: "a\"]; \\ \n\u{1B}[2J.swift"))
    let graph = text(GraphReporter(report).dot())
    #expect(graph.contains(#"tooltip="ready, unit 1, a\"]; \\ \\n\\u{1b}[2J.swift:1"]"#), "\(graph)")
    #expect(!text(PlanReporter(report).text(isQuiet: false)).contains("\u{1B}"))
    #expect(!WhyReporter("Cart", in: report).text().contains("\u{1B}"))
  }

  /// A unit is as far as the model of it that is farthest from done.
  @Test func unitGoesByItsWorst() {
    let report = report(
      model("Cart", "ready", unit: 1, path: "A.swift"),
      model("Shop", "blocked", unit: 1, path: "B.swift"),
      model("Fees", "migrated", unit: 2, path: "B.swift"))
    let plan = text(PlanReporter(report).text(isQuiet: true))
    #expect(
      plan == """
        blocked: these stay as they are
          'Cart', 'Shop': 2 files

        units: 0 ready, 0 unsafe, 1 blocked

        """)
    #expect(text(PlanReporter(self.report()).text(isQuiet: false)) == "there is nothing to migrate\n")
  }

  @Test(arguments: [
    ("Cart", 1), ("Shop.Cart", 1), ("Cart.items", 1), ("CartView.model", 1), ("CartView", 1),
    ("Fees", 1), ("items", 2), ("art", 0), ("Cart.item", 0), ("Other.Cart", 0), ("", 0), (".", 0),
  ])
  func endOfANameIsEnough(_ name: String, _ models: Int) {
    let report = report(
      model("Shop.Cart", "ready", unit: 1, path: "A.swift"),
      model("Fees", "ready", unit: 2, path: "B.swift"))
    let why = WhyReporter(name, in: report)
    #expect(why.report.models.count == models)
    #expect(why.isEmpty == (models == 0))
  }
}
