extension Rule {
  static let observedObject = Rule(
    id: "observed-object",
    group: .migration,
    summary: "`@ObservedObject` holds a model that can be `@Observable`",
    explanation: """
      """
  ) { plan in
    plan.oldHolders(.observedObject).compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      return Diagnostic(
        plan.migrationSeverity(holder.model), at: attribute,
        "'@ObservedObject' on '\(holder.name)' \(plan.becomes(holder))",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + plan.bindingNotes(holder)
          + plan.blockerNotes(holder.model))
    }
  }
}
