extension Rule {
  static let stateOnInjectedModel = Rule(
    id: "state-on-injected-model",
    group: .ownership,
    summary: "`@State` holds a model that the caller passed in",
    explanation: """
      ## What it finds

      A view that keeps an `@Observable` model in `@State` although its callers pass in a model that
      they, or somebody else, already keep.

      ## Why it matters

      `@State` takes the first model that it is given and ignores every later one: when the parent
      switches to another model, the child goes on showing, and changing, the old one.

      ## Example

      ```swift
      import SwiftUI

      @Observable final class Mixer { var level = 0.5 }

      struct Desk: View {
        @State private var mixer = Mixer()
        var body: some View { Fader(mixer: mixer) }
      }

      struct Fader: View {
        @State var mixer: Mixer  // expect: state-on-injected-model "@State"
        var body: some View { Slider(value: $mixer.level) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable final class Mixer { var level = 0.5 }

      struct Desk: View {
        @State private var mixer = Mixer()
        var body: some View { Fader(mixer: mixer) }
      }

      struct Fader: View {
        @Bindable var mixer: Mixer
        var body: some View { Slider(value: $mixer.level) }
      }
      ```

      A view that takes no binding holds the model in a plain `var`.

      ## Fix safety

      No rewrite is planned for it: a view may count on keeping its
      first model, so the change is yours to make.

      ## Known gaps

      - A model that goes through an array, a dictionary, a router or a factory outside the tree
        cannot be followed; then the rule says nothing.
      - A view that is meant to keep its first model is reported all the same, unless it sets the
        property itself, or hands on a binding to it, as for a selection.
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .state, holder.isInView, let attribute = holder.attribute,
        !plan.index.isOldModel(holder.model),
        case .receives(_, isFresh: false) = holder.ownership, !plan.isChosen(holder)
      else { return nil }
      return Diagnostic(
        at: attribute,
        "'\(holder.name)' is passed in, but '@State' keeps only the first value it gets",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}

extension Plan {
  /// Whether a view sets what it holds itself, or has it set by a control: what it was given is
  /// only what that starts with, as a selection does.
  func isChosen(_ holder: ModelHolder) -> Bool {
    guard let key = holder.key else { return false }
    return (facts.assignments[key] ?? []).contains { !$0.isSetUp }
      || (facts.projections[key] ?? []).contains { $0.member == nil }
  }
}
