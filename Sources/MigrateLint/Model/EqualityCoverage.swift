/// A hand-written `==` or `isEqual` that calls two values equal although they differ.
public struct EqualityGap: Sendable {
  public var function: String
  /// The function's name.
  public var place: Place
  /// The stored properties, or the cases with a payload, that it does not look at.
  public var missing: [String]
}

/// Compares what a type stores with what its hand-written `==` looks at.
struct EqualityCoverage {
  let index: ProjectIndex

  /// What the type's own `==` leaves out; nil where it leaves nothing out, where there is none, and
  /// where that cannot be told.
  ///
  /// `subclass` is the class of the values, where that inherits the function: what it adds is
  /// never looked at.
  func gap(of type: TypeID, as subclass: TypeID? = nil) -> EqualityGap? {
    let added = classes(below: type, from: subclass ?? type).flatMap(storedNames)
    // Here: whoever overrides `isEqual` is asked by that, whatever `==` there is.
    for function in [isEqual(of: type), equality(of: type)].compactMap({ $0 }) {
      guard let own = missing(in: function, of: type), case let missing = added + own else {
        continue
      }
      if missing.isEmpty { return nil }
      return EqualityGap(
        function: index.function(function).name,
        place: Place(function.place.file, index.function(function).nameRange), missing: missing)
    }
    return nil
  }

  /// A class and those above it, up to one that is left out.
  private func classes(below superclass: TypeID, from type: TypeID) -> [TypeID] {
    Array(([type] + index.superclasses(of: type)).prefix { $0 != superclass }.prefix(16))
  }

  private func missing(in function: MemberID, of type: TypeID) -> [String]? {
    guard let body = index.function(function).body else { return nil }
    let tree = index.files[function.place.file].body(body)
    guard tree.root >= 0 else { return nil }
    if index.function(function).name == FrameworkNames.isEqual {
      return missingInstanceProperties(of: type, tree)
    }
    if index[type].kind == .enum { return missingCases(of: type, tree) }
    let parameters = index.function(function).parameters.map(\.name)
    return missingProperties(of: type, tree, Set(parameters))
  }

  /// The `==` of two values of the type, among its members, at file level, or from an extension of
  /// a protocol.
  private func equality(of type: TypeID) -> MemberID? {
    let name = FrameworkNames.equality
    let ofProtocols = index.protocols(of: type).flatMap { index.ownMembers(name, of: $0) }
      + equalitiesOfExternalProtocols(of: type)
    let all = index.ownMembers(name, of: type) + index.globalMembers(name) + ofProtocols
    return all.first { member in
      guard member.kind == .function, index.function(member).parameters.count == 2 else {
        return false
      }
      // Here: one that asks for more than the type does is not what `Equatable` asks for.
      if index.owner(member) != nil, !index.function(member).genericParameters.isEmpty {
        return false
      }
      let scope = index.scope(member)
      return index.function(member).parameters.allSatisfy { parameter in
        guard let written = parameter.type, !written.isOptional else { return false }
        if ofProtocols.contains(member) { return written.lastName == FrameworkNames.selfType }
        return index.types.resolve(written, in: scope).nominal == type
      }
    }
  }

  /// `extension Equatable where Self: Identifiable { static func == … }`.
  private func equalitiesOfExternalProtocols(of type: TypeID) -> [MemberID] {
    let types = [type] + index.superclasses(of: type) + index.protocols(of: type)
    let stated = types.reduce(into: Set<String>()) {
      $0.formUnion(index.traits($1).externalSupertypes)
    }
    // Here: what is `Hashable` or `Comparable` is `Equatable` as well.
    let isCompared = !stated.isDisjoint(with: FrameworkNames.equatableProtocols.words)
    let names = isCompared ? stated.union([FrameworkNames.equatable]) : stated
    return names.sorted().flatMap { index.externalMembers(FrameworkNames.equality, of: $0) }
      .filter { member in
        let requirements = index.outerDeclaration(member).map {
          index.files[member.place.file].outline.types[$0].requirements
        } ?? []
        return requirements.allSatisfy { required in
          !required.isSameType && required.constraint.lastName.map(names.contains) ?? false
        }
      }
  }

  /// How a class of Objective-C is compared.
  private func isEqual(of type: TypeID) -> MemberID? {
    index.ownMembers(FrameworkNames.isEqual, of: type).first { member in
      member.kind == .function && index.function(member).hasModifier("override")
        && index.function(member).parameters.count == 1
    }
  }

  // MARK: Structs and classes

  /// The properties that the type's own `==` may compare as they are, `a.key == b.key`: all that it
  /// names and asks for no member of, and those of which it does, where that compares.
  func propertiesCompared(of type: TypeID) -> Set<String> {
    guard let function = equality(of: type), let body = index.function(function).body else {
      return []
    }
    let tree = index.files[function.place.file].body(body)
    guard tree.root >= 0 else { return [] }
    let parameters = Set(index.function(function).parameters.map(\.name))
    var result: Set<String> = []
    func read(_ node: NodeID, isPart: Bool) {
      if tree.kind(node) == .member, let base = tree.firstChild(node),
        tree.kind(base) == .name, parameters.contains(tree.name(base))
      {
        if !isPart { result.insert(tree.name(node)) }
        return
      }
      for child in tree.children(node) {
        let isPlain = tree.kind(node) == .member && tree.name(node) != FrameworkNames.selfWord
        read(child, isPart: isPlain || isPart && tree.kind(node) == .member)
      }
    }
    read(tree.root, isPart: false)
    return result
  }

  private func missingProperties(
    of type: TypeID, _ tree: BodyTree, _ parameters: Set<String>
  ) -> [String]? {
    var uses = MemberUses(tree: tree, bases: parameters, selfIsBase: false)
    uses.read(tree.root)
    guard !uses.usesWhole else { return nil }
    if uses.members.isEmpty {
      // Here: what looks at nothing says always yes or always no; no is harmless.
      guard isTrue(tree) else { return nil }
      return storedNames(of: type)
    }
    guard let covered = stored(behind: uses.members, of: type) else { return nil }
    let isOneOfAKind = covered.contains { isIdentity($0, of: type) }
    if isOneOfAKind, index[type].kind == .class { return nil }
    // Here: only a copy has the same identity, and constants are the same in copies.
    let isFixed = covered.contains { isIdentity($0, of: type) && isLet($0, type) }
    func isMissing(_ name: String) -> Bool {
      !covered.contains(name) && !(isFixed && isLet(name, type))
    }
    let missing = storedNames(of: type).filter(isMissing)
    return missing + computedNames(of: type, besides: covered, over: isMissing)
  }

  private func isLet(_ name: String, _ type: TypeID) -> Bool {
    index.ownMembers(name, of: type).contains { $0.kind == .variable && index.variable($0).isLet }
  }

  /// What `isEqual` does not look at: it is one of the two, and the other is known after a cast.
  private func missingInstanceProperties(of type: TypeID, _ tree: BodyTree) -> [String]? {
    var uses = MemberUses(tree: tree, bases: [], selfIsBase: true)
    uses.read(tree.root)
    let own = uses.members.union(uses.names.filter { !index.ownMembers($0, of: type).isEmpty })
    if own.isEmpty { return isTrue(tree) ? storedNames(of: type) : nil }
    // Here: a member of a superclass may compare anything; that of the root tells only whether it
    // is the same object.
    let isOfRoot = index.traits(type).externalSuperclass == FrameworkNames.rootClass
    guard !uses.usesWhole, !uses.usesSuper || isOfRoot,
      let covered = stored(behind: own, of: type)
    else { return nil }
    return storedNames(of: type).filter { !covered.contains($0) }
  }

  /// `let id = UUID()` of a class: no two instances share it, and whoever writes `var` there will
  /// hardly change it.
  private func isIdentity(_ name: String, of type: TypeID) -> Bool {
    index.ownMembers(name, of: type).contains { member in
      guard member.kind == .variable,
        let range = index.variable(member).initialValueRange
      else { return false }
      return index.files[member.place.file].names(usedIn: range)
        .contains(FrameworkNames.uniqueIdentifier)
    }
  }

  /// The stored properties that matter to a view, in written order. Closures cannot be compared,
  /// and nobody but the type itself sees what is private.
  func storedNames(of type: TypeID) -> [String] {
    index.storedProperties(of: type).filter { member in
      let variable = index.variable(member)
      let isConstant = variable.isLet && variable.initialValue != nil
      if case .function? = variable.type?.unwrapped { return false }
      return !isConstant && !variable.isHidden && !variable.hasModifier("lazy")
    }.map { index.variable($0).name }
  }

  /// The stored properties that members of the type lead to; nil where that cannot be told.
  func stored(behind names: Set<String>, of type: TypeID) -> Set<String>? {
    var result: Set<String> = []
    var seen: Set<String> = []
    var queue = names.sorted()
    while let name = queue.popLast() {
      guard seen.insert(name).inserted else { continue }
      let members = index.ownMembers(name, of: type)
      if members.isEmpty, name == FrameworkNames.hashValue {
        // Here: what the compiler writes for it looks at everything.
        guard !index.ownMembers(FrameworkNames.hash, of: type).isEmpty else { return nil }
        queue.append(FrameworkNames.hash)
        continue
      }
      guard !members.isEmpty else { return nil }
      for member in members {
        if member.kind == .variable, !index.variable(member).isComputed {
          result.insert(name)
          continue
        }
        for body in bodies(of: member) {
          let tree = index.files[member.place.file].body(body)
          guard tree.root >= 0 else { return nil }
          var uses = MemberUses(tree: tree, bases: [], selfIsBase: true)
          uses.read(tree.root)
          guard !uses.usesWhole else { return nil }
          queue += uses.members
          queue += uses.names.filter { !index.ownMembers($0, of: type).isEmpty }
        }
      }
    }
    return result
  }

  private func bodies(of member: MemberID) -> [TokenSpan] {
    member.kind == .function
      ? [index.function(member).body].compactMap { $0 }
      : index.variable(member).accessors.compactMap(\.body)
  }

  private func isTrue(_ tree: BodyTree) -> Bool {
    var node = tree.root
    while let child = tree.firstChild(node) {
      guard tree[child].nextSibling < 0 else { return false }
      node = child
    }
    return tree.text(node) == "true"
  }
}

/// Which members of some values a body uses, and whether it uses one of them as a whole.
private struct MemberUses {
  let tree: BodyTree
  let bases: Set<String>
  let selfIsBase: Bool
  private(set) var members: Set<String> = []
  /// Other plain names, which may be members of the type around.
  private(set) var names: Set<String> = []
  private(set) var usesWhole = false
  private(set) var usesSuper = false

  init(tree: BodyTree, bases: Set<String>, selfIsBase: Bool) {
    self.tree = tree
    self.bases = bases
    self.selfIsBase = selfIsBase
  }

  mutating func read(_ node: NodeID) {
    switch tree.kind(node) {
    case .member:
      if let base = tree.firstChild(node), isBase(base) {
        let isWhole = FrameworkNames.wholeComparisons.contains(tree.name(node))
        if isWhole { usesWhole = true } else { members.insert(tree.name(node)) }
        return
      }
    case .name, .selfName:
      if isBase(node) { usesWhole = true } else { names.insert(tree.name(node)) }
    case .superName: usesSuper = true
    case .call where asksForType(node): return
    case .call:
      if let name = methodComparing(node) {
        members.insert(name)
        return
      }
    case .sequence: return readOperands(of: node)
    default: break
    }
    for child in tree.children(node) { read(child) }
  }

  /// `a.isSame(as: b)`: what that looks at is known by its own code.
  private func methodComparing(_ call: NodeID) -> String? {
    let parts = tree.children(call).map { $0 }
    guard parts.count == 2, tree.kind(parts[0]) == .member,
      let base = tree.firstChild(parts[0]), isBase(base),
      let other = tree.firstChild(parts[1]), isBase(other), !selfIsBase
    else { return nil }
    return tree.name(parts[0])
  }

  /// `a === b` tells nothing of what either stores.
  private mutating func readOperands(of sequence: NodeID) {
    let parts = tree.children(sequence).map { $0 }
    for (position, part) in parts.enumerated() {
      let operators = [position - 1, position + 1].filter(parts.indices.contains)
      let isIdentity = operators.contains {
        tree.kind(parts[$0]) == .operator
          && FrameworkNames.identityOperators.contains(tree.text(parts[$0]))
      }
      if !(isIdentity && isBase(part)) { read(part) }
    }
  }

  /// `type(of: self)`.
  private func asksForType(_ call: NodeID) -> Bool {
    let parts = tree.children(call).map { $0 }
    guard parts.count == 2, tree.kind(parts[0]) == .name,
      tree.name(parts[0]) == FrameworkNames.typeFunction, tree[parts[1]].token >= 0
    else { return false }
    return tree.firstChild(parts[1]).map(isBase) ?? false
  }

  private func isBase(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .name: bases.contains(tree.name(node))
    case .selfName: selfIsBase
    default: false
    }
  }
}

extension ProjectIndex {
  /// The instance properties that a type stores, in written order.
  public func storedProperties(of type: TypeID) -> [MemberID] {
    allMembers(of: type).values.joined().filter { member in
      guard member.kind == .variable else { return false }
      return !variable(member).isStatic && !variable(member).isComputed
    }.sorted()
  }

  /// What a hand-written `==` of the type leaves out of values of a subclass.
  public func equalityGap(of type: TypeID, as subclass: TypeID) -> EqualityGap? {
    EqualityCoverage(index: self).gap(of: type, as: subclass)
  }

  /// What the type's own `==` compares of what it stores.
  func propertiesCompared(byHandIn type: TypeID) -> Set<String> {
    EqualityCoverage(index: self).propertiesCompared(of: type)
  }

  /// The first change that an observer of a stored property makes to it on every run.
  public func unconditionalChange(inObserversOf member: MemberID) -> Place? {
    ObserverRecursion(index: self).change(of: member)
  }
}
