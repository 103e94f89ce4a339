import Foundation
import Testing

@testable import MigrateLint

/// The examples in the explanations do what the text around them says.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleExample.all)
  func showsWhatTheRuleFinds(_ example: RuleExample) throws {
    let fixture = example.fixture
    let expected = try fixture.expectations()
    #expect(expected.isEmpty == (example.section == "Instead"))
    expectSame(fixture.relevant(fixture.report()), expected, example.testDescription)
  }

  @Test(arguments: Rule.all)
  func eachSectionHasOneExample(_ rule: Rule) {
    let sections = RuleExample.all.filter { $0.rule == rule.id }.map(\.section)
    expectSame(sections, ["Example", "Instead"], rule.id)
  }
}

/// A block of Swift code in the explanation of a rule.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let rule: String
  /// `Example` or `Instead`.
  let section: String
  let code: String

  var testDescription: String { "\(rule), \(section)" }

  var fixture: LintFixture {
    let path = code.firstMatch(of: /The file `(.*)`/).map { String($0.1) }
    let file = SourceFile(path: path ?? "\(section).swift", bytes: Array(code.utf8))
    return LintFixture("rules/\(rule)/\(section)", files: [file], arguments: arguments)
  }

  /// What a comment ``Linted with `--min-os ios16`.`` says.
  private var arguments: [String] {
    guard let match = code.firstMatch(of: /Linted with `(.*)`/) else { return [] }
    return match.1.split(separator: " ").map(String.init)
  }

  static let all: [RuleExample] = Rule.all.flatMap { rule in
    rule.explanation.components(separatedBy: "\n## ").flatMap { section in
      section.matches(of: /(?m)^```swift\n((?s).*?)^```$/).map { match in
        RuleExample(
          rule: rule.id, section: String(section.prefix { $0 != "\n" }), code: String(match.1))
      }
    }
  }
}
