/// What views show of a model and nothing tracks: a part of an ordinary object, a global, the
/// clock. Any change of the model refreshed it, and no longer does (H077, H095).
struct UntrackedSources {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  private let drawn: DrawnReads
  private let properties: [TypeID: [PropertyDecision]]
  private var reach: CodeReach
  /// Variables that something sets after their owner was made.
  private let written: Set<CodeReach.Target>
  /// What drawn code outside of models reads of the objects that a model's properties keep.
  private let shownParts: [PropertyKey: [CodeReach.Target]]

  init(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ drawn: DrawnReads,
    properties: [TypeID: [PropertyDecision]]
  ) {
    self.index = index
    self.facts = facts
    self.drawn = drawn
    self.properties = properties
    reach = CodeReach(index, facts)
    written = Self.written(index, facts)
    shownParts = Self.shownParts(index, facts, drawn)
  }

  /// One note for each property of a model that shows such a thing.
  mutating func consequences(of model: TypeID) -> [Consequence] {
    guard (properties[model] ?? []).contains(where: { $0.published != nil }) else { return [] }
    var result: [Consequence] = []
    let members = index.allMembers(of: model).values.joined().filter { $0.kind == .variable }
    for member in members.sorted() where !index.variable(member).isStatic {
      let variable = index.variable(member)
      guard drawn.isRead(variable.name, of: model) else { continue }
      let found = variable.isComputed
        ? source(ofComputed: variable, model, member) : part(of: variable.name, model)
      guard let shown = found else { continue }
      result.append(
        Consequence(
          message: "a view shows '\(shown)', which nothing tracks: other changes of the model will"
            + " no longer refresh it",
          place: Place(member.place.file, variable.nameRange)))
    }
    return result
  }

  // MARK: Computed properties

  private mutating func source(
    ofComputed variable: VariableDeclaration, _ model: TypeID, _ member: MemberID
  ) -> String? {
    let (own, sources) = (Set([model] + index.superclasses(of: model)), self)
    let reached = reach.follow(
      [CodeNode(model, variable.name)],
      entering: { node in
        guard let owner = node.owner, !node.isSetter else { return false }
        return own.contains(owner) || sources.isOrdinary(owner) && sources.isVariable(node)
      }, { _ in true })
    if reached.used.keys.contains(where: isTracked) { return nil }
    let asks = OutsideUses(index: index).asksSystem(variable, in: member.place.file)
    return asks || reached.used.keys.contains(where: isUntracked) ? variable.name : nil
  }

  /// A stored property that tells of its changes, and is more than the way to an ordinary object.
  private func isTracked(_ target: CodeReach.Target) -> Bool {
    guard let owner = target.owner, index.isModel(owner) else { return false }
    guard let decision = decision(target) else {
      return index.hasObservableMacro(owner) && isStoredVariable(target)
    }
    return decision.action == .tracked && object(keptBy: decision.variable) == nil
  }

  private func decision(_ target: CodeReach.Target) -> PropertyDecision? {
    target.owner.flatMap { properties[$0] }?.first { $0.name == target.name }
  }

  private func isStoredVariable(_ target: CodeReach.Target) -> Bool {
    members(target).contains {
      $0.kind == .variable && !index.variable($0).isComputed && !index.variable($0).isLet
    }
  }

  private func members(_ target: CodeReach.Target) -> [MemberID] {
    target.owner.map { index.ownMembers(target.name, of: $0) } ?? index.globalMembers(target.name)
  }

  /// A variable of an ordinary class, a static or a global one, that changes.
  private func isUntracked(_ target: CodeReach.Target) -> Bool {
    guard isStoredVariable(target), written.contains(target) else { return false }
    guard let owner = target.owner else { return true }
    let isStatic = members(target).contains { $0.kind == .variable && index.variable($0).isStatic }
    return isStatic || isOrdinary(owner)
  }

  private func isVariable(_ node: CodeNode) -> Bool {
    guard let owner = node.owner else { return false }
    return index.ownMembers(node.name, of: owner).contains { $0.kind == .variable }
  }

  private func isOrdinary(_ type: TypeID) -> Bool {
    index[type].kind == .class && !index.isModel(type) && !index.traits(type).isObservable
  }

  /// The ordinary object that a property keeps.
  private func object(keptBy member: MemberID) -> TypeID? {
    let type = BodyReader(index: index, file: member.place.file).type(of: member)
    return type.nominal.flatMap { isOrdinary($0) ? $0 : nil }
  }

  // MARK: Parts

  private func part(of name: String, _ model: TypeID) -> String? {
    let parts = (shownParts[PropertyKey(model, name)] ?? []).filter { isUntracked($0) }
    return parts.min { $0.name < $1.name }.map { "\(name).\($0.name)" }
  }

  private static func written(
    _ index: ProjectIndex, _ facts: ProjectFacts
  ) -> Set<CodeReach.Target> {
    var result: Set<CodeReach.Target> = []
    let units = facts.files.indices.lazy.filter {
      !ModuleLayout.isTest(index.files[$0].source.path)
    }.flatMap { facts.files[$0].effects }
    for unit in units {
      for effect in unit.effects where effect.roles.contains(.write) {
        switch effect.target {
        case .member(let type, let name):
          let owner = index.members(name, of: type).first.flatMap { index.owner($0) }
          guard let owner, unit.node.name != FrameworkNames.initializer || unit.node.owner != owner
          else { continue }
          result.insert(CodeReach.Target(owner: owner, name: name))
        case .global(let name): result.insert(CodeReach.Target(owner: nil, name: name))
        default: break
        }
      }
    }
    return result
  }

  /// `model.spectrum.bars`, where the two names follow each other.
  private static func shownParts(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ drawn: DrawnReads
  ) -> [PropertyKey: [CodeReach.Target]] {
    var result: [PropertyKey: [CodeReach.Target]] = [:]
    for unit in facts.files.lazy.flatMap(\.effects) {
      guard let owner = unit.node.owner, !unit.node.isSetter,
        drawn.drawnMembers[owner]?.contains(unit.node.name) ?? false
      else { continue }
      var models: [Int: PropertyKey] = [:]
      for effect in unit.effects {
        guard case .member(let type, let name) = effect.target, !effect.roles.contains(.write)
        else { continue }
        let declaring = index.members(name, of: type).first.flatMap { index.owner($0) } ?? type
        if index.isModel(declaring) {
          models[effect.range.end] = PropertyKey(declaring, name)
        } else if let holder = models[effect.range.start - 1] ?? models[effect.range.start - 2] {
          result[holder, default: []].append(CodeReach.Target(owner: declaring, name: name))
        }
      }
    }
    return result
  }
}
