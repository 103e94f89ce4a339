extension Rule {
  static let unsupportedDeclaration = blocker(
    "unsupported-declaration",
    summary: "A declaration cannot be `@Observable`",
    explanation: """
      ## What it finds

      A model that cannot carry `@Observable`: a class in the body of a function, or one that is an
      `ObservableObject` only under a condition.

      ## Why it matters

      The macro adds an extension to the class, which a class in a function cannot have. And it
      holds for the whole class, so it cannot say "only where the elements are equatable".

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

      ## Fix safety

      Reported only in this version. `--fix` will leave the whole unit alone while this finding
      stands.

      ## Known gaps

      - Other macros on the class, and generated code, may clash with `@Observable` too. That is not
        checked yet.
      """)
}
