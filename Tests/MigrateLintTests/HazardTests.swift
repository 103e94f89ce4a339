import Foundation
import Testing

@testable import MigrateLint

/// Every row of the hazard catalogue is treated, graded or refused, as its cases say.
@Suite struct HazardTests {
  // MARK: The catalogue

  @Test func catalogueIsWhole() {
    #expect(HazardRow.all.count { $0.id.hasPrefix("H") } == 106)
    #expect(Set(HazardRow.all.map(\.id)).count == HazardRow.all.count)
    let known = Set(HazardRow.all.map(\.id))
    expectSame(
      HazardFixture.all.map(\.id).filter { !known.contains($0) }, [], "cases of unknown rows")
  }

  /// A folder without a grade would be no case, and nobody would see that it is not run.
  @Test func foldersAreCases() {
    let folders = LintFixture.entries(of: LintFixture.root.appending(path: "hazards"))
      .filter { !$0.hasSuffix(".txt") }
    expectSame(
      HazardFixture.all.map(\.name).sorted(), folders.map { "hazards/" + $0 }.sorted(), "cases")
  }

  @Test(arguments: HazardRow.all)
  func rowHasACase(_ row: HazardRow) {
    #expect(!row.cases.isEmpty)
  }

  /// docs/HAZARDS.md says what becomes of each row; `UPDATE=1 swift test --filter HazardTests`
  /// writes it anew.
  @Test func tableIsUpToDate() throws {
    let url = OwnSource.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/HAZARDS.md")
    if FixTests.isUpdate { return try Data(HazardTable.text.utf8).write(to: url) }
    let text = try String(contentsOf: url, encoding: .utf8)
    expectSame(
      text.components(separatedBy: "\n"), HazardTable.text.components(separatedBy: "\n"),
      "docs/HAZARDS.md")
  }

  // MARK: The cases

  @Test(arguments: HazardFixture.all)
  func findsWhatIsExpected(_ hazard: HazardFixture) throws {
    let expected = try hazard.lint.expectations()
    expectSame(
      hazard.lint.relevant(try hazard.fix.judgement(.safe).report), expected,
      "the findings in \(hazard.name)")
    #expect(hazard.rule == nil || hazard.grade == .nothing || !expected.isEmpty)
  }

  @Test(arguments: HazardFixture.all)
  func saysWhatIsToBeKnown(_ hazard: HazardFixture) throws {
    let report = try hazard.fix.judgement(.safe).report
    hazard.fix.files.expectWords(in: report, hazard.name)
  }

  @Test(arguments: HazardFixture.all)
  func resultIsWhatIsExpected(_ hazard: HazardFixture) throws {
    for safety in FixFixture.Safety.allCases {
      let outcome = try hazard.fix.outcome(safety)
      let result = outcome.applied(to: hazard.fix.files)
      result.expectSameBytes(as: hazard.fix.expected(safety), "\(hazard.name)/\(safety.rawValue)")
      #expect(outcome.left.filter { $0.contains("defect") } == [])
      try hazard.fix.outcome(safety, of: result).applied(to: result).expectSameBytes(
        as: result, "\(hazard.name)/\(safety.rawValue), fixed again")
    }
  }

  @Test(arguments: HazardFixture.all)
  func gradeIsTheWrittenOne(_ hazard: HazardFixture) throws {
    let before = hazard.fix.files.map(\.bytes)
    let safe = hazard.fix.expected(.safe).map(\.bytes)
    let unsafe = hazard.fix.expected(.unsafe).map(\.bytes)
    let plan = try hazard.fix.judgement(.safe).plan
    switch hazard.grade {
    case .safe: #expect(safe != before && unsafe == safe)
    case .unsafe:
      #expect(unsafe != before && unsafe != safe)
      #expect(plan.models.contains { $0.status == .unsafe })
    case .blocked:
      #expect(safe == before && unsafe == before)
      let findings = try hazard.fix.judgement(.safe).report.findings
      let rules = findings.filter { $0.severity >= .warning }.map(\.rule)
      #expect(hazard.rule.map(rules.contains) ?? true)
    case .report, .nothing: break
    }
  }
}

/// The table of docs/HAZARDS.md.
enum HazardTable {
  static var text: String {
    var lines = [
      "# Hazards", "",
      "What can go wrong when an `ObservableObject` becomes `@Observable`, and what becomes of it"
        + " here. This page is",
      "written by the tests (`UPDATE=1 swift test --filter HazardTests`) from"
        + " Tests/Fixtures/hazards, where each case has",
      "the code before and after, and what a search-and-replace would have made of it.", "",
      "- **safe**: `--fix` migrates it; it compiles, and behaves as before or as a migration means"
        + " to.",
      "- **unsafe**: `--unsafe-fixes` migrates it; the finding says what may behave differently.",
      "- **blocked**: the whole unit stays as it is; the finding says why and how to get past it.",
      "- **report**: said, not changed.",
      "- **nothing**: no hazard after all; the plain migration compiles.", "",
      "| Id | Hazard | Grade | Rule | Cases |", "|---|---|---|---|---|",
    ]
    for row in HazardRow.all {
      let grades = Set(row.cases.map(\.grade)).sorted().map(\.rawValue)
      let rules = Set(row.cases.compactMap(\.rule)).sorted().map { "`\($0)`" }
      let names = row.cases.map { "[\(name($0))](../Tests/Fixtures/\($0.name))" }
      lines.append(
        "| \(row.id) | \(row.title) | \(grades.joined(separator: ", ")) | "
          + "\(rules.joined(separator: ", ")) | \(names.joined(separator: "; ")) |")
    }
    let counts = HazardFixture.Grade.allCases.map { grade in
      "\(HazardFixture.all.count { $0.grade == grade }) \(grade.rawValue)"
    }
    lines += ["", "Cases: \(counts.joined(separator: ", ")).", ""]
    return lines.joined(separator: "\n")
  }

  /// `lazy parts that no view sees` of `H002-lazy-parts-that-no-view-sees`.
  private static func name(_ hazard: HazardFixture) -> String {
    hazard.phrase.dropFirst(hazard.id.count + 1).split(separator: "-").joined(separator: " ")
  }
}
