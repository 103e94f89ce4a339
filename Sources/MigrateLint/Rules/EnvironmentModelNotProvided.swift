extension Rule {
  static let environmentModelNotProvided = Rule(
    id: "environment-model-not-provided",
    group: .ownership,
    severity: .error,
    summary: "A view reads a model from the environment that nobody puts in",
    explanation: """
      ## What it finds

      A tree of views that reads a model from the environment, where nobody between the root and the
      reader puts it in. Roots are the scenes of an `App`, widgets, `#Preview` and
      `PreviewProvider`, hosting controllers, cells and views, and `ImageRenderer`.

      ## Why it matters

      To read a model that is not there crashes the app. It is the most common mistake after a
      migration, and it hides in previews, context menus and hosting controllers. Where only an
      action reads the model, the crash waits for that action, and the finding is a warning.

      ## Example

      ```swift
      import SwiftUI

      final class Session: ObservableObject { @Published var name = "" }

      struct NameLabel: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.name) }
      }

      #Preview {
        NameLabel()  // expect: environment-model-not-provided "NameLabel"
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Session: ObservableObject { @Published var name = "" }

      struct NameLabel: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.name) }
      }

      #Preview {
        NameLabel().environmentObject(Session())
      }
      ```

      ## Fix safety

      No rewrite is planned for it: which instance to put in, and
      where, is yours to say.

      ## Known gaps

      - A view kept in an `AnyView` or made by a router's closure, and an injected value whose type
        cannot be told, keep the rule silent for what is behind them.
      - A modifier or container from outside the tree may put the model in unseen. The finding is
        wrong then.
      - Of an `if` or a `switch` over what a view or function is given, only what every branch needs
        counts. Branches that a `@State` does not start with are warned of.
      - Views that UIKit or AppKit shows in other ways than through the roots above are not
        followed.
      """
  ) { plan in
    guard !plan.missingEnvironmentModels.isEmpty else { return [] }
    let holders = Dictionary(plan.holders.lazy.map { ($0.namePlace, $0) }) { first, _ in first }
    return plan.missingEnvironmentModels.map { missing in
      let isDrawn = holders[missing.holder].map(plan.isReadWhileDrawn) ?? true
      let isAtOnce = isDrawn && !missing.isLater
      return Diagnostic(
        isAtOnce ? .error : .warning, at: missing.place,
        "'\(missing.view)' needs '\(plan.name(missing.model))' from the environment, and "
          + (missing.isPreview ? "this preview does not provide it" : "nothing here provides it")
          + (isAtOnce ? ": it crashes" : ": it crashes as soon as that is used"),
        symbol: missing.view, model: missing.model,
        notes: [
          .init(
            "'\(missing.holderSymbol)' reads it"
              + (isDrawn ? isAtOnce ? "" : ", and is drawn later" : ", though not to be drawn"),
            at: missing.holder)
        ])
    }
  }
}
