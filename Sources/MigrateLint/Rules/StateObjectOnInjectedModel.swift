extension Rule {
  static let stateObjectOnInjectedModel = Rule(
    id: "state-object-on-injected-model",
    group: .ownership,
    summary: "`@StateObject` holds a model that the caller passed in",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .stateObject, let attribute = holder.attribute,
        case .receives(_, isFresh: false) = holder.ownership
      else { return nil }
      // Here: the view keeps the first model it was given and ignores later ones.
      return Diagnostic(
        at: attribute,
        "'\(holder.name)' is passed in, but '@StateObject' keeps only the first value it gets",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}
