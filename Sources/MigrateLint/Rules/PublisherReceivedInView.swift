extension Rule {
  static let publisherReceivedInView = Rule(
    id: "publisher-received-in-view",
    group: .migration,
    summary: "A view receives the publisher of a published property",
    explanation: """
      """
  ) { plan in
    let values = plan.facts.files.flatMap(\.publishers).compactMap { fact -> Diagnostic? in
      guard let place = fact.reception, let model = fact.model, plan.isToMigrate(model) else {
        return nil
      }
      return Diagnostic(
        plan.migrationSeverity(model), at: place,
        "'.onReceive' listens to '$\(fact.property)', which an '@Observable' class does not have",
        symbol: plan.symbol(fact.unit), model: model,
        notes: [
          .init(
            "'.onChange(of:initial:)' comes near; it fires at other moments", at: fact.place)
        ])
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
