import Testing

@testable import MigrateLint

/// In a unit that stays, the blocker is the warning, and what would change is noted (design.md §4).
@Suite struct SeverityTests {
  private func findings(_ lines: [String]) -> [ReportedFinding] {
    let source = "import SwiftUI\n" + lines.joined(separator: "\n")
    let file = SourceFile(path: "Store.swift", bytes: Array(source.utf8))
    return Pipeline.analyse([file], options: AnalysisOptions()).findings
  }

  private static let store = [
    "protocol Store: ObservableObject { var name: String { get } }",
    "class Disk: Store { @Published var name = \"\" }",
    "struct Label<S: Store>: View {", "  @ObservedObject var store: S",
    "  var body: some View { Text(store.name) }", "}",
  ]

  @Test(arguments: [
    ([], Severity.warning),
    (["class Screen { let store: any Store; init(_ store: any Store) { self.store = store } }"], .note),
  ])
  func aRequirementOfModelsThatStayIsANote(more: [String], severity: Severity) {
    let found = findings(Self.store + more).filter { $0.rule == "observable-object-constraint" }
    #expect(found.map(\.severity) == [severity])
    let notes = found.flatMap(\.notes).map(\.message)
    #expect(notes.map { $0.hasPrefix("it stays") } == [severity == .note])
  }
}
