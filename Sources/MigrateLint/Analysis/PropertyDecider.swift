/// Decides what becomes of each stored property of a model (domain.md policy 1).
struct PropertyDecider {
  let index: ProjectIndex
  let facts: ProjectFacts
  let drawn: DrawnReads
  /// `auto`, `ignore` or `track`.
  let unpublished: String

  func decide(_ model: TypeID) -> [PropertyDecision] {
    var result: [PropertyDecision] = []
    for (_, members) in index.allMembers(of: model) {
      for member in members where member.kind == .variable {
        if let decision = decide(member, of: model) { result.append(decision) }
      }
    }
    return result.sorted { $0.place < $1.place }
  }

  /// Whether the class, or one that it inherits from, has a published property.
  private func notifies(_ model: TypeID) -> Bool {
    var current: TypeID? = model
    var steps = 0
    while let type = current, steps < 16 {
      let hasPublished = index.allMembers(of: type).values.joined().contains {
        $0.kind == .variable && index.wrapper($0).wrapper == .published
      }
      if hasPublished { return true }
      current = index.traits(type).superclass
      steps += 1
    }
    return false
  }

  private func decide(_ member: MemberID, of model: TypeID) -> PropertyDecision? {
    let variable = index.variable(member)
    guard !variable.isStatic, !variable.isComputed else { return nil }
    let file = member.place.file
    var decision = PropertyDecision(
      variable: member, name: variable.name, place: Place(file, variable.nameRange),
      action: .unchanged, reason: "")
    let (wrapper, attribute) = index.wrapper(member)
    guard index.traits(model).isObservableObject, !variable.isLet else { return decision }
    // Here: of a class that has the macro already only '@Published' is left to take away.
    if index.traits(model).isObservable, wrapper != .published { return decision }
    if wrapper == .published, let attribute {
      decision.action = .tracked
      decision.published = Place(file, attribute.range)
      return decision
    }
    if variable.attribute(FrameworkNames.observationIgnored) != nil { return decision }
    decision.read = drawn.firstRead[PropertyKey(model, variable.name)]
    if attribute?.lastName == FrameworkNames.appStorage {
      decision.reason = "it is kept by '@\(FrameworkNames.appStorage)'"
      decision.action = .tracked
    } else if index.observersOnlySend(member) {
      decision.action = .tracked
      decision.reason = "it sent 'objectWillChange' itself"
    } else if variable.isInPattern {
      decision.reason = "a variable of a tuple is not tracked"
      decision.caution = stale(decision, model, isWritten: true)
    } else if variable.hasModifier("lazy") {
      decision.action = .ignored
      decision.reason = "a lazy property cannot be tracked"
      decision.caution = stale(decision, model)
    } else if variable.hasModifier("override") {
      decision.action = .ignored
      decision.reason = "it overrides a property, which stays tracked"
    } else if wrapper.isOfOldWorld, unpublished == "ignore" || decision.read == nil {
      decision.action = .ignored
      decision.reason = "it holds another model, which tracks itself"
    } else if let attribute, wrapper != .none, !wrapper.isOfOldWorld {
      decision.action = .ignored
      decision.reason = "a property with '@\(attribute.name)' cannot be tracked"
      decision.caution = stale(decision, model)
    } else if unpublished == "auto", decision.read != nil, !notifies(model) {
      decision.action = .ignored
      decision.reason = "nothing in its class was ever published"
    } else if unpublished == "auto", let write = drawn.firstWrite(variable.name, of: model) {
      decision.action = .ignored
      decision.reason = "drawing writes it, so tracking it could update for ever"
      decision.caution = writtenWhileDrawn(decision, at: write)
    } else if unpublished == "track" || unpublished == "auto" && decision.read != nil {
      decision.action = .tracked
      decision.reason = "it was never published"
    } else {
      decision.action = .ignored
      decision.reason = "it was never published"
    }
    if decision.action == .tracked { decision.caution = hazard(ofTracking: decision, model) }
    return decision
  }

  // MARK: What is shown and not tracked

  /// A view shows a property that can change and cannot be tracked: it was refreshed together with
  /// others (H021), and may no longer be.
  private func stale(
    _ decision: PropertyDecision, _ model: TypeID, isWritten: Bool = false
  ) -> Blocker? {
    guard decision.read != nil,
      isWritten || facts.written.contains(PropertyKey(model, decision.name))
    else { return nil }
    return Blocker(
      rule: "unpublished-stored-property",
      message: "a view shows '\(decision.name)', which cannot be tracked, and may no longer update",
      place: decision.place, treatment: .acceptance)
  }

  private func writtenWhileDrawn(_ decision: PropertyDecision, at write: Place) -> Blocker? {
    guard decision.read != nil else { return nil }
    return Blocker(
      rule: "unpublished-stored-property",
      message: "'\(decision.name)' is read and written while drawing; ignored, a view that"
        + " shows it may no longer update", place: write, treatment: .acceptance)
  }

  // MARK: Hazards of tracking what was never published (domain.md policy 1)

  /// Why a property that turns from stored to computed may behave differently, or not compile.
  private func hazard(ofTracking decision: PropertyDecision, _ model: TypeID) -> Blocker? {
    let member = decision.variable
    let variable = index.variable(member)
    let place = Place(member.place.file, variable.nameRange)
    let reason = decision.read == nil
      ? "'\(variable.name)' is to be tracked" : "a view reads '\(variable.name)'"
    func blocker(_ rule: String, _ message: String, _ treatment: Treatment? = nil) -> Blocker {
      Blocker(rule: rule, message: reason + ", and " + message, place: place, treatment: treatment)
    }
    if variable.isBackticked || variable.hasModifier("open") {
      return blocker("untrackable-name", "'@Observable' cannot expand the way it is declared")
    }
    if !index.members("_" + variable.name, of: model).isEmpty {
      return blocker("untrackable-name", "'_\(variable.name)' is there already")
    }
    let uses = facts.usesInObservers[PropertyKey(model, variable.name)] ?? []
    let isUsedAtTheEnd = uses.contains {
      $0.unit.memberName == FrameworkNames.deinitializer && $0.unit.owner == model
        && !index.isIsolatedDeinitializer($0.unit.member)
    }
    if isUsedAtTheEnd, index.isOnMainActor(model) || index.isMainActorByDefault(member.place.file) {
      return blocker(
        "unsupported-declaration", "'deinit' uses it, which a tracked one on the main actor forbids"
      )
    }
    if variable.modifiers.contains(where: { $0.name == FrameworkNames.nonisolated }) {
      return blocker(
        "unpublished-stored-property",
        "it is not isolated: once tracked, views are told of its changes on any thread",
        .acceptance)
    }
    guard variable.hasObservers, !index.observersOnlySend(member) else { return nil }
    if uses.contains(where: { $0.isWrite && $0.unit.kind == .observer && $0.unit.member == member })
    {
      return blocker(
        "unsupported-declaration", "its observer sets it again, which would not end when tracked")
    }
    let isSetInInitializer = (facts.assignments[PropertyKey(model, variable.name)] ?? [])
      .contains { $0.unit.kind == .initializer }
    guard isSetInInitializer else { return nil }
    return blocker(
      "unpublished-stored-property", "its observer would run in the initialiser too", .acceptance)
  }
}
