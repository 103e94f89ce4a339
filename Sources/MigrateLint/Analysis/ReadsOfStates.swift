// What initialisers ask for that a `@State` has run with each value of its view.
extension BlockerFinder {
  /// By the holder that becomes the `@State`: what its model's initialiser reads of what the model
  /// tracks. Whoever is drawn meanwhile observes that of the one that is kept; `@StateObject` made
  /// its model when the view itself was first drawn (H060).
  func readsWhileMakingStates() -> [PropertyKey: Consequence] {
    var result: [PropertyKey: Consequence] = [:]
    for holder in holders
    where holder.wrapper == .stateObject && becomesState(holder) && !holder.isInPreview {
      guard let key = holder.key, makesOthers(holder),
        case let made = (facts.constructions[holder.model] ?? []).filter({ !$0.unit.isPreview }),
        let (name, place) = reads(whileMaking: holder.model, by: made, isCertainlySet: true),
        isMadeWhileDrawing(key.owner)
      else { continue }
      result[key] = Consequence(
        message: "with '@State' the initialiser may read '\(name)' here while whoever shows"
          + " '\(holder.ownerName)' is drawn: that is then drawn again, too, when it changes",
        place: place)
    }
    return result
  }

  /// Whether code is seen that sets a property of a model which is there already: not only what
  /// its own initialisers call. What sets a part of an object leaves the property as it is.
  func isSetLater(_ decision: PropertyDecision, _ owners: [TypeID]) -> Bool {
    let setters = setters(of: decision, owners)
    if setters.contains(where: \.isLate)
      || !SharedObjects(index: index).holdsObject(decision.variable)
        && owners.contains(where: { facts.mayBind(decision.name, of: $0, index) })
    {
      return true
    }
    var seen: Set<CodeNode> = []
    var open = setters.map(\.node)
    while let node = open.popLast() {
      guard let owner = node.owner, owners.contains(owner) else { return true }
      if node.name == FrameworkNames.initializer || !seen.insert(node).inserted { continue }
      let callers = callers(of: node)
      // Here: what nobody is seen calling, others call.
      if callers.isEmpty || callers.contains(where: \.isLate) { return true }
      open += callers.map(\.node)
    }
    return false
  }

  /// The code that is seen to set a property; of an object, to put another one there.
  func setters(
    of decision: PropertyDecision, _ owners: [TypeID]
  ) -> [UntrackedSources.Writer] {
    let name = decision.name
    guard SharedObjects(index: index).holdsObject(decision.variable) else {
      return owners.flatMap { writers[CodeReach.Target(owner: $0, name: name)] ?? [] }
    }
    return code { effect in
      guard effect.roles.contains(.write), !effect.roles.contains(.change),
        case .member(let type, name) = effect.target
      else { return false }
      return owners.contains(type)
    }
  }

  /// The code that calls a member, at once or later.
  private func callers(of node: CodeNode) -> [UntrackedSources.Writer] {
    code { effect in
      guard effect.roles.contains(.call), case .member(let type, node.name) = effect.target else {
        return false
      }
      return node.owner == type
    }
  }

  private func code(_ matters: (EffectFact) -> Bool) -> [UntrackedSources.Writer] {
    facts.files.flatMap { file in
      file.effects.filter { $0.effects.contains(where: matters) }
        .map { .init(node: $0.node, isLate: false) }
        + file.lateEffects.filter { $0.effects.contains(where: matters) }
        .map { .init(node: $0.node, isLate: true) }
    }
  }
}

extension Plan {
  /// That of a holder, unless its migration is unsafe because of it.
  func reads(whileMakingModelOf holder: ModelHolder) -> [Consequence] {
    guard let key = holder.key, let read = readsWhileMade[key], makesModelEagerly(holder),
      !(plan(of: holder.model)?.cautions.contains { $0.place == read.place } ?? false)
    else { return [] }
    return [read]
  }
}
