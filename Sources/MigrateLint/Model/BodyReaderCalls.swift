// Calls: they make things, draw things, and hand things on.
extension BodyReader {
  func visitCall(_ node: NodeID, expected: ResolvedType) -> Value {
    var children = tree.children(node)
    guard let callee = children.next() else { return .unknown }
    let name = lastName(of: callee)
    if tree.kind(callee) == .macro { return visitMacro(node, name: name) }
    if FrameworkNames.hostingTypes.contains(name) || startsHosting(callee, node) {
      return visitHosting(node, callee, name)
    }

    let (start, isUnused) = (uses.count, node == unusedNode)
    let outerCallee = (calleeNode, calledNode)
    (calleeNode, calledNode) = (callee, node)
    let calleeValue = visitCallee(callee, of: node, name: name, expected: expected)
    (calleeNode, calledNode) = outerCallee
    let made = madeType(calleeValue, callee: callee)
    var call = Call(node: node, name: name, callee: calleeValue.value, base: calleeValue.base)
    call.made = made
    call.isUnused = isUnused
    call.isModifier = calleeValue.base?.isView ?? false
    let isReception = name == FrameworkNames.onReceive
    if isReception, call.base != nil || unit.owner == nil {
      reception = readReception(node, callee)
    }
    call.changes = beginChanges(by: call, callee)
    let wasUnused = isResultUnused
    isResultUnused = isUnused
    let arguments = visitArguments(of: call)
    isResultUnused = wasUnused
    endChanges(call.changes)
    if isReception { reception = nil }
    noteTracking(call)
    noteInjection(call, callee, arguments)
    if FrameworkNames.mutatingFunctions.contains(name), tree.kind(callee) == .member,
      call.callee.functions.isEmpty, let base = tree.firstChild(callee)
    {
      noteWriteInside(base)
    }
    noteMutation(call, callee, since: start)
    return result(of: call, callee, arguments)
  }

  /// `super.init(rootView: …)` of a hosting controller's subclass.
  private func startsHosting(_ callee: NodeID, _ call: NodeID) -> Bool {
    // Here: what a superclass of the project does with the view cannot be seen.
    guard tree.kind(callee) == .member, let base = tree.firstChild(callee),
      tree.kind(base) == .superName, let owner = unit.owner,
      index.traits(owner).superclass == nil
    else { return false }
    return tree.children(call).contains {
      tree.kind($0) == .argument && tree.name($0) == FrameworkNames.rootViewLabel
    }
  }

  /// A call while it is read.
  struct Call {
    var node: NodeID
    var name: String
    var callee: Value
    /// What the called member belongs to.
    var base: Value?
    /// The type it makes an instance of.
    var made: ResolvedType?
    /// Applied to a view.
    var isModifier = false
    /// What it changes in place.
    var changes: [OpenChange] = []
    /// A statement of its own.
    var isUnused = false
  }

  /// Reads the callee; the models that the modifier puts in hold for its base only.
  private func visitCallee(
    _ callee: NodeID, of call: NodeID, name: String, expected: ResolvedType
  ) -> (value: Value, base: Value?) {
    guard tree.kind(callee) == .member, let baseNode = tree.firstChild(callee) else {
      let value = visit(callee, expected: expected)
      // Here: a modifier without a receiver, in an extension of `View`, applies to `self`.
      if tree.kind(callee) == .name, value.functions.isEmpty, isRecording, local(name) == nil,
        let provider = provider(of: call, name: name)
      {
        facts.providers.append(ProviderFact(provider: provider, unit: unit))
      }
      return (value, nil)
    }
    if tree.kind(baseNode) == .selfName, unit.owner != nil {
      return (visit(callee), visit(baseNode))
    }
    let provider = provider(of: call, name: name)
    if let provider {
      providers.insert(provider, at: 0)
      if isRecording { facts.providers.append(ProviderFact(provider: provider, unit: unit)) }
    }
    let base = visit(baseNode)
    if provider != nil { providers.removeFirst() }
    return (member(name, of: base, at: callee), base)
  }

  private func madeType(
    _ callee: (value: Value, base: Value?), callee node: NodeID
  ) -> ResolvedType? {
    if tree.kind(node) == .implicitMember, tree.name(node) == "init" {
      return callee.value.type.metatypeInstance
    }
    return callee.value.type.metatypeInstance
  }

  // MARK: Arguments

  private func visitArguments(of call: Call) -> [ArgumentFact] {
    var facts: [ArgumentFact] = []
    let content = contentProvider(of: call)
    if let content { providers.insert(content, at: 0) }
    defer { if content != nil { providers.removeFirst() } }
    let outerRoot = keyPathRoot
    keyPathRoot = firstKeyPathRoot(of: call)
    let outerArgument = argument
    defer { (keyPathRoot, argument) = (outerRoot, outerArgument) }
    let wasOpaque = isOpaque
    if !drawsArguments(call) { isOpaque = true }
    defer { isOpaque = wasOpaque }
    let arguments = tree.children(call.node).dropFirst().map { $0 }
    let labels = Set(arguments.map { tree.name($0) })
    for argumentNode in arguments {
      guard let valueNode = tree.firstChild(argumentNode) else { continue }
      let label = tree[argumentNode].token < 0 ? nil : tree.name(argumentNode)
      let isClosure = tree.kind(valueNode) == .closure
      let value: Value
      if isClosure {
        value = visitClosureArgument(
          valueNode, label: label, of: call, labels: labels)
      } else {
        // Here: a method handed on as an action runs later, like a closure.
        let wasInAction = isInAction
        if let label, FrameworkNames.actionLabels.contains(label) { isInAction = true }
        argument = Argument(label: label, call: call, labels: labels)
        value = visitValue(valueNode, label: label, of: call)
        isInAction = wasInAction
        noteHandOff(value)
        noteGivenAway(value, argumentNode, of: call)
      }
      facts.append(
        ArgumentFact(
          label: label, origin: value.origin, type: value.type, place: place(valueNode),
          isClosure: isClosure))
    }
    return facts
  }

  private func visitValue(_ node: NodeID, label: String?, of call: Call) -> Value {
    let outerChanges = openChanges
    if runsWhileChanging(node, label: label, of: call) { openChanges += call.changes }
    let value = visit(node, expected: parameterType(label, of: call))
    openChanges = outerChanges
    return value
  }

  /// What a container of the project does with the views it is given.
  private func contentProvider(of call: Call) -> Provider? {
    if let id = call.made?.nominal, index.traits(id).isViewLike { return .type(id) }
    if !call.isModifier, !call.callee.functions.isEmpty { return .functions(call.callee.functions) }
    return nil
  }

  /// Whether views among the arguments are drawn where the call stands.
  private func drawsArguments(_ call: Call) -> Bool {
    if call.isModifier { return true }
    if let made = call.made {
      guard case .nominal(let id, _) = made else {
        return !FrameworkNames.actionCallees.contains(call.name)
          || FrameworkNames.drawingCallees.contains(call.name)
      }
      return index.traits(id).isViewLike
    }
    if call.base == nil {
      if FrameworkNames.drawingModifiers.contains(call.name) { return true }
      return call.callee.functions.contains { drawsItself(resultType(of: $0)) }
        || local(call.name) != nil
    }
    if FrameworkNames.drawingModifiers.contains(call.name) { return true }
    return call.callee.functions.contains { drawsItself(resultType(of: $0)) }
      || FrameworkNames.sequenceFunctions.contains(call.name)
  }

  private func parameterType(_ label: String?, of call: Call) -> ResolvedType {
    if let id = call.made?.nominal {
      for initializer in index.initializers(of: id) {
        let parameters = index.function(initializer).parameters
        if let parameter = parameters.first(where: { $0.label == label }),
          let type = parameter.type
        {
          return index.types.resolve(type, in: index.scope(initializer)).calledWithoutArguments(
            parameter.isAutoclosure)
        }
      }
      guard let label,
        let member = index.ownMembers(label, of: id).first(where: { $0.kind == .variable })
      else { return .unknown }
      return type(of: member)
    }
    for function in call.callee.functions {
      if let parameter = index.function(function).parameters.first(where: { $0.label == label }),
        let type = parameter.type
      {
        return index.types.resolve(type, in: index.scope(function))
      }
    }
    return .unknown
  }

  private func visitClosureArgument(
    _ node: NodeID, label: String?, of call: Call, labels: Set<String>
  ) -> Value {
    let wasInAction = isInAction
    let hasParameters = tree.children(node).contains { tree.kind($0) == .parameter }
    let acts = isNoBuilder(node, of: call)
    if acts || isAction(label, of: call, labels: labels, hasParameters: hasParameters) {
      isInAction = true
    }
    defer { isInAction = wasInAction }
    let parameters = closureParameters(label, of: call)
    let argument = Argument(label: label, call: call, labels: labels)
    let when = acts ? .later : deferral(argument, hasParameters)
    if runsAtOnce(label, of: call) { closureChanges = openChanges + call.changes }
    return keeping(in: keepers(of: label, in: call)) {
      deferring(when) { visitClosure(node, parameters: parameters) }
    }
  }

  func isAction(
    _ label: String?, of call: Call, labels: Set<String>, hasParameters: Bool
  ) -> Bool {
    if let result = closureResult(label, of: call) { return result.isVoid }
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
    if call.base != nil {
      return !FrameworkNames.sequenceFunctions.contains(call.name)
        && !call.callee.functions.contains { drawsItself(resultType(of: $0)) }
    }
    if local(call.name) != nil { return false }
    return call.callee.functions.isEmpty
  }

  /// What a closure argument returns, where the project declares what it is given to.
  func closureResult(_ label: String?, of call: Call) -> ResolvedType? {
    var candidates: [(label: String?, type: ResolvedType)] = []
    let written = tree.children(call.node).map { tree.name($0) }
    func add(_ functions: [MemberID]) {
      for function in functions {
        let scope = index.scope(function)
        for parameter in index.function(function).parameters {
          guard let type = parameter.type else { continue }
          // Here: a closure without a label is for the first function that has no other argument.
          if label == nil, let own = parameter.label, written.contains(own) { continue }
          let resolved = index.types.resolve(type, in: scope)
          candidates.append((parameter.label, resolved))
          if label == nil, case .function = resolved.unwrapped { break }
        }
      }
    }
    if let id = call.made?.nominal {
      add(index.initializers(of: id))
      if candidates.isEmpty {
        for (name, members) in index.allMembers(of: id) {
          for member in members where member.kind == .variable {
            let variable = index.variable(member)
            guard !variable.isComputed, !variable.isStatic else { continue }
            candidates.append((name, type(of: member)))
          }
        }
      }
    } else {
      add(call.callee.functions)
    }
    let results = candidates.compactMap { candidate -> ResolvedType? in
      guard label == nil || candidate.label == label,
        case .function(let result) = candidate.type.unwrapped
      else { return nil }
      return result
    }
    // Here: without a label any closure may be meant; they must agree.
    guard let first = results.first, results.allSatisfy({ $0.isVoid == first.isVoid }) else {
      return nil
    }
    return first
  }

  /// What a closure's parameters are, where the call says it.
  private func closureParameters(_ label: String?, of call: Call) -> [Value] {
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
      var value = element(of: base, at: call.node)
      if case .optional(let inner) = base.type, inner == value.type { value.holder = base.holder }
      if call.name == FrameworkNames.reduce { return [.unknown, value] }
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

  @discardableResult
  func visitClosure(_ node: NodeID, parameters: [Value]) -> Value {
    var position = 0
    var last = Value.unknown
    var written: ResolvedType?
    let outerArgument = argument
    argument = nil
    defer { argument = outerArgument }
    scopes.append([:])
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
      default: last = visit(child)
      }
    }
    closureParameters.removeLast()
    scopes.removeLast()
    return Value(type: .function(written ?? last.type), origin: last.origin)
  }

  private func visitCapture(_ node: NodeID) {
    let name = tree.name(node)
    if let valueNode = tree.firstChild(node) {
      let value = visit(valueNode)
      declare(name, LocalName(type: value.type, origin: value.origin))
    } else if let local = local(name) {
      declare(name, local)
    } else if name != "self" {
      let value = readName(name, at: node)
      declare(name, LocalName(type: value.type, origin: value.origin, holder: value.holder))
    }
  }
}

extension ResolvedType {
  var isVoid: Bool { self == .external("Void", []) || self == .tuple([]) }

  /// The instance type of a metatype.
  var metatypeInstance: ResolvedType? {
    if case .metatype(let instance) = self { return instance }
    return nil
  }

  /// What a function type gives; an autoclosure parameter is written as its result.
  func calledWithoutArguments(_ isAutoclosure: Bool) -> ResolvedType {
    if isAutoclosure, case .function(let result) = self { return result }
    return self
  }
}
