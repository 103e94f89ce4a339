/// Why a unit stays as it is: one rule for each kind of reason, all from the plan.
extension Rule {
  static func blocker(_ id: String, summary: String, explanation: String) -> Rule {
    Rule(id: id, group: .blocker, summary: summary, explanation: explanation) { plan in
      plan.models.flatMap { model in
        model.blockers.filter { $0.rule == id }.map { blocker in
          Diagnostic(
            at: blocker.place, "'\(plan.name(model.id))' stays: \(blocker.message)",
            symbol: plan.name(model.id), model: model.id)
        }
      }
    }
  }
}
