extension Rule {
  static let stateDefaultAndInit = Rule(
    id: "state-default-and-init",
    group: .observation,
    severity: .note,
    summary: "A `@State` has a default and is set up in an initialiser too",
    explanation: """
      ## What it finds

      A `@State` property, of any type, that has a default value and that an initialiser sets up
      again with `_page = State(initialValue: page)`. With Xcode 27, also a property that a
      migration would make such a `@State`: its model stays until the default or the assignment
      goes.

      ## Why it matters

      Up to Xcode 26 the default is made and thrown away. With Xcode 27 `@State` is a macro, and the
      compiler refuses the initialiser: "variable 'self.page' used before being initialized".

      ## Example

      ```swift
      import SwiftUI

      struct Reader: View {
        @State private var page = 1  // expect: state-default-and-init "@State"

        init(page: Int) {
          _page = State(initialValue: page)
        }

        var body: some View { Text("\\(page)") }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      struct Reader: View {
        @State private var page: Int

        init(page: Int) {
          _page = State(initialValue: page)
        }

        var body: some View { Text("\\(page)") }
      }
      ```

      ## Fix safety

      No rewrite is planned for it. The default can go where every initialiser sets the property up,
      and a migration that makes it a `@State` takes it away there; where one does not, the default
      belongs there.

      ## Known gaps

      - The default is Xcode 26, where this is a note; with `--xcode 27` or a `.xcode-version` file
        it is an error.
      - An optional without a written default starts as nil, and is not reported.
      """
  ) { plan in
    plan.obstacles("state-default-and-init") + plan.defaultedStates.map { state in
      let name = plan.index.variable(state.member).name
      let isRejected = plan.xcode >= 27
      return Diagnostic(
        isRejected ? .error : .note, at: state.attribute,
        "'\(name)' has a default and is set up in an initialiser too, which "
          + (isRejected ? "Xcode 27 does not compile" : "will not compile with Xcode 27"),
        symbol: plan.name(state.owner) + "." + name,
        notes: state.assignments.prefix(3).map { .init("it is set up here", at: $0) })
    }
  }
}
