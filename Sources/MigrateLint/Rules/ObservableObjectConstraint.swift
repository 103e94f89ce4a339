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

      `--unsafe-fixes` makes a protocol of the project `AnyObject, Observable`, together with all
      classes that conform and the generic views that hold them, where all of these are in the tree
      and can migrate, and where nobody uses the protocol as `any P`. It is unsafe because code
      elsewhere may rely on the old requirement. Generic parameters that name `ObservableObject`
      themselves are left.

      ## Known gaps

      - Only requirements that name `ObservableObject` itself are reported, not those that name a
        protocol which requires it.
      - What a package requires is not seen.
      """
  ) { plan in
    let cautions = Dictionary(
      plan.models.flatMap(\.cautions).filter { $0.rule == "observable-object-constraint" }
        .map { ($0.place, $0.message) }, uniquingKeysWith: { first, _ in first })
    return plan.constraints.map { constraint in
      let isKept = constraint.model.map { plan.isBlocked($0) } ?? false
      return Diagnostic(
        constraint.model.map { plan.migrationSeverity($0) } ?? .warning, at: constraint.place,
        "\(constraint.subject) requires an ObservableObject, which an '@Observable' class is not",
        symbol: constraint.symbol,
        notes: isKept
          ? constraint.model.map { plan.blockerNotes($0) } ?? []
          : cautions[constraint.place].map { [.init($0, at: constraint.place)] } ?? [])
    }
  }
}
