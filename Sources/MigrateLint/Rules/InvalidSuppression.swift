extension Rule {
  static let invalidSuppression = Rule(
    id: "invalid-suppression",
    group: .suppression,
    summary: "A comment that should silence a rule is not written as it must be",
    explanation: """
      ## What it finds

      A comment that begins with `migrate-lint:` and names no rule, or one that does not exist, or
      something other than `disable`, `disable:next`, `disable:this`, `disable:previous`,
      `disable:file` and `enable`.

      ## Why it matters

      It silences nothing, or less than it says.

      ## Example

      ```swift
      import Combine

      final class Playlist: ObservableObject {
        // migrate-lint:disable:next publish-property -- the tests subscribe to it
        // expect-previous: invalid-suppression "publish-property"
        @Published var songs: [String] = []
      }
      ```

      ## Instead

      ```swift
      import Combine

      final class Playlist: ObservableObject {
        // migrate-lint:disable:next published-property -- the tests subscribe to it
        @Published var songs: [String] = []
      }
      ```

      `migrate-lint rules` lists the names. Several stand behind each other, with or without commas;
      a reason stands behind `--`.

      ## Fix safety

      There is no fix.

      ## Known gaps

      - A comment with something else in front of `migrate-lint:` is not looked at.
      - No comment silences this rule, the others of its group and `file-not-parsed`; `--ignore`
        does.
      """
  ) { plan in
    plan.suppressions.faults.map { Diagnostic(at: $0.place, $0.message, symbol: $0.symbol) }
  }
}
