extension Rule {
  static let eagerModelInitializer = Rule(
    id: "eager-model-initializer",
    group: .ownership,
    summary: "`@State` makes a model whose initialiser does work, again with each view",
    explanation: """
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard let owner = holder.owner, let attribute = holder.attribute, holder.isInView,
        plan.makesModelEagerly(holder), !plan.index.traits(owner).isLongLived,
        let effect = plan.index.firstInitializerEffect(of: holder.model)
      else { return nil }
      return Diagnostic(
        at: attribute,
        "with '@State' the initialiser of '\(plan.name(holder.model))' runs whenever "
          + "'\(holder.ownerName)' is made, not once",
        symbol: holder.symbol, model: holder.model,
        notes: [.init("it does more than store values here", at: effect)])
    }
  }
}

extension Plan {
  /// Whether a holder is, or will be, a `@State` that evaluates its value at each init.
  fileprivate func makesModelEagerly(_ holder: ModelHolder) -> Bool {
    guard case .creates(_, _, isAtCallSite: false) = holder.ownership else { return false }
    switch holder.wrapper {
    case .stateObject:
      guard isToMigrate(holder.model), !isBlocked(holder.model) else { return false }
    case .state:
      guard index.traits(holder.model).isObservable else { return false }
    default: return false
    }
    // Here: Xcode 27 evaluates a declaration's default once; an initialiser stays eager.
    return xcode < 27 || !isCreatedInDeclaration(holder)
  }

  private func isCreatedInDeclaration(_ holder: ModelHolder) -> Bool {
    holder.variable.map { index.variable($0).initialValue != nil } ?? false
  }
}
