/// What code leads to when it runs, through everything of the project that it may call.
struct CodeReach {
  /// What was found on the way from a start.
  struct Reached {
    var nodes: Set<CodeNode> = []
    /// Members that are used or set, with a place each; those of no type by their name.
    var used: [Target: Place] = [:]
    /// Members whose value is asked for, also to change it in place.
    var observed: [Target: Place] = [:]
    var set: [Target: Place] = [:]
    /// Of those that are set, the ones that get another value, and those of which the one they have
    /// is changed.
    var replaced: Set<Target> = []
    var changed: Set<Target> = []
  }

  /// A member of a type, or a global.
  struct Target: Hashable {
    var owner: TypeID?
    var name: String
  }

  private let index: ProjectIndex
  private let facts: ProjectFacts
  private var hierarchy: MemberHierarchy
  private var units: [CodeNode: [(file: FileIndex, position: Int)]] = [:]
  private var known: [CodeNode: Reached] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    hierarchy = MemberHierarchy(index)
    for (file, fileFacts) in facts.files.enumerated() {
      for (position, unit) in fileFacts.effects.enumerated() {
        units[unit.node, default: []].append((file, position))
      }
    }
  }

  /// What a piece of code leads to, as far as types are known.
  mutating func follow(_ start: CodeNode) -> Reached {
    if let found = known[start] { return found }
    let result = follow([start]) { _ in true }
    known[start] = result
    return result
  }

  /// The same for several, up to a number of pieces. `entering` says what is followed beyond
  /// them, and `isStart` which effects of theirs count.
  mutating func follow(
    _ starts: [CodeNode], upTo limit: Int = 4096, entering: (CodeNode) -> Bool = { _ in true },
    _ isStart: (Place) -> Bool
  ) -> Reached {
    var result = Reached()
    var open: [CodeNode] = []
    for start in starts {
      result.nodes.insert(start)
      read(start, &result, &open, entering, isStart)
    }
    while let node = open.popLast(), result.nodes.count < limit {
      read(node, &result, &open, entering) { _ in true }
    }
    return result
  }

  private mutating func read(
    _ node: CodeNode, _ result: inout Reached, _ open: inout [CodeNode],
    _ entering: (CodeNode) -> Bool, _ counts: (Place) -> Bool
  ) {
    func add(_ node: CodeNode) {
      if entering(node), result.nodes.insert(node).inserted { open.append(node) }
    }
    for wrapper in wrappers(behind: node) { add(wrapper) }
    for (file, position) in units[node] ?? [] {
      for effect in facts.files[file].effects[position].effects {
        let place = Place(file, effect.range)
        guard counts(place) else { continue }
        let asks = !effect.roles.isDisjoint(with: [.read, .change])
        for target in targets(of: effect) {
          if asks, !isCallOfMethod(target, place) {
            result.observed[target] = min(result.observed[target] ?? place, place)
          }
          if !effect.roles.isDisjoint(with: [.read, .call]) {
            result.used[target] = min(result.used[target] ?? place, place)
            if !isOnlyRead(target, effect) { add(CodeNode(target.owner, target.name)) }
          }
          if effect.roles.contains(.write) {
            if !isNew(target, in: node) {
              result.set[target] = min(result.set[target] ?? place, place)
              if effect.roles.contains(.change) {
                result.changed.insert(target)
              } else {
                result.replaced.insert(target)
              }
            }
            if !isFirstValue(target, effect, in: node) {
              add(CodeNode(target.owner, target.name, isSetter: true))
            }
          }
        }
      }
    }
  }

  /// Whether nothing runs: a stored property is read that methods share their name with.
  private func isOnlyRead(_ target: Target, _ effect: EffectFact) -> Bool {
    guard !effect.roles.contains(.call), let owner = target.owner else { return false }
    let members = index.ownMembers(target.name, of: owner)
    return members.contains { $0.kind == .function }
      && members.contains { member in
        guard member.kind == .variable else { return false }
        let variable = index.variable(member)
        return !variable.isComputed && !variable.isStatic && !variable.hasModifier("lazy")
          && index.ownWrappers(of: member).isEmpty
      }
  }

  /// Whether a method is called that has a property's name: `Self.title(of: book)`.
  private func isCallOfMethod(_ target: Target, _ place: Place) -> Bool {
    guard let owner = target.owner,
      index.ownMembers(target.name, of: owner).contains(where: { $0.kind == .function })
    else { return false }
    let bytes = index.files[place.file].source.bytes
    return place.range.end < bytes.count && bytes[place.range.end] == UInt8(ascii: "(")
  }

  /// What the property wrappers of the project do for a property, or when its owner is made.
  private func wrappers(behind node: CodeNode) -> [CodeNode] {
    guard let owner = node.owner, index[owner].kind != .protocol else { return [] }
    if node.name == FrameworkNames.initializer {
      return index.storedProperties(of: owner).flatMap { index.ownWrappers(of: $0) }
        .map { CodeNode($0, FrameworkNames.initializer) }
    }
    return index.ownMembers(node.name, of: owner).filter { $0.kind == .variable }
      .flatMap { index.ownWrappers(of: $0) }
      .map { CodeNode($0, FrameworkNames.wrappedValue, isSetter: node.isSetter) }
  }

  /// The code that may stand behind a member: what overrides or implements it as well.
  mutating func variants(of node: CodeNode) -> [CodeNode] {
    guard let owner = node.owner else { return [node] }
    let owners = hierarchy.declarers(of: PropertyKey(owner, node.name))
    return owners.map { CodeNode($0, node.name, isSetter: node.isSetter) }
  }

  /// A static or a global that is made by whoever asks first.
  func isMadeOnce(_ node: CodeNode) -> Bool {
    if node.isSetter { return false }
    let members = node.owner.map { index.ownMembers(node.name, of: $0) }
      ?? index.globalMembers(node.name)
    return members.contains { member in
      guard member.kind == .variable else { return false }
      let variable = index.variable(member)
      return (variable.isStatic || node.owner == nil) && !variable.isComputed
    }
  }

  /// Whether an initialiser gives a property of its own type its first value: no observer runs
  /// then. One does where the property has a value already and is wrapped, or will be tracked.
  private func isFirstValue(_ target: Target, _ effect: EffectFact, in node: CodeNode) -> Bool {
    guard !effect.roles.contains(.change), isNew(target, in: node), let owner = target.owner,
      case let members = index.ownMembers(target.name, of: owner), members.count == 1,
      members[0].kind == .variable, case let variable = index.variable(members[0]),
      !variable.isComputed,
      variable.initialValue == nil, !(variable.type?.isOptional ?? true)
    else { return false }
    let settings = (facts.assignments[PropertyKey(owner, target.name)] ?? [])
      .filter { $0.unit.kind == .initializer }.map(\.unit.member)
    return Set(settings).count == settings.count
  }

  /// What an instance that is being made sets of its own.
  private func isNew(_ target: Target, in node: CodeNode) -> Bool {
    guard node.name == FrameworkNames.initializer, let owner = target.owner, owner == node.owner
    else { return false }
    return !index.ownMembers(target.name, of: owner).contains {
      $0.kind == .variable && index.variable($0).isStatic
    }
  }

  /// What effects are about; where nobody knows whose a member is, every one of that name.
  mutating func targets(ofAll effects: [EffectFact]) -> Set<Target> {
    var result: Set<Target> = []
    for effect in effects {
      result.formUnion(targets(of: effect))
      if case .anyone(let name, _) = effect.target {
        for type in index.owners.types[name] ?? [] {
          result.insert(Target(owner: type, name: name))
        }
      }
    }
    return result
  }

  private mutating func targets(of effect: EffectFact) -> [Target] {
    switch effect.target {
    case .member(let type, let name):
      let owners = name == FrameworkNames.initializer
        ? hierarchy.superclasses(of: type) : hierarchy.declarers(of: PropertyKey(type, name))
      return owners.map { Target(owner: $0, name: name) }
    case .global(let name): return [Target(owner: nil, name: name)]
    default: return []
    }
  }
}
