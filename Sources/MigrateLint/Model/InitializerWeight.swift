/// Whether making a model does more than store values.
struct InitializerWeight {
  let index: ProjectIndex

  /// The first thing beyond storing that an initialiser of the type does, if any.
  func firstEffect(of type: TypeID) -> Place? {
    var current: TypeID? = type
    var steps = 0
    while let type = current, steps < 16 {
      if let effect = ownEffect(of: type) { return effect }
      current = index.traits(type).superclass
      steps += 1
    }
    return nil
  }

  private func ownEffect(of type: TypeID) -> Place? {
    for initializer in index.initializers(of: type) {
      let function = index.function(initializer)
      guard let body = function.body else { continue }
      let tree = index.files[initializer.place.file].body(body)
      if tree.root >= 0, let node = effect(
        in: tree.root, tree, index.files[initializer.place.file].localNames(in: body))
      {
        return Place(initializer.place.file, tree.range(node))
      }
    }
    return nil
  }

  private func effect(in node: NodeID, _ tree: BodyTree, _ locals: Set<String>) -> NodeID? {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .assignment:
        if let call = tree.children(child).dropFirst().first(where: { _ in true }),
          let found = busyCall(call, tree)
        {
          return found
        }
      case .call:
        if !isSuperInitializer(child, tree), !isPlain(child, tree), !isOnLocal(child, tree, locals) {
          return child
        }
      case .forStatement, .whileStatement, .repeatStatement, .closure: return child
      case .variable:
        if let found = busyCall(child, tree) { return found }
      case .deferStatement, .localFunction, .literal, .name, .member, .string: break
      default: if let found = effect(in: child, tree, locals) { return found }
      }
    }
    return nil
  }

  /// A method of a local value, such as `list.append(x)`.
  private func isOnLocal(_ call: NodeID, _ tree: BodyTree, _ locals: Set<String>) -> Bool {
    guard let callee = tree.firstChild(call), tree.kind(callee) == .member,
      let base = tree.firstChild(callee), tree.kind(base) == .name
    else { return false }
    return locals.contains(tree.name(base))
  }

  /// A call inside a value that starts something: `x.sink { }`, `Task { }`.
  private func busyCall(_ node: NodeID, _ tree: BodyTree) -> NodeID? {
    if tree.kind(node) == .closure { return nil }
    if tree.kind(node) == .call, startsSomething(node, tree) { return node }
    for child in tree.children(node) {
      if let found = busyCall(child, tree) { return found }
    }
    return nil
  }

  private func startsSomething(_ call: NodeID, _ tree: BodyTree) -> Bool {
    guard let callee = tree.firstChild(call) else { return false }
    switch tree.kind(callee) {
    case .name, .member, .implicitMember:
      return FrameworkNames.startingFunctions.contains(tree.name(callee))
    default: return false
    }
  }

  /// Making a value, or a look-up by name: `UUID()`, `Store.init()`, `.init(x)`, `max(a, b)`.
  private func isPlain(_ call: NodeID, _ tree: BodyTree) -> Bool {
    guard let callee = tree.firstChild(call) else { return true }
    switch tree.kind(callee) {
    case .name, .implicitMember:
      let name = tree.name(callee)
      if name == "Task" || name == "Timer" { return false }
      if name == "init" { return true }
      return name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? true
        || ["min", "max", "abs", "zip", "type"].contains(name)
    case .member:
      let name = tree.name(callee)
      return name == "init" || (name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false)
    default: return true
    }
  }

  private func isSuperInitializer(_ call: NodeID, _ tree: BodyTree) -> Bool {
    guard let callee = tree.firstChild(call), tree.kind(callee) == .member,
      tree.name(callee) == "init"
    else { return false }
    return true
  }
}

extension ProjectIndex {
  /// The first thing beyond storing values that making a model does, if any.
  public func firstInitializerEffect(of type: TypeID) -> Place? {
    InitializerWeight(index: self).firstEffect(of: type)
  }
}
