extension Rule {
  static let unobservedModel = Rule(
    id: "unobserved-model",
    group: .ownership,
    summary: "A view reads a model through a plain property and never updates",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .none, holder.isInView, plan.index.isOldModel(holder.model),
        let read = plan.observedRead(through: holder)
      else { return nil }
      return Diagnostic(
        at: holder.namePlace,
        "'\(holder.ownerName)' reads '\(holder.name)' but does not observe it: the view misses its changes",
        symbol: holder.symbol, model: holder.model,
        notes: [.init("'\(read.member)' is read here", at: read.place)])
    }
  }
}
