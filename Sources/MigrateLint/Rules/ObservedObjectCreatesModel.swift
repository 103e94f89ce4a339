extension Rule {
  static let observedObjectCreatesModel = Rule(
    id: "observed-object-creates-model",
    group: .ownership,
    summary: "`@ObservedObject` holds a model that the view itself makes",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .observedObject, holder.isInView, let attribute = holder.attribute,
        case .creates(_, let usesParameters, _) = holder.ownership
      else { return nil }
      let advice = usesParameters
        ? "it follows the initialiser's parameters; '@State' would keep the first one"
        : "a new one is made whenever the view is"
      return Diagnostic(
        at: attribute,
        "'\(holder.name)' is made by '\(holder.ownerName)', but '@ObservedObject' does not keep it:"
          + " \(advice)",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}
