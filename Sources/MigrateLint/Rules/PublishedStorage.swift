extension Rule {
  static let publishedStorage = blocker(
    "published-storage",
    summary: "The storage of a published property is used",
    explanation: """
      ## What it finds

      The wrapper behind a published property, `_name`, unless an initialiser only sets it to a
      new `Published(…)`, and nothing else happens when it sets `name` instead.

      ## Why it matters

      In an `@Observable` class `_name` is the plain value that the macro keeps. Code that takes it
      for a `Published` and hands it on does not compile after the migration. Setting it to a new
      `Published(…)` tells nobody and runs no observer; setting `name` does, unless it is among
      what sets the instance up.

      ## Example

      ```swift
      import Combine

      final class Profile: ObservableObject {
        @Published var name: String

        init(name: Published<String>) {
          _name = name  // expect: published-storage "_name"
        }
      }
      ```

      ## Instead

      ```swift
      import Combine

      final class Profile: ObservableObject {
        @Published var name: String

        init(name: String) {
          self.name = name
        }
      }
      ```

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands;
      `_name = Published(initialValue: x)` in an initialiser is no obstacle and becomes
      `self.name = x`. The unit is unsafe where that runs observers of `name`, which it does once
      everything has a value, or tells views, which it does outside of initialisers.

      ## Known gaps

      - Storage that is reached through a key path is not seen.
      """)
}
