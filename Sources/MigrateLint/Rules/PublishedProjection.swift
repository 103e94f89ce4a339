extension Rule {
  static let publishedProjection = blocker(
    "published-projection",
    summary: "A publisher of a published property is used",
    explanation: """
      ## What it finds

      The publisher of a published property, `$query`, wherever it is used: in the model itself, in
      views, in other classes, in tests. Where a view receives it bare, `publisher-received-in-view`
      says what may take its place.

      ## Why it matters

      An `@Observable` class has no such publishers. Whoever subscribes to one does not compile
      after the migration, so the model, and all that must change with it, stays as it is.

      ## Example

      ```swift
      import Combine

      final class Search: ObservableObject {
        @Published var query = ""
        @Published var hint = ""
        private var watcher: AnyCancellable?

        func watch() {
          watcher = $query.sink { [weak self] query in  // expect: published-projection "$query"
            self?.hint = "Looking for " + query
          }
        }
      }
      ```

      ## Instead

      ```swift
      import Combine

      final class Search: ObservableObject {
        @Published var query = "" {
          didSet { hint = "Looking for " + query }
        }
        @Published var hint = ""
      }
      ```

      Where you need operators such as `.debounce`, keep a `CurrentValueSubject` beside the
      property, send to it from `didSet`, and subscribe to the subject; or start a task there and
      cancel the last one. A publisher fires at once and before each change, `didSet` only after
      one.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands. `--unsafe-fixes` moves the
      subscribers to a `CurrentValueSubject` beside the property, which its `willSet` feeds: they
      hear the same values at the same moments. It is unsafe because the subject is made by whoever
      subscribes first, on any thread, and because what subscribers set while they are told may
      arrive in another order. It needs an operator behind `$query`, such as `.sink` or `.map`, or
      something that takes publishers of any type, and a property that carries nothing but
      `@Published`, its access and a `didSet`. A class that
      assigns to its own `&$query` sets the property by a sink instead. `.values`, key paths, `&$x`
      of another object and publishers whose type is written keep the unit as it is.

      ## Known gaps

      - Where the receiver's type cannot be told, every model with a published property of that name
        is held to be meant, and blocked: rather once too often than a broken build. A type that
        nothing in the tree declares is told only where it certainly has no generic arguments.
      - Subscribers outside the tree, such as the clients of a library, are not seen.
      """)
}
