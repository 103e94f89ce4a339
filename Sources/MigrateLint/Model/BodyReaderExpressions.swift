// Expressions: names, members and everything that wraps them.
extension BodyReader {
  func read(_ node: NodeID, expected: ResolvedType) -> Value {
    guard node >= 0, depth < BodyReader.depthLimit else { return .unknown }
    depth += 1
    let next = projectedMember
    if tree.kind(node) != .dollarName, tree.kind(node) != .member { projectedMember = nil }
    defer {
      depth -= 1
      projectedMember = next
    }
    if let value = visitStatement(node) { return value }
    switch tree.kind(node) {
    case .name: return visitName(node)
    case .dollarName: return visitDollarName(node)
    case .selfName:
      guard let owner = unit.owner else {
        if let wrapped = wrappedAround { return Value(type: .optional(wrapped), origin: .nothing) }
        return Value(type: .external(FrameworkNames.view, []), origin: .nothing, isView: true)
      }
      let isView = index.traits(owner).isViewLike
      return Value(
        type: unit.isStatic ? .metatype(.nominal(owner, [])) : .nominal(owner, []),
        origin: .stored(place(node), owner: owner, name: "self"), isView: isView)
    case .superName:
      guard let owner = unit.owner, let parent = index.traits(owner).superclass else {
        return .unknown
      }
      return Value(type: .nominal(parent, []), origin: .unknown(place(node), "super"))
    case .member: return visitMember(node)
    case .implicitMember: return visitImplicitMember(node, expected: expected)
    case .call: return visitCall(node, expected: expected)
    case .closure: return visitLoneClosure(node, expected)
    case .reference: return visitReference(node)
    case .assignment:
      visitAssignment(node)
      return .unknown
    case .sequence: return visitSequence(node, expected: expected)
    case .subscriptAccess: return visitSubscript(node)
    case .ternary: return visitTernary(node, expected: expected)
    case .cast: return visitCast(node)
    case .optionalChain, .forceUnwrap:
      var value = tree.firstChild(node).map { visit($0) } ?? .unknown
      value.type = value.type.unwrappedOnce
      return value
    case .tuple: return visitTuple(node, expected: expected)
    case .array: return visitArray(node, expected: expected)
    case .ifStatement, .switchStatement: return wanting(expected) { visitBranches(node) }
    case .keyPath:
      noteKeyPath(node)
      for child in tree.children(node) where tree.kind(child) == .argument { visitChildren(child) }
      return .unknown
    case .prefixOperator, .postfixOperator: return visitOperator(node)
    case .literal, .macro:
      return Value(type: .unknown, origin: .nothing)
    case .string:
      return visitString(node)
    default:
      visitChildren(node)
      return .unknown
    }
  }

  private func visitString(_ node: NodeID) -> Value {
    for argument in tree.children(node) {
      for child in tree.children(argument) {
        let value = visit(child)
        noteHandOff(value)
        noteWhole(value.type, at: child)
      }
    }
    return Value(type: .external("String", []), origin: .nothing)
  }

  func visitChildren(_ node: NodeID) {
    for child in tree.children(node) { noteHandOff(visit(child)) }
  }

  // MARK: Names

  func visitName(_ node: NodeID) -> Value {
    let name = tree.name(node)
    if name.hasPrefix("_"), name.count > 1, local(name) == nil {
      if noteStorage(String(name.dropFirst()), at: node) {
        return Value(type: .external("Wrapper", []), origin: .nothing)
      }
      noteUnclaimed(name, at: node)
    } else if FrameworkNames.membersOfMacro.contains(name) {
      noteUnclaimed(name, at: node)
    }
    if name == FrameworkNames.objectWillChange, local(name) == nil, let owner = unit.owner {
      return noteObjectWillChange(Value(type: .nominal(owner, [])), at: node)
    }
    noteSystemQuestion(name, at: node)
    return readName(name, at: node)
  }

  /// What a plain name means: a local, a member of the types around, a type, a global.
  func readName(_ name: String, at node: NodeID) -> Value {
    if let local = local(name) {
      replay(local.edges)
      replayEffects(of: local)
      return Value(
        type: local.type, origin: local.origin, holder: local.holder,
        isView: local.isView || drawsItself(local.type), isForeign: local.isForeign)
    }
    if let value = readMemberOfTypesAround(name, at: node)
      ?? readMemberOfRequiredClass(name, at: node)
    {
      return value
    }
    if unit.owner == nil, let value = readExternalMember(name, at: node) { return value }
    switch meaning(of: name) {
    case .type(let id):
      return Value(type: .metatype(.nominal(id, writtenArguments(of: node))), origin: .nothing)
    case .ambiguous(let ids):
      return Value(type: .metatype(.ambiguous(ids)), origin: .nothing)
    case .generic(let generic):
      return Value(type: .metatype(.generic(generic)), origin: .nothing)
    case .alias(let target, let aliasScope):
      return Value(
        type: .metatype(index.types.resolve(target, in: aliasScope)), origin: .nothing)
    case .external: break
    }
    if let value = readMemberAddedToTypesOfOthers(name, at: node) { return value }
    let globals = globals(meantBy: name, at: node)
    if let member = globals.first, globals.count == 1 || member.kind == .function {
      return value(of: globals, at: node, owner: nil)
    }
    if !globals.isEmpty { noteEffect(.global(name), .read, at: node, isSure: false) }
    if let first = name.utf8.first, first >= 0x41, first <= 0x5A {
      return Value(
        type: .metatype(.others(name, writtenArguments(of: node))), origin: .nothing)
    }
    return Value(
      type: commonType(of: globals),
      origin: .unknown(place(node), "'\(name)' is declared elsewhere"))
  }

  /// The type of the global variables of one name, as each target of a project may have its own.
  private func commonType(of globals: [MemberID]) -> ResolvedType {
    guard let first = globals.first, globals.count < 9,
      globals.allSatisfy({ $0.kind == .variable }), case let type = self.type(of: first),
      globals.dropFirst().allSatisfy({ self.type(of: $0) == type })
    else { return .unknown }
    return type
  }

  /// The generic arguments that a name is written with: `Set<Job>`.
  private func writtenArguments(of node: NodeID) -> [ResolvedType] {
    guard tree.kind(node) == .name,
      let list = tree.children(node).first(where: { tree.kind($0) == .genericArguments })
    else { return [] }
    return tree.children(list).map { index.types.resolve(tree.type($0), in: scope) }
  }

  /// `T` in `extension Optional where Wrapped == T` and `extension T?`.
  private var wrappedAround: ResolvedType? {
    guard let position = unit.declaration,
      case let declaration = index.files[unit.file].outline.types[position],
      declaration.kind == .extension, let extended = declaration.extendedType
    else { return nil }
    let outside = ResolutionScope(file: unit.file)
    if case .optional(let inner) = extended { return index.types.resolve(inner, in: outside) }
    guard extended.lastName == FrameworkNames.optional else { return nil }
    if case .named(let path) = extended, let inner = path.last?.arguments.first {
      return index.types.resolve(inner, in: outside)
    }
    return declaration.requirements.first { $0.subject.lastName == FrameworkNames.wrapped }
      .map { index.types.resolve($0.constraint, in: outside) }
  }

  /// Of a variable and functions of one name a call means the functions, unless the variable may
  /// hold one as well.
  private func globals(meantBy name: String, at node: NodeID) -> [MemberID] {
    let all = visibleGlobals(name)
    guard calleeNode == node, all.count > 1, all.contains(where: { $0.kind == .function }),
      all.allSatisfy({ $0.kind == .function || isNoFunction(type(of: $0)) })
    else { return all }
    return all.filter { $0.kind == .function }
  }

  private func isNoFunction(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .nominal, .array, .dictionary: true
    case .external(let name, _): FrameworkNames.isOfPlatform(name)
    default: false
    }
  }

  private func visibleGlobals(_ name: String) -> [MemberID] {
    let all = index.globalMembers(name)
    return answer(all, for: unitFile, \.inFiles) {
      let near = all.filter { $0.place.file == unitFile }
      return near.isEmpty ? all.filter { isSeen($0) } : near
    }
  }

  /// Whether a global of another file is not private there.
  private func isSeen(_ member: MemberID) -> Bool {
    let modifiers = member.kind == .variable
      ? index.variable(member).modifiers : index.function(member).modifiers
    return !modifiers.contains { ["private", "fileprivate"].contains($0.name) }
  }

  private func readMemberOfTypesAround(_ name: String, at node: NodeID) -> Value? {
    var current = unit.owner
    var isInner = true
    while let owner = current {
      let found = index.members(name, of: owner)
      let usable = isInner
        ? meant(found, isStatic: unit.isStatic)
        : answer(found, \.ofTypes) { found.filter { isStatic($0) } }
      if !usable.isEmpty { return value(of: called(usable, at: node), at: node, owner: owner) }
      if index.hasCase(name, owner), unit.isStatic || isInner { return nil }
      current = index[owner].parent
      isInner = false
    }
    return nil
  }

  /// A member of an extension of an external type such as `View`, used without `self`.
  private func readExternalMember(_ name: String, at node: NodeID) -> Value? {
    let found = index.externalMembers(name)
    return found.isEmpty ? nil : value(of: found, at: node, owner: nil)
  }

  func isStatic(_ member: MemberID) -> Bool {
    member.kind == .variable
      ? index.variable(member).isStatic : index.function(member).isStatic
  }

  /// The value of a member read by name from inside its type.
  func value(of members: [MemberID], at node: NodeID, owner: TypeID?) -> Value {
    guard let member = members.first else { return .unknown }
    if owner == nil { noteGlobal(members) }
    let declaring = owner.map { index.owner(member) ?? $0 }
    if !openChanges.isEmpty, let owner, !isStatic(member) {
      let object = ObjectPath(root: .own)
      noteUse(tree.name(node), of: object, at: node)
      noteDoubtfulUse(tree.name(node), of: object, declaring ?? owner, isNew: false)
    }
    let used = tree.name(node)
    noteEffect(
      owner.map { .member($0, used) } ?? .global(used), rolesOfEffect(member, at: node), at: node)
    guard member.kind == .variable else {
      if let declaring {
        noteProperty(
          tree.name(node), owner: declaring, at: node,
          runsLater: calleeNode != node && !drawsItself(commonResult(members)))
      }
      return Value(
        type: .function(commonResult(members)), origin: .nothing,
        functions: onlyFunctions(members))
    }
    let name = index.variable(member).name
    if let declaring { noteProperty(name, owner: declaring, at: node) }
    var value = Value(
      type: members.count > 1
        ? type(ofVariants: members, in: nil) : type(of: member, inheritedBy: owner),
      origin: origin(of: member, at: node))
    if let owner, !isStatic(member) {
      value.holder = name
      if index.variable(member).isComputed || drawsItself(value.type) {
        noteEdge(.member(owner, name), at: namePlace(node))
      }
    }
    value.isView = drawsItself(value.type)
    return value
  }

  /// Where the value of a property comes from when it is read.
  func origin(of member: MemberID, at node: NodeID) -> Origin {
    let variable = index.variable(member)
    let owner = index.owner(member)
    if variable.isComputed { return .computed(place(node), member) }
    if variable.isStatic || variable.owner == nil { return .shared(place(node)) }
    guard let owner else { return .unknown(place(node), "declared elsewhere") }
    return .stored(place(node), owner: owner, name: variable.name)
  }

  func drawsItself(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let id, _): index.traits(id).isViewLike
    case .external(let name, _): FrameworkNames.viewTypes.contains(name)
    case .generic(let name):
      FrameworkNames.isViewParameter(name)
        && !index.constraints(of: name, in: scope, unit.member).contains(where: isNoView)
    default: false
    }
  }

  /// A protocol of the project that asks for something else than a view, which models may meet.
  private func isNoView(_ constraint: ResolvedType) -> Bool {
    switch constraint {
    case .nominal(let id, _): !index.traits(id).isViewLike
    case .composition(let parts): parts.contains(where: isNoView)
    default: false
    }
  }

  func noteProperty(
    _ name: String, owner: TypeID, at node: NodeID, isWrite: Bool = false, runsLater: Bool = false
  ) {
    guard isRecording, isWatched(owner) else { return }
    facts.properties.append(
      PropertyFact(
        owner: owner, property: name, place: namePlace(node), unit: unit, isWrite: isWrite,
        isInAction: isInAction || runsLater, isLater: isLater || isInBranch,
        flag: choice?.flagOfBranch))
  }

  private func noteGlobal(_ members: [MemberID]) {
    guard isRecording, members.contains(where: { $0.kind == .function || isComputed($0) }) else {
      return
    }
    facts.globals.append(GlobalFact(members: members, unit: unit, isInAction: isInAction))
  }

  private func isComputed(_ member: MemberID) -> Bool {
    member.kind == .variable && index.variable(member).isComputed
  }

  /// Notes `_x` where `x` is a wrapped property of the type around.
  @discardableResult
  func noteStorage(_ name: String, at node: NodeID, read: StorageRead? = nil) -> Bool {
    guard let owner = unit.owner, wrappedProperty(name, of: owner) != nil else { return false }
    if isRecording {
      facts.storage.append(
        StorageFact(
          owner: owner, property: name, place: namePlace(node), unit: unit, assigned: nil,
          read: read))
    }
    return true
  }

  // MARK: `$x`

  private func visitDollarName(_ node: NodeID) -> Value {
    let name = String(tree.name(node).dropFirst())
    if let number = Int(name) { return implicitParameter(number) }
    // Here: only a local with a wrapper of its own has a `$` name; a plain one hides none.
    if let local = wrappedLocal(name) {
      if let id = local.holderFact, isRecording { facts.localHolders[id].isUsedAsBinding = true }
      return Value(type: .binding(to: local.type), origin: .nothing)
    }
    return projectProperty(name, at: node, followedBy: projectedMember) ?? .unknown
  }

  func implicitParameter(_ number: Int) -> Value {
    guard let parameters = closureParameters.last, number < parameters.count else {
      return Value(origin: .closureParameter(Place(unitFile, ByteRange(0, 0))))
    }
    return parameters[number]
  }

  /// `$x` or `self.$x` for a property of the type around.
  func projectProperty(
    _ name: String, at node: NodeID, followedBy next: String?
  ) -> Value? {
    var current = unit.owner
    while let owner = current {
      if let member = index.members(name, of: owner).first(where: { $0.kind == .variable }) {
        noteProjection(name, member: member, owner: owner, at: node, followedBy: next)
        let type = type(of: member)
        let publishes = index.wrapper(member).wrapper == .published
        return Value(type: publishes ? .publisher(of: type) : .binding(to: type), origin: .nothing)
      }
      current = index[owner].parent
    }
    return nil
  }

  private func noteProjection(
    _ name: String, member: MemberID, owner: TypeID, at node: NodeID, followedBy next: String?
  ) {
    guard isRecording else { return }
    if index.wrapper(member).wrapper == .published {
      notePublisher(owner, name, at: node)
    } else {
      noteMemberOfUntold(next, projectedFrom: member, at: node)
      facts.projections.append(
        ProjectionFact(
          owner: index.owner(member) ?? owner, property: name, place: place(node), member: next,
          unit: unit, isLater: isLater || isInBranch))
    }
  }
}
