/// An observer that sets the property it observes, whatever the value is.
struct ObserverRecursion {
  let index: ProjectIndex

  /// The first change of a stored property that its own `willSet` or `didSet` makes on every run,
  /// and that calls the observer again once the property is reached through accessors.
  func change(of member: MemberID) -> Place? {
    let variable = index.variable(member)
    let file = member.place.file
    for accessor in variable.accessors where accessor.kind == .willSet || accessor.kind == .didSet {
      guard let body = accessor.body else { continue }
      let tree = index.files[file].body(body)
      guard tree.root >= 0 else { continue }
      let search = Search(
        tree: tree, name: variable.name,
        isHidden: index.files[file].localNames(in: body).contains(variable.name),
        isValue: isValue(member))
      if let node = search.change(in: tree.root) { return Place(file, tree.nameRange(node)) }
    }
    return nil
  }

  /// Whether changing a part of the property changes the property.
  private func isValue(_ member: MemberID) -> Bool {
    let variable = index.variable(member)
    if variable.type == nil, let span = variable.initialValue {
      let tree = index.files[member.place.file].expression(span)
      if tree.root >= 0, tree.kind(tree.root) == .literal || tree.kind(tree.root) == .string {
        return true
      }
    }
    let type = BodyReader(index: index, file: member.place.file).type(of: member)
    // Here: changing a part through an optional chain may stop at nil.
    switch type {
    case .array, .dictionary, .tuple: return true
    case .external(let name, _): return FrameworkNames.valueTypes.contains(name)
    case .nominal(let id, _): return index[id].kind == .struct || index[id].kind == .enum
    default: return false
    }
  }

  private struct Search {
    let tree: BodyTree
    let name: String
    /// A local of that name is declared in the body.
    let isHidden: Bool
    let isValue: Bool

    /// The node that names the property where a statement changes it that always runs.
    func change(in block: NodeID) -> NodeID? {
      for statement in tree.children(block) {
        switch tree.kind(statement) {
        case .assignment:
          if let target = tree.firstChild(statement), let node = property(target, isWhole: true) {
            return node
          }
        case .call:
          if let callee = tree.firstChild(statement), tree.kind(callee) == .member,
            FrameworkNames.mutatingFunctions.contains(tree.name(callee)),
            let base = tree.firstChild(callee), let node = property(base, isWhole: false)
          {
            return node
          }
        case .deferStatement, .block:
          if let node = change(in: statement) { return node }
        case .doStatement where isAlone(tree.firstChild(statement)):
          if let body = tree.firstChild(statement), let node = change(in: body) { return node }
        case .returnStatement, .throwStatement, .guardStatement: return nil
        default:
          // Here: what may leave the observer makes everything behind it conditional.
          if mayReturn(statement) { return nil }
        }
      }
      return nil
    }

    /// `do { … }` without a `catch`.
    private func isAlone(_ block: NodeID?) -> Bool {
      block.map { tree[$0].nextSibling < 0 } ?? false
    }

    /// The property's own name at the root of what is changed.
    private func property(_ target: NodeID, isWhole: Bool) -> NodeID? {
      var current = target
      var isWhole = isWhole
      while true {
        if isOwn(current) { return isWhole || isValue ? current : nil }
        switch tree.kind(current) {
        case .member, .subscriptAccess:
          guard let base = tree.firstChild(current) else { return nil }
          current = base
          isWhole = false
        default: return nil
        }
      }
    }

    private func isOwn(_ node: NodeID) -> Bool {
      switch tree.kind(node) {
      case .name: return !isHidden && tree.name(node) == name
      case .member:
        guard tree.name(node) == name, let base = tree.firstChild(node) else { return false }
        return tree.kind(base) == .selfName
      default: return false
      }
    }

    private func mayReturn(_ node: NodeID) -> Bool {
      switch tree.kind(node) {
      case .returnStatement, .throwStatement: true
      case .closure, .localFunction: false
      default: tree.children(node).contains { mayReturn($0) }
      }
    }
  }
}
