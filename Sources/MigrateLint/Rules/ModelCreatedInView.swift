extension Rule {
  static let modelCreatedInView = Rule(
    id: "model-created-in-view",
    group: .ownership,
    summary: "A property of a view that keeps nothing makes a model anew with each view",
    explanation: """
      ## What it finds

      A plain `let` or `var` of a view, or one with `@Bindable`, that makes a model, in the
      declaration or in an initialiser.

      ## Why it matters

      A view's struct is made anew whenever its parent draws, and the model with it. What the model
      knew is lost, and whatever its initialiser starts is started again.

      ## Example

      ```swift
      import SwiftUI

      final class MovieStore: ObservableObject {
        @Published var movies = ["Metropolis"]
        func add(_ movie: String) { movies.append(movie) }
      }

      struct MovieList: View {
        private let store = MovieStore()  // expect: model-created-in-view "store"

        var body: some View {
          Text(store.movies.joined())
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class MovieStore {
        var movies = ["Metropolis"]
        func add(_ movie: String) { movies.append(movie) }
      }

      struct MovieList: View {
        @State private var store = MovieStore()

        var body: some View {
          Text(store.movies.joined())
        }
      }
      ```

      As long as the class is an `ObservableObject`, write `@StateObject` instead of `@State`.

      ## Fix safety

      No rewrite is planned for it: with `@State` or `@StateObject`
      the model outlives the view's struct, which is most likely what is wanted, but yours to say.

      ## Known gaps

      - A model made from the initialiser's parameters is reported as well, although it may be meant
        to follow them.
      - A model made inside of another value, or by a function from outside the tree, is not found.
      - Nothing is said of a model without anything that can change, and of one that the view only
        hands to others which keep it in a `@StateObject` or `@State`.
      - An `App` or a `Scene` is made once, so it may keep a model plainly; so may a view that is
        made only as the root of a hosting controller or view.
      """
  ) { plan in
    plan.modelsMadeAnew.map { holder in
      Diagnostic(
        at: holder.namePlace,
        "'\(holder.name)' is made anew whenever '\(holder.ownerName)' is: its state is lost",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}
