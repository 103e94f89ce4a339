extension Rule {
  static let observableObjectConstraint = Rule(
    id: "observable-object-constraint",
    group: .migration,
    summary: "A generic parameter, protocol or existential requires `ObservableObject`",
    explanation: """
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
