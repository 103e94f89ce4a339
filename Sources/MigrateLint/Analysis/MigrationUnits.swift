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
    var first: [TypeID: TypeID] = [:]
    for model in models {
      for case .throughProtocol(let root, _) in index.traits(model).conformances {
        if let other = first[root] { join(model, other) } else { first[root] = model }
      }
    }
  }

  private mutating func join(_ a: TypeID, _ b: TypeID) {
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
    _ blockers: [TypeID: [Blocker]], _ properties: (TypeID) -> [PropertyDecision]
  ) -> [ModelPlan] {
    var numbers: [TypeID: Int] = [:]
    var blocked: Set<TypeID> = []
    var unsafe: Set<TypeID> = []
    var decisions: [TypeID: [PropertyDecision]] = [:]
    for model in models {
      let unit = root(model)
      if numbers[unit] == nil { numbers[unit] = numbers.count + 1 }
      let decided = properties(model)
      decisions[model] = decided
      if decided.contains(where: { $0.caution != nil }) { unsafe.insert(unit) }
      if !(blockers[model] ?? []).isEmpty { blocked.insert(unit) }
    }
    return models.map { model in
      let unit = root(model)
      let all = blockers[model] ?? []
      let isOld = index.traits(model).isObservableObject
      let status: ModelStatus = !isOld
        ? .migrated : blocked.contains(unit) ? .blocked : unsafe.contains(unit) ? .unsafe : .ready
      return ModelPlan(
        id: model, unit: numbers[unit] ?? 0, status: status,
        blockers: all,
        cautions: (decisions[model] ?? []).compactMap(\.caution),
        properties: decisions[model] ?? [])
    }
  }
}
