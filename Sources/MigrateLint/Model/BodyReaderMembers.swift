// Members: `base.name`, `.name`, and what is assigned to them.
extension BodyReader {
  func visitMember(_ node: NodeID) -> Value {
    guard let baseNode = tree.firstChild(node) else { return .unknown }
    let name = tree.name(node)
    if tree.kind(baseNode) == .selfName, unit.owner != nil {
      if let value = readOwnMember(name, at: node) { return value }
    }
    let outer = projectedMember
    projectedMember = name
    let base = tree.kind(baseNode) == .name && isPropertyOfLocal(name, baseNode)
      ? opaquely { visit(baseNode) } : visit(baseNode)
    projectedMember = outer
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
    let found = index.members(name, of: owner)
    return found.isEmpty ? nil : value(of: found, at: node, owner: owner)
  }

  /// A member of a value.
  func member(_ name: String, of base: Value, at node: NodeID) -> Value {
    if name == "self" { return base }
    if name == FrameworkNames.objectWillChange { return noteObjectWillChange(base, at: node) }
    switch base.type.unwrapped {
    case .metatype(let type): return staticMember(name, of: type, at: node)
    case .nominal(let id, _): return instanceMember(name, of: id, base, at: node)
    case .composition(let types):
      for case .nominal(let id, _) in types where !index.members(name, of: id).isEmpty {
        return instanceMember(name, of: id, base, at: node)
      }
    case .array(let element) where FrameworkNames.elementFunctions.contains(name):
      return Value(type: .optional(element), origin: .closureParameter(place(node)))
    case .external(FrameworkNames.binding, let arguments):
      if name == FrameworkNames.wrappedValue {
        return Value(type: arguments.first ?? .unknown, origin: base.origin)
      }
      guard let inner = arguments.first?.nominal else { break }
      let value = instanceMember(name, of: inner, Value(type: .nominal(inner, [])), at: node)
      return Value(type: .binding(to: value.type), origin: .nothing)
    default: break
    }
    if name.hasPrefix("$") { notePublisher(nil, String(name.dropFirst()), at: node) }
    return externalMember(name, of: base, at: node)
  }

  /// A member that an extension of an external type declares, such as a modifier of views.
  private func externalMember(_ name: String, of base: Value, at node: NodeID) -> Value {
    let functions = index.externalMembers(name).filter { $0.kind == .function }
    guard !functions.isEmpty, base.isView || base.type.isUnknown else {
      return Value(
        origin: .unknown(place(node), "cannot tell what '\(name)' is"), isView: false)
    }
    let result = commonResult(functions)
    return Value(
      type: .function(result), origin: .nothing, isView: drawsItself(result),
      functions: functions)
  }

  private func staticMember(_ name: String, of type: ResolvedType, at node: NodeID) -> Value {
    guard case .nominal(let id, _) = type else {
      guard case .external(let outer, _) = type else { return .unknown }
      if case .type(let inner) = index.types.lookUp([outer, name], in: scope) {
        return Value(type: .metatype(.nominal(inner, [])), origin: .nothing)
      }
      if let first = name.utf8.first, first >= 0x41, first <= 0x5A {
        return Value(type: .metatype(.external(name, [])), origin: .nothing)
      }
      return Value(
        origin: .unknown(place(node), "'\(outer)' is declared elsewhere"),
        isView: FrameworkNames.viewValueTypes.contains(outer))
    }
    if name == "init" { return Value(type: base(id), origin: .nothing) }
    if case .type(let inner)? = nestedType(name, in: id) {
      return Value(type: .metatype(.nominal(inner, [])), origin: .nothing)
    }
    let found = index.members(name, of: id)
    guard let member = found.first else {
      if index.hasCase(name, id) { return Value(type: .nominal(id, []), origin: .nothing) }
      return Value(origin: .unknown(place(node), "cannot tell what '\(name)' is"))
    }
    if index.isModel(id) { noteMember(name, of: id, base: nil, at: node) }
    guard member.kind == .variable else {
      return Value(
        type: .function(commonResult(found)), origin: .nothing,
        functions: found.filter { $0.kind == .function })
    }
    let type = self.type(of: member)
    return Value(type: type, origin: origin(of: member, at: node), isView: drawsItself(type))
  }

  private func base(_ id: TypeID) -> ResolvedType { .metatype(.nominal(id, [])) }

  private func nestedType(_ name: String, in id: TypeID) -> NameResolution? {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return nil }
    let resolution = index.types.lookUp(
      [index[id].name, name], in: ResolutionScope(file: index[id].declaration.file, type: id))
    if case .type(let inner) = resolution, index[inner].parent != nil { return resolution }
    return nil
  }

  private func instanceMember(
    _ name: String, of id: TypeID, _ base: Value, at node: NodeID
  ) -> Value {
    if name.hasPrefix("$") {
      let property = String(name.dropFirst())
      let declaring = declarer(of: property, in: id) ?? id
      if let member = index.members(property, of: id).first(where: { $0.kind == .variable }),
        index.wrapper(member).wrapper != .published
      {
        if isRecording {
          facts.projections.append(
            ProjectionFact(
              owner: declaring, property: property, place: place(node), member: projectedMember,
              unit: unit))
        }
        return Value(type: .binding(to: type(of: member)), origin: .nothing)
      }
      notePublisher(declaring, property, at: node)
      return Value(type: .external("Publisher", []), origin: .nothing)
    }
    let found = index.members(name, of: id)
    guard let member = found.first else { return externalMember(name, of: base, at: node) }
    if isWatched(id) {
      noteMember(
        name, of: declarer(of: name, in: id) ?? id, base: base, at: node,
        isCall: member.kind == .function,
        runsLater: member.kind == .function && calleeNode != node)
    }
    guard member.kind == .variable else {
      return Value(
        type: .function(commonResult(found)), origin: .nothing, isView: false,
        functions: found.filter { $0.kind == .function })
    }
    let type = type(of: member)
    var origin = origin(of: member, at: node)
    // Here: what a singleton keeps is as good as a singleton.
    if case .stored(let place, _, _) = origin {
      switch base.origin {
      case .shared: origin = .shared(place)
      case .parameter: origin = .part(place, base.origin)
      default: break
      }
    }
    return Value(type: type, origin: origin, isView: drawsItself(type))
  }

  private func declarer(of name: String, in id: TypeID) -> TypeID? {
    index.members(name, of: id).first.flatMap { index.owner($0) }
  }

  private func noteMember(
    _ name: String, of id: TypeID, base: Value?, at node: NodeID, isCall: Bool = false,
    runsLater: Bool = false
  ) {
    guard isRecording else { return }
    facts.memberUses.append(
      MemberFact(
        model: id, member: name, place: namePlace(node), unit: unit, isWrite: false,
        isCall: isCall, isInAction: isInAction || runsLater, holder: base?.holder,
        parameter: base?.parameterName(of: unit.member)))
  }

  private func notePublisher(_ model: TypeID?, _ property: String, at node: NodeID) {
    guard isRecording else { return }
    facts.publishers.append(
      PublisherFact(
        model: model, property: property, place: namePlace(node), unit: unit,
        reception: reception))
  }

  func noteObjectWillChange(_ base: Value, at node: NodeID) -> Value {
    if isRecording {
      facts.objectWillChange.append(
        ObjectWillChangeFact(
          model: base.type.nominal, place: namePlace(node), unit: unit, reception: reception))
    }
    return Value(type: .external("Publisher", []), origin: .nothing)
  }

  func visitImplicitMember(_ node: NodeID, expected: ResolvedType) -> Value {
    guard let id = expected.nominal else {
      return Value(origin: .unknown(place(node), "cannot tell whose member it is"))
    }
    return staticMember(tree.name(node), of: .nominal(id, []), at: node)
  }

  // MARK: Assignments

  func visitAssignment(_ node: NodeID) {
    var children = tree.children(node)
    guard let target = children.next() else { return }
    guard let valueNode = children.next() else {
      visit(target)
      return
    }
    if let storage = storageTarget(target) {
      visitStorageAssignment(storage, target: target, valueNode)
      return
    }
    let isPlain = tree.nameRange(node).count == 1
    if let property = ownPropertyTarget(target), let owner = unit.owner,
      let member = index.members(property, of: owner).first(where: { $0.kind == .variable })
    {
      let value = opaquely { visit(valueNode, expected: type(of: member)) }
      noteHandOff(value)
      let declaring = index.owner(member) ?? owner
      noteProperty(property, owner: declaring, at: target, isWrite: true)
      if !isPlain { noteProperty(property, owner: declaring, at: target) }
      guard isRecording, isPlain else { return }
      facts.assignments.append(
        AssignmentFact(
          owner: index.owner(member) ?? owner, property: property, origin: value.origin,
          type: value.type, place: namePlace(target), value: place(valueNode), unit: unit))
      return
    }
    let before = facts.memberUses.count
    let targetValue = visit(target)
    noteWriteInside(target)
    if isRecording, let last = facts.memberUses.indices.last, last >= before {
      facts.memberUses[last].isWrite = true
    }
    noteHandOff(opaquely { visit(valueNode, expected: targetValue.type) })
  }

  /// `x[i] = y` and `x.part = y` write the property `x` of the type around.
  func noteWriteInside(_ target: NodeID) {
    var current = target
    while let base = tree.firstChild(current) {
      switch tree.kind(current) {
      case .member where tree.kind(base) == .selfName:
        return noteWrite(tree.name(current), at: current)
      case .member, .subscriptAccess, .optionalChain, .forceUnwrap: current = base
      default: return
      }
    }
    if tree.kind(current) == .name, local(tree.name(current)) == nil {
      noteWrite(tree.name(current), at: current)
    }
  }

  private func noteWrite(_ name: String, at node: NodeID) {
    guard let owner = unit.owner,
      let member = index.members(name, of: owner).first(where: { $0.kind == .variable })
    else { return }
    noteProperty(name, owner: index.owner(member) ?? owner, at: node, isWrite: true)
  }

  /// Reads something whose views are kept, not drawn here.
  func opaquely(_ body: () -> Value) -> Value {
    let wasOpaque = isOpaque
    isOpaque = true
    defer { isOpaque = wasOpaque }
    return body()
  }

  /// `x` where the target is `x` or `self.x` and `x` is no local.
  private func ownPropertyTarget(_ target: NodeID) -> String? {
    switch tree.kind(target) {
    case .name:
      let name = tree.name(target)
      return local(name) == nil ? name : nil
    case .member:
      guard let base = tree.firstChild(target), tree.kind(base) == .selfName else { return nil }
      return tree.name(target)
    default: return nil
    }
  }

  /// `x` where the target is `_x` or `self._x`.
  private func storageTarget(_ target: NodeID) -> String? {
    guard let name = ownPropertyTarget(target), name.hasPrefix("_"), name.count > 1,
      let owner = unit.owner, index.members(name, of: owner).isEmpty
    else { return nil }
    return String(name.dropFirst())
  }

  private func visitStorageAssignment(_ name: String, target: NodeID, _ valueNode: NodeID) {
    guard let owner = unit.owner,
      let member = index.members(name, of: owner).first(where: { $0.kind == .variable })
    else {
      visit(valueNode)
      return
    }
    var assigned = StorageValue(
      wrapper: "", wrapperPlace: place(valueNode), label: "", place: place(valueNode),
      valuePlace: place(valueNode),
      origin: .unknown(place(valueNode), "cannot tell what '_\(name)' is set to"),
      hasOneArgument: false)
    if tree.kind(valueNode) == .call, let callee = tree.firstChild(valueNode) {
      (assigned.wrapper, assigned.wrapperPlace) = writtenWrapper(callee)
      var count = 0
      for argument in tree.children(valueNode).dropFirst() {
        count += 1
        guard let inner = tree.firstChild(argument) else { continue }
        let value = opaquely {
          tree.kind(inner) == .closure
            ? visitClosure(inner, parameters: []) : visit(inner, expected: type(of: member))
        }
        noteHandOff(value)
        let label = tree.name(argument)
        if FrameworkNames.valueLabels.contains(label) || assigned.origin.isUnknown {
          assigned.origin = value.origin
          assigned.label = label
          assigned.valuePlace = place(inner)
        }
      }
      assigned.hasOneArgument = count == 1
    } else {
      assigned.origin = visit(valueNode).origin
    }
    guard isRecording else { return }
    facts.storage.append(
      StorageFact(
        owner: index.owner(member) ?? owner, property: name, place: namePlace(target),
        unit: unit, assigned: assigned))
  }

  /// The wrapper's name and where it stands: `StateObject(…)`, `StateObject.init(…)`, `.init(…)`.
  private func writtenWrapper(_ callee: NodeID) -> (name: String, place: Place) {
    if tree.kind(callee) == .implicitMember { return ("init", namePlace(callee)) }
    if tree.kind(callee) == .member, tree.name(callee) == "init",
      let base = tree.firstChild(callee)
    {
      return (lastName(of: base), namePlace(base))
    }
    return (lastName(of: callee), namePlace(callee))
  }

  func lastName(of node: NodeID) -> String {
    switch tree.kind(node) {
    case .name, .member, .implicitMember, .macro: tree.name(node)
    default: ""
    }
  }

  // MARK: Operators

  func visitSequence(_ node: NodeID, expected: ResolvedType) -> Value {
    var result: Value?
    var isCoalescing = false
    for child in tree.children(node) {
      if tree.kind(child) == .operator {
        isCoalescing = tree.nameRange(child).count == 2 && tree.text(child) == "??"
        continue
      }
      let value = visit(child, expected: expected)
      guard var left = result else {
        result = value
        continue
      }
      if isCoalescing {
        left.type = left.type.unwrappedOnce
        if left.type.isUnknown { left.type = value.type }
        left.origin = .either(left.origin, value.origin)
        left.holder = nil
        result = left
      } else {
        result = Value(type: .unknown, origin: .nothing)
      }
    }
    return result ?? .unknown
  }

  /// `list[i]`, `table["key"]`, or a subscript of the project.
  func visitSubscript(_ node: NodeID) -> Value {
    var children = tree.children(node)
    guard let baseNode = children.next() else { return .unknown }
    let base = visit(baseNode)
    while let argument = children.next() { visitChildren(argument) }
    let kept = Origin.closureParameter(place(node))
    switch base.type.unwrapped {
    case .array(let element): return Value(type: element, origin: kept)
    case .dictionary(_, let value): return Value(type: .optional(value), origin: kept)
    case .nominal(let id, _):
      let found = index.members("subscript", of: id)
      if isWatched(id), !found.isEmpty {
        noteMember("subscript", of: id, base: base, at: node, isCall: true)
      }
      return Value(type: commonResult(found), origin: kept)
    default: return .unknown
    }
  }

  func visitTernary(_ node: NodeID, expected: ResolvedType) -> Value {
    var values: [Value] = []
    for child in tree.children(node) { values.append(visit(child, expected: expected)) }
    guard values.count == 3 else { return .unknown }
    var result = values[1]
    if result.type.isUnknown { result.type = values[2].type }
    result.origin = .either(values[1].origin, values[2].origin)
    result.holder = nil
    return result
  }

  func visitCast(_ node: NodeID) -> Value {
    var value = Value.unknown
    for child in tree.children(node) {
      if tree.kind(child) == .type {
        value.type = index.types.resolve(tree.type(child), in: scope)
        if tree[node].flags.contains(.isOptionalCast) { value.type = .optional(value.type) }
      } else {
        value = visit(child)
      }
    }
    return value
  }

  func visitTuple(_ node: NodeID, expected: ResolvedType) -> Value {
    var values: [Value] = []
    for argument in tree.children(node) {
      guard let inner = tree.firstChild(argument) else { continue }
      values.append(visit(inner, expected: expected))
    }
    if values.count == 1 { return values[0] }
    for value in values { noteHandOff(value) }
    return Value(type: .tuple(values.map(\.type)), origin: .nothing)
  }

  func visitArray(_ node: NodeID) -> Value {
    var first: Value?
    var second: Value?
    for child in tree.children(node) {
      let value = visit(child)
      noteHandOff(value)
      if first == nil { first = value } else if second == nil { second = value }
    }
    if tree[node].flags.contains(.isDictionary), let key = first, let value = second {
      if case .metatype(let key) = key.type, case .metatype(let value) = value.type {
        return Value(type: .metatype(.dictionary(key, value)), origin: .nothing)
      }
      return Value(type: .dictionary(key.type, value.type), origin: .nothing)
    }
    if case .metatype(let element)? = first?.type {
      return Value(type: .metatype(.array(element)), origin: .nothing)
    }
    return Value(type: .array(first?.type ?? .unknown), origin: .nothing)
  }
}

extension Origin {
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
