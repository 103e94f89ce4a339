// Which property a change in place is about, and when the change begins.
extension BodyReader {
  /// The stored property of a model that is changed when an expression is changed in place: behind
  /// a protocol, that of each model which conforms to it.
  func changedProperties(_ target: NodeID) -> [(OpenChange, Place)] {
    var current = target
    while let base = tree.firstChild(current), changedStep(current) == .into { current = base }
    return changedProperties(at: current)
  }

  /// The same, of the node at which the way through values ends.
  private func changedProperties(at end: NodeID) -> [(OpenChange, Place)] {
    switch tree.kind(end) {
    case .member where changedStep(end) == .property:
      guard let base = tree.firstChild(end) else { return [] }
      let object = objectPath(base) ?? ObjectPath(root: .untold(base))
      let (types, isNew) = declarers(of: base)
      return types.flatMap { models(behind: $0) }.compactMap {
        guard var found = storedProperty(end, of: $0, object) else { return nil }
        found.0.isNew = isNew
        return found
      }
    case .name:
      guard local(tree.name(end)) == nil, !unit.isStatic, let owner = unit.owner else { return [] }
      return models(behind: owner).compactMap {
        storedProperty(end, of: $0, ObjectPath(root: .own))
      }
    default: return []
    }
  }

  private func models(behind type: TypeID) -> [TypeID] {
    index[type].kind == .protocol ? index.owners.conformingModels[type] ?? [] : [type]
  }

  /// The type of an object, or the protocols that it meets where it is of a generic type; and
  /// whether it was made right there.
  private func declarers(of base: NodeID) -> (types: [TypeID], isNew: Bool) {
    switch tree.kind(base) {
    case .selfName: return (unit.owner.map { [$0] } ?? [], false)
    case .superName:
      return (unit.owner.flatMap { index.traits($0).superclass }.map { [$0] } ?? [], false)
    default: break
    }
    let value = peek(base)
    let isNew = isMadeHere(value.origin)
    if let id = value.type.nominal { return ([id], isNew) }
    return (protocols(of: value.type.unwrapped), isNew)
  }

  /// A member of an object of a generic type, of which nobody knows more than its protocols.
  func isPartOfGeneric(_ target: NodeID) -> Bool {
    guard tree.kind(target) == .member, let base = tree.firstChild(target) else { return false }
    if case .generic = peek(base).type.unwrapped { return changedStep(target) == .property }
    return false
  }

  /// The protocols of models among what a generic type must meet.
  private func protocols(of type: ResolvedType) -> [TypeID] {
    let constraints: [ResolvedType] = switch type.unwrapped {
    case .generic(let name): index.constraints(of: name, in: scope, unit.member)
    case .composition(let parts): parts
    default: []
    }
    return constraints.flatMap { constraint -> [TypeID] in
      if case .composition = constraint { return protocols(of: constraint) }
      return constraint.nominal.map { [$0] } ?? []
    }.filter { index.owners.conformingModels[$0] != nil || index.isModel($0) }
  }

  /// Where a change of an expression leads.
  private enum ChangedStep {
    /// To what it is a part of.
    case into
    /// To a property of an object, and no further.
    case property
    case end
  }

  private func changedStep(_ node: NodeID, takingAllForValues: Bool = false) -> ChangedStep {
    guard let base = tree.firstChild(node) else { return .end }
    switch tree.kind(node) {
    case .optionalChain, .forceUnwrap: return .into
    case .subscriptAccess:
      let type = peek(base).type
      return isValue(type) || takingAllForValues && mayBeValue(type) ? .into : .end
    case .member:
      if tree.kind(base) == .superName { return .property }
      let type = tree.kind(base) == .selfName
        ? unit.owner.map { .nominal($0, []) } ?? .unknown : peek(base).type
      guard let id = type.nominal ?? protocols(of: type).first else {
        return takingAllForValues && mayBeValue(type) ? .into : .end
      }
      return index[id].kind == .class || index.owners.conformingModels[id] != nil
        ? .property : .into
    default: return .end
    }
  }

  /// Here: what the systems declare is a class unless it is known to be none.
  private func mayBeValue(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .external(let name, _):
      FrameworkNames.valueTypes.contains(name) || !FrameworkNames.isOfPlatform(name)
    case .unknown, .generic, .ambiguous: true
    default: isValue(type)
    }
  }

  // MARK: Behind a question mark

  /// `card.style?.size = …`, `card.lines?.append(…)`: the `?` looks into what `card` keeps, and
  /// holds on to it until the change is over. Indices, arguments and the value come after that.
  func beginChange(behindOptional target: NodeID) -> [OpenChange] {
    guard isRecording, notesEffects else { return [] }
    var (current, open): (NodeID, [NodeID]) = (target, [])
    var (isBound, indices): (Bool, [NodeID]) = (false, [])
    while let base = tree.firstChild(current),
      changedStep(current, takingAllForValues: true) == .into
    {
      if tree.kind(current) == .optionalChain {
        isBound = true
        indices += open
        open = []
      } else if tree.kind(current) == .subscriptAccess {
        open += tree.children(current).dropFirst()
      }
      current = base
    }
    // Here: what a subscript does with a closure, it does while it is changed.
    indices += open.filter { tree.firstChild($0).map { tree.kind($0) == .closure } ?? false }
    guard isBound || !indices.isEmpty else { return [] }
    let changes = changedProperties(at: current).map { opened($0, at: $1, isBound: true) }
    for change in changes {
      for index in indices { noteUses(in: index, during: change) }
    }
    guard !isBound else { return changes }
    endChanges(changes)
    return []
  }

  // MARK: What is worked out meanwhile

  /// `items.append(contentsOf: more.lazy.filter { … })`: what is worked out while it is appended.
  func isLazy(_ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .name: return local(tree.name(value))?.isLazy ?? false
    case .member:
      guard let base = tree.firstChild(value) else { return false }
      let name = tree.name(value)
      return name == FrameworkNames.lazy
        || isLazy(base) && !FrameworkNames.eagerMembers.contains(name)
    case .call:
      guard let callee = tree.firstChild(value) else { return false }
      if tree.kind(callee) == .member { return isLazy(callee) }
      return FrameworkNames.lazySequences.contains(lastName(of: callee))
    case .ternary, .tuple, .argument, .forceUnwrap, .optionalChain:
      return tree.children(value).contains { isLazy($0) }
    default: return false
    }
  }

  /// The changes of what takes such a sequence: its closures run while they go on.
  func beginLazyChange(of target: NodeID) -> [OpenChange] {
    changedProperties(target).map { found, place in
      var change = opened(found, at: place, isBound: true)
      change.runsClosures = true
      return change
    }
  }

  /// A change with a fact of its own.
  func opened(_ found: OpenChange, at place: Place, isBound: Bool) -> OpenChange {
    var change = found
    (change.fact, change.isBound) = (facts.changes.count, isBound)
    facts.changes.append(
      ChangeFact(
        model: change.model, property: change.property, place: place, uses: [], unit: unit))
    return change
  }

  /// Reads what is looked at while such a change goes on.
  func changing<T>(behindOptional target: NodeID, _ body: () -> T) -> T {
    let bound = beginChange(behindOptional: target)
    openChanges += bound
    let value = body()
    openChanges.removeLast(bound.count)
    endChanges(bound)
    return value
  }

  /// What an expression names of the object whose property is being changed.
  private func noteUses(in node: NodeID, during change: OpenChange) {
    let object: ObjectPath? = switch tree.kind(node) {
    case .member: tree.firstChild(node).flatMap { objectPath($0) }
    case .name where local(tree.name(node)) == nil: ObjectPath(root: .own)
    default: nil
    }
    if object == change.object {
      facts.changes[change.fact].uses.append(
        ChangeFact.Use(member: tree.name(node), place: namePlace(node)))
    }
    for child in tree.children(node) { noteUses(in: child, during: change) }
  }

  // MARK: What is used meanwhile

  /// Notes that a member of an object is used while that object may be changing.
  func noteUse(_ member: String, of object: ObjectPath?, at node: NodeID) {
    guard isRecording, let object else { return }
    for change in openChanges where change.object == object {
      facts.changes[change.fact].uses.append(
        ChangeFact.Use(member: member, place: namePlace(node)))
    }
  }

  /// The same of an object of a generic type.
  func noteUse(_ member: String, ofGeneric type: ResolvedType, at node: NodeID) {
    guard isRecording, case .generic = type.unwrapped else { return }
    let object = tree.firstChild(node).flatMap { objectPath($0) }
    noteUse(member, of: object, at: node)
    for found in protocols(of: type) {
      for model in models(behind: found) {
        noteDoubtfulUse(member, of: object, model, isNew: false)
      }
    }
  }

  /// The property that changes, of an object that is found in another way: it may be the same one.
  func noteDoubtfulUse(_ member: String, of object: ObjectPath?, _ type: TypeID, isNew: Bool) {
    guard isRecording, !isNew else { return }
    for change in openChanges
    where change.property == member && change.object != object
      // Here: what is made right there is another one than the object whose code that is.
      && !(change.isNew && object == ObjectPath(root: .own)) {
      let isRelated = type == change.model || index.isSubtype(type, of: change.model)
        || index.isSubtype(change.model, of: type)
      if isRelated { facts.changes[change.fact].mayUseItself = true }
    }
  }

  /// Where an object is found, if it is found in a way that gives the same one each time.
  func objectPath(_ node: NodeID) -> ObjectPath? {
    switch tree.kind(node) {
    case .selfName, .superName:
      return unit.owner == nil || unit.isStatic ? nil : ObjectPath(root: .own)
    case .name:
      let name = tree.name(node)
      if let scope = scopes.lastIndex(where: { $0[name] != nil }) {
        return ObjectPath(root: .local(name, scope: scope))
      }
      if let owner = unit.owner, !unit.isStatic,
        let member = index.members(name, of: owner).first(where: { $0.kind == .variable }),
        !isStatic(member)
      {
        return isComputed(name, in: owner) ? nil : ObjectPath(root: .own, members: [name])
      }
      return ObjectPath(root: .type(name))
    case .member:
      guard let base = tree.firstChild(node), let path = objectPath(base) else { return nil }
      if let owner = peek(base).type.nominal, isComputed(tree.name(node), in: owner) { return nil }
      return path.appending(tree.name(node))
    case .optionalChain, .forceUnwrap: return tree.firstChild(node).flatMap { objectPath($0) }
    default: return nil
    }
  }

  /// A computed property may give another object each time.
  private func isComputed(_ name: String, in type: TypeID) -> Bool {
    index.members(name, of: type).contains {
      $0.kind == .variable && index.variable($0).isComputed
    }
  }

  // MARK: Tracking by hand

  /// Notes `access(keyPath:)` and `withMutation(keyPath:)`, of the class or of its registrar.
  func noteTracking(_ call: Call) {
    guard isRecording, FrameworkNames.trackingFunctions.contains(call.name), unit.owner != nil,
      let argument = tree.children(call.node).dropFirst().first(where: {
        tree[$0].token >= 0 && tree.name($0) == FrameworkNames.keyPathLabel
      }), let path = tree.firstChild(argument)
    else { return }
    var property: String?
    if tree.kind(path) == .keyPath {
      for child in tree.children(path) where tree.kind(child) == .keyPathComponent {
        property = tree.name(child)
      }
    }
    facts.tracking.append(
      TrackingFact(property: property, place: place(call.node), unit: unit))
  }
}
