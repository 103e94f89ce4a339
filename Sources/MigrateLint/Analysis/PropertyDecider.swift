/// Decides what becomes of each stored property of a model (domain.md policy 1).
struct PropertyDecider {
  let index: ProjectIndex
  let facts: ProjectFacts
  let drawn: DrawnCode
  /// The models whose 'objectWillChange' somebody sends.
  let sending: Set<TypeID>
  /// The models that are kept in published properties of others.
  let published: Set<TypeID>
  /// Views that observe a model and show nothing of it.
  let idle: [TypeID: [ModelHolder]]
  /// `auto`, `ignore` or `track`.
  let unpublished: String
  /// What the init accessors of the model in question say they set or read.
  var namedByInitAccessors: Set<String> = []

  func decide(_ model: TypeID) -> [PropertyDecision] {
    var decider = self
    decider.namedByInitAccessors = index.namesInInitAccessors(of: model)
    return decider.decideAll(of: model)
  }

  private func decideAll(of model: TypeID) -> [PropertyDecision] {
    var result: [PropertyDecision] = []
    let notifies = index.isOldModel(model) && notifies(model)
    for (_, members) in index.allMembers(of: model) {
      for member in members where member.kind == .variable {
        if let decision = decide(member, of: model, notifies) { result.append(decision) }
      }
    }
    return result.sorted { $0.place < $1.place }
  }

  /// Whether anything of the class, or of one above or below it, ever told a view of a change.
  func notifies(_ model: TypeID) -> Bool {
    // Here: a binding to a part of a model sets the property that keeps the model as well.
    published.contains(model) || publishes(model)
      || index.hierarchy(of: model).contains(where: published.contains)
  }

  /// Models of the old world that never told anybody of a change, and those that did not by
  /// themselves.
  func silentModels(among models: some Sequence<TypeID>) -> (Set<TypeID>, Set<TypeID>) {
    let quiet = Set(models.filter { index.isOldModel($0) && !publishes($0) })
    return (quiet.filter { !notifies($0) }, quiet)
  }

  /// The same by itself, not by way of what keeps it.
  func publishes(_ model: TypeID) -> Bool {
    func tells(_ type: TypeID) -> Bool {
      sending.contains(type)
        || index.allMembers(of: type).values.joined().contains { member in
          guard member.kind == .variable else { return false }
          let (wrapper, attribute) = index.wrapper(member)
          return wrapper == .published
            || attribute.map { FrameworkNames.storageWrappers.contains($0.lastName) } ?? false
        }
    }
    // Here: the class itself first, as those around it may be thousands.
    return tells(model) || index.hierarchy(of: model).contains(where: tells)
  }

  private func decide(
    _ member: MemberID, of model: TypeID, _ notifies: Bool
  ) -> PropertyDecision? {
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
      let read = drawn.reads[PropertyKey(model, variable.name)]
      (decision.read, decision.isReadForSure) = (read?.place, read?.isSure ?? false)
      decision.caution =
        reachesInto(member) ?? signals(decision, model) ?? refreshesBinding(decision, model)
      decision.bound = modelReachedInto(member)
      return decision
    }
    if variable.attribute(FrameworkNames.observationIgnored) == nil {
      decideUnpublished(member, of: model, notifies, &decision)
    }
    return decision
  }

  private func decideUnpublished(
    _ member: MemberID, of model: TypeID, _ notifies: Bool, _ decision: inout PropertyDecision
  ) {
    let variable = index.variable(member)
    let (wrapper, attribute) = index.wrapper(member)
    let key = PropertyKey(model, variable.name)
    decision.read = drawn.reads[key]?.place
    decision.isReadForSure = drawn.reads[key]?.isSure ?? false
    if attribute?.lastName == FrameworkNames.appStorage {
      decideStored(key, attribute.map { Place(member.place.file, $0.range) }, &decision)
    } else if index.observersOnlySend(member) {
      decision.action = .tracked
      decision.reason = "it sent 'objectWillChange' itself"
    } else if variable.isInPattern {
      decision.reason = "a variable of a tuple is not tracked"
      if notifies { decision.caution = stale(decision, model, isWritten: true) }
    } else if let kind = ["lazy", "unowned"].first(where: variable.hasModifier) {
      // Here: what is tracked is compared when it is set, and an unowned object may be gone.
      decision.action = .ignored
      decision.reason = kind == "lazy" ? "a lazy property cannot be tracked"
        : "an unowned property is not tracked: the object in it may be gone when it is set"
      if notifies { decision.caution = stale(decision, model) }
    } else if variable.hasModifier("override") {
      decision.action = .ignored
      decision.reason = "it overrides a property, which stays tracked"
    } else if wrapper.isOfOldWorld, notifies, decision.read != nil, drawn.writes[key] == nil,
      facts.written.contains(key), let partner = modelKept(by: member)
    {
      // Here: a plain property that is shown and set is tracked, and that is what is left.
      decision.reason = "it is shown, and its wrapper goes with that model's"
      decision.action = unpublished == "ignore" ? .ignored : .tracked
      decision.partner = partner
    } else if wrapper.isOfOldWorld {
      // Here: the wrapper stays as long as that model does.
      decision.action = .ignored
      if notifies { decision.caution = stale(decision, model) }
      // Here: where a view shows it, what it tells of itself is not all that counts.
      decision.reason = decision.caution == nil
        ? "it holds another model, which tells of its changes itself"
        : "its wrapper goes no sooner than that of the model in it"
    } else if let attribute, wrapper != .none {
      decision.action = .ignored
      decision.reason = "a property with '@\(attribute.name)' cannot be tracked"
      decision.caution = stale(decision, model)
    } else if unpublished == "auto", decision.read != nil, !notifies {
      decision.action = .ignored
      decision.reason = "nothing in its class was ever published"
    } else if unpublished == "auto", let write = drawn.writes[key], decision.read != nil {
      ignore(&decision, writtenAt: write)
    } else {
      decision.reason = "it was never published"
      let isTracked = unpublished == "track" || unpublished == "auto" && decision.read != nil
      decision.action = isTracked ? .tracked : .ignored
    }
    guard decision.action == .tracked else { return }
    decision.caution = hazard(ofTracking: decision, model)
    if unpublished == "auto", decision.read != nil, attribute == nil {
      avoidHazard(&decision, key)
    }
  }

  /// The model of the old world that a property holds, and nothing else.
  private func modelKept(by member: MemberID) -> TypeID? {
    let type = BodyReader(index: index, file: member.place.file).type(of: member)
    guard let model = type.nominal, index[model].kind == .class, index.isOldModel(model) else {
      return nil
    }
    return model
  }

  /// `@AppStorage`: what no view reads need not be told to any, and can stay as it is (H003).
  private func decideStored(
    _ key: PropertyKey, _ place: Place?, _ decision: inout PropertyDecision
  ) {
    let variable = index.variable(decision.variable)
    guard decision.read == nil, !facts.isUsedAsWrapper(key) else {
      decision.reason = "a view reads it, and it goes on being kept in the defaults"
      decision.action = .tracked
      return
    }
    decision.action = .ignored
    decision.reason = "it is kept by '@\(FrameworkNames.appStorage)', and no view reads it while it"
      + " is drawn"
    guard !variable.isHidden else { return }
    decision.caution = Blocker(
      rule: "app-storage-in-observable-class",
      message: "what is written to '\(decision.name)' told those who observe the model, and tells"
        + " nobody after it; no view is seen to read it while it is drawn",
      place: place ?? decision.place, treatment: .acceptance)
  }

  /// Drawing writes it: once tracked, a view that also reads it could draw for ever.
  private func ignore(_ decision: inout PropertyDecision, writtenAt write: DrawnCode.Use) {
    decision.action = .ignored
    decision.reason = "drawing \(write.verb) it, so tracking it could update for ever"
    let isSure = write.isSure && decision.isReadForSure && !write.isScheduled
    decision.caution = Blocker(
      rule: "unpublished-stored-property",
      message: "'\(decision.name)' \(isSure ? "is" : "may be") read and written"
        + " \(write.isScheduled ? "by what drawing starts" : "while drawing"); ignored, a view that"
        + " shows it may no longer update", place: write.place,
      treatment: .acceptance)
  }

  /// Whether its file, which alone can name it, sets it in initialisers at most.
  private func isNeverSetAgain(_ decision: PropertyDecision, _ model: TypeID) -> Bool {
    let file = index.files[decision.variable.place.file]
    let bodies = index.initializers(of: model).filter { $0.place.file == decision.place.file }
      .compactMap { index.function($0).body }.map { file.range(of: $0) }
    return !facts.mayChangeUnseen(
      decision.variable, decision.name, index, assignedOutside: bodies)
  }

  /// What cannot be tracked, and is never set again or perhaps not read at all, need not keep the
  /// model.
  private func avoidHazard(_ decision: inout PropertyDecision, _ key: PropertyKey) {
    guard let hazard = decision.caution, hazard.treatment == nil else { return }
    if index.variable(decision.variable).isItsOwn, !facts.written.contains(key),
      isNeverSetAgain(decision, key.owner)
    {
      (decision.action, decision.caution) = (.ignored, nil)
      decision.reason = "nothing sets it once the model is made"
      return
    }
    if decision.isReadForSure { return }
    decision.action = .ignored
    decision.caution = Blocker(
      rule: "unpublished-stored-property",
      message: "a view may read '\(decision.name)', which cannot be tracked as it is declared, and"
        + " may no longer update", place: decision.place, treatment: .acceptance)
  }

  /// A view observes a model of which nothing is shown anywhere, and sets a property of it that
  /// counts, or says when: that may be there to draw it again, and no longer does (H085).
  private func signals(_ decision: PropertyDecision, _ model: TypeID) -> Blocker? {
    guard decision.read == nil,
      let holder = idle[model]?.first(where: { holder in
        holder.owner.map {
          facts.writtenThrough.contains(PropertyKey($0, holder.name + "." + decision.name))
        } ?? false
      }),
      !index.storedProperties(of: model).contains(where: {
        drawn.reads[PropertyKey(model, index.variable($0).name)] != nil
      }), !facts.mayBind(decision.name, of: model, index),
      // Here: the '.onChange' in the place of '.onReceive' reads it.
      !facts.receivedProperties.contains(PropertyKey(model, decision.name)),
      case let reader = BodyReader(index: index, file: decision.place.file),
      let type = index.literalType(of: decision.variable)
        ?? reader.type(of: decision.variable).nameOfOthers,
      FrameworkNames.typesOfSigns.contains(type)
    else { return nil }
    return Blocker(
      rule: "published-property",
      message: "no view reads '\(decision.name)' while it is drawn, and setting it redraws"
        + " '\(holder.ownerName)', which reads nothing of the model; after the migration it redraws"
        + " nothing",
      place: decision.place, treatment: .acceptance)
  }

  /// A binding sets it and shows something else: setting it drew that again, as it drew all that
  /// observe the model (H085).
  private func refreshesBinding(_ decision: PropertyDecision, _ model: TypeID) -> Blocker? {
    guard decision.read == nil,
      let place = facts.setByBindings[PropertyKey(model, decision.name)]
    else { return nil }
    return Blocker(
      rule: "published-property",
      message: "no view reads '\(decision.name)' while it is drawn, and a binding sets it, which"
        + " redraws what its 'get' shows; after the migration it redraws nothing",
      place: place, treatment: .acceptance)
  }

  // MARK: What is shown and not tracked

  /// A view shows a property that can change untracked: others refreshed it along with them (H021).
  private func stale(
    _ decision: PropertyDecision, _ model: TypeID, isWritten: Bool = false
  ) -> Blocker? {
    // Here: what a binding is taken to is shown and set by it.
    let isBound = facts.mayBind(decision.name, of: model, index)
    let isSet = isWritten || facts.written.contains(PropertyKey(model, decision.name))
    guard isBound || isSet && decision.read != nil else { return nil }
    return Blocker(
      rule: "unpublished-stored-property",
      message: (decision.isReadForSure || isBound ? "a view shows" : "a view may show")
        + " '\(decision.name)', which cannot be tracked, and may no longer update",
      place: decision.place, treatment: .acceptance)
  }

  // MARK: Hazards of tracking what was never published (domain.md policy 1)

  /// Where an initialiser uses a property of the main actor without being there: it may use what
  /// is stored, and not what is computed.
  private func useOnNoActor(of member: MemberID, _ model: TypeID) -> Place? {
    let key = PropertyKey(model, index.variable(member).name)
    if index.isOnMainActor(model) || index.isMainActorByDefault(member.place.file) {
      return facts.usesOnNoActor[key]
    }
    guard index.isOnMainActor(member: member) else { return nil }
    return (facts.assignments[key] ?? []).first { fact in
      fact.unit.kind == .initializer
        && !(fact.unit.member.map { index.isOnMainActor(member: $0) } ?? false)
    }?.place
  }

  /// Why a property that turns from stored to computed may behave differently, or not compile.
  private func hazard(ofTracking decision: PropertyDecision, _ model: TypeID) -> Blocker? {
    let member = decision.variable
    let variable = index.variable(member)
    let place = Place(member.place.file, variable.nameRange)
    let reason = decision.read == nil
      ? "'\(variable.name)' is to be tracked"
      : "a view \(decision.isReadForSure ? "reads" : "may read") '\(variable.name)'"
    func blocker(_ rule: String, _ message: String, _ treatment: Treatment? = nil) -> Blocker {
      Blocker(rule: rule, message: reason + ", and " + message, place: place, treatment: treatment)
    }
    if let (rule, message) = obstacle(toExpanding: member, model) { return blocker(rule, message) }
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
    if let use = facts.usesBeforeSetUp[PropertyKey(model, variable.name)] {
      var early = blocker(
        "unsupported-declaration",
        "an initialiser uses it before everything is set, which a tracked one forbids; use a local"
          + " value there")
      early.place = use
      return early
    }
    if let use = useOnNoActor(of: member, model) {
      var early = blocker(
        "unsupported-declaration",
        "an initialiser that is not on the main actor uses it, which a tracked one there forbids")
      early.place = use
      return early
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
    guard facts.mayBeSetAgainWhileMade(variable, model, index) else { return nil }
    return blocker(
      "unpublished-stored-property", "its observer would run in the initialiser too", .acceptance)
  }
}

extension ProjectIndex {
  /// The stored properties that init accessors of a type name.
  fileprivate func namesInInitAccessors(of type: TypeID) -> Set<String> {
    var names: Set<String> = []
    for member in allMembers(of: type).values.joined() where member.kind == .variable {
      for accessor in variable(member).accessors { names.formUnion(accessor.restrictions) }
    }
    return names
  }

  /// The models that published properties of classes keep, by themselves or in something, and those
  /// that tracked ones do: what they keep is the same before and after their class migrates.
  var modelsInPublishedProperties: Set<TypeID> {
    var result: Set<TypeID> = []
    for entity in types.types where isModel(entity.id) {
      let isTracked = traits(entity.id).isObservable
      for member in allMembers(of: entity.id).values.joined()
      where member.kind == .variable
        && (wrapper(member).wrapper == .published || isTracked && tracks(member))
        // Here: no view binds a part of what it cannot name.
        && !variable(member).hasModifier("private")
      {
        let reader = BodyReader(index: self, file: member.place.file)
        result.formUnion(reader.models(in: reader.type(of: member)))
      }
    }
    return result
  }

  /// Whether the macro makes a property of its class observable.
  private func tracks(_ member: MemberID) -> Bool {
    let variable = variable(member)
    return !variable.isLet && !variable.isStatic && !variable.isComputed
      && variable.attribute(FrameworkNames.observationIgnored) == nil
  }
}
