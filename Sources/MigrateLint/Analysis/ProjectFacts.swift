/// A property by its declaring type and name.
public struct PropertyKey: Hashable, Sendable {
  public var owner: TypeID
  public var name: String

  public init(_ owner: TypeID, _ name: String) {
    self.owner = owner
    self.name = name
  }
}

/// A parameter of a function of the project.
struct ParameterKey: Hashable, Sendable {
  var function: MemberID
  var name: String
}

/// The facts of all files, to be looked up by what they are about.
public struct ProjectFacts: Sendable {
  public let files: [FileFacts]
  var constructions: [TypeID: [ConstructionFact]] = [:]
  /// Where an initialiser of a type is handed on, by the type.
  var initializersHandedOn: [TypeID: [HiddenConstruction]] = [:]
  /// In order of files; by what they may mean, and what that may be for each function.
  private var calls: [CallFact] = []
  private var callsOfSets: [FunctionSet: [Int]] = [:]
  private var sets: [MemberID: [FunctionSet]] = [:]
  var assignments: [PropertyKey: [AssignmentFact]] = [:]
  var storage: [PropertyKey: [StorageFact]] = [:]
  var projections: [PropertyKey: [ProjectionFact]] = [:]
  /// What follows `$x` of a value of unknown type, by the property.
  var untoldProjections: [String: [(member: String, place: Place)]] = [:]
  /// Properties that an extension binds, or whose storage it reads, which is one of another struct
  /// of that name as well.
  var boundByVariants: [PropertyKey: Place] = [:]
  var readByVariants: Set<PropertyKey> = []
  /// The objects that bindings reach into, with the first place.
  var boundObjects: [BoundObjectFact.Object: [BoundObjectFact]] = [:]
  /// What observers and `deinit` do with properties.
  var usesInObservers: [PropertyKey: [PropertyFact]] = [:]
  /// The members and functions whose view is made together with a link that leads to it, with that
  /// link's place.
  var linked: [ViewEdge.Target: Place] = [:]
  /// The first place where an initialiser of its class uses a property before all is set there.
  var usesBeforeSetUp: [PropertyKey: Place] = [:]
  /// The first place where an initialiser that is on no actor uses a property of its class.
  var usesOnNoActor: [PropertyKey: Place] = [:]
  /// The models of which each type receives publishers with `onReceive`.
  var received: [TypeID: Set<TypeID>] = [:]
  /// The published properties whose publisher a view receives.
  var receivedProperties: Set<PropertyKey> = []
  /// The models that each type puts into the environment.
  var injected: [TypeID: Set<TypeID>] = [:]
  /// The properties behind `$holder.member`, by the member.
  private(set) var holdersBound: [String: Set<PropertyKey>] = [:]
  /// The members that `$holder.member` names.
  var boundMembers: Set<String> { Set(holdersBound.keys) }
  /// What a `Binding(get:set:)` sets of a model, with the first place.
  var setByBindings: [PropertyKey: Place] = [:]
  /// `holder.member`, for what types set through a property of theirs.
  var writtenThrough: Set<PropertyKey> = []
  /// Properties that something sets after they were made.
  var written: Set<PropertyKey> = []
  /// Names of what may be set though nobody can tell whose it is: of a value of unknown type, or by
  /// a key path.
  var setUnseen: Set<String> = []
  /// By view, what its code asks.
  var systemQuestions: [TypeID: [SystemQuestionFact]] = [:]
  var returns: [MemberID: [Origin]] = [:]
  /// The members that give what a property holds.
  var returners: [PropertyKey: [MemberID]] = [:]
  /// The properties whose value links lead to.
  var linkedValues: Set<PropertyKey> = []
  var defaults: [ParameterKey: Origin] = [:]

  public init(_ files: [FileFacts], _ types: TypeIndex) {
    self.files = files
    for file in files {
      for fact in file.constructions {
        for type in [fact.type] + types.alternatives(to: fact.type) {
          constructions[type, default: []].append(fact)
        }
      }
      noteVariants(file, types)
      for fact in file.systemQuestions {
        if let owner = fact.unit.owner { systemQuestions[owner, default: []].append(fact) }
      }
      for fact in file.calls {
        let set = FunctionSet(fact.functions)
        if callsOfSets[set] == nil {
          for function in fact.functions { sets[function, default: []].append(set) }
        }
        callsOfSets[set, default: []].append(calls.count)
        calls.append(fact)
      }
      for fact in file.assignments {
        assignments[PropertyKey(fact.owner, fact.property), default: []].append(fact)
      }
      for fact in file.storage {
        storage[PropertyKey(fact.owner, fact.property), default: []].append(fact)
      }
      for fact in file.projections {
        if let member = fact.member {
          holdersBound[member, default: []].insert(PropertyKey(fact.owner, fact.property))
        }
        projections[PropertyKey(fact.owner, fact.property), default: []].append(fact)
      }
      noteHandedOnAndReceived(file)
      for edge in file.edges where edge.isInLink && !edge.unit.isPreview {
        noteLink(edge)
      }
      noteBound(file)
      for fact in file.properties
      where fact.unit.kind == .observer || fact.unit.memberName == FrameworkNames.deinitializer {
        usesInObservers[PropertyKey(fact.owner, fact.property), default: []].append(fact)
      }
      noteUsesBeforeSetUp(in: file)
      noteUsesOnNoActor(in: file, types)
      for fact in file.properties where fact.isWrite && fact.unit.kind != .initializer {
        written.insert(PropertyKey(fact.owner, fact.property))
      }
      for fact in file.memberUses where fact.isWrite { noteWritten(fact) }
      linkedValues.formUnion(file.linkedValues.map { PropertyKey($0.owner, $0.property) })
      for fact in file.returns {
        returns[fact.member, default: []].append(fact.origin)
        for origin in fact.origin.alternatives {
          guard case .stored(_, let owner, let name) = origin else { continue }
          returners[PropertyKey(owner, name), default: []].append(fact.member)
        }
      }
      for fact in file.defaults {
        defaults[ParameterKey(function: fact.function, name: fact.parameter)] = fact.origin
      }
    }
  }

  private mutating func noteLink(_ edge: ViewEdge) {
    guard case .functions(let functions) = edge.target else {
      return linked[edge.target] = linked[edge.target] ?? edge.place
    }
    for function in functions {
      linked[.functions([function])] = linked[.functions([function])] ?? edge.place
    }
  }

  /// The link together with which a construction is made.
  func link(making construction: ConstructionFact) -> Place? {
    if construction.isInLink { return construction.place }
    if construction.isInAction { return nil }
    let unit = construction.unit
    return unit.owner.flatMap { linked[.member($0, unit.memberName)] }
      ?? unit.member.flatMap { linked[.functions([$0])] }
  }

  private mutating func noteWritten(_ fact: MemberFact) {
    let key = PropertyKey(fact.model, fact.member)
    written.insert(key)
    if fact.isInBindingSetter, setByBindings[key] == nil { setByBindings[key] = fact.place }
    if let owner = fact.unit.owner, let holder = fact.holder {
      writtenThrough.insert(PropertyKey(owner, holder + "." + fact.member))
    }
  }

  /// One of each object and of each property that keeps it.
  private mutating func noteBound(_ file: FileFacts) {
    for fact in file.boundObjects
    where !boundObjects[fact.object, default: []].contains(where: {
      $0.keeper == fact.keeper && $0.property == fact.property
    }) {
      boundObjects[fact.object, default: []].append(fact)
    }
  }

  private mutating func noteHandedOnAndReceived(_ file: FileFacts) {
    for fact in file.hiddenConstructions where fact.arguments == nil {
      if let type = fact.type { initializersHandedOn[type, default: []].append(fact) }
    }
    for fact in file.publishers where fact.model == nil {
      guard let member = fact.member else { continue }
      untoldProjections[fact.property, default: []].append((member, fact.place))
    }
    for fact in file.publishers where fact.reception != nil {
      guard let model = fact.model, let owner = fact.unit.owner else { continue }
      received[owner, default: []].insert(model)
      receivedProperties.insert(PropertyKey(model, fact.property))
    }
    for fact in file.injections {
      guard let model = fact.model, let owner = fact.unit.owner else { continue }
      injected[owner, default: []].insert(model)
    }
  }

  /// What code sets after its owner was made, also in closures of initialisers, as effects tell.
  mutating func noteWritten(_ targets: some Sequence<CodeReach.Target>) {
    for target in targets {
      if let owner = target.owner { written.insert(PropertyKey(owner, target.name)) }
    }
    for file in files {
      for unit in file.effects { noteUnseen(unit) }
      for unit in file.lateEffects { noteUnseen(unit) }
    }
  }

  private mutating func noteUnseen(_ unit: UnitEffects) {
    for effect in unit.effects where !effect.roles.isDisjoint(with: [.write, .change, .keyPath]) {
      switch effect.target {
      case .anyone(let name, _): setUnseen.insert(name)
      case .member(_, let name) where effect.roles.contains(.keyPath): setUnseen.insert(name)
      default: break
      }
    }
  }

  private mutating func noteVariants(_ file: FileFacts, _ types: TypeIndex) {
    guard !types.variants.isEmpty else { return }
    for fact in file.projections {
      for other in types.variants(of: fact.owner, in: fact.unit) {
        boundByVariants[PropertyKey(other, fact.property)] = fact.place
      }
    }
    for fact in file.storage where fact.read != nil {
      for other in types.variants(of: fact.owner, in: fact.unit) {
        readByVariants.insert(PropertyKey(other, fact.property))
      }
    }
  }

  private mutating func noteUsesBeforeSetUp(in file: FileFacts) {
    let setUps = Dictionary(
      file.setUps.map { ($0.initializer, $0) }, uniquingKeysWith: { first, _ in first })
    guard !setUps.isEmpty else { return }
    for fact in file.properties where fact.unit.kind == .initializer {
      guard fact.unit.owner == fact.owner, let setUp = fact.unit.member.flatMap({ setUps[$0] }),
        fact.place.range.start < setUp.endOffset, !setUp.targets.contains(fact.place.range)
      else { continue }
      let key = PropertyKey(fact.owner, fact.property)
      usesBeforeSetUp[key] = min(usesBeforeSetUp[key] ?? fact.place, fact.place)
    }
  }

  private mutating func noteUsesOnNoActor(in file: FileFacts, _ types: TypeIndex) {
    for fact in file.properties where fact.unit.kind == .initializer {
      guard let member = fact.unit.member, member.kind == .function,
        case let outline = types.files[member.place.file].outline,
        outline.functions[member.place.index].hasModifier(FrameworkNames.nonisolated)
      else { continue }
      let key = PropertyKey(fact.owner, fact.property)
      usesOnNoActor[key] = min(usesOnNoActor[key] ?? fact.place, fact.place)
    }
  }

  /// Whether `$holder.name` may be a binding to a property of a model: of the model itself, or of
  /// something whose type is not known.
  ///
  /// With a view only what that one takes counts.
  func mayBind(
    _ name: String, of model: TypeID, in view: TypeID? = nil, _ index: ProjectIndex
  ) -> Bool {
    let related = index.hierarchy(of: model)
    return (holdersBound[name] ?? []).contains { key in
      guard view == nil || key.owner == view else { return false }
      guard
        let member = index.members(key.name, of: key.owner).first(where: { $0.kind == .variable }),
        let held = BodyReader(index: index, file: member.place.file).type(of: member).unwrapped
          .nominal
      else { return true }
      return related.contains(held) || index[held].kind == .protocol
    }
  }

  /// Whether so many calls may be of so many functions that to follow each to each would take time
  /// in the square of their number. Nobody writes that.
  func isCalledByMany(_ function: MemberID, _ index: ProjectIndex) -> Bool {
    let limit = 100_000
    if index.function(function).kind == .initializer, let owner = index.owner(function) {
      let count = index.ownMembers(FrameworkNames.initializer, of: owner).count
      return count > 100 && count * (constructions[owner]?.count ?? 0) > limit
    }
    return (sets[function] ?? []).contains {
      $0.members.count * (callsOfSets[$0]?.count ?? 0) > limit
    }
  }

  /// The calls that may mean a function.
  func calls(of function: MemberID) -> [CallFact] {
    let sets = sets[function] ?? []
    let positions = sets.flatMap { callsOfSets[$0] ?? [] }
    return (sets.count > 1 ? positions.sorted() : positions).map { calls[$0] }
  }
}

extension ProjectFacts {
  /// Whether a type is nothing but a provider of previews, and no code makes an instance: only its
  /// static `previews` are asked for.
  func isNeverMade(_ type: TypeID, _ index: ProjectIndex) -> Bool {
    let traits = index.traits(type)
    return traits.viewProtocols == [FrameworkNames.previewProvider] && !traits.isDrawnByOthers
      && traits.protocolsOfOthers.isEmpty && constructions[type] == nil
  }
}
