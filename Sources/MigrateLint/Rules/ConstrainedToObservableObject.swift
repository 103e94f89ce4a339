extension Rule {
  static let constrainedToObservableObject = blocker(
    "constrained-to-observable-object",
    summary: "A protocol requires the model to be an `ObservableObject`",
    explanation: """
      ## What it finds

      A model that conforms to a protocol of the project which requires `ObservableObject`, or that
      is used with something which does: a generic type, function, initialiser, subscript or
      operator, a member of an extension of models, an associated type, or `any ObservableObject`
      as a type or in a cast.

      Where it cannot be told which model is used, it is every model that the arguments name; if
      they name none, every model that the code around names; and if that names none either, any.

      ## Why it matters

      Generic code that holds the model in `@ObservedObject` does not take an `@Observable` class,
      and if the class stays both, it sees nothing of its changes. The protocol, all classes that
      conform to it and all code that is generic over it have to change together.

      ## Example

      ```swift
      import SwiftUI

      func announce<Model: ObservableObject>(_ model: Model) { print(type(of: model)) }

      final class Counter: ObservableObject {
        @Published var count = 0
      }

      struct CounterView: View {
        @StateObject private var counter = Counter()

        var body: some View {
          Button("Announce") {
            announce(counter)  // expect: constrained-to-observable-object "counter"
          }
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      func announce<Model: AnyObject & Observable>(_ model: Model) { print(type(of: model)) }

      @Observable
      final class Counter {
        var count = 0
      }

      struct CounterView: View {
        @State private var counter = Counter()

        var body: some View {
          Button("Announce") {
            announce(counter)
          }
        }
      }
      ```

      `AnyObject` matters: without it nobody can set properties of a model that is known by the
      constraint only. Often the constraint is not needed at all: take it away.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands. A protocol of the project
      that refines `ObservableObject` is no obstacle where all its conforming classes are in the
      tree and it is never used as `any P`: `--unsafe-fixes` changes it with them, see
      `observable-object-constraint`.

      ## Known gaps

      - What a package requires is not seen.
      """)
}
