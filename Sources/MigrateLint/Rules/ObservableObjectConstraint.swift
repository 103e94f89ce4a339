extension Rule {
  static let observableObjectConstraint = Rule(
    id: "observable-object-constraint",
    group: .migration,
    summary: "A generic parameter, protocol or existential requires `ObservableObject`",
    explanation: """
      ## What it finds

      A generic parameter, `where` clause, protocol, associated type, or `any` or `some` type that
      requires `ObservableObject`.

      ## Why it matters

      An `@Observable` class is no `ObservableObject`. Code that is written for every observable
      object does not take it any more, so the requirement has to change together with the models
      that meet it.

      ## Example

      ```swift
      import SwiftUI

      protocol Named: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
        var name: String { get set }
      }

      struct NameLabel<Model: Named>: View {
        @ObservedObject var model: Model

        var body: some View {
          Text(model.name)
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      protocol Named: AnyObject, Observable {
        var name: String { get set }
      }

      struct NameLabel<Model: Named>: View {
        var model: Model

        var body: some View {
          Text(model.name)
        }
      }
      ```

      ## Fix safety

      `--unsafe-fixes` will write `AnyObject, Observable` where all
      conforming types are in the tree and migrate.

      ## Known gaps

      - Only requirements that name `ObservableObject` itself are reported, not those that name a
        protocol which requires it.
      - What a package requires is not seen.
      """
  ) { plan in
    plan.constraints.map { constraint in
      Diagnostic(
        .warning, at: constraint.place,
        "\(constraint.subject) requires an ObservableObject, which an '@Observable' class is not",
        symbol: constraint.symbol)
    }
  }
}
