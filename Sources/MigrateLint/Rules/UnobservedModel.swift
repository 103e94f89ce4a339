extension Rule {
  static let unobservedModel = Rule(
    id: "unobserved-model",
    group: .ownership,
    summary: "A view reads a model through a plain property and never updates",
    explanation: """
      ## What it finds

      A view that holds an `ObservableObject` in a plain `let` or `var`, or gets it by a key of
      the environment (`@Environment(\\.card)`), and reads something published of it while it
      draws, directly or through properties and methods of its own.

      ## Why it matters

      Nothing tells the view that the model has changed. It shows the first value until its parent
      happens to draw it again, so a screen looks right in one place of the app and stale in
      another.

      ## Example

      ```swift
      import SwiftUI

      final class Card: ObservableObject {
        @Published var isKnown = false
      }

      struct Badge: View {
        let card: Card  // expect: unobserved-model "card"

        var body: some View {
          Text(card.isKnown ? "known" : "new")
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Card {
        var isKnown = false
      }

      struct Badge: View {
        let card: Card

        var body: some View {
          Text(card.isKnown ? "known" : "new")
        }
      }
      ```

      As long as the class is an `ObservableObject`, write `@ObservedObject var card: Card`; what
      comes from the environment is handed to a view that does so.

      ## Fix safety

      The view is right as it stands once the model is `@Observable`, so `--fix` changes the model.
      Where that cannot migrate, nothing is written: write `@ObservedObject` yourself.

      ## Known gaps

      - A model that is only handed on, or read only in actions, is not reported, on purpose.
      - A view whose parent happens to draw it again at all the right times is reported all the
        same.
      - Reads of a model inside a collection (`cards[0].isKnown`) are not found.
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .none || holder.isEnvironmentValue, holder.isInView,
        plan.index.isOldModel(holder.model), let read = plan.observedRead(through: holder)
      else { return nil }
      return Diagnostic(
        at: holder.namePlace,
        "'\(holder.ownerName)' reads '\(holder.name)' but does not observe it: "
          + "the view misses its changes unless its parent is drawn again",
        symbol: holder.symbol, model: holder.model,
        notes: [.init("'\(read.member)' is read here", at: read.place)])
    }
  }
}
