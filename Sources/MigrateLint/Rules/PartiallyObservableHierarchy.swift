extension Rule {
  static let partiallyObservableHierarchy = Rule(
    id: "partially-observable-hierarchy",
    group: .observation,
    summary: "Only a part of a class hierarchy is `@Observable`",
    explanation: """
      ## What it finds

      An `@Observable` class whose superclass stores properties without being `@Observable`, and a
      class that stores properties and inherits from an `@Observable` one without the macro.

      ## Why it matters

      The macro tracks what its own class stores, and nothing of superclasses or subclasses. Their
      changes update no view, without a word of the compiler; a `@Published` that is left in a
      subclass drives nothing any more.

      ## Example

      ```swift
      import Observation

      @Observable
      class Account {
        var name = ""
      }

      final class SavingsAccount: Account {
        // expect-previous: partially-observable-hierarchy "SavingsAccount"
        var interest = 0.01
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      class Account {
        var name = ""
      }

      @Observable
      final class SavingsAccount: Account {
        var interest = 0.01
      }
      ```

      ## Fix safety

      No rewrite is planned for it. A property that no view shows can carry `@ObservationIgnored`,
      in a class without the macro too, and is not reported then.

      ## Known gaps

      - Private, lazy and weak properties, closures, tasks and subscriptions are taken for something
        that no view shows.
      - Superclasses from outside of the tree are not looked into, nor are classes of test targets.
      """
  ) { plan in
    plan.partialHierarchies.map { hierarchy in
      let name = plan.index[hierarchy.type].name
      let message: String
      switch hierarchy.kind {
      case .superclass(let type):
        let parent = plan.index[type].name
        message = "'\(name)' is '@Observable' and its superclass '\(parent)' is not: "
          + "changes of what that stores update no view"
      case .subclass(let type):
        let parent = plan.index[type].name
        message = "'\(name)' inherits from '\(parent)', which is '@Observable', and lacks the "
          + "macro: changes of what it stores update no view"
      }
      return Diagnostic(
        at: plan.place(ofName: hierarchy.type), message, symbol: plan.name(hierarchy.type),
        model: hierarchy.observable,
        notes: hierarchy.untracked.prefix(3).map {
          .init(
            "'\(plan.index.variable($0).name)' is not tracked", at: plan.index.namePlace($0))
        })
    }
  }
}
