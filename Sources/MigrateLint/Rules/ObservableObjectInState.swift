extension Rule {
  static let observableObjectInState = Rule(
    id: "observable-object-in-state",
    group: .ownership,
    summary: "`@State` holds an `ObservableObject` and never sees it change",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .state, holder.isInView, let attribute = holder.attribute,
        plan.index.isOldModel(holder.model)
      else { return nil }
      return Diagnostic(
        at: attribute,
        "'@State' does not observe '\(plan.name(holder.model))': the view misses its changes",
        symbol: holder.symbol, model: holder.model,
        notes: [.init("right as it stands once the model is '@Observable'", at: holder.namePlace)])
    }
  }
}
