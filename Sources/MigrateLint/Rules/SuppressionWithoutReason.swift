extension Rule {
  static let suppressionWithoutReason = Rule(
    id: "suppression-without-reason",
    group: .suppression,
    summary: "A comment silences a rule and does not say why",
    explanation: """
      ## What it finds

      With `--require-reason`, a `migrate-lint:disable` comment without a reason behind `--`.

      ## Why it matters

      Whoever meets the comment in a year cannot tell whether it is still needed.

      ## Example

      ```swift
      // Linted with `--require-reason`.
      import SwiftUI

      struct LedgerView: View {
        // migrate-lint:disable:next state-object
        // expect-previous: suppression-without-reason "migrate-lint:disable:next state-object"
        @StateObject private var ledger = Ledger()

        var body: some View {
          Text("\\(ledger.total)")
        }
      }

      final class Ledger: ObservableObject {
        @Published var total = 0
      }
      ```

      ## Instead

      ```swift
      // Linted with `--require-reason`.
      import SwiftUI

      struct LedgerView: View {
        // migrate-lint:disable:next state-object -- migrates with the export
        @StateObject private var ledger = Ledger()

        var body: some View {
          Text("\\(ledger.total)")
        }
      }

      final class Ledger: ObservableObject {
        @Published var total = 0
      }
      ```

      ## Fix safety

      There is no fix: only you know the reason.

      ## Known gaps

      - Any word counts as a reason.
      """
  ) { plan in
    guard plan.suppressions.requiresReason else { return [] }
    return plan.index.files.enumerated().flatMap { file, parsed in
      parsed.suppressions.filter { $0.reach != nil && $0.problem == nil && $0.reason == nil }.map {
        Diagnostic(
          at: Place(file, $0.range), "this comment does not say why; a reason stands behind '--'",
          symbol: parsed.source.text($0.range))
      }
    }
  }
}
