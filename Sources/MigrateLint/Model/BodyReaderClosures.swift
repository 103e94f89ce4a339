// Closures and local functions: what they are given, and whether they are actions.
extension BodyReader {
  func visitClosureArgument(
    _ node: NodeID, label: String?, of call: Call, labels: [String]
  ) -> Value {
    let (wasInAction, wasScheduled) = (isInAction, isScheduled)
    let wereAround = providersAround
    defer { providersAround = wereAround }
    let wasInSetter = isInBindingSetter
    let hasParameters = tree.children(node).contains { tree.kind($0) == .parameter }
    let acts = isNoBuilder(node, of: call)
    if acts || isAction(label, of: call, labels: labels, hasParameters: hasParameters) {
      if !isInAction { providersAround = providers.count }
      isInAction = true
      isScheduled = (wasScheduled || !wasInAction)
        && FrameworkNames.schedulingFunctions.contains(call.name)
    }
    if call.name == FrameworkNames.binding, label == AccessorKind.set.rawValue {
      isInBindingSetter = true
    }
    defer {
      (isInAction, isScheduled, isInBindingSetter) = (wasInAction, wasScheduled, wasInSetter)
    }
    let parameters = closureParameters(label, of: call)
    let results = closureResults(label, of: call)
    let result = results.only ?? .unknown
    let taker = Taker(label: label, call: call, labels: labels)
    let when = acts ? .later : deferral(taker, hasParameters)
    let outerNamed = namedChanges
    defer { namedChanges = outerNamed }
    startsByItself = FrameworkNames.startsByItself(call.name)
    if runsAtOnce(label, of: call) {
      closureChanges = openChanges + call.changes
    } else if !openChanges.isEmpty || !call.changes.isEmpty {
      closureChanges = openChanges.filter { $0.runsClosures }
      if mayRunInChange(call) { namedChanges += call.changes }
      // Here: nobody knows whether this function runs it before the change around is over.
      if when != .later { namedChanges += openChanges }
    }
    let keepers = keepers(of: label, in: call, giving: results)
    return keeping(in: keepers ?? []) {
      deferring(keepers == nil ? .maybe : when) {
        visitClosure(node, parameters: parameters, expected: result)
      }
    }
  }

  func isAction(
    _ label: String?, of call: Call, labels: [String], hasParameters: Bool
  ) -> Bool {
    let results = closureResults(label, of: call)
    // Here: where several parameters may be meant, one that builds something may be.
    if !results.isEmpty { return results.areAllVoid }
    if let label, FrameworkNames.actionLabels.contains(label) { return true }
    if let label, FrameworkNames.drawingLabels.contains(label) { return false }
    if let label, FrameworkNames.isNamedAfterEvent(label) { return true }
    if call.name == "Button" { return !labels.contains("action") }
    if FrameworkNames.editingControls.contains(call.name) { return hasParameters }
    if call.isModifier || FrameworkNames.drawingModifiers.contains(call.name) {
      return FrameworkNames.actionCallees.contains(call.name)
        || FrameworkNames.isNamedAfterEvent(call.name)
    }
    if call.made != nil { return FrameworkNames.actionCallees.contains(call.name) }
    if call.isOfDrawingValue { return false }
    if call.base != nil {
      return !FrameworkNames.sequenceFunctions.contains(call.name)
        && !mayGiveView(call.callee.functions)
    }
    if local(call.name) != nil { return false }
    return call.callee.functions.isEmpty
  }

  /// What a closure's parameters are, where the call says it.
  private func closureParameters(_ label: String?, of call: Call) -> [Value] {
    let inputs = closureInputs(label, of: call)
    if !inputs.isEmpty {
      return inputs.map { Value(type: $0, origin: .borrowed(place(call.node))) }
    }
    let arguments = tree.children(call.node).dropFirst().map { $0 }
    func value(_ label: String?) -> Value? {
      guard let argument = arguments.first(where: {
        label == nil ? tree[$0].token < 0 : tree.name($0) == label
      }), let node = tree.firstChild(argument), tree.kind(node) != .closure
      else { return nil }
      return peek(node)
    }
    if call.name == "ForEach" || call.name == "List" {
      guard let data = value(nil) else { return [] }
      return [element(of: data, at: call.node)]
    }
    if FrameworkNames.sequenceFunctions.contains(call.name), let base = call.base {
      let gathering = call.name == FrameworkNames.reduce
        ? value(FrameworkNames.intoLabel) ?? value(nil) : nil
      var value = element(of: base, at: call.node)
      if case .optional(let inner) = base.type, inner == value.type { value.holder = base.holder }
      if call.name == FrameworkNames.reduce {
        return [Value(type: gathering?.type ?? .unknown, origin: .nothing), value]
      }
      return FrameworkNames.pairFunctions.contains(call.name) ? [value, value] : [value]
    }
    if let values = call.base?.type.published, call.name == FrameworkNames.sink || label != nil {
      return [Value(type: values, origin: .closureParameter(place(call.node)))]
    }
    switch call.name {
    case "sheet", "popover", "fullScreenCover", "navigationDestination":
      if let item = value("item"), let type = item.type.boundType
      {
        return [
          Value(type: type.unwrapped, origin: .closureParameter(place(call.node)))
        ]
      }
      if let type = value("for"), case .metatype(let inner) = type.type {
        return [Value(type: inner, origin: .closureParameter(place(call.node)))]
      }
      return []
    case "onChange":
      guard let watched = value("of") else { return [] }
      return [watched, watched]
    default: return []
    }
  }

  private func element(of list: Value, at node: NodeID) -> Value {
    Value(type: elementType(of: list.type), origin: .element(place(node), of: list.origin))
  }

  private func elementType(of type: ResolvedType) -> ResolvedType {
    if case .optional(let inner) = type, elementType(of: inner).isUnknown { return inner }
    return type.boundType?.element ?? type.element
  }

  /// Notes what a closure takes that is given to a variable of a written type.
  func annotate(_ value: NodeID, with type: TypeSyntax?, in scope: ResolutionScope) {
    guard tree.kind(value) == .closure else { return }
    annotated = (value, closureInputs(type?.unwrapped, in: scope))
  }

  /// A closure that is no argument.
  func visitLoneClosure(_ node: NodeID, _ expected: ResolvedType) -> Value {
    let wasInAction = isInAction
    defer { isInAction = wasInAction }
    if let taker, taker.node >= 0, chooses(node, taker.node),
      !(taker.label.map { givesValue($0, of: taker.call) } ?? false)
    {
      let hasParameters = tree.children(node).contains { tree.kind($0) == .parameter }
      if isAction(
        taker.label, of: taker.call, labels: taker.labels, hasParameters: hasParameters)
      {
        isInAction = true
      }
    }
    return deferring(referenceDeferral) {
      // Here: whoever calls it gives what it takes.
      let given = Value(origin: .borrowed(place(node)))
      let inputs = annotated.closure == node
        ? annotated.inputs.map { Value(type: $0, origin: given.origin) } : []
      return visitClosure(
        node, parameters: inputs.isEmpty ? [given, given, given] : inputs,
        expected: expected.unwrapped.result)
    }
  }

  /// `isOpen ? { close() } : nil`, `given ?? { close() }`: whether a value may be a closure in it.
  private func chooses(_ closure: NodeID, _ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .closure: closure == value
    case .ternary: tree.children(value).dropFirst().contains { chooses(closure, $0) }
    case .sequence: tree.children(value).contains { chooses(closure, $0) }
    default: false
    }
  }

  /// `[weak self]`; captures come first.
  private func capturesSelfWeakly(_ closure: NodeID) -> Bool {
    var child = tree[closure].firstChild
    while child >= 0, tree.kind(child) == .capture {
      if tree[child].flags.contains(.isWeakCapture), tree.name(child) == "self" { return true }
      child = tree[child].nextSibling
    }
    return false
  }

  @discardableResult
  func visitClosure(
    _ node: NodeID, parameters: [Value], expected: ResolvedType = .unknown
  ) -> Value {
    var position = 0
    var last = Value.unknown
    var written: ResolvedType?
    var statement: NodeID = -1
    let (outerTaker, outerReturns) = (taker, closureReturns)
    (taker, closureReturns) = (nil, [])
    defer { (taker, closureReturns) = (outerTaker, outerReturns) }
    let isHeldWeakly = holdsSelfWeakly
    defer { holdsSelfWeakly = isHeldWeakly }
    // Here: the one made last is alive when what it has started runs, as its view's value keeps it.
    if !isHeldWeakly { holdsSelfWeakly = !startsByItself && capturesSelfWeakly(node) }
    startsByItself = false
    scopes.append([:])
    let parameters = takenApart(parameters, by: node)
    closureParameters.append(parameters)
    let (outerChanges, innerChanges) = (openChanges, closureChanges)
    closureChanges = []
    defer { openChanges = outerChanges }
    for child in tree.children(node) {
      // Here: what is captured by value is read where the closure stands, not when it runs.
      openChanges = tree.kind(child) == .capture ? outerChanges : innerChanges
      switch tree.kind(child) {
      case .capture: visitCapture(child)
      case .parameter:
        declareParameter(
          child, value: position < parameters.count ? parameters[position] : .unknown)
        position += 1
      case .type: written = index.types.resolve(tree.type(child), in: scope)
      default:
        let result = written ?? expected
        let isSingle = statement < 0 && tree[child].nextSibling < 0
        statement = child
        last = returning(result) { visit(child, expected: isSingle ? result : .unknown) }
      }
    }
    closureParameters.removeLast()
    scopes.removeLast()
    // Here: what it returns early it gives as well.
    let origin = closureReturns.reduce(last.origin) { $0 == $1 ? $0 : .either($1, $0) }
    return Value(type: .function(written ?? last.type), origin: origin)
  }

  /// Where a value comes from that is given to somebody. Of a function it is what that gives, as
  /// of a closure.
  func givenOrigin(_ value: Value, at node: NodeID) -> Origin {
    guard case .function = value.type, value.origin == .nothing else { return value.origin }
    if value.functions.count == 1 { return .computed(place(node), value.functions[0]) }
    return .unknown(place(node), "cannot tell what the function gives")
  }

  /// `{ key, value in … }` and `{ $0 … $1 … }` take the pair apart that they are given.
  private func takenApart(_ parameters: [Value], by closure: NodeID) -> [Value] {
    guard parameters.count == 1, let parts = parameters[0].type.pieces else { return parameters }
    let written = tree.children(closure).filter { tree.kind($0) == .parameter }.count
    let file = index.files[unitFile]
    guard written == parts.count
      || written == 0 && file.usesSecondParameter(in: tree.range(closure))
    else { return parameters }
    return parts.map {
      Value(type: $0, origin: .element(place(closure), of: parameters[0].origin))
    }
  }

  private func visitCapture(_ node: NodeID) {
    let name = tree.name(node)
    if let valueNode = tree.firstChild(node) {
      let outer = capturedNode
      capturedNode = tree[node].token == tree[valueNode].token ? valueNode : -1
      let value = visit(valueNode)
      capturedNode = outer
      declare(name, LocalName(type: value.type, origin: value.origin))
    } else if let local = local(name) {
      declare(name, local)
    } else if name != "self" {
      let value = visitName(node)
      declare(name, LocalName(type: value.type, origin: value.origin, holder: value.holder))
    }
  }

  // MARK: Local functions

  func visitLocalFunction(_ node: NodeID) {
    let id = closureEffects.count
    var local = LocalName(type: .function(.unknown), origin: .nothing)
    local.closureID = id
    declare(tree.name(node), local)
    listening(id) { visitBody(ofLocalFunction: node) }
  }

  private func visitBody(ofLocalFunction node: NodeID) {
    let wasInAction = isInAction
    // Here: a function that gives nothing is called by actions; one that gives something may draw.
    if !tree.children(node).contains(where: { tree.kind($0) == .type }) { isInAction = true }
    let (outerChanges, outerNamed, outerReturns) = (openChanges, namedChanges, closureReturns)
    (openChanges, namedChanges) = ([], [])
    defer { (openChanges, namedChanges, closureReturns) = (outerChanges, outerNamed, outerReturns) }
    deferring(tree[node].flags.contains(.isAsync) ? .later : isInAction ? .maybe : .now) {
      inScope {
        closureParameters.append([])
        let written = tree.children(node).first { tree.kind($0) == .type }
        let result = written.map { index.types.resolve(tree.type($0), in: scope) } ?? .unknown
        for child in tree.children(node) {
          switch tree.kind(child) {
          case .parameter:
            declareParameter(child, value: Value(origin: .borrowed(namePlace(child))))
          case .block: returning(result) { wanting(result) { _ = visit(child) } }
          default: break
          }
        }
        closureParameters.removeLast()
      }
    }
    isInAction = wasInAction
  }

  /// Declares a parameter of a closure or a local function.
  func declareParameter(_ node: NodeID, value: Value) {
    var local = LocalName(type: value.type, origin: value.origin)
    for child in tree.children(node) where tree.kind(child) == .type {
      local.type = index.types.resolve(tree.type(child), in: scope)
    }
    if case .unknown = local.origin { local.origin = .closureParameter(namePlace(node)) }
    let name = tree.name(node)
    if name.hasPrefix("$") {
      local.isWrapped = true
      declare(String(name.dropFirst()), local)
    } else {
      declare(name, local)
    }
  }
}
