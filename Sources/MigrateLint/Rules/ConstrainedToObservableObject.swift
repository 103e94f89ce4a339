extension Rule {
  static let constrainedToObservableObject = blocker(
    "constrained-to-observable-object",
    summary: "A protocol requires the model to be an `ObservableObject`",
    explanation: """
      ## What it finds

      A model that conforms to a protocol of the project which requires `ObservableObject`, or that
      is handed to a generic view or function which does.

      ## Why it matters

      Generic code that holds the model in `@ObservedObject` does not take an `@Observable` class,
      and if the class stays both, it sees nothing of its changes. The protocol, all classes that
      conform to it and all code that is generic over it have to change together.

      ## Example

      ```swift
      import Combine

      protocol Counting: ObservableObject {  // expect: constrained-to-observable-object "Counting"
        var count: Int { get }
      }

      final class Counter: Counting {
        @Published var count = 0
      }
      ```

      ## Instead

      ```swift
      import Observation

      protocol Counting: AnyObject, Observable {
        var count: Int { get }
      }

      @Observable
      final class Counter: Counting {
        var count = 0
      }
      ```

      `AnyObject` matters: without it a view cannot set properties of a model that it knows by the
      protocol. Or take the requirement out of the protocol, and let each class say
      `ObservableObject` itself.

      ## Fix safety

      `--fix` leaves the whole unit alone. `--unsafe-fixes` will change protocol, classes and
      generic views together where all conforming types are in the tree; not yet in this version.

      ## Known gaps

      - A model that reaches generic code in a collection or through a closure is not seen.
      - What a package requires is not seen.
      """)
}
