// Statements: they declare names and open scopes.
extension BodyReader {
  /// Reads a list of statements; the value is that of the last expression.
  @discardableResult
  func visitStatements(_ node: NodeID) -> Value {
    var last = Value.unknown
    let isSingle = tree[node].firstChild >= 0 && tree[tree[node].firstChild].nextSibling < 0
    // Here: a loop, a condition or a case that holds nothing else could not go without it.
    let isOnly = node != tree.root && isSingle
    let expected = isSingle ? wanted : .unknown
    let (end, outer) = (firstBeforeTheEnd(in: node), (isInAction, deferral))
    defer { (isInAction, deferral) = outer }
    for child in tree.children(node) {
      if child == end { (isInAction, deferral) = (true, .later) }
      let start = facts.objectWillChange.count
      // Here: what stands last may be given back.
      if tree.kind(child) == .call, tree[child].nextSibling >= 0 || givesNothing {
        unusedNode = child
      }
      last = wanting(.unknown) { visit(child, expected: expected) }
      if !isOnly { noteForwarding(child, since: start) }
    }
    return last
  }

  /// Reads a statement. Returns nil for nodes that are expressions.
  func visitStatement(_ node: NodeID) -> Value? {
    switch tree.kind(node) {
    case .block: return inScope { visitStatements(node) }
    case .variable: visitVariable(node)
    case .whileStatement: visitConditional(node)
    case .guardStatement: visitGuard(node)
    case .forStatement: visitFor(node)
    case .catchClause, .switchCase: visitCase(node, subject: .unknown)
    case .elseBranch, .doStatement, .deferStatement, .repeatStatement, .throwStatement:
      for child in tree.children(node) { _ = visit(child) }
    case .returnStatement:
      if let child = tree.firstChild(node) {
        let value = visit(child, expected: returned)
        noteHandOff(value)
        noteReturn(value, at: child)
        if !closureParameters.isEmpty { closureReturns.append(value.origin) }
        return value
      }
    case .localFunction: visitLocalFunction(node)
    case .localType: declareLocalType(node)
    case .localAlias: declareLocalAlias(node)
    case .type, .genericArguments, .operator, .parameter, .capture, .attribute,
      .keyPathComponent:
      break
    case .pattern, .bindingPattern: declarePattern(node, value: .unknown, isBinding: false)
    default: return nil
    }
    return Value.unknown
  }

  func noteReturn(_ value: Value, at node: NodeID) {
    guard isRecording, let member = unit.member, closureParameters.isEmpty else { return }
    noteAnyObject(value, at: node, givenBy: member)
    guard mayLeadToModel(value.type)
      || value.type.isUnknown && value.origin != Value.unknown.origin
    else { return }
    facts.returns.append(ReturnFact(member: member, origin: value.origin))
  }

  // MARK: Variables

  private func visitVariable(_ node: NodeID) {
    var attributes: [NodeID] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: attributes.append(child)
      case .binding: visitBinding(child, of: node, attributes: attributes)
      default: break
      }
    }
  }

  private func visitBinding(_ node: NodeID, of variable: NodeID, attributes: [NodeID]) {
    var type = ResolvedType.unknown
    var written: TypeSyntax?
    var value = Value.unknown
    var edges: [ViewEdge] = []
    var closureID: Int?
    var (hasValue, isLazy) = (false, false)
    var pattern: NodeID?
    var initialValue: NodeID?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .bindingPattern: pattern = child
      case .type:
        written = tree.type(child)
        type = written.map { index.types.resolve($0, in: scope) } ?? .unknown
      case .initialValue:
        hasValue = true
        guard let expression = tree.firstChild(child) else { break }
        initialValue = expression
        annotate(expression, with: written, in: scope)
        isLazy = self.isLazy(expression)
        let isHosted = isInAction && isRecording && pattern.map(isHosted) ?? false
        (value, edges, closureID) = isLazy
          ? readLazyValue(expression, type) : readLocalValue(expression, type, isHosted)
      case .block: inScope { _ = visitStatements(child) }
      default: break
      }
    }
    noteCompleteType(of: node)
    guard let pattern, let inner = tree.firstChild(pattern) else { return }
    if !type.isUnknown { value.type = type }
    guard tree.kind(inner) == .name else {
      declarePattern(pattern, value: value, isBinding: true)
      return
    }
    var local = LocalName(type: value.type, origin: value.origin)
    local.edges = edges + value.edges
    local.isView = value.isView
    local.holder = value.holder
    local.isForeign = value.isForeign
    (local.closureID, local.isLazy) = (closureID, isLazy)
    if let attribute = attributes.first(where: { isWrapperAttribute($0) }) {
      local.isWrapped = true
      noteLocalHolder(inner, attribute, written == nil ? initialValue : nil, &local)
      noteLocalWrapper(attribute)
    } else if hasValue, isRecording {
      noteHandOff(value)
      local.origin = addLocal(value.origin, at: inner)
      noteNewConstant(
        local.origin, initialValue, isLet: tree[variable].flags.contains(.isLet))
    }
    declareVariable(tree.name(inner), local, at: inner)
  }

  private func noteCompleteType(of binding: NodeID) {
    var type: TypeSyntax?
    var value: NodeID?
    for child in tree.children(binding) {
      if tree.kind(child) == .type { type = tree.type(child) }
      if tree.kind(child) == .initialValue { value = tree.firstChild(child) }
    }
    if let type { noteCompleteType(type, before: value) }
  }

  private func readLocalValue(
    _ expression: NodeID, _ type: ResolvedType, _ isHosted: Bool = false
  ) -> (value: Value, edges: [ViewEdge], closureID: Int?) {
    // Here: a closure kept in a local runs when somebody calls it; only one that draws is drawn.
    let runsLater = tree.kind(expression) == .closure && !drawsItself(peek(expression).type.result)
    let wasInAction = isInAction && !isHosted
    let read = {
      self.collectingEdges {
        if runsLater || wasInAction { self.isInAction = true }
        return self.visit(expression, expected: type)
      }
    }
    guard runsLater, isRecording else {
      let (value, edges) = read()
      return (value, edges, nil)
    }
    let id = closureEffects.count
    let ((value, edges), uses) = listening(id) { keepingAside(read) }
    pendingEffects[id] = uses
    return (value, edges, id)
  }

  /// What a lazy sequence does is done where it stands for others, and again where it is used.
  private func readLazyValue(
    _ expression: NodeID, _ type: ResolvedType
  ) -> (value: Value, edges: [ViewEdge], closureID: Int?) {
    guard isRecording else { return readLocalValue(expression, type) }
    let id = closureEffects.count
    let (value, edges, _) = listening(id) { readLocalValue(expression, type) }
    return (value, edges, id)
  }

  private func isWrapperAttribute(_ attribute: NodeID) -> Bool {
    !Wrapper.plainAttributes.contains(tree.name(attribute))
  }

  private func addLocal(_ origin: Origin, at node: NodeID) -> Origin {
    facts.locals.append(LocalFact(origin: origin, handOffs: 0, unit: unit))
    return .local(namePlace(node), facts.locals.count - 1)
  }

  // MARK: Conditions

  /// Behind `else` the names do not mean yet what the guard declares.
  private func visitGuard(_ node: NodeID) {
    guard !scopes.isEmpty else {
      for child in tree.children(node) { visitCondition(child) }
      return
    }
    var declared: [String: LocalName] = [:]
    let wasLater = isLater
    let isBranch = mayDraw
    for child in tree.children(node) {
      if tree.kind(child) == .block {
        let isBehind = isLater
        isLater = wasLater
        visitCondition(child)
        isLater = isBehind
        continue
      }
      // Here: two dictionaries that share would be copied at each name.
      scopes.append(declared)
      declared = [:]
      visitCondition(child)
      declared = scopes.removeLast()
      if isBranch, startOfCondition(child) == false { isLater = true }
    }
    scopes[scopes.count - 1].merge(declared) { _, new in new }
  }

  @discardableResult
  func visitCondition(_ node: NodeID) -> Value {
    switch tree.kind(node) {
    case .condition: for child in tree.children(node) { _ = visit(child) }
    case .optionalBinding: visitOptionalBinding(node)
    case .caseCondition:
      var pattern: NodeID?
      var value = Value.unknown
      for child in tree.children(node) {
        if tree.kind(child) == .pattern { pattern = child } else { value = visit(child) }
      }
      if let pattern { declarePattern(pattern, value: value, isBinding: false) }
    default: return visit(node)
    }
    return .unknown
  }

  private func visitOptionalBinding(_ node: NodeID) {
    let name = tree.name(node)
    var type = ResolvedType.unknown
    var value: Value?
    for child in tree.children(node) {
      if tree.kind(child) == .type {
        type = index.types.resolve(tree.type(child), in: scope)
      } else {
        value = visit(child)
      }
    }
    let found = value ?? visitName(node)
    guard name != "self" else { return }
    declareVariable(
      name,
      LocalName(
        type: type.isUnknown ? found.type.unwrappedOnce : type, origin: found.origin,
        holder: found.holder), at: node)
  }

  // MARK: Loops and cases

  private func visitFor(_ node: NodeID) {
    inScope {
      var pattern: NodeID?
      var element = Value.unknown
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .pattern: pattern = child
        case .type: element.type = index.types.resolve(tree.type(child), in: scope)
        case .block, .condition:
          if let declared = pattern {
            declarePattern(declared, value: element, isBinding: false)
            pattern = nil
          }
          for inner in tree.children(child) { _ = visit(inner) }
        default:
          let sequence = visit(child)
          if let id = sequence.type.nominal { noteGoingThrough(id, at: child) }
          if element.type.isUnknown { element.type = sequence.type.element }
          element.origin = .element(place(child), of: sequence.origin)
        }
      }
    }
  }

  @discardableResult
  func visitCase(_ node: NodeID, subject: Value) -> Value {
    inScope {
      var last = Value.unknown
      if tree.kind(node) == .catchClause {
        declare(
          "error", LocalName(type: .unknown, origin: .unknown(place(node), "a thrown error")))
      }
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .pattern: declarePattern(child, value: subject, isBinding: false)
        case .block: last = visitStatements(child)
        default: for inner in tree.children(child) { _ = visit(inner) }
        }
      }
      return last
    }
  }

  /// Declares the names that a pattern introduces and reads the expressions in it.
  func declarePattern(_ node: NodeID, value: Value, isBinding: Bool) {
    switch tree.kind(node) {
    case .bindingPattern:
      for child in tree.children(node) { declarePattern(child, value: value, isBinding: true) }
    case .pattern:
      for child in tree.children(node) { declarePattern(child, value: value, isBinding: isBinding) }
    case .name where isBinding:
      declareVariable(
        tree.name(node), LocalName(type: value.type, origin: value.origin), at: node)
    case .optionalChain:
      var inner = value
      inner.type = value.type.unwrappedOnce
      for child in tree.children(node) { declarePattern(child, value: inner, isBinding: isBinding) }
    case .cast:
      var inner = value
      for child in tree.children(node) {
        if tree.kind(child) == .type {
          inner.type = index.types.resolve(tree.type(child), in: scope)
        }
      }
      for child in tree.children(node) where tree.kind(child) != .type {
        declarePattern(child, value: inner, isBinding: isBinding)
      }
    case .call:
      declarePayload(node, value: value, isBinding: isBinding)
    case .tuple:
      let parts = types(of: value, for: node)
      for (child, type) in zip(tree.children(node), parts) {
        var part = Value.unknown
        part.type = type
        for inner in tree.children(child) {
          declarePattern(inner, value: part, isBinding: isBinding)
        }
      }
    case .argument, .sequence:
      for child in tree.children(node) {
        declarePattern(child, value: .unknown, isBinding: isBinding)
      }
    case .implicitMember, .operator, .literal, .type, .member: break
    default: if !isBinding { _ = visit(node) }
    }
  }

  /// The types of what a tuple's pattern takes apart.
  private func types(of value: Value, for pattern: NodeID) -> [ResolvedType] {
    let count = tree.children(pattern).reduce(0) { count, _ in count + 1 }
    if count == 1 { return [value.type] }
    if let parts = value.type.unwrapped.pieces, parts.count == count { return parts }
    return Array(repeating: .unknown, count: count)
  }

  /// `.edit(let x, isNew)`: the names stand for what the enum's case carries.
  private func declarePayload(_ node: NodeID, value: Value, isBinding: Bool) {
    let children = tree.children(node).map { $0 }
    var payload = children.first.map { self.payload(ofCase: tree.name($0), in: value.type) } ?? []
    // Here: one name for several values stands for all of them together.
    if children.count == 2, payload.count > 1 { payload = [.tuple(payload)] }
    for (position, argument) in children.dropFirst().enumerated() {
      var carried = Value(origin: .element(place(argument), of: value.origin))
      if position < payload.count { carried.type = payload[position] }
      for inner in tree.children(argument) {
        declarePattern(inner, value: carried, isBinding: isBinding)
      }
    }
  }
}

extension ResolvedType {
  /// Without one optional mark.
  var unwrappedOnce: ResolvedType {
    if case .optional(let inner) = self { return inner }
    return self
  }
}
