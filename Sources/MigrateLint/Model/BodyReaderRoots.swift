// Trees of views that something else hosts: hosting controllers, previews.
extension BodyReader {
  /// `UIHostingController(rootView: …)` and its kind: a tree of its own.
  func visitHosting(_ node: NodeID, _ callee: NodeID, _ name: String) -> Value {
    var made: Place?
    let (_, edges) = collectingEdges {
      for argument in tree.children(node).dropFirst() {
        guard let inner = tree.firstChild(argument) else { continue }
        let value = visit(inner)
        noteHandOff(value)
        if tree.name(argument) == FrameworkNames.rootViewLabel {
          made = placeOfMaking(inner, value)
        }
      }
      return .unknown
    }
    if isRecording, !edges.isEmpty {
      let isCell = name == FrameworkNames.hostingConfiguration
      facts.roots.append(
        ViewRoot(kind: isCell ? .cell : .hosting, edges: edges, unit: unit, made: made))
    }
    return Value(type: .external(name, []), origin: .created(place(node)))
  }

  /// `Host(rootView: Page())` of an alias, or of a class below without an initialiser of its own,
  /// and `.init(rootView: Page())`.
  func makesHosting(
    _ callee: NodeID, _ name: String, _ call: NodeID, _ expected: ResolvedType
  ) -> Bool {
    // Here: every call asks, and a name is a String.
    var child = tree[call].firstChild
    var isGiven = false
    while child >= 0, !isGiven {
      isGiven = tree.kind(child) == .argument && tree[child].token >= 0
        && tree.nameRange(child).count == FrameworkNames.rootViewLabel.utf8.count
        && tree.name(child) == FrameworkNames.rootViewLabel
      child = tree[child].nextSibling
    }
    guard isGiven else { return false }
    switch tree.kind(callee) {
    case .implicitMember where name == FrameworkNames.initializer:
      return expected.nameOfOthers.map(FrameworkNames.hostingTypes.contains) ?? false
    case .name where local(name) == nil: break
    default: return false
    }
    switch meaning(of: name) {
    case .external(let other): return FrameworkNames.hostingTypes.contains(other)
    case .alias(let target, _):
      return target.lastName.map(FrameworkNames.hostingTypes.contains) ?? false
    case .type(let id):
      let lineage = [id] + index.superclasses(of: id)
      return lineage.allSatisfy { index.initializers(of: $0).isEmpty } && isHost(id)
    default: return false
    }
  }

  /// `Drawer(rootView: Page())` of a project's class below `UIHostingController`: that keeps the
  /// view it is given. What else it does with that is seen nowhere.
  func noteHostingController(_ call: Call) {
    guard isRecording, let type = call.made?.nominal, index[type].kind == .class, isHost(type),
      let argument = tree.children(call.node).first(where: {
        tree.kind($0) == .argument && tree.name($0) == FrameworkNames.rootViewLabel
      }), let view = tree.firstChild(argument), let made = placeOfMaking(view, .unknown)
    else { return }
    facts.roots.append(ViewRoot(kind: .hosting, edges: [], unit: unit, made: made))
  }

  /// `host.rootView = Page()`: the root of a tree that somebody has already.
  func hosting(inRootView target: NodeID, _ value: NodeID, _ visit: () -> Value) -> Value {
    // Here: what a local has become on the way is not followed.
    guard isRootView(target), local(lastName(ofRoot: value)) == nil else { return visit() }
    // Here: an initialiser sets it once; other code may do so again and again.
    return asRoot(made: unit.kind == .initializer ? placeOfMaking(value, .unknown) : nil, visit)
  }

  /// What is drawn there is the root of a tree of its own.
  func asRoot(made: Place? = nil, _ visit: () -> Value) -> Value {
    let (value, edges) = collectingEdges(visit)
    if isRecording, !edges.isEmpty {
      facts.roots.append(ViewRoot(kind: .hosting, edges: edges, unit: unit, made: made))
    }
    return value
  }

  /// `page` of `AnyView(page.padding())`.
  private func lastName(ofRoot node: NodeID) -> String {
    var node = node
    while true {
      let isErased = tree.kind(node) == .call
        && tree.firstChild(node).map { tree.name($0) == FrameworkNames.anyView } ?? false
      let argument = isErased ? tree.children(node).dropFirst().first { _ in true } : nil
      guard let inner = argument ?? tree.firstChild(node),
        [.call, .member, .argument].contains(tree.kind(node))
      else { return tree.kind(node) == .name ? tree.name(node) : "" }
      node = inner
    }
  }

  private func isRootView(_ target: NodeID) -> Bool {
    switch tree.kind(target) {
    case .name, .member:
      guard tree.nameRange(target).count == FrameworkNames.rootViewLabel.utf8.count,
        tree.name(target) == FrameworkNames.rootViewLabel
      else { return false }
    default: return false
    }
    guard tree.kind(target) == .member, let base = tree.firstChild(target),
      tree.kind(base) != .selfName
    else {
      let isLocal = tree.kind(target) == .name && local(FrameworkNames.rootViewLabel) != nil
      return !isLocal && unit.owner.map(isHost) ?? false
    }
    let type = peek(base).type.unwrapped
    return type.nominal.map(isHost)
      ?? type.nameOfOthers.map(FrameworkNames.hostingTypes.contains) ?? false
  }

  /// Whether a class inherits from a hosting controller.
  private func isHost(_ type: TypeID) -> Bool {
    ([type] + index.superclasses(of: type)).contains {
      index.traits($0).externalSuperclass.map(FrameworkNames.hostingTypes.contains) ?? false
    }
  }

  /// `page.hosted()` of an extension of `View`, where that puts `self` into a tree of its own.
  func hostingBase(of callee: NodeID, _ name: String, _ visit: () -> Value) -> Value {
    guard !index.hostingMethods.isEmpty, tree.kind(callee) == .member,
      index.hostingMethods.contains(name)
    else { return visit() }
    return asRoot(visit)
  }

  /// Whether what a name is set to becomes the root of a tree in the same body:
  /// `UIHostingController(rootView: page)`.
  func isHosted(_ pattern: NodeID) -> Bool {
    guard let name = tree.firstChild(pattern), tree.kind(name) == .name else { return false }
    let names = hostedNames ?? namesOfRoots()
    hostedNames = names
    return names.contains(tree.name(name))
  }

  private func namesOfRoots() -> Set<String> {
    var result: Set<String> = []
    for (position, node) in tree.nodes.enumerated() where node.kind == .argument {
      let argument = NodeID(position)
      guard node.token >= 0, tree.name(argument) == FrameworkNames.rootViewLabel,
        var leaf = tree.firstChild(argument)
      else { continue }
      while tree.kind(leaf) == .call || tree.kind(leaf) == .member,
        let base = tree.firstChild(leaf)
      {
        leaf = base
      }
      if tree.kind(leaf) == .name { result.insert(tree.name(leaf)) }
    }
    return result
  }

  /// The call behind modifiers, or the one that a local was set to, which makes a view.
  private func placeOfMaking(_ node: NodeID, _ value: Value) -> Place? {
    if let hidden = hiddenView(node) { return placeOfMaking(hidden, .unknown) }
    switch value.origin {
    case .created(let place): return place
    case .local(_, let id) where facts.locals.indices.contains(id):
      guard case .created(let place) = facts.locals[id].origin else { return nil }
      return place
    default: break
    }
    var node = node
    while tree.kind(node) == .call, let callee = tree.firstChild(node),
      tree.kind(callee) == .member, let base = tree.firstChild(callee)
    {
      node = base
    }
    return tree.kind(node) == .call ? place(node) : nil
  }

  /// What `AnyView(…)` hides.
  private func hiddenView(_ node: NodeID) -> NodeID? {
    guard tree.kind(node) == .call, let callee = tree.firstChild(node),
      tree.kind(callee) == .name, tree.name(callee) == FrameworkNames.anyView
    else { return nil }
    return tree.children(node).dropFirst().first { _ in true }.flatMap { tree.firstChild($0) }
  }

  func visitMacro(_ node: NodeID, name: String) -> Value {
    let isPreview = FrameworkNames.previewMacros.contains(name)
    let wasInAction = isInAction
    // Here: `#selector(M.method)` and its kind name something; nothing is read.
    if !isPreview { isInAction = true }
    let outerDeferral = deferral
    let onlyNames = FrameworkNames.namingMacros.contains(name)
    deferral = max(deferral, onlyNames ? .later : isPreview ? .now : .maybe)
    defer { (isInAction, deferral) = (wasInAction, outerDeferral) }
    let wasPreview = unit.isPreview
    if isPreview { unit = unit.inPreview(true) }
    // Here: what a preview's traits put around it cannot be seen.
    let hasTraits = tree.children(node).contains {
      tree.kind($0) == .argument && tree.name($0) == FrameworkNames.traitsLabel
    }
    let (_, edges) = collectingEdges {
      for argument in tree.children(node).dropFirst() {
        guard let inner = tree.firstChild(argument) else { continue }
        if hasTraits { providers = [.unknown] }
        visit(inner)
      }
      return .unknown
    }
    if unit.isPreview != wasPreview { unit = unit.inPreview(wasPreview) }
    if isPreview, isRecording, !edges.isEmpty {
      facts.roots.append(ViewRoot(kind: .preview, edges: edges, unit: unit))
    }
    return Value(type: .unknown, origin: .nothing)
  }
}
