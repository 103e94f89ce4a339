// What the calls in an initialiser make.
extension InitializerSearch {
  func arguments(of call: NodeID) -> CallArguments {
    var result = CallArguments(labels: [])
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      if tree[argument].flags.contains(.isTrailingClosure) {
        result.hasTrailingClosure = true
      } else {
        result.labels.append(tree[argument].token < 0 ? nil : tree.name(argument))
      }
    }
    return result
  }

  /// The class of the project that a call makes an instance of.
  func madeClass(_ callee: NodeID) -> TypeID? {
    var path: [String] = []
    var current: NodeID? = callee
    while let node = current {
      guard tree.kind(node) == .name || tree.kind(node) == .member else { return nil }
      if tree.name(node) != "init" { path.insert(tree.name(node), at: 0) }
      current = tree.kind(node) == .member ? tree.firstChild(node) : nil
    }
    guard case .type(let id) = index.types.lookUp(path, in: scope.ofValue),
      index[id].kind == .class
    else { return nil }
    return id
  }

  /// `courier = .init()`: the class is that of the property.
  mutating func noteImplicitClass(in assignment: NodeID) {
    guard tree.kind(assignment) == .assignment, let owner = scope.type else { return }
    let parts = Array(tree.children(assignment))
    guard let target = parts.first, let value = parts.last, parts.count > 1 else { return }
    let isOwn = tree.kind(target) == .member
      && tree.firstChild(target).map { tree.kind($0) } == .selfName
    guard isOwn || tree.kind(target) == .name && !locals.contains(tree.name(target)),
      let member = index.members(tree.name(target), of: owner).first(where: {
        $0.kind == .variable
      })
    else { return }
    noteImplicitClass(value, of: member)
  }

  mutating func noteImplicitClass(_ value: NodeID, of member: MemberID) {
    guard tree.kind(value) == .call, let callee = tree.firstChild(value),
      tree.kind(callee) == .implicitMember, tree.name(callee) == "init",
      let type = index.resolvedType(of: member)?.unwrapped.nominal, index[type].kind == .class
    else { return }
    classes[value] = type
  }
}
