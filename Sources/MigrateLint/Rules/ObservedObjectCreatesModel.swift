extension Rule {
  static let observedObjectCreatesModel = Rule(
    id: "observed-object-creates-model",
    group: .ownership,
    summary: "`@ObservedObject` holds a model that the view itself makes",
    explanation: """
      ## What it finds

      A view that makes the model of its own `@ObservedObject`: in the declaration, in an
      initialiser, or by a default argument that no caller replaces.

      And a model that is made while something is drawn, that nobody keeps, and whose initialiser
      reads what it publishes, or changes it in part; also one that a body makes and injects. That
      migration is unsafe: whoever makes the model is drawn again when that changes, and makes
      another one.

      ## Why it matters

      `@ObservedObject` does not keep its model. A view's struct is made anew whenever its parent
      draws, so the model is too, and what it knew is lost: the text that was typed, the page that
      was loaded.

      ## Example

      ```swift
      import SwiftUI

      final class MovieStore: ObservableObject {
        @Published var movies = ["Metropolis"]
      }

      struct MovieList: View {
        @ObservedObject  // expect: observed-object-creates-model "@ObservedObject"
        var store = MovieStore()

        var body: some View {
          Text(store.movies.joined())
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class MovieStore: ObservableObject {
        @Published var movies = ["Metropolis"]
      }

      struct MovieList: View {
        @StateObject private var store = MovieStore()

        var body: some View {
          Text(store.movies.joined())
        }
      }
      ```

      With an `@Observable` model it is `@State private var store = MovieStore()`.

      ## Fix safety

      `--fix` writes `@State`, together with the rest of the unit, except where the model is made
      from the initialiser's parameters, or is told something by an initialiser, a builder function
      or whoever makes the view, or is given to others by a member of the view: there a plain `var`
      keeps today's lifetime, because `@State` would freeze the first item that the view was given.

      ## Known gaps

      - What a function from outside the tree returns may be new or shared. Nobody can tell, and the
        rule says nothing.
      - A fresh model made at the call site, as in `Row(model: RowModel(item))`, is the caller's
        doing and is not reported here.
      """
  ) { plan in
    plan.obstacles("observed-object-creates-model") + plan.holders.compactMap { holder in
      guard holder.wrapper == .observedObject, holder.isInView, let attribute = holder.attribute,
        !plan.isStatic(holder),
        !(holder.owner.map { plan.facts.isNeverMade($0, plan.index) } ?? false),
        case .creates(_, let usesParameters, _) = holder.ownership
      else { return nil }
      let advice: String
      if usesParameters {
        advice = plan.reasonToFollow(holder) + "; '@State' would keep the first one"
      } else if plan.index.traits(holder.owner ?? holder.model).isLongLived {
        advice = "it lasts because '\(holder.ownerName)' is made once"
      } else {
        advice = "a new one is made whenever the view is"
      }
      return Diagnostic(
        at: attribute,
        "'\(holder.name)' is made by '\(holder.ownerName)', but '@ObservedObject' does not keep it:"
          + " \(advice)",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}

extension Plan {
  /// Why a view shows the model of its newest value.
  fileprivate func reasonToFollow(_ holder: ModelHolder) -> String {
    let builder = holder.configuration.first {
      $0.unit.kind == .function && ($0.isWrite || $0.isCall)
    }
    if let builder { return "it has what '\(builder.unit.memberName)' puts into it" }
    if let builder = holder.builder {
      // Here: what a wrapper does when its value is set may just as well be done later.
      if builder == FrameworkNames.wrappedValue,
        case .creates(_, usesParameters: true, _) = holder.ownership
      {
        return "it follows the initialiser's parameters"
      }
      return "it has what '\(builder)' does before the view is drawn"
    }
    guard let giver = holder.giver else { return "it follows the initialiser's parameters" }
    let name = index.name(of: giver)
    return "'\(name)' may give the one of any value of the view to others"
  }
}
