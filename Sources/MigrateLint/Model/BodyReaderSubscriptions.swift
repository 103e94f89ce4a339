// Subscriptions that a migration can rewrite: `onReceive`, and sinks that only forward.
extension BodyReader {
  /// What `.onReceive` is given; nil where its first argument is no publisher of a property, or
  /// where operators make something else of it.
  func readReception(_ call: NodeID, _ callee: NodeID) -> Reception? {
    let arguments = tree.children(call).dropFirst().map { $0 }
    guard let first = arguments.first, let value = tree.firstChild(first),
      let (source, operators) = publisher(in: value), hasSameValues(value)
    else { return nil }
    var reception = Reception(
      place: namePlace(callee), argument: place(value), publisher: place(source),
      operators: operators)
    // Here: of an optional publisher a modifier of the project takes the values, which are none.
    guard arguments.count == 2, let closure = tree.firstChild(arguments[1]),
      tree.kind(closure) == .closure, !isOptional(source)
    else { return reception }
    reception.closure = closureShape(closure)
    if !tree[arguments[1]].flags.contains(.isTrailingClosure) {
      reception.label = Place(
        unitFile, ByteRange(tree.range(value).end, tree.range(closure).start))
    }
    return reception
  }

  /// `x?.y.$p`
  private func isOptional(_ node: NodeID) -> Bool {
    var current = node
    while let base = tree.firstChild(current) {
      if tree.kind(base) == .optionalChain { return true }
      guard tree.kind(base) == .member || tree.kind(base) == .forceUnwrap else { return false }
      current = base
    }
    return false
  }

  /// `x.$p`, or `objectWillChange`, behind any operators.
  private func publisher(in node: NodeID) -> (source: NodeID, operators: [String])? {
    var operators: [String] = []
    var current = node
    while tree.kind(current) == .call {
      guard let callee = tree.firstChild(current), tree.kind(callee) == .member,
        let base = tree.firstChild(callee)
      else { return nil }
      operators.insert(tree.name(callee), at: 0)
      current = base
    }
    switch tree.kind(current) {
    case .member:
      let name = tree.name(current)
      let isPublisher = name.hasPrefix("$") || name == FrameworkNames.objectWillChange
      return isPublisher ? (current, operators) : nil
    case .name where tree.name(current) == FrameworkNames.objectWillChange:
      return (current, operators)
    case .dollarName: return (current, operators)
    default: return nil
    }
  }

  /// Whether the operators only say when or where a value comes, not which.
  private func hasSameValues(_ node: NodeID) -> Bool {
    guard let (name, base) = methodCall(node) else { return true }
    let isPlain = !hasArguments(node)
    switch name {
    case FrameworkNames.receive: return hasSameValues(base)
    case FrameworkNames.dropFirst, FrameworkNames.removeDuplicates:
      return isPlain && hasSameValues(base)
    default: return false
    }
  }

  /// The reception that something belongs to: what its closure names is not received.
  func reception(around node: NodeID) -> Reception? {
    guard let reception, reception.argument.range.contains(tree.range(node)) else { return nil }
    return reception
  }

  /// The head of a closure; nil where a parameter more could not simply be put in front.
  private func closureShape(_ closure: NodeID) -> ClosureShape? {
    let parameters = tree.children(closure).filter { tree.kind($0) == .parameter }
    if parameters.isEmpty {
      let own = implicitParameters(in: closure)
      return own.isEmpty ? nil : ClosureShape(parameter: nil, implicitParameters: own)
    }
    guard parameters.count == 1, tree.firstChild(parameters[0]) == nil else { return nil }
    return ClosureShape(parameter: place(parameters[0]), implicitParameters: [])
  }

  /// Every `$0` of a closure, those of closures in it left out.
  private func implicitParameters(in node: NodeID) -> [Place] {
    tree.children(node).flatMap { child -> [Place] in
      switch tree.kind(child) {
      case .closure: return []
      case .dollarName where tree.text(child) == "$0": return [place(child)]
      default: return implicitParameters(in: child)
      }
    }
  }

  /// `\.$p` and `\.objectWillChange`: of whatever the key path is applied to.
  func noteKeyPath(_ node: NodeID) {
    var root = rootOfKeyPaths
    let roles: EffectFact.Roles = isIdentity(node) ? .read : [.read, .keyPath]
    if let first = tree.firstChild(node), tree.kind(first) == .type {
      root = index.types.resolve(tree.type(first), in: scope)
    }
    for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
      let name = tree.name(component)
      let next = noteComponent(name, of: root, roles, at: component)
      if name.hasPrefix("$"), isOtherProjection(name, of: root) {
        // Here: the projection of another wrapper.
      } else if name.hasPrefix("$"), noteProjection(name, of: root, at: component) {
        // Here: whoever is given the path asks for the wrapper.
      } else if name.hasPrefix("$") {
        let property = String(name.dropFirst())
        notePublisher(
          root.nominal.flatMap { declarer(of: property, in: $0) }, property, at: component,
          isKeyPath: true)
      } else if name == FrameworkNames.objectWillChange {
        _ = noteObjectWillChange(Value(type: root), at: component)
      }
      root = next
    }
  }

  /// Whether `$x` belongs to a wrapper that is not `@Published`.
  private func isOtherProjection(_ name: String, of root: ResolvedType) -> Bool {
    let member = root.nominal.flatMap { index.members(String(name.dropFirst()), of: $0).first }
    guard let member, member.kind == .variable else { return false }
    return index.wrapper(member).wrapper == .other
  }

  /// `\Screen.$model`, of a property that holds a model by a wrapper.
  private func noteProjection(_ name: String, of root: ResolvedType, at node: NodeID) -> Bool {
    let property = String(name.dropFirst())
    guard let id = root.nominal,
      let member = index.members(property, of: id).first(where: { $0.kind == .variable }),
      index.wrapper(member).wrapper.isOfOldWorld
    else { return false }
    if isRecording {
      facts.projections.append(
        ProjectionFact(
          owner: declarer(of: property, in: id) ?? id, property: property, place: place(node),
          member: nil, unit: unit))
    }
    return true
  }

  /// A part of a key path: whoever is given the path may read or write it. Returns its type.
  private func noteComponent(
    _ name: String, of root: ResolvedType, _ roles: EffectFact.Roles, at node: NodeID
  ) -> ResolvedType {
    guard name != "self" else { return root }
    guard let id = root.nominal else {
      if case .external(_, let arguments) = root, arguments.isEmpty { return .unknown }
      noteUnresolved(name, roles, at: node)
      return .unknown
    }
    guard let member = index.members(name, of: id).first, member.kind == .variable else {
      return .unknown
    }
    noteEffect(.member(id, name), roles, at: node)
    return type(of: member)
  }

  /// `ForEach(crates, id: \.label)`: the framework reads by that path, and writes nothing.
  private func isIdentity(_ path: NodeID) -> Bool {
    guard let taker, taker.node == path, taker.label == FrameworkNames.id else { return false }
    return taker.call.callee.functions.isEmpty && taker.call.made?.nominal == nil
  }

  // MARK: Forwarding

  /// Marks what a statement noted since then, where all it does is to forward.
  func noteForwarding(_ statement: NodeID, since start: Int) {
    guard facts.objectWillChange.count == start + 2,
      let child = facts.objectWillChange[start].model,
      let parent = facts.objectWillChange[start + 1].model, parent == unit.owner,
      let (keeper, sink) = keptSink(statement), onlySends(sink)
    else { return }
    let forwarding = Forwarding(
      statement: place(statement), parent: parent, child: child, keeper: keeper)
    facts.objectWillChange[start].forwarding = forwarding
    facts.objectWillChange[start + 1].forwarding = forwarding
  }

  /// `publisher.sink { … }.store(in: …)` or `keeper = publisher.sink { … }`: the closure.
  private func keptSink(_ statement: NodeID) -> (keeper: String?, closure: NodeID)? {
    if tree.kind(statement) == .assignment {
      let parts = tree.children(statement).map { $0 }
      guard parts.count == 2, let keeper = ownProperty(parts[0]),
        let closure = sinkClosure(parts[1])
      else { return nil }
      return (keeper, closure)
    }
    guard let (name, base) = methodCall(statement), name == FrameworkNames.store,
      let closure = sinkClosure(base)
    else { return nil }
    return (nil, closure)
  }

  private func ownProperty(_ node: NodeID) -> String? {
    switch tree.kind(node) {
    case .name: return tree.name(node)
    case .member:
      guard let base = tree.firstChild(node), tree.kind(base) == .selfName else { return nil }
      return tree.name(node)
    default: return nil
    }
  }

  /// `base.name(…)`.
  private func methodCall(_ node: NodeID) -> (name: String, base: NodeID)? {
    guard tree.kind(node) == .call, let callee = tree.firstChild(node),
      tree.kind(callee) == .member, let base = tree.firstChild(callee)
    else { return nil }
    return (tree.name(callee), base)
  }

  private func hasArguments(_ call: NodeID) -> Bool {
    tree.children(call).contains { tree.kind($0) == .argument }
  }

  /// The closure of a sink that hears of every change: an operator may do or hold back anything.
  private func sinkClosure(_ node: NodeID) -> NodeID? {
    guard let (name, base) = methodCall(node), name == FrameworkNames.sink,
      let (source, operators) = publisher(in: base), isObjectWillChange(source),
      operators.allSatisfy({ $0 == FrameworkNames.receive })
    else { return nil }
    let arguments = tree.children(node).dropFirst().map { $0 }
    guard arguments.count == 1, let closure = tree.firstChild(arguments[0]),
      tree.kind(closure) == .closure
    else { return nil }
    return closure
  }

  private func isObjectWillChange(_ node: NodeID) -> Bool {
    (tree.kind(node) == .member || tree.kind(node) == .name)
      && tree.name(node) == FrameworkNames.objectWillChange
  }

  /// Whether a closure does nothing but `self?.objectWillChange.send()`.
  private func onlySends(_ closure: NodeID) -> Bool {
    var statements = tree.children(closure).filter {
      tree.kind($0) != .parameter && tree.kind($0) != .capture
    }
    if statements.count == 2, isGuardOfSelf(statements[0]) { statements.removeFirst() }
    guard statements.count == 1, let (name, base) = methodCall(statements[0]),
      name == FrameworkNames.send, isObjectWillChange(base),
      !hasArguments(statements[0])
    else { return false }
    guard let receiver = tree.firstChild(base) else { return true }
    let inner = tree.kind(receiver) == .optionalChain ? tree.firstChild(receiver) : receiver
    return inner.map { tree.kind($0) == .selfName } ?? false
  }

  /// `guard let self else { return }`.
  private func isGuardOfSelf(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .guardStatement else { return false }
    let text = tree.text(node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text == "guard let self else { return }"
      || text == "guard let self = self else { return }"
  }
}
