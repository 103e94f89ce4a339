extension Rule {
  static let unpublishedStoredProperty = Rule(
    id: "unpublished-stored-property",
    group: .migration,
    summary: "A stored property of a model was never published",
    explanation: """
      """
  ) { plan in
    plan.models.flatMap { model in
      model.properties.compactMap { property in
        guard property.published == nil, property.action != .unchanged else { return nil }
        let symbol = plan.name(model.id) + "." + property.name
        if property.action == .ignored {
          return Diagnostic(
            plan.migrationSeverity(model.id), at: property.place,
            "'\(property.name)' becomes '@ObservationIgnored': \(property.reason)",
            symbol: symbol, model: model.id)
        }
        return Diagnostic(
          .note, at: property.place,
          "'\(property.name)' was never published and becomes tracked"
            + (property.read == nil ? "" : ", because a view reads it"),
          symbol: symbol, model: model.id,
          notes: property.read.map { [.init("a view reads it here", at: $0)] } ?? [])
      }
    }
  }
}
