import Foundation
import Testing

@testable import MigrateLint

/// docs/migrate-lint.1, which Scripts/man-page.py writes from the help.
@Suite struct ManPageTests {
  /// The page as it reads, with single blanks.
  private static let text: String = {
    let top = LintFixture.root.deletingLastPathComponent().deletingLastPathComponent()
    let page = try? String(contentsOf: top.appending(path: "docs/migrate-lint.1"), encoding: .utf8)
    return words(
      (page ?? "").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
        .replacing("\\fB", with: "").replacing("\\fR", with: ""))
  }()

  private static func words(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(arguments: Flag.allCases)
  func tellsOfEachOption(_ flag: Flag) {
    let name = flag.placeholder.map { flag.name + " " + $0.replacing("…", with: "...") }
    let summary = flag.summary.joined(separator: " ")
    #expect(Self.text.contains("\(name ?? flag.name) \(summary)"))
  }

  @Test(arguments: Command.allCases)
  func tellsOfEachCommand(_ command: Command) {
    #expect(Self.text.contains(".SS \(command.rawValue) \(Self.words(command.summary))"))
  }
}
