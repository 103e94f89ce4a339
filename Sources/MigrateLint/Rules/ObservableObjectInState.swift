extension Rule {
  static let observableObjectInState = Rule(
    id: "observable-object-in-state",
    group: .ownership,
    summary: "`@State` holds an `ObservableObject` and never sees it change",
    explanation: """
      ## What it finds

      A view that keeps an `ObservableObject` in `@State` and makes it, is handed it, or reads
      something published of it while it draws.

      ## Why it matters

      `@State` notices when it is given another object, but nothing that happens inside of one. The
      model is kept, its published properties change, and the view never shows it.

      ## Example

      ```swift
      import SwiftUI

      final class Player: ObservableObject {
        @Published var volume = 0.5
      }

      struct PlayerView: View {
        @State private var player = Player()  // expect: observable-object-in-state "@State"

        var body: some View {
          Text(String(player.volume))
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
          Text(String(player.volume))
        }
      }
      ```

      As long as the class is an `ObservableObject`, write `@StateObject` instead of `@State`.

      ## Fix safety

      The holder is right as it stands once the model is `@Observable`, so `--fix` changes the model
      and leaves the holder alone.

      ## Known gaps

      - A view that only keeps which model is chosen, for others to observe, is not reported, on
        purpose.
      - Models in a collection or inside of another value, as in `@State var players: [Player]`, are
        not found.
      - A model whose class is declared outside the tree is not found.
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .state, holder.isInView, let attribute = holder.attribute,
        plan.index.isOldModel(holder.model), plan.keepsOrReads(holder)
      else { return nil }
      return Diagnostic(
        at: attribute,
        "'@State' does not observe '\(plan.name(holder.model))': the view misses its changes",
        symbol: holder.symbol, model: holder.model,
        notes: [.init("right as it stands once the model is '@Observable'", at: holder.namePlace)])
    }
  }
}

extension Plan {
  /// A slot that others fill and observe is fine; one that is made, passed in or read here is not.
  fileprivate func keepsOrReads(_ holder: ModelHolder) -> Bool {
    switch holder.ownership {
    case .creates, .receives, .shared: true
    default: observedRead(through: holder) != nil
    }
  }
}
