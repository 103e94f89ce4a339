extension Rule {
  static let halfMigratedModel = Rule(
    id: "half-migrated-model",
    group: .observation,
    severity: .error,
    summary: "The old world and the new one are mixed",
    explanation: """
      ## What it finds

      - A class that is `@Observable` and an `ObservableObject`.
      - `@Published` in a class that is nothing but `@Observable`.
      - `@StateObject`, `@ObservedObject`, `@EnvironmentObject` or `.environmentObject(_:)` with a
        model that is nothing but `@Observable`.
      - `@Bindable`, `@Environment(Session.self)` or `.environment(_:)` with a model that is nothing
        but an `ObservableObject`.

      ## Why it matters

      All but the first do not compile. A class that is both does, once `@Published` is gone: then
      the old wrappers hold it and are never told of a change, and what `.environmentObject(_:)`
      puts in `@Environment` does not find, which crashes the app.

      ## Example

      ```swift
      import SwiftUI

      @Observable
      final class Session: ObservableObject {  // expect: half-migrated-model "Session"
        var user = ""
      }

      struct UserName: View {
        @ObservedObject var session: Session

        var body: some View { Text(session.user) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Session {
        var user = ""
      }

      struct UserName: View {
        var session: Session

        var body: some View { Text(session.user) }
      }
      ```

      ## Fix safety

      A class that is both is finished by `--fix` with the rules of the group `migration`: holders,
      injections and what is left of `@Published` change as in any unit, then the conformance goes.
      The rest is for a person: the compiler has stopped already.

      ## Known gaps

      - A class with a superclass, a protocol or a macro from outside of the tree may be more than
        its source says, so only the class itself is reported.
      """
  ) { plan in
    plan.halfMigrations.map { half in
      Diagnostic(
        half.severity, at: half.place,
        half.message(
          plan.index[half.model].name,
          isHeldTheOldWay: plan.holders.contains {
            $0.wrapper.isOfOldWorld && $0.model == half.model
          }),
        symbol: half.symbol, model: half.model,
        notes: half.notes(plan.place(ofName: half.model)))
    }
  }
}

extension HalfMigration {
  fileprivate var severity: Severity {
    if case .both = kind, published.isEmpty { return .warning }
    return .error
  }

  fileprivate func message(_ model: String, isHeldTheOldWay: Bool) -> String {
    switch kind {
    case .both:
      let start = "'\(model)' is '@Observable' and an ObservableObject"
      return published.isEmpty
        ? start
          + (isHeldTheOldWay
            ? ": views that hold it in the old way are not updated"
            : ": a view that holds it in the old way may not be updated")
        : start + ", and with '@Published' it does not compile"
    case .published: return "'@Published' does not compile in the '@Observable' class '\(model)'"
    case .oldHolder(let holder):
      return "'@\(holder.attributeName)' does not compile with '\(model)', which is '@Observable'"
    case .oldInjection:
      return "'.environmentObject(_:)' does not compile with '\(model)', which is '@Observable'"
    case .newHolder(let holder):
      return "'@\(holder.attributeName)' does not compile with '\(model)', which is an "
        + "ObservableObject"
    case .newInjection:
      return "'.environment(_:)' does not compile with '\(model)', which is an ObservableObject"
    }
  }

  fileprivate func notes(_ model: Place) -> [Diagnostic.Note] {
    switch kind {
    case .both: published.map { .init("'@Published' is left here", at: $0) }
    case .published: []
    default: [.init("the class is declared here", at: model)]
    }
  }
}
