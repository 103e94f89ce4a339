// Operators, subscripts and literals made of other expressions.
extension BodyReader {
  func visitSequence(_ node: NodeID, expected: ResolvedType) -> Value {
    var result: Value?
    var isCoalescing = false
    var sign: NodeID?
    var before: (node: NodeID, type: ResolvedType)?
    let wasLater = isLater
    defer { isLater = wasLater }
    for child in tree.children(node) {
      if tree.kind(child) == .operator {
        isCoalescing = tree.nameRange(child).count == 2 && tree.text(child) == "??"
        if let left = before?.node, mayDraw, let logic = logicalSign(child) {
          // Here: `a == b && c`, where `b` alone decides nothing.
          let isWhole = sign.map { logicalSign($0) != nil } ?? true
          let isBehind = isLater && sign.flatMap { logicalSign($0) } == logic
          isLater = wasLater || isBehind
            || isWhole && startOfCondition(left) == (logic == "||")
        }
        sign = child
        continue
      }
      let value = if let sign, let before {
        operating(sign, on: before.node, with: child) { visit(child, expected: expected) }
      } else {
        visit(child, expected: expected)
      }
      if let sign, let before {
        noteOperator(sign, before.node, before.type, child, value.type)
      }
      before = (child, value.type)
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

  /// `isShown && model.isOn`: nothing is read on the right as long as the `@State` starts so.
  private func logicalSign(_ sign: NodeID) -> String? {
    guard tree.nameRange(sign).count == 2, case let text = tree.text(sign),
      text == "&&" || text == "||"
    else { return nil }
    return text
  }

  /// `-a`, `a...`
  func visitOperator(_ node: NodeID) -> Value {
    let value = tree.firstChild(node).map { visit($0) } ?? .unknown
    noteHandOff(value)
    noteOperator(tree.name(node), on: value.type, at: node)
    if let target = tree.firstChild(node) { noteOperatorChanging(target, node) }
    return .unknown
  }

  /// `list[i]`, `table["key"]`, or a subscript of the project.
  func visitSubscript(_ node: NodeID) -> Value {
    var children = tree.children(node)
    guard let baseNode = children.next() else { return .unknown }
    let outer = projectedMember
    projectedMember = "subscript"
    let base = visit(baseNode)
    projectedMember = outer
    let outerRoot = keyPathRoot
    keyPathRoot = base.type
    var fallback: Value?
    var partByPath: ResolvedType?
    while let argument = children.next() {
      if tree.name(argument) == FrameworkNames.defaultLabel, let inner = tree.firstChild(argument) {
        fallback = visit(inner)
      } else if tree.name(argument) == FrameworkNames.keyPathLabel,
        let inner = tree.firstChild(argument)
      {
        partByPath = part(atTheEndOf: visit(inner).type)
      } else {
        visitChildren(argument)
      }
    }
    keyPathRoot = outerRoot
    let element = Origin.element(place(node), of: base.origin)
    if base.type.nominal == nil { noteExternal(FrameworkNames.subscriptName, at: node) }
    switch base.type.unwrapped {
    case .array(let type): return Value(type: type, origin: element)
    case .dictionary(_, let value) where fallback != nil:
      return Value(type: value, origin: .either(element, fallback?.origin ?? .nothing))
    case .dictionary(_, let value): return Value(type: .optional(value), origin: element)
    case .external(FrameworkNames.binding, let arguments):
      // Here: a binding to a part, as a member of one is.
      guard case let type = base.type.element, !type.isUnknown, arguments.count == 1 else {
        return .unknown
      }
      return Value(type: .binding(to: type), origin: .nothing)
    case .nominal(let id, _):
      let found = index.members("subscript", of: id)
      // Here: what a key path names is read, whatever that is.
      let isByPath = tree.children(node).contains { tree.name($0) == FrameworkNames.keyPathLabel }
      if isWatched(id), !found.isEmpty || isByPath {
        noteMember(FrameworkNames.subscriptName, of: id, base: base, at: node, isCall: true)
      }
      if !found.isEmpty {
        noteEffect(.member(id, FrameworkNames.subscriptName), .read, at: node)
      }
      return Value(type: partByPath ?? commonResult(found), origin: .borrowed(place(node)))
    case .unknown, .generic, .ambiguous, .composition:
      noteUnresolved(FrameworkNames.subscriptName, at: node)
      return partByPath.map { Value(type: $0, origin: .borrowed(place(node))) } ?? .unknown
    case .metatype(let type): return staticSubscript(of: type, at: node)
    default: return .unknown
    }
  }

  /// `Part` of a `KeyPath<Whole, Part>`.
  private func part(atTheEndOf path: ResolvedType) -> ResolvedType? {
    guard case .external(let name, let arguments) = path,
      FrameworkNames.keyPaths.contains(name), arguments.count == 2, !arguments[1].isUnknown
    else { return nil }
    return arguments[1]
  }

  /// `Values[\.store]`: what a table of values that is asked by key path has there.
  private func staticSubscript(of type: ResolvedType, at node: NodeID) -> Value {
    let arguments = tree.children(node).dropFirst().map { $0 }
    let key = arguments.first.flatMap { tree.firstChild($0) }
    let path = arguments.count == 1 ? key.flatMap { keyPathNames($0) } ?? [] : []
    switch type {
    case .nominal(let id, _):
      noteEffect(.member(id, FrameworkNames.subscriptName), .read, at: node)
      let found = index.members(FrameworkNames.subscriptName, of: id)
      guard path.count == 1, !found.isEmpty,
        found.allSatisfy({ $0.kind == .function && givesWhatItIsAskedFor($0) }),
        case let declared = index.members(path[0], of: id).filter({ $0.kind == .variable }),
        declared.count == 1
      else { return .unknown }
      return Value(type: self.type(of: declared[0]), origin: .borrowed(place(node)))
    case .external(let outer, []):
      let declared = path.count == 1
        ? index.externalMembers(path[0], of: outer).filter { $0.kind == .variable } : []
      let types = Set(declared.map { self.type(of: $0) })
      guard types.count == 1, index.externalMembers(FrameworkNames.subscriptName, of: outer).isEmpty
      else { return .unknown }
      return Value(type: types.first ?? .unknown, origin: .borrowed(place(node)))
    default: return .unknown
    }
  }

  /// `static subscript<T>(_ key: WritableKeyPath<Self, T>) -> T`, or one that is asked by type.
  private func givesWhatItIsAskedFor(_ function: MemberID) -> Bool {
    guard case .generic(let result) = resultType(of: function) else { return false }
    return index.parameterTypes(of: function).contains { type in
      switch type {
      case .external(_, let arguments): arguments.last == .generic(result)
      case .metatype: true
      default: false
      }
    }
  }

  func visitTernary(_ node: NodeID, expected: ResolvedType) -> Value {
    var values: [Value] = []
    let branches = ExclusiveHandOffs()
    let children = tree.children(node).map { $0 }
    choosing(by: Array(children.prefix(1)), at: node) {
      if let condition = children.first { values.append(visit(condition)) }
      for child in children.dropFirst().prefix(1) {
        values.append(branch(of: branches) { visit(child, expected: expected) })
      }
    } others: {
      for child in children.dropFirst(2) {
        values.append(branch(of: branches) { visit(child, expected: expected) })
      }
    }
    join(branches)
    guard values.count == 3 else { return .unknown }
    var result = values[1]
    if result.type.isUnknown { result.type = values[2].type }
    if values[1].type.nominal != nil, values[2].type.nominal != nil {
      result.type = joined(values[1].type, values[2].type)
    }
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
    let labels = tree.children(node).map { tree[$0].token < 0 ? "" : tree.name($0) }
    let areLabelled = labels.count == values.count && !labels.allSatisfy(\.isEmpty)
    return Value(
      type: .tuple(values.map(\.type), labels: areLabelled ? labels : []), origin: .nothing)
  }

  func visitArray(_ node: NodeID, expected: ResolvedType) -> Value {
    let isDictionary = tree[node].flags.contains(.isDictionary)
    var types: [ResolvedType] = []
    var elements = Origin.nothing
    for (position, child) in tree.children(node).enumerated() {
      let value = visit(
        child, expected: wantedElement(at: position, of: expected, isDictionary))
      noteHandOff(value)
      // Here: a few elements show where all come from.
      if position < 4, value.origin != .nothing {
        elements = elements == .nothing ? value.origin : .either(elements, value.origin)
      }
      types.append(value.type)
    }
    if isDictionary, types.count > 1 {
      if case .metatype(let key) = types[0], case .metatype(let value) = types[1] {
        return Value(type: .metatype(.dictionary(key, value)), origin: .nothing)
      }
      let keys = types.indices.filter { $0.isMultiple(of: 2) }.map { types[$0] }
      let values = types.indices.filter { !$0.isMultiple(of: 2) }.map { types[$0] }
      return Value(type: .dictionary(common(keys), common(values)), origin: elements)
    }
    if case .metatype(let element)? = types.first {
      return Value(type: .metatype(.array(element)), origin: .nothing)
    }
    return Value(type: .array(common(types)), origin: elements)
  }

  private func wantedElement(
    at position: Int, of literal: ResolvedType, _ isDictionary: Bool
  ) -> ResolvedType {
    switch literal.unwrapped {
    case .array(let element) where !isDictionary: element
    case .dictionary(let key, let value) where isDictionary:
      position.isMultiple(of: 2) ? key : value
    default: .unknown
    }
  }

  /// The type of all elements of a literal: where they differ, it is one that holds them all.
  private func common(_ types: [ResolvedType]) -> ResolvedType {
    guard let first = types.first else { return .unknown }
    return types.dropFirst().reduce(first) { joined($0, $1) }
  }

  /// The type of either of two values: the one above the other, if they are not the same.
  private func joined(_ first: ResolvedType, _ second: ResolvedType) -> ResolvedType {
    if first == second { return first }
    guard let one = first.nominal, let other = second.nominal else { return .unknown }
    if index.isSubtype(other, of: one) { return first }
    return index.isSubtype(one, of: other) ? second : .unknown
  }
}
