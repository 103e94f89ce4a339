extension Rule {
  static let unsupportedDeclaration = blocker(
    "unsupported-declaration",
    summary: "A declaration cannot be `@Observable`",
    explanation: """
      ## What it finds

      A model for which `@Observable` would not compile as the code stands:

      - a class in the body of a function, or in a type there, or one that is an `ObservableObject`
        only under a condition; an actor
      - a class that carries a macro which is not known to get along, or a published property that
        is `@usableFromInline`
      - one on the main actor whose holder is there only because of its wrapper, and any whose
        holder runs asynchronous code there for that reason alone
      - one on no actor with a published value that only code on the main actor can compare, as in
        `struct Item: @MainActor Equatable`
      - one that is read with `@EnvironmentObject` under a name that `@Environment` would take for
        something else, which a protocol of the view declares

      ## Why it matters

      The macro adds an extension to the class, which a class in a function cannot have, and it
      holds for the whole class, not only where the elements are equatable. And in Swift 5,
      `@StateObject` puts the struct around it on the main actor, which `@State` does not.

      ## Example

      ```swift
      import Combine

      func makeSample() -> some ObservableObject {
        final class Sample: ObservableObject {  // expect: unsupported-declaration "Sample"
          @Published var count = 3
        }
        return Sample()
      }
      ```

      ## Instead

      ```swift
      import Combine

      private final class Sample: ObservableObject {
        @Published var count = 3
      }

      func makeSample() -> some ObservableObject {
        Sample()
      }
      ```

      If the conformance need not depend on a condition, write `ObservableObject` at the class.
      Where the finding says so, state `@MainActor` at the type that holds the model.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands.

      ## Known gaps

      - A macro that is not known may do no harm; the model is blocked all the same.
      - Code that generators make from the class is not seen.
      """,
    also: { plan in
      plan.index.types.types.filter {
        $0.kind == .actor && plan.index.traits($0.id).isObservableObject
      }.map { actor in
        Diagnostic(
          at: plan.place(ofName: actor.id),
          "'\(actor.qualifiedName)' stays: '@Observable' is for classes, and this is an actor",
          symbol: actor.qualifiedName)
      }
    })
}
