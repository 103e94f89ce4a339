/// What each piece of code of the project uses, sets and calls, found when it is first asked for
/// and kept: the same few pieces are on the way from everywhere. Code and targets are numbers here,
/// as all that is followed is followed often.
final class CodeGraph {
  /// A member of a type, or a global.
  struct Target: Hashable {
    var owner: TypeID?
    var name: String
  }

  typealias Number = Int32

  /// What an effect does to one target, and the code that runs then.
  struct Use {
    var place: Place
    var target: Number
    var kinds: Kinds
    /// The code behind the member; none: -1.
    var code: Number = -1
    /// The code behind its setter.
    var setter: Number = -1
  }

  struct Kinds: OptionSet {
    let rawValue: UInt8

    /// The value is asked for, also to change it in place.
    static let observed = Kinds(rawValue: 1)
    static let used = Kinds(rawValue: 2)
    static let set = Kinds(rawValue: 4)
    /// Beside a set: the value that is there is changed.
    static let changed = Kinds(rawValue: 8)
  }

  /// One piece of code.
  struct Step {
    /// The code of the wrappers around it.
    var wrappers: [Number] = []
    var uses: [Use] = []
  }

  private let index: ProjectIndex
  private let facts: ProjectFacts
  private var hierarchy: MemberHierarchy
  private var units: [CodeNode: [(file: FileIndex, position: Int)]] = [:]
  private var numbers: [CodeNode: Number] = [:]
  private var nodes: [CodeNode] = []
  private var steps: [Step?] = []
  private var numbersOfTargets: [Target: Number] = [:]
  private var targets: [Target] = []

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

  func number(of node: CodeNode) -> Number {
    if let found = numbers[node] { return found }
    let number = Number(nodes.count)
    numbers[node] = number
    nodes.append(node)
    steps.append(nil)
    return number
  }

  func number(of target: Target) -> Number {
    if let found = numbersOfTargets[target] { return found }
    let number = Number(targets.count)
    numbersOfTargets[target] = number
    targets.append(target)
    return number
  }

  func target(_ number: Number) -> Target { targets[Int(number)] }

  func node(_ number: Number) -> CodeNode { nodes[Int(number)] }

  func step(_ number: Number) -> Step {
    if let found = steps[Int(number)] { return found }
    let result = read(nodes[Int(number)])
    steps[Int(number)] = result
    return result
  }

  private func read(_ node: CodeNode) -> Step {
    var result = Step(wrappers: wrappers(behind: node).map { number(of: $0) })
    for (file, position) in units[node] ?? [] {
      for effect in facts.files[file].effects[position].effects {
        let place = Place(file, effect.range)
        for target in targets(of: effect) {
          let use = use(effect, of: target, at: place, in: node)
          if !use.kinds.isEmpty || use.setter >= 0 { result.uses.append(use) }
        }
      }
    }
    return result
  }

  private func use(
    _ effect: EffectFact, of target: Target, at place: Place, in node: CodeNode
  ) -> Use {
    var result = Use(place: place, target: number(of: target), kinds: [])
    if !effect.roles.isDisjoint(with: [.read, .change]), !isCallOfMethod(target, place) {
      result.kinds.insert(.observed)
    }
    if !effect.roles.isDisjoint(with: [.read, .call]) {
      result.kinds.insert(.used)
      if !isOnlyRead(target, effect) {
        result.code = number(of: CodeNode(target.owner, target.name))
      }
    }
    if effect.roles.contains(.write) {
      if !isNew(target, in: node) {
        result.kinds.insert(effect.roles.contains(.change) ? [.set, .changed] : .set)
      }
      if !isFirstValue(target, effect, in: node) {
        result.setter = number(of: CodeNode(target.owner, target.name, isSetter: true))
      }
    }
    return result
  }

  /// Whether nothing runs: a stored property is read that methods share their name with.
  private func isOnlyRead(_ target: Target, _ effect: EffectFact) -> Bool {
    guard !effect.roles.contains(.call), let owner = target.owner else { return false }
    return index.isStoredBesideMethods(target.name, of: owner)
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
  func variants(of node: CodeNode) -> [CodeNode] {
    guard let owner = node.owner else { return [node] }
    let owners = hierarchy.declarers(of: PropertyKey(owner, node.name))
    return owners.map { CodeNode($0, node.name, isSetter: node.isSetter) }
  }

  /// A static or a global that is made by whoever asks first.
  func isMadeOnce(_ node: CodeNode) -> Bool { index.mayBeMadeOnce(node) }

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
  func targets(ofAll effects: [EffectFact]) -> Set<Target> {
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

  private func targets(of effect: EffectFact) -> [Target] {
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

extension ProjectIndex {
  fileprivate func mayBeMadeOnce(_ node: CodeNode) -> Bool {
    members(behind: node).contains(where: keepsWhatItIsMade)
  }

  /// A static or a global whose code runs once, `static let shared = Store()`, and nothing else of
  /// that name: no function, and no closure that is kept and runs whenever it is called.
  func isMadeOnce(_ node: CodeNode) -> Bool {
    let members = members(behind: node)
    return !members.isEmpty && members.allSatisfy { member in
      guard keepsWhatItIsMade(member), let value = variable(member).initialValue else {
        return false
      }
      return files[member.place.file].isCallWithNothing(value)
    }
  }

  private func members(behind node: CodeNode) -> [MemberID] {
    if node.isSetter { return [] }
    return node.owner.map { ownMembers(node.name, of: $0) } ?? globalMembers(node.name)
  }

  private func keepsWhatItIsMade(_ member: MemberID) -> Bool {
    guard member.kind == .variable else { return false }
    return (variable(member).isStatic || variable(member).owner == nil)
      && !variable(member).isComputed
  }
}

extension ProjectIndex {
  /// Whether a name is that of a stored property, which runs nothing when it is read, and of
  /// methods as well: without a call the property is meant.
  func isStoredBesideMethods(_ name: String, of owner: TypeID) -> Bool {
    let members = ownMembers(name, of: owner)
    guard members.count > 1 else { return false }
    return members.contains { $0.kind == .function }
      && members.contains { member in
        guard member.kind == .variable else { return false }
        let variable = variable(member)
        return !variable.isComputed && !variable.isStatic && !variable.hasModifier("lazy")
          && ownWrappers(of: member).isEmpty
      }
  }
}
