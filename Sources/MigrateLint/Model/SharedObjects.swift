/// Which properties hold an object that everybody has: `let mixer = Mixer.shared`.
struct SharedObjects {
  let index: ProjectIndex

  /// The type, or the global, by which a property's object is found, where an instance has it from
  /// the start: by what the property starts with, what its getter gives, what an initialiser puts
  /// into it, or what a parameter is where nobody gives anything for it.
  func root(of member: MemberID) -> String? {
    guard member.kind == .variable, mayHoldObject(member) else { return nil }
    let (variable, file) = (index.variable(member), index.files[member.place.file])
    guard !variable.isStatic, index.ownWrappers(of: member).isEmpty else { return nil }
    let scope = index.scope(member)
    if let value = variable.initialValue {
      let tree = file.expression(value)
      return root(tree, tree.root, in: scope, for: member)
    }
    if variable.isComputed {
      let getter = variable.accessors.first { $0.kind == .get || $0.kind == .other }
      guard let body = getter?.body else { return nil }
      let tree = file.body(body)
      return given(by: tree).flatMap { root(tree, $0, in: scope, for: member) }
    }
    return index.owner(member).flatMap { owner in
      index.initializers(of: owner).firstResult { root(of: member, setBy: $0) }
    }
  }

  /// Whether a property's value is an object: what is done to that leaves the property as it is.
  func holdsObject(_ member: MemberID) -> Bool {
    let reader = BodyReader(index: index, file: member.place.file)
    return switch reader.type(of: member).unwrapped {
    case .nominal(let type, _): index[type].kind == .class
    case .external(let name, _): FrameworkNames.mayBeClass(name)
    default: false
    }
  }

  /// Whether what is done to a property's value is done to an object that others may have, too.
  func mayHoldObject(_ member: MemberID) -> Bool {
    let reader = BodyReader(index: index, file: member.place.file)
    switch reader.type(of: member).unwrapped {
    case .nominal(let type, _): return index[type].kind == .class || index[type].kind == .protocol
    case .external(let name, _): return FrameworkNames.mayBeClass(name)
    case .unknown, .composition, .generic: return true
    default: return false
    }
  }

  /// The one expression that a getter consists of.
  private func given(by tree: BodyTree) -> NodeID? {
    guard tree.root >= 0, tree.kind(tree.root) == .block else { return nil }
    let statements = Array(tree.children(tree.root))
    guard statements.count == 1 else { return nil }
    return tree.kind(statements[0]) == .returnStatement
      ? tree.firstChild(statements[0]) : statements[0]
  }

  private func root(of member: MemberID, setBy initializer: MemberID) -> String? {
    let function = index.function(initializer)
    guard let body = function.body else { return nil }
    let file = index.files[initializer.place.file]
    let tree = file.body(body)
    guard tree.root >= 0 else { return nil }
    let (name, locals) = (index.variable(member).name, file.localNames(in: body))
    let scope = index.scope(initializer)
    for value in tree.values(givenTo: name, hiddenBy: locals.union(function.parameters.map(\.name)))
    {
      if let root = root(tree, value, in: scope, for: member, hiddenBy: locals) { return root }
      guard tree.kind(value) == .name,
        let parameter = function.parameters.first(where: { $0.name == tree.name(value) }),
        let standard = parameter.defaultValue
      else { continue }
      let tree = file.expression(standard)
      if let root = root(tree, tree.root, in: scope, for: member) { return root }
    }
    return nil
  }

  /// What an expression finds its object by: `Mixer.shared`, `UIDevice.current`, `.shared`.
  private func root(
    _ tree: BodyTree, _ node: NodeID, in scope: ResolutionScope, for member: MemberID,
    hiddenBy locals: Set<String> = []
  ) -> String? {
    guard node >= 0 else { return nil }
    func root(_ node: NodeID) -> String? {
      self.root(tree, node, in: scope, for: member, hiddenBy: locals)
    }
    switch tree.kind(node) {
    case .forceUnwrap, .optionalChain, .cast, .tuple, .argument, .initialValue:
      return tree.firstChild(node).flatMap(root)
    case .sequence, .ternary: return tree.children(node).firstResult(of: root)
    case .implicitMember: return rootOfImplicit(tree.name(node), of: member)
    case .name:
      let name = tree.name(node)
      guard !locals.contains(name), index.globalMembers(name).contains(where: isKeptObject) else {
        return nil
      }
      return name
    case .call:
      // Here: `SKPaymentQueue.default()`
      guard Array(tree.children(node)).count == 1, let callee = tree.firstChild(node),
        tree.kind(callee) == .member
      else { return nil }
      return rootOfMember(tree, callee, in: scope, isCalled: true)
    case .member: return rootOfMember(tree, node, in: scope, isCalled: false)
    default: return nil
    }
  }

  private func rootOfMember(
    _ tree: BodyTree, _ node: NodeID, in scope: ResolutionScope, isCalled: Bool
  ) -> String? {
    var path: [String] = []
    var current = node
    while tree.kind(current) != .name {
      guard [.member, .forceUnwrap, .optionalChain].contains(tree.kind(current)),
        let base = tree.firstChild(current)
      else { return nil }
      if tree.kind(current) == .member { path.insert(tree.name(current), at: 0) }
      current = base
    }
    let first = tree.name(current)
    guard startsUpperCase(first) else { return nil }
    var type = index.types.lookUp([first], in: scope.ofValue)
    var names = [first]
    while case .type = type, path.count > 1,
      case .type(let inner) = index.types.lookUp(names + [path[0]], in: scope.ofValue)
    {
      type = .type(inner)
      names.append(path.removeFirst())
    }
    guard let name = path.first, !isCalled || path.count == 1 else { return nil }
    if case .type(let id) = type {
      let isShared = isCalled
        ? FrameworkNames.sharedNames.contains(name) : isShared(name, of: id)
      return isShared ? index[id].name : nil
    }
    return isSharedOfOthers(name, first) ? first : nil
  }

  private func rootOfImplicit(_ name: String, of member: MemberID) -> String? {
    switch BodyReader(index: index, file: member.place.file).type(of: member).unwrapped {
    case .nominal(let type, _): isShared(name, of: type) ? index[type].name : nil
    case .external(let type, _): isSharedOfOthers(name, type) ? type : nil
    default: nil
    }
  }

  private func isShared(_ name: String, of type: TypeID) -> Bool {
    index.members(name, of: type).contains { member in
      member.kind == .variable && index.variable(member).isStatic
        && mayHoldObject(member)
        && (!index.variable(member).isComputed || FrameworkNames.sharedNames.contains(name))
    }
  }

  private func isSharedOfOthers(_ name: String, _ type: String) -> Bool {
    FrameworkNames.sharedNames.contains(name) && FrameworkNames.mayBeClass(type)
  }

  /// A static or a global that keeps an object.
  private func isKeptObject(_ member: MemberID) -> Bool {
    member.kind == .variable && !index.variable(member).isComputed && mayHoldObject(member)
  }

  private func startsUpperCase(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }
}

extension BodyTree {
  /// What `name = …` and `self.name = …` give to a property of the instance.
  func values(givenTo name: String, hiddenBy hidden: Set<String>) -> [NodeID] {
    nodes.indices.compactMap { position -> NodeID? in
      let node = NodeID(position)
      guard kind(node) == .assignment, nameRange(node).count == 1 else { return nil }
      let parts = Array(children(node))
      guard parts.count == 2, self.name(parts[0]) == name else { return nil }
      switch kind(parts[0]) {
      case .name: return hidden.contains(name) ? nil : parts[1]
      case .member: return isOfSelf(parts[0]) ? parts[1] : nil
      default: return nil
      }
    }
  }
}
