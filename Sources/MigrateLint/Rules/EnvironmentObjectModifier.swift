extension Rule {
  static let environmentObjectModifier = Rule(
    id: "environment-object-modifier",
    group: .migration,
    summary: "`.environmentObject(_:)` injects a model that can be `@Observable`",
    explanation: """
      ## What it finds

      `.environmentObject(model)` where the model's class is still an `ObservableObject`: in the
      app, in sheets and previews, and at hosting controllers.

      ## Why it matters

      The modifier takes nothing but an `ObservableObject`; an `@Observable` model goes in with
      `.environment(model)`. It has to change at every place, and together with the views that read
      the model. Previews and controllers are the ones that are easily forgotten.

      ## Example

      ```swift
      import SwiftUI

      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Root: View {
        @StateObject private var session = Session()

        var body: some View {
          Text("Welcome")
            .environmentObject(session)  // expect: environment-object-modifier "environmentObject"
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Session {
        var name = ""
      }

      struct Root: View {
        @State private var session = Session()

        var body: some View {
          Text("Welcome")
            .environment(session)
        }
      }
      ```

      ## Fix safety

      `--fix` changes every injection of the model together with every reader; that is safe.

      ## Known gaps

      - An argument whose type cannot be told, such as what a package's function returns, is not
        reported. It is worth a search for `environmentObject` after a migration by hand.
      """
  ) { plan in
    plan.facts.files.flatMap(\.injections).compactMap { injection in
      guard injection.isOld, let model = injection.model, plan.isToMigrate(model) else {
        return nil
      }
      return Diagnostic(
        plan.migrationSeverity(model), at: injection.place,
        "'.environmentObject(_:)' injects '\(plan.name(model))'"
          + (plan.isBlocked(model) ? ", which stays" : "; it becomes '.environment(_:)'"),
        symbol: plan.symbol(injection.unit), model: model,
        notes: plan.blockerNotes(model))
    }
  }
}
