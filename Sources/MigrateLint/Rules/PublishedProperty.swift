extension Rule {
  static let publishedProperty = Rule(
    id: "published-property",
    group: .migration,
    summary: "A property of a model is `@Published`",
    explanation: """
      """
  ) { plan in
    plan.models.flatMap { model in
      model.properties.compactMap { property in
        guard let place = property.published else { return nil }
        return Diagnostic(
          plan.migrationSeverity(model.id), at: place,
          "'\(property.name)' is '@Published'; in an '@Observable' class it is a plain 'var'",
          symbol: plan.name(model.id) + "." + property.name, model: model.id)
      }
    }
  }
}
