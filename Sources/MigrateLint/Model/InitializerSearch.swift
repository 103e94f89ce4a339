/// A search through one body or value.
struct InitializerSearch {
  let index: ProjectIndex
  let tree: BodyTree
  let scope: ResolutionScope
  let locals: Set<String>
  /// The names of the parameters.
  var given: Set<String> = []
  /// The code belongs to what is being made: what it sets of its own is new. Otherwise that was
  /// there before.
  var isMaking = true
  /// The instance at whose end the code runs was just made: nobody else has called it.
  var isJustMade = false
  /// Locals that stand for themselves, `let token = …`, where that is asked.
  var declared: Set<String> = []
  /// The code is run by setting a property of what is being made, or called by such code.
  var isSetting = false
  /// The methods of its own instance that such code calls.
  var ownFunctions: [MemberID] = []
  /// Classes of the project that are made on the way.
  var madeTypes: [(type: TypeID, arguments: CallArguments)] = []
  /// The values on the way.
  var values: [NodeID] = []
  /// The class of what the value is, whose methods may make another one of it.
  var wanted: TypeID?
  /// Such methods on the way.
  var makingMethods: [CodeNode] = []
  /// What `.init(…)` makes an instance of.
  var classes: [NodeID: TypeID] = [:]
  /// `self.init(…)`
  var ownCalls: [CallArguments] = []
  /// Where calls are followed to see whether they only store: the functions on the way, none in the
  /// initialiser itself. nil where they are not.
  var storing: [MemberID]?
  /// A method of its own instance was called before.
  var hasCalledOwn = false

  /// The first statement that does more than store.
  mutating func effect(in node: NodeID) -> NodeID? {
    for child in tree.children(node) {
      if isStoring, !onlyStores(child) { return child }
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
      case .localFunction, .literal, .name, .member, .string: break
      default: if let found = effect(in: child) { return found }
      }
    }
    return nil
  }

  /// The same in code that gives a value, which may be all that it says.
  mutating func effect(ofGiving body: NodeID) -> NodeID? {
    let statements = Array(tree.children(body)).filter { tree.kind($0) != .parameter }
    guard statements.count == 1, [.block, .closure].contains(tree.kind(body)) else {
      return effect(in: body)
    }
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
    if !isMaking, let name = ownName(target) {
      return !locals.contains(name) && !given.contains(name) && isCounted(target)
    }
    if isGlobal(target) { return true }
    guard [.member, .subscriptAccess].contains(tree.kind(target)),
      var base = tree.firstChild(target)
    else { return false }
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
    if SharedObjects(index: index).root(of: member) != nil { return true }
    // Here: what the property starts with, or what the initialiser made for it, is as new as it is.
    guard index.variable(member).initialValue == nil, isGiven(name) else { return false }
    let type = BodyReader(index: index, file: member.place.file).type(of: member)
    return type.nominal.map { index[$0].kind == .class || index[$0].kind == .protocol } ?? false
  }

  /// A variable of nobody's: `launches += 1`.
  private func isGlobal(_ target: NodeID) -> Bool {
    guard tree.kind(target) == .name, case let name = tree.name(target), !locals.contains(name),
      !given.contains(name), scope.type.map({ index.members(name, of: $0).isEmpty }) ?? true
    else { return false }
    return index.globalMembers(name).contains { $0.kind == .variable }
  }

  /// Whether a property holds what a parameter gives.
  private func isGiven(_ name: String) -> Bool {
    given.contains(name)
      || tree.values(givenTo: name, hiddenBy: locals.union(given)).contains {
        tree.kind($0) == .name && given.contains(tree.name($0))
      }
  }

  /// `next`, `self.next`: a property of whoever runs, or a global.
  private func ownName(_ target: NodeID) -> String? {
    switch tree.kind(target) {
    case .name: break
    case .member where tree.firstChild(target).map { tree.kind($0) == .selfName } ?? false: break
    default: return nil
    }
    let name = tree.name(target)
    let members = scope.type.map { index.members(name, of: $0) } ?? index.globalMembers(name)
    return members.contains { $0.kind == .variable } ? name : nil
  }

  /// Whether setting it is more than to remember what was made: that is asked for, too.
  private func isCounted(_ target: NodeID) -> Bool {
    let name = tree.name(target)
    let assignment = tree.nodes.indices.first {
      tree.nodes[$0].kind == .assignment && tree.firstChild(NodeID($0)) == target
    }
    let isPlain = assignment.map { tree.nameRange(NodeID($0)).count == 1 } ?? true
    return !isPlain || !tree.nodes.indices.contains { position in
      NodeID(position) != target && [.name, .member].contains(tree.nodes[position].kind)
        && tree.name(NodeID(position)) == name
    }
  }

  private mutating func effect(ofCall call: NodeID) -> NodeID? {
    guard let callee = tree.firstChild(call) else { return nil }
    if isStoring {
      let only = onlyStores(call, callee) && hasPlainArguments(call)
      return only ? effect(ofArgumentsIn: call) : call
    }
    if tree.kind(callee) == .member, tree.name(callee) == "init" {
      if insertsOwn(call) { return call }
      if let base = tree.firstChild(callee), tree.kind(base) == .selfName {
        ownCalls.append(arguments(of: call))
      }
      return nil
    }
    if isSetting, !changesStore(call, callee) {
      if isOwnBusiness(call, callee) { return nil }
      if let closure = closureRun(by: call, callee) { return effect(in: closure) }
      let methods = ownMethods(callee)
      ownFunctions += methods
      if !methods.isEmpty {
        return tree.children(call).dropFirst().firstResult { busyCall($0) }
      }
    }
    if isUnscheduledTimer(call, callee) { return nil }
    if FrameworkNames.starts(name(callee)) || changesStore(call, callee) { return call }
    if makesValue(callee) || FrameworkNames.checks.contains(name(callee)) { return nil }
    if tree.kind(callee) == .member, let base = tree.firstChild(callee), isOwn(base) { return nil }
    return onlyStores(call, callee) ? effect(ofArgumentsIn: call) : call
  }

  private mutating func busyCall(_ node: NodeID) -> NodeID? {
    if tree.kind(node) == .call, let callee = tree.firstChild(node) {
      if tree.kind(callee) == .closure { return effect(in: callee) }
      if isUnscheduledTimer(node, callee) { return nil }
      if let wanted, tree.kind(callee) == .member, case let name = tree.name(callee),
        index.makeAnew(index.members(name, of: wanted), wanted)
      {
        makingMethods.append(CodeNode(wanted, name))
        return tree.children(node).dropFirst().firstResult { busyCall($0) }
      }
      if isBusy(callee) || reads(node, callee) || startsItself(node, callee)
        || changesStore(node, callee)
      {
        return node
      }
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

  func name(_ callee: NodeID) -> String {
    switch tree.kind(callee) {
    case .name, .member, .implicitMember: tree.name(callee)
    default: ""
    }
  }

  /// `UUID()`, `Store.init()`, `.live()`, `Kit.Store()`.
  func makesValue(_ callee: NodeID) -> Bool {
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

  /// `UpdaterController(startingUpdater: true)`: what others declare, and what begins at once.
  private func startsItself(_ call: NodeID, _ callee: NodeID) -> Bool {
    tree.kind(callee) == .name && isUpperCase(tree.name(callee))
      && tree.children(call).dropFirst().contains { argument in
        tree[argument].token >= 0 && FrameworkNames.begins(tree.name(argument))
          && tree.firstChild(argument).map { tree.text($0) == "true" } ?? false
      }
  }

  /// `Data(contentsOf: url)`: a value that is read from somewhere.
  private func reads(_ call: NodeID, _ callee: NodeID) -> Bool {
    tree.kind(callee) == .name && isUpperCase(tree.name(callee))
      && tree.children(call).dropFirst().prefix(1).contains {
        FrameworkNames.readsContents(tree.name($0))
      }
  }

  func isUpperCase(_ name: String) -> Bool {
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
