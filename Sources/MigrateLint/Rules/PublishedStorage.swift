extension Rule {
  static let publishedStorage = blocker(
    "published-storage",
    summary: "The storage of a published property is used",
    explanation: """
      ## What it finds

      The wrapper behind a published property, `_name`, unless it is only set to a new
      `Published(…)`.

      ## Why it matters

      In an `@Observable` class `_name` is the plain value that the macro keeps. Code that takes it
      for a `Published` and hands it on does not compile after the migration.

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
      `_name = Published(initialValue: x)` is no obstacle and becomes `name = x`.

      ## Known gaps

      - Storage that is reached through a key path is not seen.
      """)
}
