extension Rule {
  static let modelCreatedInView = Rule(
    id: "model-created-in-view",
    group: .ownership,
    summary: "A plain property of a view makes a model anew with each view",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .none, holder.isInView, let owner = holder.owner,
        plan.index[owner].kind == .struct, !plan.index.traits(owner).isLongLived,
        case .creates(_, _, isAtCallSite: false) = holder.ownership
      else { return nil }
      return Diagnostic(
        at: holder.namePlace,
        "'\(holder.name)' is made anew whenever '\(holder.ownerName)' is: its state is lost",
        symbol: holder.symbol, model: holder.model, notes: plan.ownershipNotes(holder))
    }
  }
}
