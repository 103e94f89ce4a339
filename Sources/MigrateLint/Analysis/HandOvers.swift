/// Where new instances put themselves that others find them: whoever is made last is found there.
struct HandOvers {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  private let reach: CodeReach
  private let resolver: OriginResolver
  /// By the class whose code does it.
  private var handOvers: [TypeID: [SelfHandOver]] = [:]
  /// Of the functions that are given an instance, the parameters that a property is set to.
  private var keptParameters: Set<ParameterKey> = []
  private var constructions: [TypeID: [ConstructionFact]] = [:]
  /// What classes that hand themselves over call of their own at another time.
  private var later: [CodeNode: [CodeNode]] = [:]
  private var makers: Set<TypeID> = []

  init(_ index: ProjectIndex, _ facts: ProjectFacts, _ reach: CodeReach) {
    self.index = index
    self.facts = facts
    self.reach = reach
    resolver = OriginResolver(
      index: index, facts: facts,
      settings: PropertySettings(of: [], index: index, facts: facts),
      hidden: HiddenGivers(index, facts))
    for fact in facts.files.lazy.flatMap(\.handOvers) {
      guard let owner = fact.unit.owner, !fact.unit.isPreview else { continue }
      handOvers[owner, default: []].append(fact)
    }
    guard !handOvers.isEmpty else { return }
    for unit in facts.files.lazy.flatMap(\.lateEffects) {
      for effect in unit.effects where effect.roles.contains(.call) {
        guard case .member(let owner, let name) = effect.target, owner == unit.node.owner else {
          continue
        }
        later[unit.node, default: []].append(CodeNode(owner, name))
      }
    }
    let given = Set(handOvers.values.joined().flatMap(\.functions))
    for fact in facts.assignments.values.joined() {
      guard case .parameter(_, let function, let name) = fact.origin, given.contains(function)
      else { continue }
      keptParameters.insert(ParameterKey(function: function, name: name))
    }
    handOvers = handOvers.mapValues { facts in
      facts.filter { keepsOne($0) && wasThereBefore($0.keeper, of: $0.unit) }
    }.filter { !$0.value.isEmpty }
    for made in facts.files.lazy.flatMap(\.constructions) where !made.isInAction {
      guard let owner = made.unit.owner, index[owner].kind == .class,
        index[made.type].kind == .class
      else { continue }
      constructions[owner, default: []].append(made)
    }
    makers = classesThatLeadToOne()
  }

  /// The classes that hand themselves over, those below them, and whoever makes one of these. Only
  /// of them it is worth following what runs when one is made: in a project of thousands of models
  /// there are few.
  private func classesThatLeadToOne() -> Set<TypeID> {
    var madeBy: [TypeID: Set<TypeID>] = [:]
    for (owner, facts) in constructions {
      for fact in facts { madeBy[fact.type, default: []].insert(owner) }
    }
    var found: Set<TypeID> = []
    var open = handOvers.keys.flatMap { [$0] + index.subclasses(of: $0) }
    let protocols = Set(handOvers.keys.filter { index[$0].kind == .protocol })
    if !protocols.isEmpty {
      // Here: what a protocol's extension does, those do that conform to it.
      open += index.types.types.map(\.id).filter {
        index[$0].kind == .class && !protocols.isDisjoint(with: index.supertypes(of: $0))
      }
    }
    while let type = open.popLast() {
      guard found.insert(type).inserted else { continue }
      open += (madeBy[type] ?? []).flatMap { [$0] + index.subclasses(of: $0) }
    }
    return found
  }

  var isEmpty: Bool { handOvers.isEmpty }

  /// Where making a model, or a class that is made with it, puts the new instance into something
  /// that was there before.
  func first(whileMaking model: TypeID) -> (type: TypeID, place: Place)? {
    var open = [model]
    var seen = Set(open)
    var found: [(type: TypeID, place: Place)] = []
    while let type = open.popLast() {
      guard makers.contains(type) else { continue }
      let lineage = [type] + index.superclasses(of: type)
      let nodes = nodes(making: lineage)
      func runs(_ unit: CodeUnit) -> Bool { nodes.contains(CodeNode(unit.owner, unit.memberName)) }
      for type in lineage + index.protocols(of: type) {
        found += (handOvers[type] ?? []).filter { runs($0.unit) }.map { (type, $0.place) }
        open += (constructions[type] ?? []).filter { runs($0.unit) }.map(\.type)
          .filter { seen.insert($0).inserted }
      }
    }
    return found.min { $0.place < $1.place }
  }

  /// What runs when one of a class is made: its initialisers, what its properties start with, and
  /// what those lead to. What a static keeps is not made anew.
  private func nodes(making lineage: [TypeID]) -> Set<CodeNode> {
    let graph = reach.graph
    let starts = lineage.flatMap { type in
      [CodeNode(type, FrameworkNames.initializer)]
        + index.storedProperties(of: type).map { index.variable($0) }
        .filter { !$0.hasModifier("lazy") }.map { CodeNode(type, $0.name) }
    }
    var nodes: Set<CodeNode> = []
    var open = starts
    // Here: a task that it starts runs soon after, and what it subscribes to may.
    while !open.isEmpty {
      let reached = reach.follow(open, entering: { !graph.mayBeMadeOnce($0) }) { _ in true }.nodes
      open = reached.filter { nodes.insert($0).inserted }.flatMap { later[$0] ?? [] }
        .filter { !nodes.contains($0) }
    }
    return nodes
  }

  /// Whether what is given takes the place of what was there: a list of all is no such place.
  private func keepsOne(_ fact: SelfHandOver) -> Bool {
    guard !fact.functions.isEmpty else { return true }
    return fact.functions.contains { function in
      index.function(function).parameters.contains {
        $0.label == fact.label
          && keptParameters.contains(ParameterKey(function: function, name: $0.name))
      }
    }
  }

  /// Whether an object is older than the one that is being made, for all that can be told.
  private func wasThereBefore(_ origin: Origin, of unit: CodeUnit, depth: Int = 0) -> Bool {
    guard depth < 8 else { return true }
    func follow(_ origin: Origin) -> Bool { wasThereBefore(origin, of: unit, depth: depth + 1) }
    switch origin {
    case .created, .nothing, .closureParameter: return false
    case .shared, .borrowed, .unknown: return true
    case .either(let first, let second): return follow(first) || follow(second)
    case .element(_, let whole), .part(_, let whole, _, _): return follow(whole)
    case .local(let place, let id):
      let locals = facts.files[place.file].locals
      return !locals.indices.contains(id) || follow(locals[id].origin)
    case .stored(_, let owner, let name):
      guard let member = index.ownMembers(name, of: owner).first(where: { $0.kind == .variable })
      else { return false }
      // Here: a wrapper of others gives what everybody has.
      if !index.variable(member).attributes.isEmpty, index.wrapper(member).wrapper == .none {
        return true
      }
      return (facts.assignments[PropertyKey(owner, name)] ?? []).contains { follow($0.origin) }
    case .computed, .parameter:
      return resolver.sources(of: origin).contains { !$0.isFromPreview && $0.kind != .fresh }
    }
  }
}
