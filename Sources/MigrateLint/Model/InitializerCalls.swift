// What the calls in an initialiser make.
extension InitializerSearch {
  func arguments(of call: NodeID) -> CallArguments { CallArguments(of: call, in: tree) }

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

// Calls that change what outlives the code around: a file, a store of objects, a list of handlers.
extension InitializerSearch {
  /// `Note(context: context)`, `"".write(to: url, …)`, `NSEvent.addLocalMonitorForEvents(…) { … }`.
  func changesStore(_ call: NodeID, _ callee: NodeID) -> Bool {
    let name = name(callee)
    return FrameworkNames.insertingFunctions.contains(name)
      || FrameworkNames.registeringFunctions.contains(name)
      || writesFile(call, callee) || insertsObject(call, callee)
  }

  /// `text.write(to: url, …)`, whosever text that is; but not what goes into a text: `&text`.
  private func writesFile(_ call: NodeID, _ callee: NodeID) -> Bool {
    guard tree.kind(callee) == .member, tree.name(callee) == FrameworkNames.write,
      let first = arguments(in: call).first, tree[first].token >= 0,
      FrameworkNames.labelsOfFiles.contains(tree.name(first))
    else { return false }
    return tree.firstChild(first).map { tree.kind($0) != .reference } ?? false
  }

  /// An object of Core Data that is made in a context is in its store from then on.
  private func insertsObject(_ call: NodeID, _ callee: NodeID) -> Bool {
    guard namesContext(call) else { return false }
    if let made = madeClass(callee) ?? classes[call] { return index.isManagedObject(made) }
    guard tree.kind(callee) == .name, case let name = tree.name(callee), isUpperCase(name),
      case .external = index.types.lookUp([name], in: scope.ofValue)
    else { return false }
    // Here: the classes of a data model may be written while the project is built.
    return name == FrameworkNames.managedObject
      || !FrameworkNames.isOfPlatform(name)
        && index.files[scope.file].outline.imports.contains {
          $0.module == FrameworkNames.coreData
        }
  }

  /// `self.init(context: context)` in such a class.
  func insertsOwn(_ call: NodeID) -> Bool {
    namesContext(call) && (scope.type.map(index.isManagedObject) ?? false)
  }

  private func namesContext(_ call: NodeID) -> Bool {
    arguments(in: call).contains { argument in
      tree[argument].token >= 0 && FrameworkNames.labelsOfContexts.contains(tree.name(argument))
        && tree.firstChild(argument).map { tree.text($0) != "nil" } ?? false
    }
  }

  private func arguments(in call: NodeID) -> [NodeID] {
    tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
  }
}
