// Calls: they make things, draw things, and hand things on.
extension BodyReader {
  func visitCall(_ node: NodeID, expected: ResolvedType) -> Value {
    var children = tree.children(node)
    guard let callee = children.next() else { return .unknown }
    let name = lastName(of: callee)
    if tree.kind(callee) == .macro { return visitMacro(node, name: name) }
    if FrameworkNames.hostingTypes.contains(name) || startsHosting(callee, node)
      || makesHosting(callee, name, node, expected)
    {
      return visitHosting(node, callee, name)
    }

    let (start, isUnused) = (effects.count, node == unusedNode)
    let outerCallee = (calleeNode, calledNode)
    (calleeNode, calledNode) = (callee, node)
    var base: Value?
    let value = hostingBase(of: callee, name) {
      let found = changingDefaultedPart(defaultedPart(changedBy: callee, name)) {
        visitCallee(callee, of: node, name: name, expected: expected)
      }
      base = found.base
      return found.value
    }
    var calleeValue = (value: value, base: base)
    (calleeNode, calledNode) = outerCallee
    let isDrawingValue = resolveCallOfValue(&calleeValue.value, callee)
    let call = Call(node: node, name: name, callee: calleeValue.value, base: calleeValue.base)
    call.isOfDrawingValue = isDrawingValue
    call.runsCalledValue = runsCalledValue(calleeValue.value)
    call.made = calleeValue.value.type.metatypeInstance
    call.expected = expected
    call.isUnused = isUnused
    call.isModifier = calleeValue.base?.isView ?? false
    let isReception = name == FrameworkNames.onReceive
    if isReception, call.base != nil || unit.owner == nil {
      reception = readReception(node, callee)
    }
    call.changes = beginChanges(by: call, callee)
    let wasUnused = isResultUnused
    isResultUnused = isUnused
    let arguments = hosting(call) { visitArguments(of: call) }
    isResultUnused = wasUnused
    endChanges(call.changes)
    if isReception { reception = nil }
    noteHostingController(call)
    noteTracking(call)
    noteSystemQuestion(call, callee)
    noteInjection(call, callee, arguments)
    noteObjectModifier(call, callee, arguments)
    if FrameworkNames.mutatingFunctions.contains(name), tree.kind(callee) == .member,
      call.callee.functions.isEmpty, let base = tree.firstChild(callee)
    {
      noteWriteInside(base)
    }
    noteMutation(call, callee, since: start)
    noteMutations(by: call, callee)
    noteMembersByKey(call, callee)
    noteAssigning(call, arguments)
    return result(of: call, callee, arguments)
  }

  /// `show(screen: Detail())`, where that function puts what it is given into a tree of its own.
  private func hosting(_ call: Call, _ visit: () -> [ArgumentFact]) -> [ArgumentFact] {
    guard !index.hostingFunctions.isEmpty, hosts(call) else { return visit() }
    var arguments: [ArgumentFact] = []
    call.isHosting = true
    _ = asRoot {
      arguments = visit()
      return .unknown
    }
    return arguments
  }

  private func hosts(_ call: Call) -> Bool {
    // Here: those that an extension adds to a class of others are known by name only.
    let functions = call.made?.nominal.map { initializers(of: $0) }
      ?? (call.callee.functions.isEmpty
        ? index.externalMembers(call.name) : call.callee.functions)
    return functions.contains(where: index.hostingFunctions.contains)
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

  /// A call while it is read. Here: a class, as whatever asks about an argument is handed it.
  final class Call {
    let node: NodeID
    let name: String
    let callee: Value
    /// What the called member belongs to.
    let base: Value?
    /// The type it makes an instance of.
    var made: ResolvedType?
    /// What the code around wants of it.
    var expected = ResolvedType.unknown
    /// Applied to a view.
    var isModifier = false
    /// What it is given is the root of a tree of views.
    var isHosting = false
    /// `layout { … }`: what is called is a value that most likely draws what it is given.
    var isOfDrawingValue = false
    /// What runs is the `callAsFunction` of the value that is called.
    var runsCalledValue = false
    /// What it changes in place.
    var changes: [OpenChange] = []
    /// A statement of its own.
    var isUnused = false

    init(node: NodeID, name: String, callee: Value, base: Value?) {
      self.node = node
      self.name = name
      self.callee = callee
      self.base = base
    }
  }

  /// Reads the callee; the models that the modifier puts in hold for its base only.
  private func visitCallee(
    _ callee: NodeID, of call: NodeID, name: String, expected: ResolvedType
  ) -> (value: Value, base: Value?) {
    guard tree.kind(callee) == .member, let baseNode = tree.firstChild(callee) else {
      let value = visit(callee, expected: expected)
      // Here: a modifier without a receiver, in an extension of `View`, applies to `self`.
      if tree.kind(callee) == .name, value.functions.isEmpty || isViewItself, isRecording,
        local(name) == nil,
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
      if isRecording, mayHoldWhatIsGiven(baseNode) {
        facts.providers.append(ProviderFact(provider: provider, unit: unit))
      }
    }
    let outer = applied
    applied = (baseNode, name)
    let base = visit(baseNode)
    applied = outer
    if provider != nil { providers.removeFirst() }
    return (member(name, of: base, at: callee), base)
  }

  // MARK: Arguments

  private func visitArguments(of call: Call) -> [ArgumentFact] {
    var facts: [ArgumentFact] = []
    let content = contentProvider(of: call)
    if let content { providers.insert(content, at: 0) }
    if let content, isRecording, tree.children(call.node).dropFirst().contains(where: isGiven) {
      self.facts.providers.append(ProviderFact(provider: content, unit: unit))
    }
    defer { if content != nil { providers.removeFirst() } }
    let outerRoot = keyPathRoot
    keyPathRoot = firstKeyPathRoot(of: call)
    let outerTaker = taker
    defer { (keyPathRoot, taker) = (outerRoot, outerTaker) }
    let wasOpaque = isOpaque
    if !drawsArguments(call) { isOpaque = true }
    defer { isOpaque = wasOpaque }
    let arguments = tree.children(call.node).dropFirst().map { $0 }
    let labels = arguments.map { tree.name($0) }
    let (wasInLink, wasLater, mightComeLater) = (isInLink, isLater, mayComeLater)
    defer { (isInLink, isLater, mayComeLater) = (wasInLink, wasLater, mightComeLater) }
    let presentsLater = isPresentedLater(call, labels)
    let hasElements = drawsElements(call)
    for argumentNode in arguments {
      guard let valueNode = tree.firstChild(argumentNode) else { continue }
      let isClosure = tree.kind(valueNode) == .closure
      let written = tree[argumentNode].token < 0 ? nil : tree.name(argumentNode)
      let label = isClosure ? written ?? unwrittenLabel(of: call, labels) : written
      isInLink = makesWithLink(label, of: call, labels, isClosure: isClosure, isInLink: wasInLink)
      if isInLink, !wasInLink { noteLinkedValues(valueNode) }
      isLater = wasLater || isInLink || presentsLater && isClosure
      mayComeLater = mightComeLater || hasElements && isClosure
      let value: Value
      if isClosure {
        value = visitClosureArgument(
          valueNode, label: label, of: call, labels: labels)
        noteHandOver(valueNode, as: label, to: call)
      } else {
        // Here: a method handed on as an action runs later, like a closure.
        let wasInAction = isInAction
        if let label, FrameworkNames.actionLabels.contains(label), !givesValue(label, of: call) {
          isInAction = true
        }
        taker = Taker(label: label, call: call, labels: labels, node: valueNode)
        value = visitValue(valueNode, label: label, of: call)
        isInAction = wasInAction
        noteHandOff(value)
        noteHandOver(valueNode, as: label, to: call)
        noteGivenAway(value, argumentNode, of: call)
      }
      facts.append(
        ArgumentFact(
          label: label, origin: givenOrigin(value, at: valueNode), type: value.type,
          place: place(valueNode),
          isClosure: isClosure))
    }
    return facts
  }

  private func visitValue(_ node: NodeID, label: String?, of call: Call) -> Value {
    let outerChanges = openChanges
    if runsWhileChanging(node, label: label, of: call) {
      openChanges += call.changes
    } else {
      openChanges += call.changes.filter(\.isBound)
    }
    let outerNamed = namedChanges
    if !call.changes.isEmpty, mayRun(node), runsAtOnce(label, of: call) {
      namedChanges += call.changes
    }
    let value = visit(node, expected: parameterType(label, of: call))
    (openChanges, namedChanges) = (outerChanges, outerNamed)
    return value
  }

  /// What a container of the project does with the views it is given.
  private func contentProvider(of call: Call) -> Provider? {
    if let id = call.made?.nominal, index.traits(id).isViewLike { return .type(id) }
    guard !call.callee.functions.isEmpty else { return nil }
    return .functions(FunctionSet(call.callee.functions))
  }

  /// Whether views among the arguments are drawn where the call stands.
  private func drawsArguments(_ call: Call) -> Bool {
    if call.isModifier || call.isOfDrawingValue || call.isHosting { return true }
    if let made = call.made {
      guard case .nominal(let id, _) = made else {
        return !FrameworkNames.actionCallees.contains(call.name)
          || FrameworkNames.drawingCallees.contains(call.name)
      }
      return index.traits(id).isViewLike
    }
    if call.base == nil {
      if FrameworkNames.drawingModifiers.contains(call.name) { return true }
      return mayGiveView(call.callee.functions)
        || local(call.name) != nil
    }
    if FrameworkNames.drawingModifiers.contains(call.name) { return true }
    return mayGiveView(call.callee.functions)
      || FrameworkNames.sequenceFunctions.contains(call.name)
  }

  /// Whether the project declares that a closure gives something, whatever its label sounds like.
  func givesValue(_ label: String, of call: Call) -> Bool {
    guard case .function(let result) = parameterType(label, of: call).unwrapped else {
      return false
    }
    return !result.isVoid
  }

  private func parameterType(_ label: String?, of call: Call) -> ResolvedType {
    if let id = call.made?.nominal {
      if let parameter = parameter(label, of: initializers(of: id)) {
        return type(of: parameter).calledWithoutArguments(parameter.syntax.isAutoclosure)
      }
      guard let label,
        let member = index.ownMembers(label, of: id).first(where: { $0.kind == .variable })
      else { return .unknown }
      let type = type(of: member)
      return index.wrapper(member).wrapper == .binding ? .binding(to: type) : type
    }
    return parameter(label, of: call.callee.functions).map { type(of: $0) } ?? .unknown
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
