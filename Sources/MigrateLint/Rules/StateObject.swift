extension Rule {
  static let stateObject = Rule(
    id: "state-object",
    group: .migration,
    summary: "`@StateObject` holds a model that can be `@Observable`",
    explanation: """
      ## What it finds

      `@StateObject` on a property or local variable whose model is still an `ObservableObject`.

      ## Why it matters

      `@StateObject` holds nothing but an `ObservableObject`: with an `@Observable` class it does
      not compile. What it becomes depends on who makes the model. The owner keeps it in `@State`; a
      view that is handed the model takes it as `@Bindable`, or plainly.

      ## Example

      ```swift
      import SwiftUI

      final class Player: ObservableObject {
        @Published var volume = 0.5
      }

      struct PlayerView: View {
        @StateObject private var player = Player()  // expect: state-object "@StateObject"

        var body: some View {
          Slider(value: $player.volume)
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Player {
        var volume = 0.5
      }

      struct PlayerView: View {
        @State private var player = Player()

        var body: some View {
          Slider(value: $player.volume)
        }
      }
      ```

      ## Fix safety

      `--fix` writes `@State` where the view makes the model: safe, and `eager-model-initializer`
      tells you where the model is then made more often than before.

      ## Known gaps

      - The owner of a model that comes out of an array, a dictionary or a function from outside the
        tree is unknown. Such a holder becomes `@State`, as that keeps what `@StateObject` does now,
        and a note says so.
      - A model whose class is declared outside the tree is not reported.
      """
  ) { plan in
    plan.oldHolders(.stateObject).compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      return Diagnostic(
        plan.migrationSeverity(holder.model), at: attribute,
        "'@StateObject' on '\(holder.name)' \(plan.becomes(holder))",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + plan.bindingNotes(holder)
          + (plan.consequences(of: holder) + plan.links(makingModelOf: holder)
            + plan.links(makingShared: holder)
            + plan.viewsShownAgain(makingModelOf: holder)
            + plan.readsBeforeTabs(makingModelOf: holder)
            + plan.reads(whileMakingModelOf: holder))
          .map { .init($0.message, at: $0.place) }
          + plan.blockerNotes(holder.model))
    } + plan.obstacles("state-object")
  }
}
