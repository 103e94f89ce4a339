/// The models that must change together (domain.md policy 2), numbered in order of declaration.
struct MigrationUnits {
  let index: ProjectIndex
  private var parent: [TypeID: TypeID] = [:]
  private let models: [TypeID]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    models = index.types.types.map(\.id).filter { index.isModel($0) }
    for model in models { parent[model] = model }
    joinHierarchies()
    joinProtocols()
    joinVariants()
    joinForwarding(facts)
  }

  /// A model that forwards what another sends changes together with it (H015).
  private mutating func joinForwarding(_ facts: ProjectFacts) {
    for forwarding in facts.files.flatMap(\.objectWillChange).compactMap(\.forwarding)
    where parent[forwarding.parent] != nil && parent[forwarding.child] != nil {
      join(forwarding.parent, forwarding.child)
    }
  }

  /// `#if` variants of one class.
  private mutating func joinVariants() {
    struct Name: Hashable {
      var module: String
      var name: String
    }
    var first: [Name: TypeID] = [:]
    for model in models where index.types.declaration(model).isConditional {
      let name = Name(module: index[model].module, name: index[model].qualifiedName)
      if let other = first[name] { join(model, other) } else { first[name] = model }
    }
  }

  private mutating func joinHierarchies() {
    for model in models {
      if let superclass = index.traits(model).superclass, parent[superclass] != nil {
        join(model, superclass)
      }
    }
  }

  private mutating func joinProtocols() {
    for (_, conformers) in index.observableConformers {
      for model in conformers.dropFirst() { join(model, conformers[0]) }
    }
  }

  /// A model whose property is tracked once the wrapper goes, and the model in it, with which the
  /// wrapper goes.
  mutating func join(_ decisions: [TypeID: [PropertyDecision]]) {
    for model in models {
      for partner in (decisions[model] ?? []).compactMap(\.partner) where parent[partner] != nil {
        join(model, partner)
      }
    }
  }

  func areTogether(_ a: TypeID, _ b: TypeID) -> Bool { root(a) == root(b) }

  mutating func join(_ a: TypeID, _ b: TypeID) {
    let (a, b) = (root(a), root(b))
    if a != b { parent[max(a, b)] = min(a, b) }
  }

  private func root(_ type: TypeID) -> TypeID {
    var current = type
    while let next = parent[current], next != current { current = next }
    return current
  }

  /// The plans of all models: a unit is blocked as a whole.
  func plans(
    _ blockers: [TypeID: [Blocker]], _ decisions: [TypeID: [PropertyDecision]]
  ) -> [ModelPlan] {
    let conditions = Set(blockers.values.joined().compactMap(\.staying))
    var staying: Set<TypeID> = []
    var result = plans(blockers, decisions, staying)
    // Here: one that stays may keep another one, and so on.
    while case let found = Set(
      result.lazy.filter { $0.status == .blocked || $0.status == .unsafe }.map(\.id)
        .filter(conditions.contains)), !found.isSubset(of: staying)
    {
      staying.formUnion(found)
      result = plans(blockers, decisions, staying)
    }
    return result
  }

  private func plans(
    _ blockers: [TypeID: [Blocker]], _ decisions: [TypeID: [PropertyDecision]],
    _ staying: Set<TypeID>
  ) -> [ModelPlan] {
    func counts(_ blocker: Blocker, of model: TypeID) -> Bool {
      blocker.staying.map { staying.contains($0) && root($0) != root(model) } ?? true
    }
    var numbers: [TypeID: Int] = [:]
    var blocked: Set<TypeID> = []
    var unsafe: Set<TypeID> = []
    var obstacles: [TypeID: [Blocker]] = [:]
    for model in models {
      let unit = root(model)
      if numbers[unit] == nil { numbers[unit] = numbers.count + 1 }
      let all = (blockers[model] ?? []).filter { counts($0, of: model) }
        + (decisions[model] ?? []).compactMap(\.caution)
      obstacles[model] = all
      if all.contains(where: { $0.treatment != nil }) { unsafe.insert(unit) }
      if all.contains(where: { $0.treatment == nil }) { blocked.insert(unit) }
    }
    let reasons = reasonsOfOthers(obstacles, blocked)
    return models.map { model in
      let unit = root(model)
      let all = (obstacles[model] ?? []) + (reasons[model].map { [$0] } ?? [])
      let isOld = index.traits(model).isObservableObject
      let status: ModelStatus = !isOld
        ? .migrated : blocked.contains(unit) ? .blocked : unsafe.contains(unit) ? .unsafe : .ready
      return ModelPlan(
        id: model, unit: numbers[unit] ?? 0, status: status,
        blockers: all.filter { $0.treatment == nil },
        cautions: all.filter { $0.treatment != nil },
        properties: decisions[model] ?? [])
    }
  }

  /// For each model that nothing keeps but another of its unit: that it stays with it.
  private func reasonsOfOthers(
    _ obstacles: [TypeID: [Blocker]], _ blocked: Set<TypeID>
  ) -> [TypeID: Blocker] {
    var first: [TypeID: (model: TypeID, blocker: Blocker)] = [:]
    for model in models where first[root(model)] == nil {
      let blocker = obstacles[model]?.first { $0.treatment == nil }
      if let blocker { first[root(model)] = (model, blocker) }
    }
    var result: [TypeID: Blocker] = [:]
    for model in models where blocked.contains(root(model)) {
      guard index.traits(model).isObservableObject,
        !(obstacles[model] ?? []).contains(where: { $0.treatment == nil }),
        let (other, blocker) = first[root(model)]
      else { continue }
      result[model] = Blocker(
        rule: "hierarchy-not-migratable",
        message: "it changes together with '\(index[other].qualifiedName)', which stays",
        place: Place(index[model].declaration.file, index.types.declaration(model).nameRange),
        cause: BlockerCause(
          model: index[other].qualifiedName, message: "\(blocker.message) [\(blocker.rule)]",
          place: blocker.place))
    }
    return result
  }
}
