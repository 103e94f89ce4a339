/// Up to where an initialiser of a class may not use the instance as a whole, as something is still
/// to be set: stored properties can be read there, computed and tracked ones cannot.
public struct SetUpFact: Sendable {
  public var initializer: MemberID
  /// Where all that the class stores is certainly set, and its superclass has done its part.
  public var endOffset: Int
  /// The names that stand alone at the left of `=`: that is no use of what was there.
  public var targets: Set<ByteRange>
}

/// Finds that place. Where it cannot be told, it is the end of the initialiser.
struct InitializerOrder {
  let index: ProjectIndex

  /// nil for what leaves the setting up to another initialiser.
  func setUp(by initializer: MemberID, of type: TypeID, _ tree: BodyTree) -> SetUpFact? {
    let function = index.function(initializer)
    guard let body = function.body, index[type].kind == .class, tree.root >= 0,
      !function.hasModifier("convenience")
    else { return nil }
    let file = index.files[initializer.place.file]
    var search = SettingSearch(
      tree: tree, hidden: file.localNames(in: body).union(function.parameters.map(\.name)))
    for statement in tree.children(tree.root) { search.read(statement) }
    let end = tree.range(tree.root).end
    let traits = index.traits(type)
    let hasSuperclass = traits.superclass != nil || traits.externalSuperclass != nil
    let ends = propertiesToSet(of: type).map { property in
      search.end(of: property.name) ?? (property.isWrapped ? 0 : end)
    }
    let offset = hasSuperclass ? search.superEnd ?? end : ends.max()
    return SetUpFact(
      initializer: initializer, endOffset: offset ?? tree.range(tree.root).start,
      targets: search.targets)
  }

  /// What has no value before an initialiser gives it one.
  private func propertiesToSet(of type: TypeID) -> [(name: String, isWrapped: Bool)] {
    index.storedProperties(of: type).compactMap { member in
      let variable = index.variable(member)
      if variable.initialValue != nil || variable.hasModifier("lazy") { return nil }
      if case .optional? = variable.type, !variable.isLet { return nil }
      if index.hasValueOfItsOwn(member) { return nil }
      // Here: many a wrapper of others has a value of its own.
      let isWrapped = index.wrapper(member).wrapper != .published && !variable.attributes.isEmpty
      return (variable.name, isWrapped)
    }
  }
}

extension ProjectIndex {
  /// `@Stored("launches") var launches: Int`: a wrapper of the project that is given no value.
  fileprivate func hasValueOfItsOwn(_ member: MemberID) -> Bool {
    ownWrappers(of: member).contains { wrapper in
      let initializers = initializers(of: wrapper)
      return !initializers.isEmpty
        && initializers.allSatisfy { initializer in
          !function(initializer).parameters.contains {
            FrameworkNames.valueLabels.contains($0.label ?? "")
          }
        }
    }
  }
}

extension InitializerOrder {
  /// Whether something of an instance is certainly still to be set where an initialiser sets a
  /// property: no observer of that runs there, whether it has a value already or not.
  func isUnfinished(at place: ByteRange, in initializer: MemberID, of type: TypeID) -> Bool {
    let function = index.function(initializer)
    guard let body = function.body, index[type].kind == .class,
      !function.hasModifier("convenience"),
      case let file = index.files[initializer.place.file], case let tree = file.body(body),
      let way = WayThere(
        place, tree, file.localNames(in: body).union(function.parameters.map(\.name)))
    else { return false }
    let isImplicit = index.traits(type).superclass != nil
    if !way.callsSuper, isImplicit || WayThere.callsSuper(tree.root, tree) { return true }
    return propertiesToSet(of: type).contains { name, isWrapped in
      !isWrapped && way.names.isDisjoint(with: [name, "_" + name])
    }
  }
}

/// What an initialiser names on the way to a place, other than in branches that exclude it.
private struct WayThere {
  private let tree: BodyTree
  /// Names that may mean a local or a parameter where they stand alone.
  private let hidden: Set<String>
  private(set) var names: Set<String> = []
  private(set) var callsSuper = false

  /// nil for what runs at another time.
  init?(_ place: ByteRange, _ tree: BodyTree, _ hidden: Set<String>) {
    (self.tree, self.hidden) = (tree, hidden)
    guard tree.root >= 0 else { return nil }
    var node = tree.root
    while let next = tree.children(node).first(where: { tree.range($0).contains(place) }) {
      let kind = tree.kind(next)
      if [.closure, .deferStatement, .localFunction].contains(kind) { return nil }
      for before in tree.children(node) {
        if before == next { break }
        let isExcluded = kind == .switchCase && tree.kind(before) == kind
          || kind == .elseBranch && tree.kind(before) == .block
        if !isExcluded { read(before) }
      }
      node = next
    }
  }

  private mutating func read(_ start: NodeID) {
    callsSuper = callsSuper || Self.callsSuper(start, tree)
    var open = [start]
    while let node = open.popLast() {
      open += tree.children(node)
      let isOwn = tree.kind(node) == .name && !hidden.contains(tree.name(node))
        || tree.kind(node) == .member
          && tree.firstChild(node).map { tree.kind($0) == .selfName } ?? false
      if isOwn { names.insert(tree.name(node)) }
    }
  }

  static func callsSuper(_ start: NodeID, _ tree: BodyTree) -> Bool {
    var open = [start]
    while let node = open.popLast() {
      open += tree.children(node)
      if tree.kind(node) == .member, tree.name(node) == FrameworkNames.initializer,
        let base = tree.firstChild(node), tree.kind(base) == .superName
      {
        return true
      }
    }
    return false
  }
}

/// Where the statements of an initialiser set what.
private struct SettingSearch {
  let tree: BodyTree
  /// Names that may mean a local or a parameter where they stand alone.
  let hidden: Set<String>
  var targets: Set<ByteRange> = []
  /// The end of the last `super.init(…)`.
  var superEnd: Int?
  /// The end of the first statement that does nothing but set it.
  private var certain: [String: Int] = [:]
  /// The end of the last statement that sets it on some ways.
  private var possible: [String: Int] = [:]

  init(tree: BodyTree, hidden: Set<String>) {
    self.tree = tree
    self.hidden = hidden
  }

  func end(of name: String) -> Int? { certain[name] ?? possible[name] }

  /// Reads a statement of the initialiser itself.
  mutating func read(_ statement: NodeID) {
    let end = tree.range(statement).end
    var open = [statement]
    while let node = open.popLast() {
      if tree.kind(node) == .assignment, tree.nameRange(node).count == 1,
        let target = tree.firstChild(node)
      {
        note(target, end, isCertain: node == statement)
      }
      if tree.kind(node) == .member, tree.name(node) == FrameworkNames.initializer,
        let base = tree.firstChild(node), tree.kind(base) == .superName
      {
        superEnd = max(superEnd ?? 0, end)
      }
      open += tree.children(node)
    }
  }

  private mutating func note(_ target: NodeID, _ end: Int, isCertain: Bool) {
    switch tree.kind(target) {
    case .tuple, .argument:
      for child in tree.children(target) { note(child, end, isCertain: isCertain) }
      return
    case .name where hidden.contains(tree.name(target)): return
    case .name: break
    case .member:
      guard let base = tree.firstChild(target), tree.kind(base) == .selfName else { return }
    default: return
    }
    targets.insert(tree.nameRange(target))
    let written = tree.name(target)
    let name = written.hasPrefix("_") ? String(written.dropFirst()) : written
    for name in Set([written, name]) {
      if isCertain, certain[name] == nil { certain[name] = end }
      possible[name] = max(possible[name] ?? 0, end)
    }
  }
}
