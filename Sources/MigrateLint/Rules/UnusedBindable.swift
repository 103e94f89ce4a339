extension Rule {
  static let unusedBindable = Rule(
    id: "unused-bindable",
    group: .ownership,
    summary: "`@Bindable` without a binding",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .bindable, !holder.hasBinding, !holder.usesStorage,
        let attribute = holder.attribute, plan.index.traits(holder.model).isObservable
      else { return nil }
      return Diagnostic(
        at: attribute,
        "no binding is taken from '\(holder.name)': a plain 'var' is enough",
        symbol: holder.symbol, model: holder.model)
    }
  }
}
