extension Rule {
  static let stateObject = Rule(
    id: "state-object",
    group: .migration,
    summary: "`@StateObject` holds a model that can be `@Observable`",
    explanation: """
      """
  ) { plan in
    plan.oldHolders(.stateObject).compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      return Diagnostic(
        plan.migrationSeverity(holder.model), at: attribute,
        "'@StateObject' on '\(holder.name)' \(plan.becomes(holder))",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + plan.bindingNotes(holder)
          + plan.blockerNotes(holder.model))
    }
  }
}
