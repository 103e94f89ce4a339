extension Rule {
  static let constrainedToObservableObject = blocker(
    "constrained-to-observable-object",
    summary: "A protocol requires the model to be an `ObservableObject`",
    explanation: """
      ## What it finds

      A model that conforms to a protocol of the project which requires `ObservableObject`.

      ## Why it matters

      With the protocol unchanged, the class would be both. That compiles, but generic views around
      it go on with `@ObservedObject`, which sees nothing of an `@Observable` class. The protocol,
      all classes that conform to it and all views that are generic over it have to change together.

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

      Reported only in this version. `--fix` will leave the whole unit alone; `--unsafe-fixes` will
      change protocol, classes and generic views together where all conforming types are in the
      tree.

      ## Known gaps

      - A model that is only handed to something generic over `ObservableObject` is not blocked yet:
        see `observable-object-constraint`.
      """)
}
