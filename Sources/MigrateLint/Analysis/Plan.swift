/// Whether a model can migrate (design.md §6).
public enum ModelStatus: String, Sendable {
  case ready, unsafe, blocked, migrated
}

/// What a migration makes of a property of a model.
public enum PropertyAction: String, Sendable {
  case tracked, ignored, unchanged
}

/// Why a model stays; with a treatment, why its migration is unsafe.
public struct Blocker: Hashable, Sendable {
  public var rule: String
  public var message: String
  public var place: Place
  /// What an unsafe migration does about it; nil where nothing can be done.
  public var treatment: Treatment?
  /// The rule that a comment silences there, which is why the model stays.
  public var silencedRule: String?
  /// What keeps another model, and this one with it.
  public var cause: BlockerCause?
  /// It counts only as long as that model stays what it is.
  var staying: TypeID?
}

/// Why the other one of two models stays: only its own place makes sense of the words.
public struct BlockerCause: Hashable, Sendable {
  /// The other model's name.
  public var model: String
  /// The rule's id and its message, which says "here" of the place.
  public var message: String
  public var place: Place
}

/// What an unsafe migration does about something that would keep a model.
public enum Treatment: Hashable, Sendable {
  /// Nothing stands in the way of compiling; only behaviour may differ.
  case acceptance
  /// `.onReceive(x.$p)` becomes `.onChange(of: x.p)`.
  case onChange(Reception)
  /// A statement that only forwards goes.
  case removedStatement(Place)
  /// The observers of a property, which only send, go.
  case removedObservers(MemberID)
  /// `$x` becomes a subject of that name, which the property feeds.
  case subject(MemberID, name: String)
  /// `.assign(to: &$x)` becomes a sink that sets `x`, kept in a property of that name.
  case sink(MemberID, keeper: String, Place)
  /// `@AppStorage` moves under a computed property.
  case computedProperty(MemberID)
  /// A protocol requires `Observable` from now on.
  case refinement(TypeID)
}

/// One stored property of a model, decided.
public struct PropertyDecision: Sendable {
  public var variable: MemberID
  public var name: String
  public var place: Place
  public var action: PropertyAction
  /// The `@Published` attribute where there is one.
  public var published: Place?
  /// Where a view reads an unpublished property while it draws, or may read it.
  public var read: Place?
  /// Whether it reads it for sure.
  public var isReadForSure = false
  /// Why it is ignored: `lazy`, a wrapper, or never published.
  public var reason: String
  /// Why its migration may change behaviour.
  public var caution: Blocker?
  /// The model in it, where that has to change together with its class.
  public var partner: TypeID?
  /// The model in it, where a binding reaches through it.
  var bound: BoundModel?
}

/// One model with its unit, its verdict and its properties.
public struct ModelPlan: Sendable {
  public var id: TypeID
  public var unit: Int
  public var status: ModelStatus
  public var blockers: [Blocker]
  /// Reasons that make its migration unsafe.
  public var cautions: [Blocker]
  public var properties: [PropertyDecision]
}

/// Everything decided about a project, once; rules only say it.
public struct Plan: Sendable {
  public let index: ProjectIndex
  public let facts: ProjectFacts
  public let holders: [ModelHolder]
  /// The public models of libraries that code outside of the tree may have.
  let withClients: Set<TypeID>
  /// The delegates of applications, by their class.
  let delegateAdaptors: [TypeID: [ModelHolder]]
  public let suppressions: Suppressions
  /// In order of declaration.
  public private(set) var models: [ModelPlan]
  public let missingEnvironmentModels: [MissingEnvironmentModel]
  let drawn: DrawnReads
  /// The models that views hold, with those above and below them.
  let heldInViews: Set<TypeID>
  let observingViews: ObservingViews
  /// What views show of a model and nothing tracks.
  private(set) var untracked: [TypeID: [Consequence]] = [:]
  /// What views show beside the models that they hold, by the property that holds one.
  let besides: [PropertyKey: ViewSource]
  /// Holders through which nothing is read while drawing, though their views read the model.
  let readByOtherWays: Set<PropertyKey>
  /// What initialisers read that a `@State` has run while others are drawn, by its property.
  let readsWhileMade: [PropertyKey: Consequence]
  /// The models that views observe, with those above and below them.
  let observed: Set<TypeID>
  /// The models that never told anybody of a change.
  let silent: Set<TypeID>
  /// Those that tell nobody themselves: at most a binding to a part sets what keeps them.
  let publishingNothing: Set<TypeID>
  private let planOfModel: [TypeID: Int]
  /// What sets each variable after its owner was made.
  let writers: [CodeReach.Target: Set<UntrackedSources.Writer>]
  let floor: PlatformFloor
  public let xcode: Int

  /// Decides about a whole project. `unpublished` is `auto`, `ignore` or `track` (design.md §3).
  /// `sideBySide` may use several threads; what is decided does not depend on it.
  public init(
    _ index: ProjectIndex, _ facts: ProjectFacts, unpublished: String = "auto", xcode: Int = 26,
    deploymentTargets: [DeploymentTarget] = [], minimumOS: [DeploymentTarget] = [],
    suppressions: Suppressions, sideBySide: SideBySide = .oneByOne
  ) {
    (self.suppressions, self.index, self.xcode) = (suppressions, index, xcode)
    let (runs, graph, basis) = sideBySide.each(
      { DrawnCode(index, facts) }, { CodeGraph(index, facts) }, { Basis(index, facts) })
    (self.facts, holders, drawn) = (basis.facts, basis.holders, basis.drawn)
    let (facts, holders, drawn) = (basis.facts, basis.holders, basis.drawn)
    let code = runs.noting(scheduled: drawn.scheduledWrites)
    delegateAdaptors = Dictionary(grouping: holders.filter(\.isDelegateAdaptor), by: \.model)
    observed = Self.observed(holders, index)
    heldInViews = Set(
      Set(holders.lazy.filter(\.isInView).map(\.model)).flatMap { index.hierarchy(of: $0) })
    let observers = Self.observers(holders, index)
    observingViews = ObservingViews(observers, facts)
    var units = MigrationUnits(index, facts)
    let sending = Set(facts.files.lazy.flatMap(\.objectWillChange).compactMap(\.model))
    let idle = drawn.idleHolders(holders, facts)
    let decider = PropertyDecider(
      index: index, facts: facts, drawn: code, sending: sending,
      published: index.modelsInPublishedProperties, idle: idle, unpublished: unpublished)
    var properties: [TypeID: [PropertyDecision]] = [:]
    for entity in index.types.types where index.isModel(entity.id) {
      properties[entity.id] = decider.decide(entity.id)
    }
    (silent, publishingNothing) = decider.silentModels(among: properties.keys)
    let decided = properties
    let (missing, hidden) = Self.missingEnvironmentModels(index, facts, holders, drawn)
    withClients = PublicReach.modelsWithClients(index, facts)
    writers = basis.writers
    floor = PlatformFloor(
      index.files, index.types.projectFolders, settings: deploymentTargets, overrides: minimumOS)
    let finder = BlockerFinder(
      index, facts, holders, withClients: withClients, graph: graph, properties: decided,
      drawn: drawn, drawnCode: code, missing: missing, hidden: hidden, writers: writers,
      floor: floor, xcode: xcode)
    var ((sources, besides), found) = sideBySide.one(
      {
        var sources = UntrackedSources(
          index, facts, drawn, graph, properties: decided, sending: sending,
          writers: basis.writers)
        let besides = sources.shownBeside(holders)
        return (sources, besides)
      }, beside: finder.work)
    (self.besides, missingEnvironmentModels) = (besides, missing)
    readsWhileMade = finder.readsWhileMakingStates()
    let reach = CodeReach(graph: graph)
    Self.noteMissedUpdates(of: idle, index, reach, &properties)
    readByOtherWays = drawn.readByOtherWays(idle, reach, decided)
    Self.noteSetAlong(besides, index, &properties)
    Self.noteWrittenWhileDrawn(holders, drawn, code, reach, observers, &properties)
    units.join(properties)
    let blockers = BlockerFinder.together(found)
    units.settleBound(blockers, &properties)
    models = units.plans(blockers, properties)
    planOfModel = Self.positions(of: models, index)
    noteUntracked(&sources, sending)
  }

  /// What holders and drawing say before anything is decided.
  private struct Basis {
    let writers: [CodeReach.Target: Set<UntrackedSources.Writer>]
    let facts: ProjectFacts
    let holders: [ModelHolder]
    let drawn: DrawnReads

    init(_ index: ProjectIndex, _ facts: ProjectFacts) {
      writers = UntrackedSources.writers(index, facts)
      var facts = facts
      facts.noteWritten(writers.keys)
      self.facts = facts
      holders = HolderFinder(index, facts).holders()
      drawn = DrawnReads(index, facts)
    }
  }

  private static func positions(of models: [ModelPlan], _ index: ProjectIndex) -> [TypeID: Int] {
    var positions = Dictionary(
      uniqueKeysWithValues: models.enumerated().map { ($0.element.id, $0.offset) })
    // Here: a protocol goes the way of all that conform to it.
    for (root, conformers) in index.observableConformers {
      positions[root] = positions[conformers[0]]
    }
    return positions
  }

  private static func missingEnvironmentModels(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ holders: [ModelHolder], _ drawn: DrawnReads
  ) -> (seen: [MissingEnvironmentModel], hidden: [MissingEnvironmentModel]) {
    let needed = holders.filter { index.isModel($0.model) && !$0.isEnvironmentValue }
    var needs = EnvironmentNeeds(
      index, facts, needed, readLater: drawn.holdersReadLater(needed, facts),
      undrawn: drawn.holdersOfActions(needed, facts))
    return (needs.missing(), needs.missingWhereHidden())
  }

  private mutating func noteUntracked(_ sources: inout UntrackedSources, _ sending: Set<TypeID>) {
    // Here: whom views keep without observing them told those of nothing.
    let kept = Set(holders.lazy.filter { $0.isInView && !$0.wrapper.isOfOldWorld }.map(\.model))
      .subtracting(observed).subtracting(sending)
    for model in models where [.blocked, .unsafe].contains(model.status) {
      sources.staying[model.id] = model.status
    }
    let viewing = holders.filter { $0.isInView && !$0.isInPreview && $0.wrapper.isOfOldWorld }
    let views = Dictionary(grouping: viewing, by: \.model)
    let watched = Dictionary(grouping: viewing.filter { $0.owner != nil }, by: \.owner)
      .mapValues { Self.observed($0, index) }
    let units = Dictionary(grouping: models, by: \.unit).mapValues { Set($0.map(\.id)) }
    for model in models where model.status != .migrated && !kept.contains(model.id) {
      // Here: of a model that others hold, as by what it inherits, all count that anybody observes.
      let sets = (views[model.id] ?? []).map { watched[$0.owner] ?? [] }
      sources.heard = sets.dropFirst().reduce(sets.first ?? observed) { $0.intersection($1) }
      if model.status == .unsafe { sources.heard.formUnion(units[model.unit] ?? []) }
      untracked[model.id] = sources.consequences(of: model.id)
    }
    for (model, consequence) in sources.repeatedSignals() {
      untracked[model, default: []].append(consequence)
    }
  }

  /// The models that views observe, with those above and below them and those of a protocol.
  private static func observed(_ holders: [ModelHolder], _ index: ProjectIndex) -> Set<TypeID> {
    let held = Set(
      holders.lazy.filter { $0.isInView && !$0.isInPreview && $0.wrapper.isOfOldWorld }
        .map(\.model))
    let models = held.union(held.flatMap { index.observableConformers[$0] ?? [] })
    return Set(models.flatMap { index.hierarchy(of: $0) })
  }

  /// The properties that nothing shows, and that are set along with what nothing tracks.
  private static func noteSetAlong(
    _ sources: [PropertyKey: ViewSource], _ index: ProjectIndex,
    _ properties: inout [TypeID: [PropertyDecision]]
  ) {
    for (holder, source) in sources.sorted(by: { $0.value.place < $1.value.place })
    where source.isSetAlong {
      note(source, holder, index, &properties)
    }
  }

  /// The migration takes away what such a property is for (H085).
  private static func note(
    _ source: ViewSource, _ holder: PropertyKey, _ index: ProjectIndex,
    _ properties: inout [TypeID: [PropertyDecision]]
  ) {
    let model = source.sign.owner
    guard
      let position = properties[model]?.firstIndex(where: { $0.name == source.sign.name }),
      let decision = properties[model]?[position], decision.read == nil, decision.caution == nil
    else { return }
    properties[model]?[position].caution = Blocker(
      rule: "published-property",
      message: "no view reads '\(decision.name)' while it is drawn, and setting it redraws"
        + " '\(index[holder.owner].qualifiedName)', which shows '\(source.name)', which nothing"
        + " tracks; after the migration it redraws nothing",
      place: decision.place, treatment: .acceptance)
  }

  /// The plan once the rewriter has said which units it must leave and which may change behaviour.
  func refined(refusals: [Int: [Blocker]], unsafeUnits: Set<Int>) -> Plan {
    var plan = self
    for position in plan.models.indices {
      let unit = plan.models[position].unit
      if let blockers = refusals[unit], plan.models[position].status != .migrated {
        plan.models[position].blockers += blockers
        plan.models[position].status = .blocked
      } else if unsafeUnits.contains(unit), plan.models[position].status == .ready {
        plan.models[position].status = .unsafe
      }
    }
    return plan
  }

  public func plan(of model: TypeID) -> ModelPlan? { planOfModel[model].map { models[$0] } }

  /// Whether a model is still to be migrated.
  public func isToMigrate(_ model: TypeID) -> Bool {
    plan(of: model).map { $0.status != .migrated } ?? false
  }

  public func isBlocked(_ model: TypeID) -> Bool { plan(of: model)?.status == .blocked }

  public func name(_ type: TypeID) -> String { index[type].qualifiedName }

  public func place(ofName type: TypeID) -> Place {
    Place(index[type].declaration.file, index.types.declaration(type).nameRange)
  }

  /// The members of a view type that read a holder's model while drawing, in order.
  func drawnReads(through holder: ModelHolder) -> [MemberFact] {
    drawn.reads(through: holder, facts)
  }

  /// `var`; but a private one with a value would make the memberwise initialiser private as well,
  /// which its wrapper did not (H078), so there `let`, or `@Bindable` where it may be set: its
  /// setter works at any time, which that of `@State` does not before the view is shown.
  private func plainForm(_ holder: ModelHolder) -> String {
    guard let member = holder.variable, let owner = holder.owner,
      case let variable = index.variable(member), variable.initialValue != nil,
      variable.isHidden,
      index[owner].kind == .struct, holder.isInView || !variable.isStatic,
      mayUseMemberwiseInitializer(owner, besides: member)
    else { return "var" }
    return variable.hasObservers || maySet(member, of: owner) ? Wrapper.bindable.attribute : "let"
  }

  /// Whether somebody may set a property that only its own file sees, or a protocol asks for that.
  private func maySet(_ member: MemberID, of owner: TypeID) -> Bool {
    let name = index.variable(member).name
    let isAskedFor = index.protocols(of: owner).contains { other in
      index.ownMembers(name, of: other).contains { requirement in
        requirement.kind == .variable
          && index.variable(requirement).accessors.contains { $0.kind == .set }
      }
    }
    let file = index.files[member.place.file]
    return isAskedFor || facts.written.contains(PropertyKey(owner, name))
      || file.maySet(name) || file.maySet("_" + name)
  }

  func isStatic(_ holder: ModelHolder) -> Bool {
    holder.variable.map { index.variable($0).isStatic } ?? false
  }

  /// Whether somebody may make a structure by the initialiser that the compiler writes: it takes
  /// something. It need not be called by the structure's name: `map(Row.init)`, `Self(title:)`,
  /// what a protocol asks for.
  private func mayUseMemberwiseInitializer(_ owner: TypeID, besides holder: MemberID) -> Bool {
    let hasOwn = index.initializers(of: owner).contains {
      DeclarationReference($0.place.file, index.function($0).owner ?? -1)
        == index[owner].declaration
    }
    guard !hasOwn else { return false }
    return (facts.constructions[owner] ?? []).contains { !$0.arguments.isEmpty }
      || index.storedProperties(of: owner).contains { other in
        guard other != holder, case let variable = index.variable(other) else { return false }
        return !variable.isStatic && !(variable.isLet && variable.initialValue != nil)
          && !variable.isHidden
          && variable.attribute(Wrapper.environment.rawValue) == nil
          && variable.attribute(Wrapper.environmentObject.rawValue) == nil
      }
  }

  /// The new form of a holder (design.md §3).
  public func newForm(_ holder: ModelHolder) -> String {
    guard isToMigrate(holder.model), !isBlocked(holder.model) else { return holder.form }
    let passedIn = holder.isInView && (holder.hasBinding || readsStorage(of: holder))
      ? Wrapper.bindable.attribute : plainForm(holder)
    switch holder.wrapper {
    case .environmentObject:
      // Here: as it is written, since only that has the arguments of a generic type around it.
      let written = holder.variable.flatMap { index.variable($0).type?.description }
      return "\(Wrapper.environment.attribute)(\(written ?? name(holder.model)).self)"
    // Here: a static property is no part of a view, and no `@State` of it is ever set up.
    case .stateObject where isStatic(holder), .observedObject where isStatic(holder):
      return passedIn
    case .stateObject:
      guard holder.isInView else { return plainForm(holder) }
      if case .receives = holder.ownership { return passedIn }
      return Wrapper.state.attribute
    case .observedObject:
      guard holder.isInView else { return plainForm(holder) }
      if case .creates(_, let usesParameters, _) = holder.ownership, !usesParameters {
        return Wrapper.state.attribute
      }
      return passedIn
    case .published: return "var"
    default: return holder.form
    }
  }
}
