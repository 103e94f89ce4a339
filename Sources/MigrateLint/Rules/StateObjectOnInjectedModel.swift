extension Rule {
  static let stateObjectOnInjectedModel = Rule(
    id: "state-object-on-injected-model",
    group: .ownership,
    summary: "`@StateObject` holds a model that the caller passed in",
    explanation: """
      ## What it finds

      A view that keeps a model in `@StateObject` although its callers pass in a model that they, or
      somebody else, already keep.

      ## Why it matters

      `@StateObject` takes the first model that it is given and ignores every later one: when the
      parent switches to another model, the child goes on showing the old one. It also claims an
      ownership that it does not have, which hides who the owner is.

      ## Example

      ```swift
      import SwiftUI

      final class Mixer: ObservableObject { @Published var level = 0.5 }

      struct Desk: View {
        @StateObject private var mixer = Mixer()
        var body: some View { Fader(mixer: mixer) }
      }

      struct Fader: View {
        @StateObject var mixer: Mixer  // expect: state-object-on-injected-model "@StateObject"
        var body: some View { Slider(value: $mixer.level) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Mixer: ObservableObject { @Published var level = 0.5 }

      struct Desk: View {
        @StateObject private var mixer = Mixer()
        var body: some View { Fader(mixer: mixer) }
      }

      struct Fader: View {
        @ObservedObject var mixer: Mixer
        var body: some View { Slider(value: $mixer.level) }
      }
      ```

      With an `@Observable` model the child takes `@Bindable var mixer`, or a plain `var` if it
      needs no binding.

      ## Fix safety

      `--fix` writes that new form, together with the rest of the unit: safe where every caller
      passes a model that is kept in a property, in the environment or as a shared instance, else
      unsafe.

      ## Known gaps

      - A model that goes through an array, a dictionary, a router or a factory outside the tree
        cannot be followed; then the rule says nothing.
      - What only a preview passes does not say who owns the model where the app passes something
        itself; one that a preview makes on the way does make the rewrite unsafe.
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .stateObject, let attribute = holder.attribute,
        case .receives(_, isFresh: false) = holder.ownership
      else { return nil }
      // Here: the view keeps the first model it was given and ignores later ones.
      return Diagnostic(
        at: attribute,
        "'\(holder.name)' is passed in, but '@StateObject' keeps only the first value it gets",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + doubts(holder))
    }
  }
}

/// Why a plain property in its place is unsafe.
private func doubts(_ holder: ModelHolder) -> [Diagnostic.Note] {
  if holder.isOwnershipCertain { return [] }
  if let (place, isInPreview) = holder.passedFresh {
    let caller = isInPreview ? "this preview" : "this caller"
    return [
      .init(
        "what \(caller) passes is made on the way: that would be a new one each time", at: place)
    ]
  }
  return [
    .init(
      "not every caller is seen passing one that somebody keeps: one that is made on the way would"
        + " be a new one each time", at: holder.namePlace)
  ]
}
