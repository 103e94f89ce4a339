extension Rule {
  static let stateOnInjectedModel = Rule(
    id: "state-on-injected-model",
    group: .ownership,
    summary: "`@State` holds a model that the caller passed in",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .state, holder.isInView, let attribute = holder.attribute,
        !plan.index.isOldModel(holder.model),
        case .receives(_, isFresh: false) = holder.ownership
      else { return nil }
      return Diagnostic(
        at: attribute,
        "'\(holder.name)' is passed in, but '@State' keeps only the first value it gets",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}
