extension Rule {
  static let environmentObject = Rule(
    id: "environment-object",
    group: .migration,
    summary: "`@EnvironmentObject` holds a model that can be `@Observable`",
    explanation: """
      """
  ) { plan in
    plan.oldHolders(.environmentObject).compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      return Diagnostic(
        plan.migrationSeverity(holder.model), at: attribute,
        "'@EnvironmentObject' on '\(holder.name)' \(plan.becomes(holder))",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + plan.bindingNotes(holder)
          + plan.blockerNotes(holder.model))
    }
  }
}
