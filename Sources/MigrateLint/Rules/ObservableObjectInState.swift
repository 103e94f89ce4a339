extension Rule {
  static let observableObjectInState = Rule(
    id: "observable-object-in-state",
    group: .ownership,
    summary: "`@State` holds an `ObservableObject` and never sees it change",
    explanation: """
      ## What it finds

      A view that keeps an `ObservableObject` in `@State` and reads something published of it while
      it draws. One that makes the object or is handed it, and only keeps it, gets a note. Of an
      object that publishes nothing there is nothing to miss.

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

      - A view that only keeps which model is chosen, for others to observe, or a shared instance
        that it does not show, is not reported, on purpose.
      - Models in a collection or inside of another value, as in `@State var players: [Player]`, are
        not found.
      - A model whose class is declared outside the tree is not found.
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .state, holder.isInView, let attribute = holder.attribute,
        plan.index.isOldModel(holder.model), !plan.publishingNothing.contains(holder.model),
        let use = plan.useOfState(holder)
      else { return nil }
      let name = plan.name(holder.model)
      return Diagnostic(
        use == .reads ? .warning : .note, at: attribute,
        use == .reads
          ? "'@State' does not observe '\(name)': the view misses its changes"
          : "'@State' keeps '\(name)' and does not observe it: only what observes it itself shows"
            + " its changes",
        symbol: holder.symbol, model: holder.model,
        notes: [plan.noteOnState(holder)])
    }
  }
}

extension Plan {
  fileprivate func noteOnState(_ holder: ModelHolder) -> Diagnostic.Note {
    guard case .receives(let places, _) = holder.ownership, let place = places.first else {
      return .init("right as it stands once the model is '@Observable'", at: holder.namePlace)
    }
    if isChosen(holder) { return .init("what it starts with is passed in here", at: place) }
    return .init("passed in here, and '@State' keeps only the first one that it gets", at: place)
  }
}

/// What a view does with an object in its `@State`.
private enum UseOfState {
  case reads, keeps
}

extension Plan {
  /// A slot that others fill and observe is fine, and so is a shared instance that the view does
  /// not show; nil then.
  fileprivate func useOfState(_ holder: ModelHolder) -> UseOfState? {
    if observedRead(through: holder) != nil { return .reads }
    let binds = bindsPublished(holder)
    switch holder.ownership {
    case .creates, .receives: return binds ? .reads : .keeps
    case .shared: return binds ? .reads : nil
    default: return nil
    }
  }

  /// A binding to what tells nobody of its changes misses none of them.
  private func bindsPublished(_ holder: ModelHolder) -> Bool {
    (holder.key.flatMap { facts.projections[$0] } ?? []).contains { fact in
      fact.member.map { isPublished($0, of: holder.model) } ?? true
    }
  }
}
