/// Which conditions in the code of a view may change while the view's value stays.
struct ChangingConditions {
  let index: ProjectIndex

  /// Whether what an `if`, a `switch`, a `guard` or a `?:` asks for may change by itself; of
  /// anything else, whether what it names may. What a view was given as a plain value changes only
  /// together with all else that it was given.
  func mayChange(_ node: NodeID, in code: CodeTree) -> Bool {
    let tree = code.tree
    switch tree.kind(node) {
    case .ifStatement, .guardStatement:
      return tree.children(node).contains {
        [.condition, .optionalBinding, .caseCondition].contains(tree.kind($0))
          && mayChange($0, code, depth: 0)
      }
    case .switchStatement, .ternary:
      return tree.firstChild(node).map { mayChange($0, code, depth: 0) } ?? false
    default: return mayChange(node, code, depth: 0)
    }
  }

  private func mayChange(_ node: NodeID, _ code: CodeTree, depth: Int) -> Bool {
    let tree = code.tree
    switch tree.kind(node) {
    case .dollarName: return true
    // Here: `#available` answers once and for all.
    case .macro: return false
    case .call where tree.firstChild(node).map { tree.kind($0) == .macro } ?? false: return false
    case .optionalBinding where tree.firstChild(node) == nil:
      return mayChange(tree.name(node), code, depth)
    case .caseCondition:
      // Here: the pattern comes first.
      let value = tree.children(node).reduce(nil as NodeID?) { $1 }
      return value.map { mayChange($0, code, depth: depth) } ?? true
    case .name: return mayChange(tree.name(node), code, depth)
    case .member where tree.isOfSelf(node): return mayChange(tree.name(node), code, depth)
    case .member:
      // Here: what an object has that all share, such as `Session.shared.user`.
      if let base = tree.firstChild(node), tree.kind(base) == .member,
        let type = tree.firstChild(base), tree.kind(type) == .name, isTypeName(tree.name(type))
      {
        return true
      }
    default: break
    }
    return tree.children(node).contains { mayChange($0, code, depth: depth) }
  }

  private func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  private func mayChange(_ name: String, _ code: CodeTree, _ depth: Int) -> Bool {
    if isTypeName(name) { return false }
    guard depth < 4, let type = code.type, let member = index.ownMembers(name, of: type).first,
      member.kind == .variable
    else { return true }
    let variable = index.variable(member)
    if variable.isStatic { return false }
    guard variable.isComputed else {
      // Here: what is injected stays the same.
      let isState = variable.attributes.contains { !FrameworkNames.injects($0.lastName) }
      return isState || keepsObject(member)
    }
    return variable.accessors.compactMap(\.body).contains { body in
      let tree = index.files[member.place.file].body(body)
      let getter = CodeTree(tree, file: member.place.file, type: type)
      return tree.root < 0 || mayChange(tree.root, getter, depth: depth + 1)
    }
  }

  private func keepsObject(_ member: MemberID) -> Bool {
    switch BodyReader(index: index, file: member.place.file).type(of: member).unwrapped {
    case .nominal(let type, _): index[type].kind == .class
    case .function: true
    // Here: what a style is given changes with each touch.
    case .external(let name, _):
      name == Wrapper.binding.rawValue || name.hasSuffix("Configuration")
    default: false
    }
  }
}
