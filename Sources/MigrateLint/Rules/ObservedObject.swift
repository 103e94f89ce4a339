extension Rule {
  static let observedObject = Rule(
    id: "observed-object",
    group: .migration,
    summary: "`@ObservedObject` holds a model that can be `@Observable`",
    explanation: """
      ## What it finds

      `@ObservedObject` on a property or local variable whose model is still an `ObservableObject`.

      ## Why it matters

      `@ObservedObject` holds nothing but an `ObservableObject`: with an `@Observable` class it does
      not compile, and is not needed to keep the view up to date. `@Bindable` takes its place only
      where a binding such as `$draft.title` is taken, here or in an extension in any file.

      ## Example

      ```swift
      import SwiftUI

      final class Draft: ObservableObject {
        @Published var title = ""
      }

      struct DraftTitle: View {
        @ObservedObject var draft: Draft  // expect: observed-object "@ObservedObject"

        var body: some View {
          Text(draft.title)
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Draft {
        var title = ""
      }

      struct DraftTitle: View {
        var draft: Draft

        var body: some View {
          Text(draft.title)
        }
      }
      ```

      ## Fix safety

      `--fix` writes a plain `var`, or `@Bindable var` where a binding is taken: safe, and never
      `let`, which could break initialisers. A representable that gives the model to the view which
      it makes, and whose update reads nothing of it, makes the unit unsafe: each change of the
      model ran that update.

      ## Known gaps

      - A binding is found by the name `$draft`. One in the expansion of a macro is missed.
      - A model whose class is declared outside the tree, such as a package's, is not reported. Keep
        `@ObservedObject` there, as nothing else updates the view.
      """
  ) { plan in
    // Here: what a view reads later is said by a note of its holder.
    let ofHolders = Set(plan.holders.map(\.namePlace))
    return plan.oldHolders(.observedObject).compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      return Diagnostic(
        plan.migrationSeverity(holder.model), at: attribute,
        "'@ObservedObject' on '\(holder.name)' \(plan.becomes(holder))",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + plan.notesOnNewOnes(holder)
          + plan.bindingNotes(holder)
          + plan.consequences(of: holder).map { .init($0.message, at: $0.place) }
          + plan.blockerNotes(holder.model))
    } + plan.obstacles("observed-object").filter { ofHolders.contains($0.place) }
  }
}
