/// Whether making a model does more than store values.
struct InitializerWeight {
  let index: ProjectIndex

  /// The first thing beyond storing that happens when the type is made, if any.
  ///
  /// `arguments` tell which of its initialisers runs; nil where that is not known: any of them.
  func firstEffect(of type: TypeID, with arguments: CallArguments? = nil) -> Place? {
    var seen = Seen()
    return firstEffect(of: type, with: arguments, seen: &seen)
  }

  /// The initialisers that a call may run, with what the defaults of parameters give that it
  /// leaves out. All of them where none fits.
  private func candidates(
    _ type: TypeID, _ arguments: CallArguments?
  ) -> [(initializer: MemberID, defaults: [TokenSpan])] {
    let all = index.initializers(of: type)
    let fitting = all.compactMap { initializer -> (MemberID, [TokenSpan])? in
      arguments?.leftOut(of: index.function(initializer).parameters).map {
        (initializer, $0.compactMap(\.defaultValue))
      }
    }
    return fitting.isEmpty ? all.map { ($0, []) } : fitting
  }

  /// What was looked into on the way.
  private struct Seen {
    var types: Set<TypeID> = []
    var code: Set<CodeNode> = []
    /// Those that call others of their type.
    var initializers: Set<MemberID> = []
  }

  private func firstEffect(
    of type: TypeID, with arguments: CallArguments?, seen: inout Seen
  ) -> Place? {
    guard seen.types.insert(type).inserted, seen.types.count < 32 else { return nil }
    for (initializer, defaults) in candidates(type, arguments) {
      for value in defaults {
        if let place = effect(inDefault: value, initializer, seen: &seen) { return place }
      }
      guard let body = index.function(initializer).body else { continue }
      let file = initializer.place.file
      let tree = index.files[file].body(body)
      guard tree.root >= 0 else { continue }
      var search = InitializerSearch(
        index: index, tree: tree, scope: index.scope(initializer),
        locals: index.files[file].localNames(in: body),
        given: Set(index.function(initializer).parameters.map(\.name)))
      if let node = search.effect(in: tree.root) { return Place(file, tree.range(node)) }
      for call in search.ownCalls where seen.initializers.insert(initializer).inserted {
        seen.types.remove(type)
        if let place = firstEffect(of: type, with: call, seen: &seen) { return place }
      }
      if let place = effectBehind(search, initializer, seen: &seen) { return place }
    }
    if let place = effectInProperties(of: type, seen: &seen) { return place }
    return index.traits(type).superclass.flatMap {
      firstEffect(of: $0, with: nil, seen: &seen)
    }
  }

  /// What a parameter is given where a call leaves it out.
  private func effect(
    inDefault value: TokenSpan, _ initializer: MemberID, seen: inout Seen
  ) -> Place? {
    let tree = index.files[initializer.place.file].expression(value)
    guard tree.root >= 0 else { return nil }
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(initializer), locals: [])
    if let node = search.effect(inValue: tree.root) {
      return Place(initializer.place.file, tree.range(node))
    }
    return effectBehind(search, initializer, seen: &seen)
  }

  /// The values that stored properties start with.
  private func effectInProperties(of type: TypeID, seen: inout Seen) -> Place? {
    let members = index.allMembers(of: type).values.joined().filter { $0.kind == .variable }
    for member in members.sorted() {
      let variable = index.variable(member)
      guard let value = variable.initialValue, !variable.isStatic, !variable.hasModifier("lazy")
      else { continue }
      let tree = index.files[member.place.file].expression(value)
      guard tree.root >= 0 else { continue }
      var search = InitializerSearch(
        index: index, tree: tree, scope: index.scope(member), locals: [])
      search.noteImplicitClass(tree.root, of: member)
      if let node = search.effect(inValue: tree.root) {
        return Place(member.place.file, tree.range(node))
      }
      if let place = effectBehind(search, member, seen: &seen) { return place }
    }
    return nil
  }

  /// What the values that a search came across do elsewhere: the classes that are made for them,
  /// and the functions and getters of the project that give them.
  private func effectBehind(
    _ search: InitializerSearch, _ member: MemberID, _ type: TypeID? = nil, seen: inout Seen
  ) -> Place? {
    for made in search.madeTypes {
      var inner = seen
      defer { seen.code = inner.code }
      if let place = firstEffect(of: made.type, with: made.arguments, seen: &inner) {
        return place
      }
    }
    let outside = OutsideUses(index: index)
    for value in search.values {
      let nodes = outside.nodes(
        makingValue: value, in: search.tree, of: member, type, locals: search.locals)
      for node in nodes {
        if let place = firstEffect(inCode: node, seen: &seen) { return place }
      }
    }
    return nil
  }

  private func firstEffect(inCode node: CodeNode, seen: inout Seen) -> Place? {
    guard node.name != FrameworkNames.initializer, seen.code.count < 64,
      seen.code.insert(node).inserted, !givesText(node)
    else { return nil }
    let members = node.owner.map { index.ownMembers(node.name, of: $0) }
      ?? index.globalMembers(node.name)
    for member in members {
      let file = index.files[member.place.file]
      for body in bodies(giving: member) {
        let tree = file.body(body)
        guard tree.root >= 0 else { continue }
        var search = InitializerSearch(
          index: index, tree: tree, scope: index.scope(member),
          locals: file.localNames(in: body))
        if let effect = search.effect(ofGiving: tree.root) {
          return Place(member.place.file, tree.range(effect))
        }
        if let place = effectBehind(search, member, seen: &seen) { return place }
      }
    }
    return nil
  }

  /// Looking a text up is no work.
  private func givesText(_ node: CodeNode) -> Bool {
    var type = node.owner
    while let current = type {
      if FrameworkNames.typesOfTexts.contains(index[current].name) { return true }
      type = index[current].parent
    }
    return false
  }

  /// The code that runs for a value each time: not that of what is kept.
  private func bodies(giving member: MemberID) -> [TokenSpan] {
    guard member.kind == .variable else {
      return [index.function(member).body].compactMap { $0 }
    }
    return index.variable(member).accessors.filter { $0.kind == .get || $0.kind == .other }
      .compactMap(\.body)
  }
}

/// A search through one body or value.
struct InitializerSearch {
  let index: ProjectIndex
  let tree: BodyTree
  let scope: ResolutionScope
  let locals: Set<String>
  /// The names of an initialiser's parameters.
  var given: Set<String> = []
  /// Classes of the project that are made on the way.
  var madeTypes: [(type: TypeID, arguments: CallArguments)] = []
  /// The values on the way.
  var values: [NodeID] = []
  /// What `.init(…)` makes an instance of.
  var classes: [NodeID: TypeID] = [:]
  /// `self.init(…)`
  var ownCalls: [CallArguments] = []

  /// The first statement that does more than store.
  mutating func effect(in node: NodeID) -> NodeID? {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .assignment, .variable, .returnStatement:
        noteImplicitClass(in: child)
        if let found = effect(inValue: child) { return found }
        if tree.kind(child) == .assignment, let target = tree.firstChild(child), changes(target) {
          return child
        }
      case .call:
        if let found = effect(ofCall: child) { return found }
      case .forStatement, .whileStatement, .repeatStatement, .closure: return child
      case .deferStatement, .localFunction, .literal, .name, .member, .string: break
      default: if let found = effect(in: child) { return found }
      }
    }
    return nil
  }

  /// The same in code that gives a value, which may be all that it says.
  mutating func effect(ofGiving body: NodeID) -> NodeID? {
    let statements = Array(tree.children(body))
    guard statements.count == 1, tree.kind(body) == .block else { return effect(in: body) }
    switch tree.kind(statements[0]) {
    case .call, .forceUnwrap, .optionalChain, .member, .name, .sequence, .subscriptAccess, .cast,
      .prefixOperator, .postfixOperator, .array, .tuple, .ternary, .implicitMember:
      return effect(inValue: statements[0])
    default: return effect(in: body)
    }
  }

  /// The first call inside a value that does more than make or compute one.
  mutating func effect(inValue node: NodeID) -> NodeID? {
    values.append(node)
    return busyCall(node)
  }

  /// `player.owner = self`, `Store.shared.owner = self`: a member of an object that was there
  /// before, and that others keep.
  private func changes(_ target: NodeID) -> Bool {
    guard tree.kind(target) == .member, var base = tree.firstChild(target) else { return false }
    var isOwnMember = false
    while tree.kind(base) != .name {
      guard let inner = tree.firstChild(base), tree.kind(base) != .call else { return false }
      if tree.kind(inner) == .selfName {
        isOwnMember = true
        break
      }
      base = inner
    }
    let name = tree.name(base)
    guard isOwnMember || !locals.contains(name) else { return false }
    let members = scope.type.map { index.members(name, of: $0) } ?? []
    guard let member = members.first(where: { $0.kind == .variable }) else {
      // Here: a parameter can only be changed in what it refers to.
      return !isOwnMember
    }
    // Here: what the property starts with, or what the initialiser made for it, is as new as it is.
    guard index.variable(member).initialValue == nil, given.contains(name) else {
      return false
    }
    let type = BodyReader(index: index, file: member.place.file).type(of: member)
    return type.nominal.map { index[$0].kind == .class || index[$0].kind == .protocol } ?? false
  }

  private mutating func effect(ofCall call: NodeID) -> NodeID? {
    guard let callee = tree.firstChild(call) else { return nil }
    if tree.kind(callee) == .member, tree.name(callee) == "init" {
      if let base = tree.firstChild(callee), tree.kind(base) == .selfName {
        ownCalls.append(arguments(of: call))
      }
      return nil
    }
    if FrameworkNames.starts(name(callee)) { return call }
    if makesValue(callee) || FrameworkNames.checks.contains(name(callee)) { return nil }
    if tree.kind(callee) == .member, let base = tree.firstChild(callee), isOwn(base) { return nil }
    return call
  }

  private mutating func busyCall(_ node: NodeID) -> NodeID? {
    if tree.kind(node) == .call, let callee = tree.firstChild(node) {
      if tree.kind(callee) == .closure { return effect(in: callee) }
      if isBusy(callee) || reads(node, callee) { return node }
      if let made = madeClass(callee) ?? classes[node] {
        madeTypes.append((made, arguments(of: node)))
      }
    }
    if tree.kind(node) == .closure { return nil }
    for child in tree.children(node) {
      if let found = busyCall(child) { return found }
    }
    return nil
  }

  private func isBusy(_ callee: NodeID) -> Bool {
    let name = name(callee)
    if FrameworkNames.startingFunctions.contains(name) || makesMachine(callee) { return true }
    if makesValue(callee) || FrameworkNames.sequenceFunctions.contains(name)
      || FrameworkNames.filterFunctions.contains(name) || FrameworkNames.onlyComputes(name)
    {
      return false
    }
    switch tree.kind(callee) {
    case .member:
      guard let base = tree.firstChild(callee) else { return false }
      // Here: a function of a type makes a value; a function of what a type keeps does something.
      return !isOwn(base) && !isTypeName(base) && !isConstant(base)
    default: return false
    }
  }

  /// `UIColor.orange`, which others declare.
  private func isConstant(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .member, let type = tree.firstChild(node) else { return false }
    return tree.kind(type) == .name && FrameworkNames.typesOfConstants.contains(tree.name(type))
  }

  private func name(_ callee: NodeID) -> String {
    switch tree.kind(callee) {
    case .name, .member, .implicitMember: tree.name(callee)
    default: ""
    }
  }

  /// `UUID()`, `Store.init()`, `.live()`, `Kit.Store()`.
  private func makesValue(_ callee: NodeID) -> Bool {
    switch tree.kind(callee) {
    case .implicitMember: return true
    case .name, .member:
      let name = tree.name(callee)
      if name == "init" { return true }
      return isUpperCase(name) && !FrameworkNames.startingFunctions.contains(name)
    default: return true
    }
  }

  /// `AVAudioEngine()`, where the project declares nothing of that name.
  private func makesMachine(_ callee: NodeID) -> Bool {
    guard tree.kind(callee) == .name, FrameworkNames.isMachine(tree.name(callee)) else {
      return false
    }
    if case .external = index.types.lookUp([tree.name(callee)], in: scope.ofValue) { return true }
    return false
  }

  /// `Data(contentsOf: url)`: a value that is read from somewhere.
  private func reads(_ call: NodeID, _ callee: NodeID) -> Bool {
    tree.kind(callee) == .name && isUpperCase(tree.name(callee))
      && tree.children(call).dropFirst().prefix(1).contains {
        FrameworkNames.readsContents(tree.name($0))
      }
  }

  private func isUpperCase(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }

  func isTypeName(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .name, .member: isUpperCase(tree.name(node))
    default: false
    }
  }

  /// A local value, a literal or something made right there: nobody else sees what is done to it.
  private func isOwn(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .name: return locals.contains(tree.name(node))
    case .literal, .string, .array, .tuple, .sequence: return true
    case .call:
      guard let callee = tree.firstChild(node) else { return true }
      return makesValue(callee) && tree.kind(callee) != .closure && madeClass(callee) == nil
    default: return false
    }
  }
}

extension InitializerWeight {
  /// The first thing beyond storing in an expression that makes a model: in itself, or in the
  /// functions of the project that it calls.
  func firstEffect(
    ofMaking root: NodeID, in tree: BodyTree, of member: MemberID, _ type: TypeID
  ) -> Place? {
    let file = member.place.file
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(member), locals: [])
    if let node = search.effect(inValue: root) { return Place(file, tree.range(node)) }
    // Here: the initialisers of the model itself are somebody else's to judge.
    search.madeTypes.removeAll { index.isSubtype($0.type, of: type) || $0.type == type }
    var seen = Seen()
    return effectBehind(search, member, type, seen: &seen)
  }
}
