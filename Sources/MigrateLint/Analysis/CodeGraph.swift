/// What each piece of code of the project uses, sets and calls, found once: the same few pieces are
/// on the way from everywhere. Code and targets are numbers here, as all that is followed is
/// followed often. Any number of threads may ask.
final class CodeGraph: Sendable {
  /// A member of a type, or a global.
  struct Target: Hashable, Sendable {
    var owner: TypeID?
    var name: String
  }

  typealias Number = Int32

  /// What an effect does to one target, and the code that runs then.
  struct Use: Sendable {
    var place: Place
    var target: Number
    var kinds: Kinds
    /// The code behind the member, or `none`.
    var code = CodeGraph.none
    /// The code behind its setter.
    var setter = CodeGraph.none
  }

  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    /// The value is asked for, also to change it in place.
    static let observed = Kinds(rawValue: 1)
    static let used = Kinds(rawValue: 2)
    static let set = Kinds(rawValue: 4)
    /// Beside a set: the value that is there is changed.
    static let changed = Kinds(rawValue: 8)
    /// Beside a set: it gets another value.
    static let replaced = Kinds(rawValue: 16)
  }

  /// The number of code that does nothing here, and of what no code uses.
  static let none: Number = -1

  private let numbers: [CodeNode: Number]
  private let nodes: [CodeNode]
  private let numbersOfTargets: [Target: Number]
  private let targets: [Target]
  private let steps: CodeSteps
  private let madeOnce: [Bool]
  private let hierarchy: MemberHierarchy

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    let reader = CodeGraphReader(index, facts)
    steps = reader.readAll()
    numbers = reader.numbers
    nodes = reader.nodes
    numbersOfTargets = reader.numbersOfTargets
    targets = reader.targets
    hierarchy = reader.hierarchy
    madeOnce = reader.madeOnce
  }

  var countOfNodes: Int { nodes.count }

  var countOfTargets: Int { targets.count }

  func number(of node: CodeNode) -> Number { numbers[node] ?? Self.none }

  func number(of target: Target) -> Number { numbersOfTargets[target] ?? Self.none }

  func target(_ number: Number) -> Target { targets[Int(number)] }

  func node(_ number: Number) -> CodeNode { nodes[Int(number)] }

  /// What a piece of code uses, in the order of its text.
  func uses(of number: Number) -> ArraySlice<Use> {
    number == Self.none ? [] : steps.uses(of: number)
  }

  /// The code of the wrappers around it.
  func wrappers(of number: Number) -> ArraySlice<Number> {
    number == Self.none ? [] : steps.wrappers(of: number)
  }

  /// The code that may stand behind a member: what overrides or implements it as well.
  func variants(of node: CodeNode) -> [CodeNode] {
    guard let owner = node.owner else { return [node] }
    let owners = hierarchy.knownDeclarers(of: PropertyKey(owner, node.name))
    return owners.map { CodeNode($0, node.name, isSetter: node.isSetter) }
  }

  /// Whether a piece of code makes a static or a global, which whoever asks first does.
  func mayBeMadeOnce(_ number: Number) -> Bool { madeOnce[Int(number)] }

  /// What effects are about; where nobody knows whose a member is, every one of that name.
  func targets(ofAll effects: [EffectFact], _ index: ProjectIndex) -> Set<Target> {
    var result: Set<Target> = []
    for effect in effects {
      switch effect.target {
      case .member(let type, let name):
        for owner in hierarchy.knownOwners(of: PropertyKey(type, name)) {
          result.insert(Target(owner: owner, name: name))
        }
      case .global(let name): result.insert(Target(owner: nil, name: name))
      case .anyone(let name, _):
        for type in index.owners.types[name] ?? [] {
          result.insert(Target(owner: type, name: name))
        }
      default: break
      }
    }
    return result
  }
}

extension ProjectIndex {
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

  /// The members whose code a node is, but for setters.
  func members(behind node: CodeNode) -> [MemberID] {
    if node.isSetter { return [] }
    return node.owner.map { ownMembers(node.name, of: $0) } ?? globalMembers(node.name)
  }

  /// Whether a variable is a static or a global that is stored.
  func keepsWhatItIsMade(_ member: MemberID) -> Bool {
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
