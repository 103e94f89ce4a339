extension BlockerFinder {
  /// Models that are made before what they need is set up.
  mutating func findEarlyMaking() {
    let early = holders.filter { holder in
      guard holder.wrapper == .stateObject, holder.isInView, !holder.isLocal,
        index.isObservableObjectClass(holder.model)
      else { return false }
      if case .receives = holder.ownership { return false }
      return true
    }
    let handOvers = HandOvers(index, facts, reach)
    for holder in holders { noteHandOver(by: holder, handOvers) }
    guard !early.isEmpty else { return }
    var order = MakingOrder(index, facts, reach, xcode: xcode)
    let parts = PartsOfOthers(index, facts)
    for holder in early {
      noteThrownAway(holder, parts)
      noteChangesByMaking(holder)
    }
    let byView = Dictionary(grouping: early.filter { $0.owner != nil }) { $0.owner ?? $0.model }
      .filter { isMadeBesideDrawing($0.key) }
    for holder in early where holder.owner.map({ byView[$0] != nil }) ?? false {
      noteEndless(holder, byView, &order)
    }
    for holder in early {
      guard let missing = order.missing(by: holder), let place = holder.attribute else { continue }
      for model in index.observableModels(of: holder.model) {
        add(
          model, "eager-model-initializer",
          "'\(holder.name)' would be made together with '\(holder.ownerName)', before \(missing)",
          place, .acceptance)
      }
    }
  }

  /// Whether code makes a view that is not the body of another one: no model is made by drawing it.
  private func isMadeBesideDrawing(_ view: TypeID) -> Bool {
    (facts.constructions[view] ?? []).contains { made in
      !made.isInAction && !(made.unit.memberName == FrameworkNames.body
        && made.unit.owner.map { index.traits($0).isViewLike } ?? false)
    }
  }

  /// A model, or what makes it, that makes views which hold one: of a `@StateObject` that waits
  /// until they are drawn (H060).
  private mutating func noteEndless(
    _ holder: ModelHolder, _ early: [TypeID: [ModelHolder]], _ order: inout MakingOrder
  ) {
    guard let place = order.makingAgain(holder, early) else { return }
    for model in modelsMade(for: holder) {
      add(
        model, "eager-model-initializer",
        "'\(holder.ownerName)' is made here while its '\(holder.name)' is made: that would be made"
          + " along with it, again and again, which never ends", place, .acceptance)
    }
  }

  /// A `@State` throws away what it makes beside the first one, and what that does to others at its
  /// end it does to the one that is shown as well (H060).
  private mutating func noteThrownAway(_ holder: ModelHolder, _ parts: PartsOfOthers) {
    guard throwsOthersAway(holder) else { return }
    let weight = InitializerWeight(index: index)
    let models = modelsMade(for: holder)
    for model in models {
      guard
        let effect = weight.effectAtTheEnd(
          of: model, isJustMade: holder.isJustMade, where: parts.isOlder), effect.isFeltByOthers
      else { continue }
      add(
        model, "eager-model-initializer",
        "one would be made, and thrown away, whenever '\(holder.ownerName)' is made, and its"
          + " 'deinit' does something here that the one which is kept does not know of",
        effect.place, .acceptance)
    }
    let given = facts.makings(of: holder, index).flatMap {
      weight.classesMade(byMaking: $0.root, in: $0.tree, of: $0.member, holder.model)
    }
    for type in Set(given).sorted() {
      guard let effect = weight.effectAtTheEnd(of: type, where: parts.isOlder),
        effect.isFeltByOthers
      else { continue }
      for model in models {
        add(
          model, "eager-model-initializer",
          "a '\(index[type].name)' would be made for it, and thrown away with it, whenever"
            + " '\(holder.ownerName)' is made, and its 'deinit' does something here that the one"
            + " which is kept does not know of", effect.place, .acceptance)
      }
    }
  }
  /// A model that its initialiser puts where others find one of its kind: whichever was made last
  /// is found there, while a `@State` shows the first one (H060, H073).
  private mutating func noteHandOver(by holder: ModelHolder, _ handOvers: HandOvers) {
    guard !handOvers.isEmpty, becomesState(holder), throwsOthersAway(holder) else { return }
    for model in modelsMade(for: holder) {
      guard let (type, place) = handOvers.first(whileMaking: model) else { continue }
      add(
        model, "eager-model-initializer",
        "'\(index[type].name)' puts itself here where others find it; one would be made, and put"
          + " there, whenever '\(holder.ownerName)' is made, while '\(holder.name)' keeps the first"
          + " one", place, .acceptance)
    }
  }

  /// Whether a model is made whenever the view is, of which a `@State` keeps the first one only.
  func throwsOthersAway(_ holder: ModelHolder) -> Bool {
    guard let owner = holder.owner, let member = holder.variable, holder.lazyMaking != .never else {
      return false
    }
    return !index.traits(owner).isLongLived
      && (xcode < 27 || index.variable(member).initialValue == nil)
  }

  func modelsMade(for holder: ModelHolder) -> Set<TypeID> {
    Set(
      index.observableModels(of: holder.model)
        + facts.classesMade(for: holder, index).filter(index.isObservableObjectClass))
  }

  func becomesState(_ holder: ModelHolder) -> Bool {
    guard holder.isInView, !holder.isLocal else { return false }
    switch (holder.wrapper, holder.ownership) {
    case (.stateObject, .receives): return false
    case (.stateObject, _): return true
    case (.observedObject, .creates(_, usesParameters: false, isAtCallSite: false)): return true
    default: return false
    }
  }
}
