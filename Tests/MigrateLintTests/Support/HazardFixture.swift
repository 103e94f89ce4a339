import Foundation
import Testing

@testable import MigrateLint

/// A case of Tests/Fixtures/hazards: one shape of one row of the hazard catalogue.
///
/// A file `hazard` says the grade and the rule that carries the treatment. `naive/` is what
/// search-and-replace would write and does not compile; `naive-silent/` compiles and is wrong.
struct HazardFixture: CustomTestStringConvertible, Sendable {
  enum Grade: String, CaseIterable, Comparable, Sendable {
    case safe, unsafe, blocked, report, nothing

    static func < (a: Grade, b: Grade) -> Bool { order(a) < order(b) }

    private static func order(_ grade: Grade) -> Int { allCases.firstIndex(of: grade) ?? 0 }
  }

  /// `hazards/H002-lazy-parts-that-no-view-sees`.
  let name: String
  let grade: Grade
  /// Nil where only the ordinary rules of a migration are needed.
  let rule: String?
  let fix: FixFixture

  var testDescription: String { name }

  /// `H002`.
  var id: String { String(phrase.prefix { $0 != "-" }) }

  /// `H002-lazy-parts-that-no-view-sees`.
  var phrase: String { String(name.dropFirst("hazards/".count)) }

  var folder: URL { LintFixture.root.appending(path: name) }

  var lint: LintFixture { LintFixture(name, rule: rule ?? "-") }

  static let all: [HazardFixture] = LintFixture.entries(
    of: LintFixture.root.appending(path: "hazards")
  ).filter { !$0.hasSuffix(".txt") }.compactMap { HazardFixture("hazards/" + $0) }

  private init?(_ name: String) {
    let url = LintFixture.root.appending(path: name + "/hazard")
    let words = (try? String(contentsOf: url, encoding: .utf8))?
      .split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    guard words.count == 2, let grade = Grade(rawValue: words[0]) else {
      Issue.record("\(name)/hazard must be a grade and a rule")
      return nil
    }
    self.name = name
    self.grade = grade
    rule = words[1] == "-" ? nil : words[1]
    fix = FixFixture(
      name, LintFixture.files(in: LintFixture.root.appending(path: name + "/before")))
  }

  /// The trees of a kind, of all cases that have one.
  static func trees(_ kind: String) -> [URL] {
    all.map { $0.folder.appending(path: kind) }.filter { !LintFixture.files(in: $0).isEmpty }
  }
}

/// A row of the catalogue.
struct HazardRow: CustomTestStringConvertible, Sendable {
  let id: String
  let title: String

  var testDescription: String { id }

  var cases: [HazardFixture] { HazardFixture.all.filter { $0.id == id } }

  /// The lines of `catalogue.txt`: an id, blanks, a title.
  static let all: [HazardRow] = {
    let url = LintFixture.root.appending(path: "hazards/catalogue.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return HazardRow(
        id: String(parts[0]), title: parts[1].trimmingCharacters(in: .whitespaces))
    }
  }()
}
