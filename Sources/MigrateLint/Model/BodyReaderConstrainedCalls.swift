// Calls, names, subscripts and operators that take nothing but an `ObservableObject`.
extension BodyReader {
  typealias Argument = ConstrainedSignature.Argument

  /// How sure it is that a name means a certain declaration.
  enum Evidence {
    case certain
    /// By its name alone: what it is a member of is not known.
    case byName
  }

  /// A name as it is used: what it is a member of, and what it is given.
  struct ConstrainedName {
    var node: NodeID
    var name: String
    var place: Place
    var base: NodeID?
    var baseType: ResolvedType?
    /// Nil where it is not called.
    var arguments: [Argument]?
    var expected: ResolvedType = .unknown
    /// It rarely means a constrained declaration: what nothing tells is not every model.
    var isVague = false
  }

  // MARK: Calls

  func watchCall(_ node: NodeID, _ expected: ResolvedType) {
    guard let callee = tree.firstChild(node), tree.kind(callee) != .macro else { return }
    var use = ConstrainedName(
      node: node, name: lastName(of: callee), place: namePlace(callee), arguments: arguments(node),
      expected: expected)
    if tree.kind(callee) == .member { use.base = tree.firstChild(callee) }
    if index.constrained.aliases.contains(use.name), local(use.name) == nil {
      noteOpen(use, gather(node), subject: use.name)
    }
    if watchConstruction(callee, use) { return }
    watchStaticCall(callee, use)
    guard let candidates = index.constrained.named[use.name], local(use.name) == nil else { return }
    use.isVague = tree.kind(callee) == .implicitMember
    guard !isLong(callee) else {
      (use.base, use.baseType) = (nil, .unknown)
      return watch(candidates, use, [])
    }
    let resolved = peek(callee, expected: expected).functions
    use.baseType = use.isVague ? expected : use.base.map { peek($0).type }
    watch(candidates, use, resolved)
  }

  /// Hundreds of calls in one chain, each of which is read again from where that starts.
  private func isLong(_ chain: NodeID) -> Bool {
    var current = chain
    var length = 0
    while let inner = tree.firstChild(current), length < 256 {
      (current, length) = (inner, length + 1)
    }
    return length == 256
  }

  private func arguments(_ call: NodeID) -> [Argument] {
    tree.children(call).dropFirst().compactMap { argument in
      guard let value = tree.firstChild(argument) else { return nil }
      let label = tree[argument].token < 0 ? nil : tree.name(argument)
      return Argument(label: label, node: value, isClosure: tree.kind(value) == .closure)
    }
  }

  /// `Ranking(…)`, `Ranking.init(…)`, `.init(…)`; true where the call makes something.
  private func watchConstruction(_ callee: NodeID, _ use: ConstrainedName) -> Bool {
    let initializers = index.constrained.named[FrameworkNames.initializer] ?? []
    guard !index.constrained.types.isEmpty || !initializers.isEmpty, mayNameType(callee),
      let made = peek(callee, expected: use.expected).type.metatypeInstance
    else { return false }
    forgetName(callee)
    var own: [MemberID] = []
    switch made {
    case .nominal(let type, _):
      own = index.initializers(of: type)
      note(use, signatures(of: type, own, callee), .certain, isMade: true)
    case .external(let name, _):
      own = initializers.filter { index.constrained.extended[$0] == name }
      note(use, own.map { signature(of: $0) }, .certain, isMade: true)
    default: break
    }
    // Here: others reach it by inheritance, or by an extension of what it conforms to.
    let others = initializers.filter { !own.contains($0) && mayReach($0, made) }
    var use = use
    use.isVague = made.nominal == nil
    note(use, others.map { signature(of: $0) }, .byName, isMade: true)
    return true
  }

  private func signature(of function: MemberID) -> ConstrainedSignature {
    ConstrainedSignature(
      function, required: index.constrained.functions[function] ?? [], in: index)
  }

  /// The initialisers that a type declares itself, or the one that the compiler writes.
  private func signatures(
    of type: TypeID, _ own: [MemberID], _ callee: NodeID
  ) -> [ConstrainedSignature] {
    // Here: what its generic arguments are is written, and followed as a type.
    let required = writesArguments(callee) ? [] : index.constrained.types[type] ?? []
    if own.isEmpty, !required.isEmpty {
      return [ConstrainedSignature(memberwiseOf: type, required: required, in: index)]
    }
    return own.map {
      ConstrainedSignature(
        $0, required: required.union(index.constrained.functions[$0] ?? []), in: index)
    }
  }

  /// Whether a type that does not declare an initialiser itself may have it all the same.
  private func mayReach(_ initializer: MemberID, _ made: ResolvedType) -> Bool {
    guard let owner = index.owner(initializer) else { return true }
    switch made.unwrapped {
    case .nominal(let id, _): return index.isSubtype(id, of: owner)
    case .ambiguous(let ids): return ids.contains { index.isSubtype($0, of: owner) }
    // Here: what the project's protocols give may be had by types of others, too.
    case .external: return index[owner].kind == .protocol
    default: return true
    }
  }

  /// Keeps the look at callees away from chains of members, which may be long.
  private func mayNameType(_ callee: NodeID) -> Bool {
    let name = lastName(of: callee)
    guard tree.kind(callee) != .name, name != FrameworkNames.initializer else { return true }
    return name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }

  /// Whether `Box<M>` is what a callee names.
  private func writesArguments(_ callee: NodeID) -> Bool {
    if tree.children(callee).contains(where: { tree.kind($0) == .genericArguments }) {
      return true
    }
    guard tree.kind(callee) == .member, tree.name(callee) == FrameworkNames.initializer,
      let base = tree.firstChild(callee)
    else { return false }
    return writesArguments(base)
  }

  /// `Ranking.empty(for: red)`: the arguments may tell what it is generic over.
  private func watchStaticCall(_ callee: NodeID, _ use: ConstrainedName) {
    guard !index.constrained.types.isEmpty, let base = use.base, tree.kind(base) == .name,
      case .metatype(.nominal(let type, _)) = peek(base).type,
      index.constrained.types[type] != nil, !writesArguments(base), !isAround(type),
      case let named = use.arguments?.flatMap({ gather($0.node) }) ?? [], !named.isEmpty
    else { return }
    forgetName(callee)
    note(.declaration, index[type].name, namePlace(base), named, isTold: true)
  }

  /// The type's name in a callee was noted by itself: the call knows better.
  private func forgetName(_ callee: NodeID) {
    let range = tree.range(callee)
    for open in watch.open.reversed() {
      let use = facts.constrainedUses[open.index]
      guard use.place.file == unitFile, range.contains(use.place.range) else { return }
      facts.constrainedUses[open.index].isTold = true
    }
  }

  // MARK: Names

  /// A function that is not called here, a property, or a type that is more than made.
  func watchName(_ node: NodeID, _ value: Value) {
    guard calleeNode != node else { return }
    let name = tree.name(node)
    if case .metatype(.nominal(let type, _)) = value.type,
      index.constrained.types[type] != nil, !writesArguments(node), !isAround(type)
    {
      note(
        .declaration, index[type].name, namePlace(node), [], isTold: false, isOpen: true)
    }
    guard let candidates = index.constrained.named[name],
      tree.kind(node) != .name || local(name) == nil
    else { return }
    var use = ConstrainedName(node: node, name: name, place: namePlace(node))
    if tree.kind(node) == .member {
      use.base = tree.firstChild(node)
      use.baseType = use.base.map { peek($0).type }
    }
    watch(candidates, use, value.functions)
  }

  private func isAround(_ type: TypeID) -> Bool {
    var current = unit.owner
    while let owner = current {
      if owner == type { return true }
      current = index[owner].parent
    }
    return false
  }

  /// `\.name` of a constrained extension: of whatever the key path is applied to.
  func watchKeyPath(_ node: NodeID) {
    for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
      let name = tree.name(component)
      guard let candidates = index.constrained.named[name],
        let member = candidates.first(where: { index.constrained.members[$0] != nil })
      else { continue }
      let root = tree.firstChild(node).flatMap { tree.kind($0) == .type ? $0 : nil }
      let named = root.map { models(in: index.types.resolve(tree.type($0), in: scope)) }
      note(
        .member, name, namePlace(component), named ?? [], isTold: named != nil,
        member: index.constrained.members[member] == .itself ? name : nil, mayBeAny: false,
        isOpen: named == nil)
    }
  }

  func watchSubscript(_ node: NodeID, _ expected: ResolvedType) {
    let name = FrameworkNames.subscriptName
    guard let candidates = index.constrained.named[name], let base = tree.firstChild(node) else {
      return
    }
    let type = peek(base).type
    let resolved = type.nominal.map { index.members(name, of: $0) } ?? []
    watch(
      candidates,
      ConstrainedName(
        node: node, name: name, place: place(node), base: base, baseType: type,
        arguments: arguments(node), expected: expected), resolved)
  }

  // MARK: Candidates

  private func watch(_ candidates: [MemberID], _ use: ConstrainedName, _ resolved: [MemberID]) {
    var signatures: [ConstrainedSignature] = []
    var weakest = Evidence.certain
    for candidate in candidates {
      guard let evidence = evidence(for: candidate, use, resolved) else { continue }
      if let receiver = index.constrained.members[candidate] {
        noteReceiver(use, receiver, evidence, of: candidate)
      }
      guard let required = index.constrained.functions[candidate] else { continue }
      if evidence == .byName { weakest = .byName }
      signatures.append(ConstrainedSignature(candidate, required: required, in: index))
    }
    note(use, signatures, weakest, isMade: false)
  }

  /// Whether a name may mean a declaration at a place.
  private func evidence(
    for candidate: MemberID, _ use: ConstrainedName, _ resolved: [MemberID]
  ) -> Evidence? {
    if resolved.contains(candidate) { return .certain }
    let isExtension = index.constrained.extended[candidate] != nil
    // Here: what is given tells the overloads of several types apart.
    let isToldByArguments = index.constrained.members[candidate] == nil && use.arguments != nil
    let beside: Evidence? = isToldByArguments ? .byName : nil
    guard let type = use.baseType else {
      // Here: nothing stands in front of it.
      if isExtension { return resolved.isEmpty && !isOwnMember(use.name) ? .certain : beside }
      if let owner = index.owner(candidate) {
        return unit.owner.map { index.isSubtype($0, of: owner) } ?? false ? .certain : nil
      }
      return resolved.allSatisfy { index.owner($0) == nil } && !isOwnMember(use.name)
        ? .certain : nil
    }
    guard resolved.isEmpty || isToldByArguments else { return nil }
    let instance = type.metatypeInstance ?? type
    switch instance.unwrapped {
    case .nominal(let id, _):
      let found = index.members(use.name, of: id)
      if found.contains(candidate) || isExtension && found.isEmpty { return .certain }
      let isInherited = index.owner(candidate).map { index.isSubtype(id, of: $0) } ?? isExtension
      return isInherited ? beside : nil
    case _ where !resolved.isEmpty: return nil
    case .unknown, .ambiguous, .generic: return .byName
    case .external:
      // Here: `Module.function(…)`.
      return isExtension || index.owner(candidate) == nil && type.metatypeInstance != nil
        ? .certain : nil
    default: return isExtension ? .certain : nil
    }
  }

  private func isOwnMember(_ name: String) -> Bool {
    unit.owner.map { !index.members(name, of: $0).isEmpty } ?? false
  }

  /// A member of a constrained extension: what it is a member of must be a model, or made of one.
  private func noteReceiver(
    _ use: ConstrainedName, _ receiver: ConstrainedDeclarations.Receiver, _ evidence: Evidence,
    of candidate: MemberID
  ) {
    let type = use.baseType.map { $0.metatypeInstance ?? $0 }
      ?? unit.owner.map { .nominal($0, []) } ?? .external(FrameworkNames.observableObject, [])
    let member = receiver == .itself ? use.name : nil
    let found: [TypeID]
    switch (receiver, type.unwrapped) {
    case (_, .unknown), (_, .generic):
      let named = use.base.map { gather($0) } ?? []
      noteOpen(use, named, subject: use.name, kind: .member, member: member)
      return
    case (.itself, .nominal(let id, _)): found = isModelOrProtocol(id) ? [id] : []
    case (.itself, .array), (.itself, .external), (.itself, .dictionary), (.itself, .tuple),
      (.itself, .function):
      found = []
    case (.part, .nominal(let id, _))
    where index.owner(candidate).map({ $0 != id && index[$0].kind == .class }) ?? false:
      // Here: a class says what the class above it is made of.
      let above = index.owner(candidate).map { self.arguments(of: type, to: $0) } ?? [:]
      guard !above.isEmpty else {
        noteOpen(use, use.base.map { gather($0) } ?? [], subject: use.name, kind: .member)
        return
      }
      found = above.keys.sorted().flatMap { models(in: above[$0] ?? .unknown) }
    case (.part, .nominal(let id, let arguments)):
      let count = index.types.declaration(id).genericParameters.count
      guard arguments.count == count else {
        noteOpen(use, use.base.map { gather($0) } ?? [], subject: use.name, kind: .member)
        return
      }
      found = models(in: type)
    default: found = models(in: type)
    }
    if receiver == .part, found.isEmpty, type.hasUntoldPart {
      noteOpen(use, use.base.map { gather($0) } ?? [], subject: use.name, kind: .member)
      return
    }
    note(.member, use.name, use.place, found, isTold: true, member: member)
  }

  /// Notes a use with what its own expression names, or leaves it open.
  func noteOpen(
    _ use: ConstrainedName, _ named: [TypeID], subject: String,
    kind: ConstrainedUse.Kind = .declaration, member: String? = nil
  ) {
    let root = root(of: use.base)
    if named.isEmpty, root == .elsewhere { return }
    note(
      kind, subject, use.place, named, isTold: !named.isEmpty, member: member,
      mayBeAny: root == .here, isOpen: named.isEmpty)
  }

  /// Where a chain of members begins.
  enum Root { case here, elsewhere, unknown }

  func root(of node: NodeID?) -> Root {
    guard var current = node else { return .here }
    while let next = tree.firstChild(current), tree.kind(current) != .closure { current = next }
    switch tree.kind(current) {
    case .literal, .string, .array: return .elsewhere
    default: break
    }
    switch peek(current).type {
    case .nominal, .metatype(.nominal), .ambiguous: return .here
    // Here: `Result<Root, any Error>` leads back to what is here.
    case .external(_, let parts): return parts.contains(where: \.leadsHere) ? .here : .elsewhere
    case .metatype(.external): return .elsewhere
    default: return .unknown
    }
  }
}
