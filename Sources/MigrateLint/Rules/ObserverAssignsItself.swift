extension Rule {
  static let observerAssignsItself = Rule(
    id: "observer-assigns-itself",
    group: .observation,
    severity: .error,
    summary: "An observer of a tracked property sets that property without end",
    explanation: """
      ## What it finds

      A tracked property of an `@Observable` class whose `willSet` or `didSet` sets the property
      itself, or changes it in place, on every run.

      ## Why it matters

      An observer that sets its own stored property is not called again. But the macro makes the
      property a computed one, and its setter calls the observer: for ever, also where the value
      stays the same, until the stack is full and the app crashes.

      ## Example

      ```swift
      import Observation

      @Observable
      final class Thermostat {
        var degrees = 20 {
          didSet {
            degrees = min(max(degrees, 5), 30)  // expect: observer-assigns-itself "degrees"
          }
        }
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      final class Thermostat {
        var degrees = 20 {
          didSet {
            let allowed = min(max(degrees, 5), 30)
            if degrees != allowed { degrees = allowed }
          }
        }
      }
      ```

      ## Fix safety

      No rewrite is planned for it. Behind a condition that turns false once the value is right,
      setting the property is fine.

      ## Known gaps

      - Behind `if`, `guard`, `switch` or in a loop nothing is reported: whether the condition turns
        false cannot be told.
      - A function that the observer calls and that sets the property is not looked into.
      """
  ) { plan in
    plan.index.observableClasses.flatMap { type in
      plan.index.storedProperties(of: type).compactMap { member -> Diagnostic? in
        guard plan.index.isTracked(member),
          let place = plan.index.unconditionalChange(inObserversOf: member)
        else { return nil }
        let name = plan.index.variable(member).name
        return Diagnostic(
          .error, at: place,
          "setting '\(name)' here calls this observer again, without end",
          symbol: plan.name(type) + "." + name, model: type,
          notes: [.init("'\(name)' is tracked by '@Observable'", at: plan.index.namePlace(member))])
      }
    }
  }
}
