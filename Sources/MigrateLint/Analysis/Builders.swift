/// What runs on a view's value before that is drawn, and uses a model that the view observes: what
/// gives the value back, what others call of it, observers of its plain properties, and what those
/// and its initialisers call in turn.
struct Builders {
  /// The member that uses it, by the property.
  private(set) var found: [PropertyKey: String] = [:]
  private let index: ProjectIndex
  private let views: Set<TypeID>
  private var starts: Set<CodeNode> = []
  private var initializers: Set<CodeNode> = []
  private var uses: [CodeNode: Set<String>] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts, of observed: Set<PropertyKey>) {
    self.index = index
    views = Set(observed.map(\.owner))
    for file in facts.files {
      for fact in file.properties where views.contains(fact.owner) && !fact.isInAction {
        noteUse(fact)
      }
      for unit in file.effects + file.lateEffects { noteCalls(of: unit) }
    }
    for (member, origins) in facts.returns where givesItself(member, origins) {
      guard let owner = index.owner(member) else { continue }
      starts.insert(CodeNode(owner, index.name(of: member)))
    }
    follow(observed)
  }

  private mutating func noteUse(_ fact: PropertyFact) {
    let unit = fact.unit
    guard let owner = unit.owner, !unit.isStatic, !fact.isWrite else { return }
    switch unit.kind {
    case .initializer:
      let node = CodeNode(owner, FrameworkNames.initializer)
      initializers.insert(node)
      uses[node, default: []].insert(fact.property)
    case .observer:
      guard let member = unit.member, index.wrapper(member).wrapper == .none,
        index.variable(member).attributes.isEmpty
      else { return }
      let node = CodeNode(owner, unit.memberName, isSetter: true)
      starts.insert(node)
      uses[node, default: []].insert(fact.property)
    case .function, .accessor:
      if let member = unit.member, givesOwnType(member, owner) {
        starts.insert(CodeNode(owner, unit.memberName))
      }
      uses[CodeNode(owner, unit.memberName), default: []].insert(fact.property)
    case .initialValue, .freestanding: break
    }
  }

  /// `picture.tune(2)`, by code of another type.
  private mutating func noteCalls(of unit: UnitEffects) {
    for effect in unit.effects where effect.roles.contains(.call) {
      guard case .member(let owner, let name) = effect.target, views.contains(owner),
        owner != unit.node.owner, !index.drawingMembers(of: owner).contains(name),
        index.ownMembers(name, of: owner).contains(where: {
          $0.kind == .function && !index.function($0).isStatic
            && index.function($0).kind != .initializer
        })
      else { continue }
      starts.insert(CodeNode(owner, name))
    }
  }

  private func givesItself(_ member: MemberID, _ origins: [Origin]) -> Bool {
    origins.contains { origin in
      guard case .stored(_, let owner, let name) = origin else { return false }
      return name == "self" && views.contains(owner)
    }
  }

  private func givesOwnType(_ member: MemberID, _ owner: TypeID) -> Bool {
    if member.kind == .function, index.function(member).kind == .initializer { return false }
    return index.resolvedType(of: member)?.unwrapped.nominal == owner
  }

  private mutating func follow(_ observed: Set<PropertyKey>) {
    for start in starts.union(initializers).sorted(by: { $0.name < $1.name }) {
      guard let owner = start.owner else { continue }
      var seen: Set<CodeNode> = [start]
      var open = [start]
      while let node = open.popLast() {
        for used in (uses[node] ?? []).sorted() {
          let key = PropertyKey(owner, used)
          // Here: what an initialiser does itself is told by what it does.
          if observed.contains(key), !initializers.contains(node) {
            found[key] = found[key] ?? node.name
          }
          let next = CodeNode(owner, used)
          if used != FrameworkNames.body, seen.insert(next).inserted { open.append(next) }
        }
      }
    }
  }
}
