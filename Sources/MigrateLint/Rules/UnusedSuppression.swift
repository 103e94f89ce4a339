extension Rule {
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    group: .suppression,
    summary: "A comment silences what is not found there",
    explanation: """
      ## What it finds

      A rule or group in a `migrate-lint:disable` comment that finds nothing in the lines which the
      comment is about, and an `enable` of what is not disabled.

      ## Why it matters

      The comment has done its duty, or has come away from the line that it was written for. If it
      stays, it hides what is found there later.

      ## Example

      ```swift
      import Observation

      @Observable
      final class Diary {
        // migrate-lint:disable:next published-property -- stays until spring
        // expect-previous: unused-suppression "published-property"
        var pages: [String] = []
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      final class Diary {
        var pages: [String] = []
      }
      ```

      ## Fix safety

      There is no fix; delete the name, or the comment.

      ## Known gaps

      - What is found depends on options such as `--isolated`, `--xcode`, `--unpublished` and
        `--min-os`, so a comment may be in use with one and unused with another.
      - In a file that does not parse, no comment is judged.
      - Of two comments about one line both count as used.
      """
  ) { plan in
    // Here: the rest is known once all other rules have been asked.
    plan.suppressions.idleEnables.map { Diagnostic(at: $0.place, $0.message, symbol: $0.symbol) }
  }
}

extension Suppressions {
  /// The findings about entries that silence nothing.
  func unused(butFor used: Set<Int>) -> [Diagnostic] {
    entries.enumerated().filter { !used.contains($0.offset) }.map { _, entry in
      Diagnostic(
        at: Place(entry.file, entry.name.range),
        "nothing is silenced: there is no \(Self.subject(entry.name.text)) "
          + Self.reach(entry.comment.reach),
        symbol: entry.comment.symbol(of: entry.name))
    }
  }

  private static func subject(_ name: String) -> String {
    if name == "all" { return "finding" }
    let isGroup = RuleGroup(rawValue: name) != nil
    return isGroup ? "finding of the group '\(name)'" : "'\(name)'"
  }

  private static func reach(_ reach: SuppressionComment.Reach?) -> String {
    switch reach {
    case .next: "on the next line of code"
    case .this: "on this line"
    case .previous: "on the line before"
    case .file: "in this file"
    case .region, nil: "in this region"
    }
  }
}
