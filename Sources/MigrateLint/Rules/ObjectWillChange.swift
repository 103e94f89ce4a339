extension Rule {
  static let objectWillChange = blocker(
    "object-will-change",
    summary: "`objectWillChange` is used",
    explanation: """
      ## What it finds

      The `objectWillChange` of a model, sent or subscribed to: in the model itself or by somebody
      else.

      ## Why it matters

      An `@Observable` class has no `objectWillChange`. Where it is sent by hand, it mostly stands
      for state that lives somewhere else; just to delete it would leave views stale.

      ## Example

      ```swift
      import SwiftUI

      final class Settings: ObservableObject {
        var name: String {
          get { UserDefaults.standard.string(forKey: "name") ?? "" }
          set {
            objectWillChange.send()  // expect: object-will-change "objectWillChange"
            UserDefaults.standard.set(newValue, forKey: "name")
          }
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Settings: ObservableObject {
        @Published var name = UserDefaults.standard.string(forKey: "name") ?? "" {
          didSet { UserDefaults.standard.set(name, forKey: "name") }
        }
      }
      ```

      In an `@Observable` class the property may stay computed: call `access(keyPath:)` in its
      getter and `withMutation(keyPath:)` around the write. A sink that only forwards the changes of
      a child can go once both models are `@Observable`. Other subscribers need a subject of the
      model's own.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands. `--unsafe-fixes` takes two
      shapes away, and the finding is a note there: an observer that does nothing but
      `objectWillChange.send()`, whose property becomes tracked, and a sink that does nothing but
      forward the changes of another model, which migrates in the same unit.

      ## Known gaps

      - Where the receiver's type cannot be told, the class around is held to be meant.
      - Subscribers outside the tree, such as the clients of a library, are not seen.
      """)
}
