import Foundation
import Testing

@testable import MigrateLint

/// A case of Tests/Fixtures/behaviour: a small program that is run before and after a migration.
/// The README there says what its files are.
struct BehaviourCase: CustomTestStringConvertible, Sendable {
  /// `H002-a-lazy-property`.
  let name: String
  /// `before/` with its arguments.
  let fixture: FixFixture

  var testDescription: String { name }
  var folder: URL { fixture.folder }

  static let root = LintFixture.root.appending(path: "behaviour")

  static let all: [BehaviourCase] = LintFixture.entries(of: root)
    .filter { $0.hasPrefix("H") }.map { name in
      let folder = root.appending(path: "\(name)/before")
      return BehaviourCase(
        name: name, fixture: FixFixture("behaviour/\(name)", LintFixture.files(in: folder)))
    }

  /// What search and replace would write, where the case shows it.
  var naive: [SourceFile]? {
    let files = LintFixture.files(in: folder.appending(path: "naive"))
    return files.isEmpty ? nil : files
  }

  /// The text of a file of the case, without the blank lines around it.
  func text(_ name: String) -> String? {
    let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func write(_ text: String, to name: String) throws {
    try Data("\(text)\n".utf8).write(to: folder.appending(path: name))
  }

  /// The function of `drive.swift` that the program calls, with `try` if it throws.
  var call: String? {
    guard let match = text("drive.swift")?.firstMatch(of: /func (drive\w+)\(\)( throws)?/)
    else { return nil }
    return "\(match.2 == nil ? "" : "try ")\(match.1)()"
  }

  /// The rule whose blocker keeps the model, where the case is about that.
  var keepingRule: String? { text("stays") }

  /// What is wrong with the tool as it is, where something is.
  var defect: String? { text("defect") }
}

// MARK: - Differences

extension BehaviourCase {
  /// What the file `differs` says: who tells of the difference and why it is there, then a blank
  /// line and the trace of the migrated program.
  struct Difference {
    /// The id of a rule; `accepted` for what Apple's own migration brings, and `untold` for what
    /// should be told and is not yet.
    var teller: String
    var heading: String
    var trace: String
  }

  var difference: Difference? {
    guard let text = text("differs") else { return nil }
    let parts = text.split(separator: /\n\n/, maxSplits: 1).map(String.init)
    let teller = parts[0].split(separator: "\n").first ?? ""
    return Difference(
      teller: String(teller), heading: parts[0], trace: parts.count > 1 ? parts[1] : "")
  }
}

// MARK: - What the tool makes of it

extension BehaviourCase {
  /// What `--fix` does.
  struct Migration {
    /// The rules that keep a model, if everything stays.
    var blockers: [String]
    /// The program afterwards; nil if nothing is written, or if it should not have been.
    var files: [SourceFile]?
  }

  func migration() throws -> Migration {
    let outcome = try fixture.outcome(.safe)
    guard outcome.changed.isEmpty else {
      let files = keepingRule == nil ? outcome.applied(to: fixture.files) : nil
      return Migration(blockers: [], files: files)
    }
    return Migration(blockers: outcome.report.models.flatMap(\.blockers).map(\.rule), files: nil)
  }

  /// Fails unless the model migrates, or stays, as the case says, and not before it may.
  func expect(_ migration: Migration) throws {
    let careful = try fixture.without("--unsafe-fixes")?.outcome(.safe).changed ?? []
    let isCareful = careful.isEmpty
    #expect(isCareful, "\(name): this needs '--unsafe-fixes'")
    if let keepingRule {
      let stays = migration.blockers.contains(keepingRule)
      #expect(stays, "\(name): '\(keepingRule)' is to keep the model")
    } else {
      let migrates = migration.files != nil
      #expect(migrates, "\(name): nothing migrates")
    }
  }

  /// Fails unless a finding tells of the difference.
  func expectTold() throws {
    guard let teller = difference?.teller, Rule.named(teller) != nil else { return }
    let rules = try fixture.judgement(.safe).report.findings.map(\.rule)
    #expect(rules.contains(teller), "\(name): nothing tells what is different")
  }
}
