import Foundation
import Testing

@testable import MigrateLint

/// What every rule must have, so that a new one cannot be half added.
@Suite struct RuleTests {
  static let fixtureGroups: Set<RuleGroup> = [.migration, .ownership, .observation]
  static let rulesWithFixtures = Rule.all.filter { fixtureGroups.contains($0.group) }

  // MARK: Identity

  @Test func idsAreUnique() {
    let duplicates = Dictionary(grouping: Rule.all, by: \.id).filter { $1.count > 1 }.keys
    #expect(duplicates.isEmpty)
  }

  @Test(arguments: Rule.all)
  func idIsKebabCase(_ rule: Rule) {
    #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(Rule.named(rule.id)?.id == rule.id)
  }

  /// `state-object` is `Rule.stateObject` in StateObject.swift; blockers may share a file.
  @Test(arguments: Rule.all)
  func fileAndNameMatchTheID(_ rule: Rule) throws {
    let name = rule.id.split(separator: "-").map(\.capitalized).joined()
    let shared = rule.group == .blocker ? ["BlockerRules.swift"] : []
    let file = ([name + ".swift"] + shared).first { Self.ruleFiles[$0] != nil }
    let text = try #require(file.flatMap { Self.ruleFiles[$0] }, "there is no \(name).swift")
    let declaration = "static let \(name.prefix(1).lowercased() + name.dropFirst()) ="
    #expect(text.contains(declaration), "no '\(declaration)' in \(file ?? "")")
    #expect(text.contains("\"\(rule.id)\""))
  }

  /// A rule that is written but not listed would never run.
  @Test(arguments: ruleFiles.keys.sorted())
  func everyWrittenRuleIsListed(_ file: String) throws {
    let list = try #require(Self.ruleFiles["AllRules.swift"])
    let text = try #require(Self.ruleFiles[file])
    for match in text.matches(of: /static let ([a-zA-Z]+)(?:: Rule)? = (?:Rule\(|blocker\()/) {
      let isListed = list.contains("\n    \(match.1),")
      #expect(isListed, "\(file): '\(match.1)' is not in Rule.all")
    }
  }

  // MARK: Texts

  @Test(arguments: Rule.all)
  func summaryIsALine(_ rule: Rule) {
    #expect(!rule.summary.isEmpty)
    #expect(!rule.summary.hasSuffix("."))
    #expect(!rule.summary.contains("\n"))
    #expect(rule.summary == rule.summary.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test(arguments: Rule.all)
  func explanationHasItsSections(_ rule: Rule) {
    let lines = rule.explanation.split(separator: "\n", omittingEmptySubsequences: false)
    let titles = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    expectSame(titles, Self.sections, "the sections of '\(rule.id)'")
    for section in rule.explanation.components(separatedBy: "## ").dropFirst() {
      let body = section.split(separator: "\n").dropFirst()
      #expect(!body.isEmpty, "an empty section: \(section)")
    }
  }

  private static let sections = [
    "What it finds", "Why it matters", "Example", "Instead", "Fix safety", "Known gaps",
  ]

  // MARK: Fixtures

  @Test(arguments: rulesWithFixtures)
  func hasAFixtureThatFires(_ rule: Rule) {
    #expect(Self.fixtures(of: rule).contains { !$0.isSilent })
  }

  @Test(arguments: rulesWithFixtures)
  func hasASilentFixture(_ rule: Rule) {
    #expect(Self.fixtures(of: rule).contains { $0.isSilent })
  }

  @Test func everyFixtureFolderIsARule() {
    let folders = LintFixture.entries(of: LintFixture.root.appending(path: "rules"))
    let unknown = folders.filter { Rule.named($0) == nil }
    #expect(unknown.isEmpty)
  }

  private static func fixtures(of rule: Rule) -> [LintFixture] {
    LintFixture.all.filter { $0.rule == rule.id }
  }

  // MARK: Sources

  /// The texts in Sources/MigrateLint/Rules by file name.
  private static let ruleFiles: [String: String] = Dictionary(
    uniqueKeysWithValues: OwnSource.all.filter { $0.layer == "Rules" }.map { ($0.name, $0.text) })
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
