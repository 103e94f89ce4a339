extension Rule {
  static let environmentObjectModifier = Rule(
    id: "environment-object-modifier",
    group: .migration,
    summary: "`.environmentObject(_:)` injects a model that can be `@Observable`",
    explanation: """
      """
  ) { plan in
    plan.facts.files.flatMap(\.injections).compactMap { injection in
      guard injection.isOld, let model = injection.model, plan.isToMigrate(model) else { return nil }
      return Diagnostic(
        plan.migrationSeverity(model), at: injection.place,
        "'.environmentObject(_:)' injects '\(plan.name(model))'"
          + (plan.isBlocked(model) ? ", which stays" : "; it becomes '.environment(_:)'"),
        symbol: plan.symbol(injection.unit), model: model,
        notes: plan.blockerNotes(model))
    }
  }
}
