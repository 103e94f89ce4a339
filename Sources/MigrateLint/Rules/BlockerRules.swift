/// Why a unit stays as it is: one rule for each kind of reason, all from the plan.
extension Rule {
  /// `also`: findings about what is no model of the plan.
  static func blocker(
    _ id: String, severity: Severity = .warning, summary: String, explanation: String,
    also: @escaping @Sendable (Plan) -> [Diagnostic] = { _ in [] }
  ) -> Rule {
    Rule(
      id: id, group: .blocker, severity: severity, summary: summary, explanation: explanation
    ) { plan in
      plan.obstacles(id, severity) + also(plan)
    }
  }
}

extension Plan {
  /// What a rule has found to stand in the way of models: as loud as the rule where they stay, a
  /// note where an unsafe migration goes on.
  func obstacles(_ rule: String, _ severity: Severity = .warning) -> [Diagnostic] {
    models.flatMap { model in
      let blockers = model.blockers.filter { $0.rule == rule }.map { blocker in
        Diagnostic(
          severity, at: blocker.place, "'\(name(model.id))' stays: \(blocker.message)",
          symbol: name(model.id), model: model.id,
          notes: blocker.cause.map {
            [.init("'\($0.model)' stays: \($0.message)", at: $0.place)]
          } ?? [])
      }
      let cautions = model.cautions.filter { $0.rule == rule }.map { caution in
        Diagnostic(
          .note, at: caution.place,
          "migrating '\(name(model.id))' may change what happens: \(caution.message)",
          symbol: name(model.id), model: model.id)
      }
      return blockers + cautions
    }
  }
}
