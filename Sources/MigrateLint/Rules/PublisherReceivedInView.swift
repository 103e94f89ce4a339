extension Rule {
  static let publisherReceivedInView = Rule(
    id: "publisher-received-in-view",
    group: .migration,
    summary: "A view receives the publisher of a published property",
    explanation: """
      ## What it finds

      `.onReceive` of a published property's publisher (`clock.$seconds`), or of `objectWillChange`,
      where the model is an `ObservableObject`.

      ## Why it matters

      An `@Observable` class has neither publisher, so the view does not compile after the
      migration. `.onChange` comes near, but it is not the same: the publisher fires at once and
      then before each change, even to an equal value, while `.onChange` fires when the view has
      been given a different one.

      ## Example

      ```swift
      import SwiftUI

      final class Clock: ObservableObject { @Published var seconds = 0 }

      struct ClockView: View {
        @ObservedObject var clock: Clock
        @State private var log = ""
        var body: some View {
          Text(log)
            .onReceive(clock.$seconds) {  // expect: publisher-received-in-view "onReceive"
              log += String($0)
            }
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable final class Clock { var seconds = 0 }

      struct ClockView: View {
        var clock: Clock
        @State private var log = ""
        var body: some View {
          Text(log)
            .onChange(of: clock.seconds, initial: true) { _, seconds in
              log += String(seconds)
            }
        }
      }
      ```

      ## Fix safety

      `--unsafe-fixes` writes `.onChange(of:initial:)` where the closure is a literal and the value
      is known to be `Equatable`; `.dropFirst()` leaves `initial` out, and `.receive(on:)` and
      `.removeDuplicates()` go. It is unsafe, as it fires at other moments. Elsewhere the place
      keeps the model, see `published-projection`.

      ## Known gaps

      - An operator that makes something else of the values, such as `.debounce` or `.map`, is not
        this rule's: no `.onChange` says the same.
      - A value whose type is declared elsewhere is not taken for `Equatable`.
      """
  ) { plan in
    let values = plan.facts.files.flatMap(\.publishers).compactMap { fact -> Diagnostic? in
      guard let place = fact.reception?.place, let model = fact.model, plan.isToMigrate(model)
      else { return nil }
      return Diagnostic(
        plan.migrationSeverity(model), at: place,
        "'.onReceive' listens to '$\(fact.property)', which an '@Observable' class does not have",
        symbol: plan.symbol(fact.unit), model: model,
        notes: [.init(plan.hint(fact, model), at: fact.place)])
    }
    let changes = plan.facts.files.flatMap(\.objectWillChange).compactMap { fact -> Diagnostic? in
      guard let place = fact.reception, let model = fact.model, plan.isToMigrate(model) else {
        return nil
      }
      return Diagnostic(
        plan.migrationSeverity(model), at: place,
        "'.onReceive' listens to 'objectWillChange', which an '@Observable' class does not have",
        symbol: plan.symbol(fact.unit), model: model)
    }
    return values + changes
  }
}

extension Plan {
  /// What may stand in the place of `.onReceive`: `.onChange` compares what it is given.
  fileprivate func hint(_ fact: PublisherFact, _ model: TypeID) -> String {
    index.canBeCompared(fact, of: model)
      ? "'.onChange(of:initial:)' comes near; it fires at other moments"
      : "'.onChange(of:)' takes an Equatable value only, and '\(fact.property)' is none, as far as"
        + " can be seen"
  }
}
