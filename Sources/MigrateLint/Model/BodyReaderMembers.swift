// Members: `base.name`, `.name`, and what is assigned to them.
extension BodyReader {
  func visitMember(_ node: NodeID) -> Value {
    guard let baseNode = tree.firstChild(node) else { return .unknown }
    let name = tree.name(node)
    if tree.kind(baseNode) == .selfName, unit.owner != nil {
      if let value = readOwnMember(name, at: node) { return value }
    }
    if let value = readStorage(name, of: baseNode, at: node) { return value }
    let outer = projectedMember
    projectedMember = name
    let base = tree.kind(baseNode) == .name && isPropertyOfLocal(name, baseNode)
      ? opaquely { visit(baseNode) } : visit(baseNode)
    projectedMember = outer
    if node == setMember { setBase = base.type }
    return member(name, of: base, at: node)
  }

  /// `x.name` where the local `x` has a property of that name: a local view is not drawn by that.
  private func isPropertyOfLocal(_ name: String, _ base: NodeID) -> Bool {
    guard let local = local(tree.name(base)), !local.edges.isEmpty, let type = local.type.nominal
    else { return false }
    return index.members(name, of: type).contains { $0.kind == .variable }
  }

  /// `self.x`, `self.$x`, `self._x`.
  private func readOwnMember(_ name: String, at node: NodeID) -> Value? {
    guard let owner = unit.owner else { return nil }
    if name.hasPrefix("$") {
      return projectProperty(String(name.dropFirst()), at: node, followedBy: projectedMember)
    }
    if name.hasPrefix("_"), name.count > 1, noteStorage(String(name.dropFirst()), at: node) {
      return Value(type: .external("Wrapper", []), origin: .nothing)
    }
    let found = meant(index.members(name, of: owner), isStatic: unit.isStatic)
    if found.isEmpty { return readMemberOfRequiredClass(name, at: node) }
    return value(of: found, at: node, owner: owner)
  }

  /// A member of a value.
  func member(_ name: String, of base: Value, at node: NodeID) -> Value {
    if name == "self" { return base }
    noteInjectionByReference(name, at: node)
    if let value = unwrapped(by: name, base) { return value }
    if base.type.isUntold { noteMemberOfUntold(name, at: node) }
    if name == FrameworkNames.objectWillChange { return noteObjectWillChange(base, at: node) }
    switch base.type.unwrapped {
    case .metatype(.ambiguous(let ids)):
      if let value = member(name, ofEach: ids, at: node) { return value }
    case .ambiguous(let ids) where name.hasPrefix("$"):
      if notePublishers(String(name.dropFirst()), ofEach: ids, at: node) {
        return Value(type: .publisher(of: .unknown), origin: .nothing)
      }
    case .ambiguous(let ids):
      if let value = property(name, ofEach: ids, base, at: node) { return value }
    case .metatype(let type): return staticMember(name, of: type, at: node)
    case .nominal(let id, _): return instanceMember(name, of: id, base, at: node)
    case .composition(let types):
      for case .nominal(let id, _) in types where !index.members(name, of: id).isEmpty {
        return instanceMember(name, of: id, base, at: node)
      }
    case let type where type.part(name) != nil:
      var origin = Origin.element(place(node), of: base.origin)
      if case .computed = base.origin { origin = .borrowed(place(node)) }
      return Value(type: type.part(name) ?? .unknown, origin: origin)
    case let type where type.contents(name) != nil:
      return Value(type: type.contents(name) ?? .unknown, origin: base.origin)
    case .array where FrameworkNames.elementFunctions.contains(name),
      .dictionary where FrameworkNames.elementFunctions.contains(name):
      return Value(
        type: .optional(base.type.element), origin: .element(place(node), of: base.origin))
    case .external(FrameworkNames.binding, let arguments):
      if name == FrameworkNames.wrappedValue {
        return Value(type: arguments.first ?? .unknown, origin: base.origin)
      }
      noteBoundObject(in: arguments.first ?? .unknown, at: node)
      guard let inner = arguments.first?.nominal else { break }
      let value = instanceMember(name, of: inner, Value(type: arguments[0]), at: node)
      return Value(type: .binding(to: value.type), origin: .nothing)
    default: break
    }
    if name.hasPrefix("$") {
      if let type = index.type(equalTo: base.type, in: scope, unit.member), let id = type.nominal {
        return instanceMember(name, of: id, Value(type: type, origin: base.origin), at: node)
      }
      notePublisher(nil, String(name.dropFirst()), of: base.type, at: node)
      return Value(type: .publisher(of: .unknown), origin: .nothing)
    }
    if let value = coordinator(name, of: base) { return value }
    if !openChanges.isEmpty { noteUse(name, ofGeneric: base.type, at: node) }
    noteMissingMember(name, of: base, at: node)
    var value = externalMember(name, of: base, at: node)
    // Here: what an extension of the project declares may give what is the project's.
    value.isForeign = value.functions.isEmpty && isForeign(base)
      && index.externalMembers(name).isEmpty
    return value
  }

  /// Whether the members of a value are of types that others declare.
  private func isForeign(_ base: Value) -> Bool {
    switch base.type.unwrapped {
    case .external(let name, let arguments):
      base.isForeign || arguments.isEmpty && FrameworkNames.isOfPlatform(name)
    case .metatype(.external(let name, _)): FrameworkNames.isOfPlatform(name)
    case .unknown: base.isForeign
    default: false
    }
  }

  /// A member that an extension of an external type declares, such as a modifier of views.
  private func externalMember(_ name: String, of base: Value, at node: NodeID) -> Value {
    if let value = externalProperty(name, of: base, at: node) { return value }
    let functions = onlyFunctions(index.externalMembers(name))
    guard !functions.isEmpty, base.isView || base.type.isUnknown else {
      return Value(
        origin: .unknown(place(node), "cannot tell what '\(name)' is"), isView: false)
    }
    let result = commonResult(functions)
    return Value(
      type: .function(result), origin: .nothing, isView: drawsItself(result),
      functions: functions)
  }

  /// A property that an extension of just that external type declares. What would be drawn by it
  /// is not followed.
  private func externalProperty(_ name: String, of base: Value, at node: NodeID) -> Value? {
    guard case .external(let type, _) = base.type.unwrapped,
      // Here: which of the two it is an initialiser that may fail does not say.
      index.externalMembers(name, of: FrameworkNames.optional).isEmpty
    else { return nil }
    let declared = index.externalMembers(name, of: type).filter {
      $0.kind == .variable && !isStatic($0)
    }
    let types = Set(declared.map { self.type(of: $0) })
    guard types.count == 1, let type = types.first, !drawsItself(type) else { return nil }
    let origin: Origin = declared.count == 1
      ? .computed(place(node), declared[0])
      : .unknown(place(node), "several properties are called '\(name)'")
    return Value(type: type, origin: origin)
  }

  private func staticMember(_ name: String, of type: ResolvedType, at node: NodeID) -> Value {
    guard case .nominal(let id, _) = type else {
      if name == FrameworkNames.initializer { return initializer(of: type, at: node) }
      if mayBeAdded(name, to: type, at: node) { noteExternal(name, [.read, .call], at: node) }
      guard case .external(let outer, _) = type else { return .unknown }
      if case .type(let inner) = index.types.lookUp([outer, name], in: scope) {
        return Value(type: .metatype(.nominal(inner, [])), origin: .nothing)
      }
      if let first = name.utf8.first, first >= 0x41, first <= 0x5A {
        return Value(type: .metatype(.external(name, [])), origin: .nothing)
      }
      if let value = addedFunctions(name, to: outer) { return value }
      // Here: what everybody shares of a class of others is one of that class.
      let isTheirs = index.externalMembers(name).isEmpty
      let isShared = FrameworkNames.sharedNames.contains(name)
        && !FrameworkNames.isOfPlatform(outer) && isOfOthers(name, in: outer)
      return Value(
        type: isShared ? type : .unknown,
        origin: .unknown(place(node), "'\(outer)' is declared elsewhere"),
        isView: isTheirs && FrameworkNames.viewValueTypes.contains(outer),
        isForeign: isTheirs && FrameworkNames.isOfPlatform(outer))
    }
    if name == FrameworkNames.initializer { return initializer(of: type, at: node) }
    if case .type(let inner)? = nestedType(name, in: id) {
      return Value(type: .metatype(.nominal(inner, [])), origin: .nothing)
    }
    if name.hasPrefix("$"), let value = projected(String(name.dropFirst()), id, type, at: node) {
      return value
    }
    let found = called(meant(index.members(name, of: id), isStatic: true), at: node)
    guard let member = found.first else {
      if index.hasCase(name, id) { return Value(type: .nominal(id, []), origin: .nothing) }
      if index.listsItsCases(name, id) { return Value(type: .array(type), origin: .nothing) }
      return Value(origin: .unknown(place(node), "cannot tell what '\(name)' is"))
    }
    if index.isModel(id) { noteMember(name, of: id, base: nil, at: node) }
    noteEffect(.member(id, name), rolesOfEffect(member, at: node), at: node)
    guard member.kind == .variable else {
      return Value(
        type: .function(commonResult(found, in: type)), origin: .nothing,
        functions: onlyFunctions(found))
    }
    let own = self.type(ofVariants: found, in: type)
    return Value(type: own, origin: origin(of: member, at: node), isView: drawsItself(own))
  }

  /// `Resolver.resolve(Store.self)`: static functions of extensions of just that external type.
  private func addedFunctions(_ name: String, to outer: String) -> Value? {
    let added = index.externalMembers(name, of: outer)
    guard !added.isEmpty, added.allSatisfy({ $0.kind == .function && isStatic($0) }) else {
      return nil
    }
    // Here: the type of others may have functions of that name itself.
    if calledNode >= 0, calleeNode >= 0, tree.name(calleeNode) == name {
      let labels = tree.children(calledNode).dropFirst().filter {
        tree.kind($0) == .argument && !tree[$0].flags.contains(.isTrailingClosure)
      }.map { tree[$0].token < 0 ? nil : tree.name($0) }
      let arguments = CallArguments(labels: labels, hasTrailingClosure: true)
      guard added.contains(where: {
        arguments.leftOut(of: index.function($0).parameters) != nil
      }) else { return nil }
    }
    return Value(type: .function(commonResult(added)), origin: .nothing, functions: added)
  }

  /// Whether no extension of the project gives a type of others a static member of that name, or
  /// may do so by way of a protocol of others.
  private func isOfOthers(_ name: String, in outer: String) -> Bool {
    let added = index.externalMembers(name)
    guard !added.isEmpty else { return true }
    guard index.externalMembers(name, of: outer).isEmpty else { return false }
    return added.allSatisfy { member in
      guard member.kind == .variable, case .external(_, []) = type(of: member) else { return false }
      return true
    }
  }

  /// `Row.init`, which is called, or given to somebody who calls it.
  private func initializer(of type: ResolvedType, at node: NodeID) -> Value {
    let isHandedOn = calleeNode != node
    if isHandedOn {
      noteInitializer(of: type, .call, at: node)
      noteInitializerHandedOn(of: type, at: node)
    }
    // Here: whoever calls it makes one with each call.
    return Value(
      type: .metatype(type.nominal.map { .nominal($0, []) } ?? type),
      origin: isHandedOn ? .created(place(node)) : .nothing)
  }

  /// `context.coordinator`, as the representable around declares it.
  private func coordinator(_ name: String, of base: Value) -> Value? {
    guard name == FrameworkNames.coordinator,
      base.type == .external(FrameworkNames.representableContext, []), let owner = unit.owner,
      index.traits(owner).viewProtocols.contains(where: {
        $0.hasSuffix(FrameworkNames.representableSuffix)
      }),
      case .type(let id)? = nestedType(FrameworkNames.coordinatorType, in: owner)
    else { return nil }
    return Value(type: .nominal(id, []), origin: base.origin)
  }

  private func nestedType(_ name: String, in id: TypeID) -> NameResolution? {
    guard index.mayNameType(name, in: id) else { return nil }
    let resolution = index.types.lookUp(
      [index[id].name, name], in: ResolutionScope(file: index[id].declaration.file, type: id))
    // Here: a typealias in the type may lead to one at the top of a file.
    if case .type = resolution { return resolution }
    return nil
  }

  private func instanceMember(
    _ name: String, of id: TypeID, _ base: Value, at node: NodeID
  ) -> Value {
    if name.hasPrefix("$") {
      let property = String(name.dropFirst())
      let declaring = declarer(of: property, in: id) ?? id
      if let value = projected(property, id, base.type, at: node) { return value }
      if looksElsewhere(property, in: id) {
        notePublisher(nil, property, at: node)
        return Value(type: .publisher(of: .unknown), origin: .nothing)
      }
      let member = index.members(property, of: id).first { $0.kind == .variable }
      let values = member.map { self.type(of: $0, in: base.type) } ?? .unknown
      notePublisher(declaring, property, values: values, at: node)
      return Value(type: .publisher(of: values), origin: .nothing)
    }
    let found = called(meant(index.members(name, of: id), isStatic: false), at: node)
    guard let member = found.first else {
      noteMissingMember(name, of: base, at: node)
      return externalMember(name, of: base, at: node)
    }
    if !openChanges.isEmpty {
      let object = tree.firstChild(node).flatMap { objectPath($0) }
      noteUse(name, of: object, at: node)
      noteDoubtfulUse(name, of: object, id, isNew: isMadeHere(base.origin))
    }
    noteEffect(
      .member(id, name), rolesOfEffect(member, at: node), at: node,
      isOnOwnObject: isMadeHere(base.origin), isOnNewObject: isNewConstant(base.origin),
      isOfSuper: tree.firstChild(node).map { tree.kind($0) == .superName } ?? false)
    if isWatched(id) {
      noteMember(
        name, of: declarer(of: name, in: id) ?? id, base: base, at: node,
        isCall: member.kind == .function,
        runsLater: member.kind == .function && calleeNode != node)
    }
    guard member.kind == .variable else {
      return Value(
        type: .function(commonResult(found, in: base.type)), origin: .nothing, isView: false,
        functions: onlyFunctions(found))
    }
    let type = type(ofVariants: found, in: base.type)
    var origin = origin(of: member, at: node)
    // Here: what a singleton keeps is as good as a singleton.
    if case .stored(let place, let owner, let property) = origin {
      switch base.origin {
      case .shared: origin = .shared(place)
      // Here: a part of something that is made right there belongs to nobody else.
      case .created: origin = base.origin
      case .nothing, .unknown: break
      default: origin = .part(place, base.origin, owner: owner, name: property)
      }
    }
    return Value(type: type, origin: origin, isView: drawsItself(type))
  }

  /// Of static members and others of one name those that are meant, if there are any.
  func meant(_ members: [MemberID], isStatic: Bool) -> [MemberID] {
    guard members.count > 1 else { return members }
    let result = members.filter { self.isStatic($0) == isStatic }
    return result.isEmpty ? members : result
  }

  /// Of a property and functions of one name a call means the functions.
  func called(_ members: [MemberID], at node: NodeID) -> [MemberID] {
    guard calleeNode == node, members.count > 1, members.first?.kind == .variable else {
      return members
    }
    let functions = members.filter { $0.kind == .function }
    return functions.isEmpty ? members : functions
  }

  /// `value.$property`, or `Type.$property` of a static one, where that is no publisher.
  private func projected(
    _ property: String, _ id: TypeID, _ base: ResolvedType, at node: NodeID
  ) -> Value? {
    guard let member = index.members(property, of: id).first(where: { $0.kind == .variable }),
      index.wrapper(member).wrapper != .published
    else { return nil }
    if isRecording {
      facts.projections.append(
        ProjectionFact(
          owner: declarer(of: property, in: id) ?? id, property: property, place: place(node),
          member: projectedMember, unit: unit, isLater: isLater || isInBranch))
    }
    // Here: a wrapper of the project may project anything.
    if let attribute = index.wrapper(member).attribute, index.wrapper(member).wrapper == .other,
      case .type = index.types.lookUp(attribute.path, in: index.scope(member).ofValue)
    {
      return Value(origin: .unknown(place(node), "a wrapper projects it"))
    }
    return Value(type: .binding(to: type(of: member, in: base)), origin: .nothing)
  }

  func declarer(of name: String, in id: TypeID) -> TypeID? {
    index.members(name, of: id).first.flatMap { index.owner($0) }
  }

  func noteMember(
    _ name: String, of id: TypeID, base: Value?, at node: NodeID, isCall: Bool = false,
    runsLater: Bool = false
  ) {
    guard isRecording else { return }
    facts.memberUses.append(
      MemberFact(
        model: id, member: name, place: namePlace(node), unit: unit, isWrite: false,
        isCall: isCall, isInAction: isInAction || runsLater, isScheduled: isScheduled,
        isInBindingSetter: isInBindingSetter, holder: base?.holder,
        parameter: base?.parameterName(of: unit.member),
        isOnOwnObject: base.map { isMadeHere($0.origin) } ?? false))
    noteUseThroughValue(base)
  }

  private func isCalled(_ node: NodeID) -> Bool {
    guard calleeNode >= 0 else { return false }
    return calleeNode == node
      || tree.kind(calleeNode) == .optionalChain && tree.firstChild(calleeNode) == node
  }

  func noteObjectWillChange(_ base: Value, at node: NodeID) -> Value {
    // Here: `owner.objectWillChange?()` calls a closure that somebody keeps under that name.
    if base.type.isUntold, isCalled(node) { return .unknown }
    if isRecording {
      let type = model(lookedUpIn: model(asked: base.type))
      let met = models(meeting: type)
      facts.objectWillChange.append(
        ObjectWillChangeFact(
          model: type.nominal, isUnresolved: met == nil && isUntracked(type),
          candidates: met ?? type.candidates, untold: untoldBase(of: node),
          place: namePlace(node), unit: unit, reception: reception(around: node)?.place))
    }
    return Value(type: .external("Publisher", []), origin: .nothing)
  }

  func visitImplicitMember(_ node: NodeID, expected: ResolvedType) -> Value {
    guard let id = expected.nominal else {
      if tree.name(node) == FrameworkNames.initializer {
        noteInitializer(of: expected.isUntold ? .unknown : expected, .call, at: node)
      }
      noteUnresolved(tree.name(node), [.read, .ofType], at: node)
      if case .external(let name, _) = expected.unwrapped {
        return Value(origin: .unknown(place(node), "'\(name)' is declared elsewhere"))
      }
      return Value(origin: .unknown(place(node), BodyReader.untoldOwner))
    }
    return staticMember(tree.name(node), of: .nominal(id, []), at: node)
  }
}
