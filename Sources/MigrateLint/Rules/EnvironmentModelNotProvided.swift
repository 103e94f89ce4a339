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
      action reads the model, what a `@State` does not show at first, or one branch of a condition
      that nobody can decide, the crash waits for that, and the finding is a warning.

      `@EnvironmentObject` looks for its object when somebody reads it. `@Environment(Session.self)`
      looks for it whenever its view is drawn, read or not. A model that is missing somewhere for a
      view which does not read it to be drawn migrates with `--unsafe-fixes` only. So it is with a
      view that an action makes and hands to something else, `router.show(Page())`: where that is
      drawn, and what is around it there, is not seen. Where nothing but a preview lacks the model
      the fix stays safe, as no app shows that, and the preview is told of.

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
      - Of the views in an `if` or a `switch` over what a view or function is given, only what every
        branch needs counts, and what asks for the model sooner than before; a literal, or an
        optional value that nobody gives, says which branch is drawn. Branches that a `@State` does
        not start with are warned of.
      - Views that UIKit or AppKit shows in other ways than through the roots above are not
        followed.
      """
  ) { plan in
    let obstacles = plan.obstacles("environment-model-not-provided")
    guard !plan.missingEnvironmentModels.isEmpty else { return obstacles }
    let holders = Dictionary(plan.holders.lazy.map { ($0.namePlace, $0) }) { first, _ in first }
    return obstacles + plan.missingEnvironmentModels.compactMap { missing in
      let holder = holders[missing.holder]
      let asksWhenDrawn = holder?.wrapper == .environment
      if missing.isUnread && !asksWhenDrawn { return plan.warning(ofPreview: missing) }
      let isDrawn = asksWhenDrawn || (holder.map(plan.isAskedForWhileDrawn) ?? true)
      let isAtOnce = isDrawn && !missing.isLater && !missing.isReadLater
      let reader = "'\(missing.holderSymbol)' " + (missing.isUnread ? "asks for it" : "reads it")
      let time = isAtOnce ? "" : isDrawn ? ", though not at first" : ", though not to be drawn"
      return Diagnostic(
        isAtOnce ? .error : .warning, at: missing.place,
        "'\(missing.view)' needs '\(plan.name(missing.model))' from the environment, and "
          + (missing.isPreview ? "this preview does not provide it" : "nothing here provides it")
          + (isAtOnce ? ": it crashes" : ": it crashes as soon as that is used"),
        symbol: missing.view, model: missing.model,
        notes: [.init(reader + time, at: missing.holder)]
          + (isDrawn && !missing.isReadLater ? [] : plan.noteOfAskingLater(missing)))
    }
  }
}

extension Plan {
  /// What only an action or a later state asks for is asked for by each update, once its wrapper
  /// is the new one.
  fileprivate func noteOfAskingLater(_ missing: MissingEnvironmentModel) -> [Diagnostic.Note] {
    guard isToMigrate(missing.model), !isBlocked(missing.model) else { return [] }
    return [.init("after the migration it is asked for when it is drawn", at: missing.holder)]
  }

  func sayingThatPreviewLacks(_ missing: MissingEnvironmentModel) -> String {
    "this preview does not provide '\(name(missing.model))': it crashes after the migration"
      + (missing.isLater ? ", as soon as '\(missing.holderSymbol)' is shown" : "")
  }

  /// A preview that shows a view which never reads the model; of other roots a blocker tells.
  fileprivate func warning(ofPreview missing: MissingEnvironmentModel) -> Diagnostic? {
    guard missing.isPreview, isToMigrate(missing.model), !isBlocked(missing.model) else {
      return nil
    }
    return Diagnostic(
      .note, at: missing.place, sayingThatPreviewLacks(missing),
      symbol: missing.view, model: missing.model,
      notes: [.init("'\(missing.holderSymbol)' asks for it then", at: missing.holder)])
  }
}
