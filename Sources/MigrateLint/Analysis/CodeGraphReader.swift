/// What each piece of code uses, one after the other.
struct CodeSteps: Sendable {
  private var begins = [(uses: 0, wrappers: 0)]
  private var uses: [CodeGraph.Use] = []
  private var wrappers: [CodeGraph.Number] = []

  func uses(of number: CodeGraph.Number) -> ArraySlice<CodeGraph.Use> {
    uses[begins[Int(number)].uses..<begins[Int(number) + 1].uses]
  }

  func wrappers(of number: CodeGraph.Number) -> ArraySlice<CodeGraph.Number> {
    wrappers[begins[Int(number)].wrappers..<begins[Int(number) + 1].wrappers]
  }

  fileprivate mutating func append(wrapper: CodeGraph.Number) { wrappers.append(wrapper) }

  fileprivate mutating func append(_ use: CodeGraph.Use) { uses.append(use) }

  fileprivate mutating func endPiece() { begins.append((uses.count, wrappers.count)) }
}

/// Reads the effects of all code into a graph. A class, as its tables are never to be copied.
final class CodeGraphReader {
  typealias Number = CodeGraph.Number
  typealias Target = CodeGraph.Target
  typealias Use = CodeGraph.Use

  /// What is found out about a target once.
  private struct Traits {
    /// Of its type are methods of that name.
    var hasMethods = false
    /// Beside a stored property, which runs nothing when it is read.
    var isStoredBesideMethods = false
    var code = CodeGraph.none
    var setter = CodeGraph.none
  }

  private let index: ProjectIndex
  private let facts: ProjectFacts
  private var units: [[(file: FileIndex, effects: [EffectFact])]] = []
  private(set) var hierarchy: MemberHierarchy
  private(set) var numbers: [CodeNode: Number] = [:]
  private(set) var nodes: [CodeNode] = []
  private(set) var numbersOfTargets: [Target: Number] = [:]
  private(set) var targets: [Target] = []
  private var traits: [Traits] = []
  /// What an effect on a member may be about: the same few members are used everywhere.
  private var meant: [PropertyKey: [Number]] = [:]
  private var statics: [Number] = []
  /// Code around which wrappers of the project may run.
  private var wrapped: Set<Number> = []

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    hierarchy = MemberHierarchy(index)
    for (file, fileFacts) in facts.files.enumerated() {
      for unit in fileFacts.effects + fileFacts.makings {
        units[Int(number(of: unit.node))].append((file, unit.effects))
      }
    }
    for (file, parsed) in index.files.enumerated() {
      for (position, variable) in parsed.outline.variables.enumerated() {
        note(variable, MemberID(kind: .variable, place: DeclarationReference(file, position)))
      }
    }
  }

  /// Reads all code: that of the project's bodies and wrappers, and what it leads to.
  func readAll() -> CodeSteps {
    var result = CodeSteps()
    var next: Number = 0
    while next < nodes.count {
      read(next, into: &result)
      next += 1
    }
    return result
  }

  /// For each piece of code whether it makes a static or a global, which whoever asks first does.
  var madeOnce: [Bool] {
    var result = [Bool](repeating: false, count: nodes.count)
    for number in statics { result[Int(number)] = true }
    return result
  }

  /// What wrappers of the project do, also where nothing else is run; and statics.
  private func note(_ variable: VariableDeclaration, _ member: MemberID) {
    if index.keepsWhatItIsMade(member) {
      let owner = index.owner(member)
      if owner != nil || variable.owner == nil {
        statics.append(number(of: CodeNode(owner, variable.name)))
      }
    }
    guard !variable.attributes.isEmpty, let owner = index.owner(member),
      !index.ownWrappers(of: member).isEmpty
    else { return }
    for type in [owner] + hierarchy.subtypes(of: owner) {
      wrapped.insert(number(of: CodeNode(type, FrameworkNames.initializer)))
    }
    wrapped.insert(number(of: CodeNode(owner, variable.name)))
    wrapped.insert(number(of: CodeNode(owner, variable.name, isSetter: true)))
  }

  private func number(of node: CodeNode) -> Number {
    if let found = numbers[node] { return found }
    let number = Number(nodes.count)
    numbers[node] = number
    nodes.append(node)
    units.append([])
    return number
  }

  private func number(of target: Target) -> Number {
    if let found = numbersOfTargets[target] { return found }
    let number = Number(targets.count)
    numbersOfTargets[target] = number
    targets.append(target)
    var traits = Traits()
    if let owner = target.owner {
      traits.hasMethods = index.ownMembers(target.name, of: owner).contains { $0.kind == .function }
      traits.isStoredBesideMethods = traits.hasMethods
        && index.isStoredBesideMethods(target.name, of: owner)
    }
    self.traits.append(traits)
    return number
  }

  private func code(behind target: Number) -> Number {
    if traits[Int(target)].code == CodeGraph.none {
      let (owner, name) = (targets[Int(target)].owner, targets[Int(target)].name)
      traits[Int(target)].code = number(of: CodeNode(owner, name))
    }
    return traits[Int(target)].code
  }

  private func setter(behind target: Number) -> Number {
    if traits[Int(target)].setter == CodeGraph.none {
      let (owner, name) = (targets[Int(target)].owner, targets[Int(target)].name)
      traits[Int(target)].setter = number(of: CodeNode(owner, name, isSetter: true))
    }
    return traits[Int(target)].setter
  }

  private func targets(of effect: EffectFact) -> [Number] {
    switch effect.target {
    case .member(let type, let name):
      let key = PropertyKey(type, name)
      if effect.isOfSuper, name != FrameworkNames.initializer {
        return hierarchy.declarersAbove(key).map { number(of: Target(owner: $0, name: name)) }
      }
      if let found = meant[key] { return found }
      let result = hierarchy.owners(of: key).map { number(of: Target(owner: $0, name: name)) }
      meant[key] = result
      return result
    case .global(let name): return [number(of: Target(owner: nil, name: name))]
    default: return []
    }
  }

  private func read(_ number: Number, into steps: inout CodeSteps) {
    let node = nodes[Int(number)]
    if wrapped.contains(number) {
      for wrapper in wrappers(behind: node) { steps.append(wrapper: self.number(of: wrapper)) }
    }
    for (file, effects) in units[Int(number)] {
      for effect in effects {
        let place = Place(file, effect.range)
        for target in targets(of: effect) {
          let use = use(effect, of: target, at: place, in: node)
          if !use.kinds.isEmpty || use.setter >= 0 { steps.append(use) }
        }
      }
    }
    steps.endPiece()
  }

  private func use(
    _ effect: EffectFact, of target: Number, at place: Place, in node: CodeNode
  ) -> Use {
    var result = Use(place: place, target: target, kinds: [])
    if !effect.roles.isDisjoint(with: [.read, .change]), !isCallOfMethod(target, place) {
      result.kinds.insert(.observed)
    }
    if !effect.roles.isDisjoint(with: [.read, .call]) {
      result.kinds.insert(.used)
      // Here: a stored property is read that methods share their name with, and nothing runs.
      let isOnlyRead = !effect.roles.contains(.call) && traits[Int(target)].isStoredBesideMethods
      if !isOnlyRead { result.code = code(behind: target) }
    }
    if effect.roles.contains(.write) {
      // Here: of an object that is made right there nobody has seen anything yet.
      if !effect.isOnNewObject, !isNew(targets[Int(target)], in: node) {
        result.kinds.insert(effect.roles.contains(.change) ? [.set, .changed] : [.set, .replaced])
      }
      if !isFirstValue(targets[Int(target)], effect, in: node) {
        result.setter = setter(behind: target)
      }
    }
    return result
  }

  /// Whether a method is called that has a property's name: `Self.title(of: book)`.
  private func isCallOfMethod(_ target: Number, _ place: Place) -> Bool {
    guard traits[Int(target)].hasMethods else { return false }
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
}
