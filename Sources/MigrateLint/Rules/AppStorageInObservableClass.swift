extension Rule {
  static let appStorageInObservableClass = Rule(
    id: "app-storage-in-observable-class",
    group: .observation,
    summary: "`@AppStorage` in an `@Observable` class updates no view",
    explanation: """
      ## What it finds

      A stored `@ObservationIgnored @AppStorage` or `@SceneStorage` of an `@Observable` class for
      which no member of the class calls `access(keyPath:)` or `withMutation(keyPath:)`.

      ## Why it matters

      In a view `@AppStorage` updates the view; in an `ObservableObject` it was published. In an
      `@Observable` class it has to be ignored to compile, and then what is written to it is saved,
      but no view is drawn again.

      ## Example

      ```swift
      import SwiftUI

      @Observable
      final class Preferences {
        // expect-next: app-storage-in-observable-class "@AppStorage("isLarge")"
        @ObservationIgnored @AppStorage("isLarge") var isLarge = false
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Preferences {
        var isLarge: Bool {
          get {
            access(keyPath: \\.isLarge)
            return storedIsLarge
          }
          set {
            withMutation(keyPath: \\.isLarge) { storedIsLarge = newValue }
          }
        }
        @ObservationIgnored @AppStorage("isLarge") private var storedIsLarge = false
      }
      ```

      ## Fix safety

      No rewrite is planned for a class that is `@Observable` already. In a model that is to
      migrate, `--unsafe-fixes` writes the computed property, where the type of the property is
      plain to see and nothing but its value is used; otherwise the model stays. What no view is
      seen to read is only ignored: safely if it is private, else with `--unsafe-fixes`.

      ## Known gaps

      - Whether the calls of `access` and `withMutation` are complete is not checked: one that names
        the property, or stands in a member that uses it, is enough.
      - Changes from elsewhere, by another `@AppStorage` of that key or by `UserDefaults`, reach no
        observer either way.
      - A private property that only initialisers, observers and functions use is taken for a copy
        of something that is tracked.
      """
  ) { plan in
    plan.obstacles("app-storage-in-observable-class") + plan.unseenStorage.map { storage in
      let name = plan.index.variable(storage.member).name
      return Diagnostic(
        at: Place(storage.member.place.file, storage.attribute.range),
        "what is written to '\(name)' is saved and reaches no view",
        symbol: plan.name(storage.model) + "." + name, model: storage.model)
    }
  }
}
