// What code does as soon as it runs, whatever type it is about.
extension BodyReader {
  func noteEffect(
    _ target: EffectFact.Target, _ roles: EffectFact.Roles, at node: NodeID, isSure: Bool = true,
    isOnOwnObject: Bool = false, isOnNewObject: Bool = false, isOfSuper: Bool = false
  ) {
    guard isRecording, notesEffects else { return }
    // Here: a closure in a property that is called stands as a callee, too.
    let isReference = roles == .call && calleeNode != node
    let fact = EffectFact(
      target: target, roles: roles, isSure: isSure, isOnOwnObject: isOnOwnObject,
      isOnNewObject: isOnNewObject, isOfSuper: isOfSuper, range: tree.nameRange(node))
    for listener in listeners.indices { listeners[listener].append(fact) }
    for change in openChanges + defaultedChanges { facts.changes[change.fact].effects.append(fact) }
    for change in namedChanges { facts.changes[change.fact].namedEffects.append(fact) }
    let reference = isReference ? referenceDeferral : .now
    if let keeper, closureParameters.count > keeper.nesting, reference != .later {
      keep(fact, for: keeper)
    }
    note(fact, max(deferral, reference))
  }

  private func note(_ fact: EffectFact, _ deferral: Deferral) {
    var fact = fact
    if deferral == .later { (fact.isLate, fact.isWeak) = (true, holdsSelfWeakly) }
    if deferral == .maybe { fact.isSure = false }
    effects.append(fact)
  }

  private func keep(_ fact: EffectFact, for keeper: ClosureKeeper) {
    guard keeper.deferral != .later else { return }
    var fact = fact
    fact.isSure = false
    for node in keeper.nodes {
      if let last = kept.indices.last, kept[last].node == node {
        kept[last].effects.append(fact)
      } else {
        kept.append(UnitEffects(node: node, effects: [fact]))
      }
    }
  }

  func rolesOfEffect(_ member: MemberID, at node: NodeID) -> EffectFact.Roles {
    if member.kind == .function { return .call }
    return calleeNode == node ? [.read, .call] : .read
  }

  /// A member of a value whose type is not known, where some type of the project has such a one.
  func noteUnresolved(_ name: String, _ roles: EffectFact.Roles = .read, at node: NodeID) {
    guard isRecording, notesEffects, name != FrameworkNames.initializer,
      index.declaresMember(name)
    else { return }
    let labels = calleeNode == node && calledNode >= 0 ? self.labels(of: calledNode) : nil
    noteEffect(.anyone(name, labels: labels), roles, at: node, isSure: false)
  }

  /// A member that an extension of a type of others declares, where there is one of that name.
  func noteExternal(_ name: String, _ roles: EffectFact.Roles = .read, at node: NodeID) {
    guard isRecording, notesEffects, !index.externalMembers(name).isEmpty else { return }
    noteEffect(.global(name), roles, at: node, isSure: false)
  }

  /// An initialiser, also of a type that is not the project's, or that nobody here knows; by a
  /// call, where it is not only named.
  func noteInitializer(
    of type: ResolvedType, _ roles: EffectFact.Roles, at node: NodeID, by call: NodeID? = nil
  ) {
    guard isRecording, notesEffects else { return }
    let name = FrameworkNames.initializer
    switch type {
    case .nominal(let id, _): noteEffect(.member(id, name), roles, at: node)
    case .ambiguous(let ids):
      for id in ids { noteEffect(.member(id, name), roles, at: node, isSure: false) }
    case .unknown, .generic:
      let call = call ?? (calleeNode == node && calledNode >= 0 ? calledNode : nil)
      let labels = call.map(labels).flatMap { tellsInitializer($0) ? $0 : nil }
      noteEffect(.anyone(name, labels: labels), .call, at: node, isSure: false)
    default:
      guard let outer = type.nameOfOthers else { return }
      noteExternal(CodeNode.initializer(of: outer).name, roles, at: node)
    }
  }

  /// Whether labels tell which initialisers a call may mean: not where some may belong to one
  /// parameter, `T(a: 1, more: 2, 3)`, nor where a protocol's extension has one that calls others.
  private func tellsInitializer(_ labels: [String?]) -> Bool {
    guard !labels.dropFirst().contains(nil) else { return false }
    return !(index.owners.types[FrameworkNames.initializer] ?? []).contains { type in
      index[type].kind == .protocol
        && index.ownMembers(FrameworkNames.initializer, of: type).contains {
          index.function($0).body != nil
        }
    }
  }

  /// The labels of a call's arguments; trailing closures beside.
  private func labels(of call: NodeID) -> [String?] {
    tree.children(call).dropFirst().filter {
      tree.kind($0) == .argument && !tree[$0].flags.contains(.isTrailingClosure)
    }.map { tree[$0].token < 0 ? nil : tree.name($0) }
  }

  /// A member that a value's type does not have, as far as that is known.
  func noteMissingMember(_ name: String, of base: Value, at node: NodeID) {
    let roles: EffectFact.Roles = calleeNode == node ? [.read, .call] : .read
    if !index.externalMembers(name).isEmpty { noteEffect(.global(name), roles, at: node) }
    if FrameworkNames.comparingFunctions.contains(name) {
      // Here: a collection compares its elements.
      let isCollection = !base.type.element.isUnknown
      noteWhole(
        base.type, at: node,
        isDescribed: !isCollection || FrameworkNames.descriptions.contains(name))
    }
    switch base.type.unwrapped {
    case .nominal(let id, _):
      noteGoingThrough(id, at: node)
      // Here: only a dynamic member looks like one that nobody declares.
      guard index.isDynamic(id) else { return }
      noteEffect(.member(id, FrameworkNames.subscriptName), .read, at: node)
      noteUnresolved(name, roles, at: node)
    case .ambiguous(let ids):
      for id in ids { noteEffect(.member(id, name), roles, at: node, isSure: false) }
    case .external(let outer, let arguments):
      // Here: what wraps a model may pass its members on.
      for case let id? in arguments.map(\.nominal) where !index.members(name, of: id).isEmpty {
        noteEffect(.member(id, name), roles, at: node, isSure: false)
      }
      if base.isForeign { return }
      if index.owners.associatedTypes.contains(outer) || FrameworkNames.isParameterOfType(outer)
        || FrameworkNames.implicitMembers.contains(name)
      {
        noteUnresolved(name, roles, at: node)
      }
    case .array, .dictionary, .tuple, .function, .metatype(.external): break
    case .metatype: noteUnresolved(name, roles.union(.ofType), at: node)
    case .unknown, .generic, .composition, .optional:
      let isSuper = tree.firstChild(node).map { tree.kind($0) == .superName } ?? false
      if !base.isView, !base.isForeign, !isSuper { noteUnresolved(name, roles, at: node) }
    }
  }

  /// `a < b` for operators that the project declares.
  func noteOperator(
    _ node: NodeID, _ left: NodeID, _ leftType: ResolvedType, _ right: NodeID,
    _ rightType: ResolvedType
  ) {
    guard isRecording, notesEffects else { return }
    let text = tree.text(node)
    for name in FrameworkNames.operators(behind: text) {
      if !index.globalMembers(name).isEmpty { noteEffect(.global(name), [.read, .call], at: node) }
      guard index.declaresMember(name) else { continue }
      for (operand, type) in [(left, leftType), (right, rightType)] {
        switch type.unwrapped {
        case .nominal(let id, _): noteEffect(.member(id, name), [.read, .call], at: node)
        case .array(let element): noteWhole(element, at: node)
        case .unknown, .generic, .ambiguous:
          let isKnown = [left, right].contains { isLiteral($0) }
            || !leftType.isUntold || !rightType.isUntold
          if !isKnown, operand == left {
            noteEffect(.anyone(name, labels: nil), [.read, .call], at: node)
          }
        default: break
        }
      }
    }
  }

  /// `!a`, for operators that the project declares.
  func noteOperator(_ name: String, on type: ResolvedType, at node: NodeID) {
    guard isRecording, notesEffects else { return }
    if !index.globalMembers(name).isEmpty { noteEffect(.global(name), [.read, .call], at: node) }
    guard index.declaresMember(name) else { return }
    if case .nominal(let id, _) = type.unwrapped {
      noteEffect(.member(id, name), [.read, .call], at: node)
    } else {
      noteEffect(.anyone(name, labels: nil), [.read, .call], at: node)
    }
  }

  private func isLiteral(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .literal, .string, .implicitMember: true
    case .prefixOperator: tree.firstChild(node).map { isLiteral($0) } ?? false
    default: false
    }
  }

  // MARK: Writes

  /// `&x`: whoever is given it may set it.
  func visitReference(_ node: NodeID) -> Value {
    let start = effects.count
    guard let inner = tree.firstChild(node) else { return .unknown }
    let value = visit(inner)
    markWritten(inner, since: start, isRead: !isResultUnused)
    return value
  }

  /// Marks as written what stands at an assignment's target, noted since `start`, and what holds
  /// it: a part of a struct changes the struct. What is only changed is not read: nothing of it
  /// gets anywhere.
  func markWritten(_ target: NodeID, since start: Int, isRead: Bool, isWhole: Bool = false) {
    guard isRecording, notesEffects else { return }
    var current = target
    var (isOutermost, hasMember, isInElement) = (true, false, false)
    while true {
      switch tree.kind(current) {
      case .optionalChain, .forceUnwrap: break
      case .tuple:
        for argument in tree.children(current) {
          if let inner = tree.firstChild(argument) {
            markWritten(inner, since: start, isRead: isRead, isWhole: isWhole)
          }
        }
        return
      case .subscriptAccess:
        markKeyPaths(in: current, since: start)
        markSubscript(current, since: start, isRead: isRead, isWhole: isWhole && isOutermost)
        (isOutermost, isInElement) = (false, hasMember)
      case .member, .name:
        let range = tree.nameRange(current)
        var keepsReference = false
        for position in effects.indices.dropFirst(start) where effects[position].range == range {
          guard effects[position].roles.isDisjoint(with: .keyPath) else { continue }
          if !isOutermost, holdsReference(effects[position].target, isInElement: isInElement) {
            keepsReference = true
            break
          }
          effects[position].roles.insert(.write)
          if !isWhole || !isOutermost { effects[position].roles.insert(.change) }
          if !isRead { effects[position].roles.remove(.read) }
        }
        if keepsReference { return }
        (isOutermost, hasMember, isInElement) = (false, true, false)
      default: return
      }
      guard let base = tree.firstChild(current) else { return }
      current = base
    }
  }

  /// `board[0] = x`, where the project declares that subscript: its setter runs.
  private func markSubscript(_ node: NodeID, since start: Int, isRead: Bool, isWhole: Bool) {
    let range = tree.nameRange(node)
    for position in effects.indices.dropFirst(start) where effects[position].range == range {
      guard effects[position].target.isSubscript else { continue }
      effects[position].roles.insert(.write)
      if !isWhole { effects[position].roles.insert(.change) }
      if !isRead, isWhole { effects[position].roles.remove(.read) }
    }
  }

  /// `self[keyPath: path] = x` writes whatever the path names.
  private func markKeyPaths(in node: NodeID, since start: Int) {
    let arguments = tree.children(node).dropFirst().map { $0 }
    guard let first = arguments.first, tree.name(first) == FrameworkNames.keyPathLabel else {
      return
    }
    for position in effects.indices.dropFirst(start)
    where effects[position].roles.contains(.keyPath) {
      effects[position].roles.insert(.write)
    }
    if let path = tree.firstChild(first), tree.kind(path) != .keyPath {
      noteEffect(.keyPaths, .write, at: node, isSure: false)
    }
  }

  /// A method that changes the value that it is called on.
  func noteMutation(_ call: Call, _ callee: NodeID, since start: Int) {
    guard isRecording, notesEffects, tree.kind(callee) == .member,
      let base = tree.firstChild(callee)
    else { return }
    let functions = call.callee.functions
    let changes = functions.isEmpty
      ? FrameworkNames.mutatingFunctions.contains(call.name)
        || FrameworkNames.furtherMutatingFunctions.contains(call.name)
      : mayMutate(functions)
    if changes { markWritten(base, since: start, isRead: !call.isUnused) }
  }

  // MARK: When code runs

  func deferring<T>(_ later: Deferral, _ body: () -> T) -> T {
    let saved = (deferral, keeper?.deferral)
    deferral = max(deferral, later)
    if let inner = keeper?.deferral { keeper?.deferral = max(inner, later) }
    defer {
      deferral = saved.0
      if let inner = saved.1 { keeper?.deferral = inner }
    }
    return body()
  }

  /// Reads something whose closures some properties keep.
  func keeping<T>(in nodes: [CodeNode], _ body: () -> T) -> T {
    guard !nodes.isEmpty else { return body() }
    let outer = keeper
    keeper = ClosureKeeper(nodes: nodes, nesting: closureParameters.count)
    defer { keeper = outer }
    return body()
  }

  /// Reads a closure whose effects are noted where its local is used: what it does is done then.
  func keepingAside<T>(_ body: () -> T) -> (value: T, effects: [EffectFact]) {
    let outer = effects
    effects = []
    defer { effects = outer }
    let value = body()
    return (value, effects)
  }

  /// Keeps what a closure or function does that a local stands for.
  func listening<T>(_ id: Int, _ body: () -> T) -> T {
    closureEffects[id] = []
    listeners.append([])
    let value = body()
    closureEffects[id] = listeners.removeLast()
    return value
  }

  /// A local closure is called, or given to somebody who may call it.
  func replayEffects(of local: LocalName) {
    guard isRecording, let id = local.closureID else { return }
    for change in openChanges + namedChanges {
      facts.changes[change.fact].namedEffects += closureEffects[id] ?? []
    }
    guard let pending = pendingEffects[id] else { return }
    let when = max(deferral, referenceDeferral, .maybe)
    if when != .later { pendingEffects[id] = nil }
    for fact in pending { note(fact, when) }
  }

  // MARK: Units

  /// Hands over what the unit's code does.
  func finishUnit() {
    defer {
      effects = []
      kept = []
      pendingEffects = [:]
      closureEffects = [:]
    }
    guard notesEffects, !unit.isPreview else { return }
    let late = effects.filter {
      $0.isLate && !$0.roles.isDisjoint(with: [.write, .call, .keyPath])
    }
    if !late.isEmpty {
      facts.lateEffects.append(
        UnitEffects(node: CodeNode(unit.owner, unit.memberName), effects: unique(late)))
    }
    if let node = nodeOfMaking, !effects.isEmpty {
      facts.makings.append(UnitEffects(node: node, effects: unique(effects)))
    }
    effects.removeAll(where: \.isLate)
    for node in nodesOfUnit() where !effects.isEmpty {
      facts.effects.append(UnitEffects(node: node, effects: unique(effects)))
    }
    facts.effects += kept.map { UnitEffects(node: $0.node, effects: unique($0.effects)) }
  }

  private func unique(_ effects: [EffectFact]) -> [EffectFact] {
    guard effects.count > 1 else { return effects }
    var seen: Set<EffectFact> = []
    return effects.filter { effect in
      var key = effect
      key.range = ByteRange(0, 0)
      return seen.insert(key).inserted
    }
  }

  /// Initial values run in the initialiser, or when a lazy, static or global is first read; a
  /// closure among them runs whenever somebody effects it.
  private func nodesOfUnit() -> [CodeNode] {
    let node = CodeNode(unit.owner, unit.memberName, isSetter: unit.kind == .observer)
    let isLazy = unit.member.map {
      $0.kind == .variable && index.variable($0).hasModifier("lazy")
    } ?? false
    switch unit.kind {
    case .freestanding: return []
    case .initialValue where !unit.isStatic && !isLazy:
      return [node, CodeNode(unit.owner, FrameworkNames.initializer)]
    case .initializer:
      guard unit.owner == nil, let declaration = unit.declaration else {
        return [CodeNode(unit.owner, FrameworkNames.initializer)]
      }
      return [.initializer(of: index.types.extendedName(unitFile, declaration))]
    default: return [node]
    }
  }
}
