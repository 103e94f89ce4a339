/// Where new instances put themselves that others find them: whoever is made last is found there.
struct HandOvers {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  private let reach: CodeReach
  private let resolver: OriginResolver
  private var handOvers: [TypeID: [SelfHandOver]] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts, _ graph: CodeGraph) {
    self.index = index
    self.facts = facts
    reach = CodeReach(graph: graph)
    resolver = OriginResolver(
      index: index, facts: facts,
      settings: PropertySettings(of: [], index: index, facts: facts),
      hidden: HiddenGivers(index, facts))
    for fact in facts.files.lazy.flatMap(\.handOvers) {
      guard let owner = fact.unit.owner, !fact.unit.isPreview else { continue }
      handOvers[owner, default: []].append(fact)
    }
  }

  var isEmpty: Bool { handOvers.isEmpty }

  /// Where making a model, or a class that is made with it, puts the new instance into something
  /// that was there before.
  func place(whileMaking model: TypeID) -> Place? {
    let initializer = FrameworkNames.initializer
    let lineage = [model] + index.superclasses(of: model)
    let graph = reach.graph
    // Here: what a static keeps is not made anew.
    let reached = reach.follow(
      lineage.map { CodeNode($0, initializer) }, entering: { !graph.isMadeOnce($0) }
    ) { _ in true }
    let nodes = Set(reached.nodes)
    let made = Set(nodes.lazy.filter { $0.name == initializer }.compactMap(\.owner))
    return made.lazy.flatMap { handOvers[$0] ?? [] }.filter { fact in
      nodes.contains(CodeNode(fact.unit.owner, fact.unit.memberName))
        && keepsOne(fact) && wasThereBefore(fact.keeper, of: fact.unit)
    }.map(\.place).min()
  }

  /// Whether what is given takes the place of what was there: a list of all is no such place.
  private func keepsOne(_ fact: SelfHandOver) -> Bool {
    guard !fact.functions.isEmpty else { return true }
    return fact.functions.contains { function in
      let names = index.function(function).parameters.filter { $0.label == fact.label }.map(\.name)
      return facts.assignments.values.joined().contains { assignment in
        guard case .parameter(_, function, let name) = assignment.origin else { return false }
        return names.contains(name)
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
