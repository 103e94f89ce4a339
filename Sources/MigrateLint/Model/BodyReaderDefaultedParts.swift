// What is asked for while a property is changed in place: the default of a dictionary's part, and
// what a function takes as an autoclosure (hazard H052).
extension BodyReader {
  /// `groups[id, default: groups["all"] ?? []].append(n)`: the default is read while `groups` is
  /// changed.
  /// Also of one that is assigned: such a part can only be got and changed in place.
  func noteDefaultUses(in target: NodeID) {
    guard isRecording, notesEffects else { return }
    var defaults: [NodeID] = []
    var current: NodeID? = target
    while let node = current {
      switch tree.kind(node) {
      case .subscriptAccess: defaults += defaultValues(of: node)
      case .member, .optionalChain, .forceUnwrap: break
      default:
        current = nil
        continue
      }
      current = tree.firstChild(node)
    }
    guard !defaults.isEmpty else { return }
    noteUses(in: defaults, duringChangeOf: target)
  }

  /// `counts[key, default: next()] += 1`, `groups[key, default: make()].items.append(3)`: the
  /// default is asked for while `counts`, or `groups`, is changed.
  func changingDefaultedPart<Result>(_ target: NodeID?, _ visit: () -> Result) -> Result {
    let changes = target.map { beginChange(ofDefaultedPart: $0) } ?? []
    let outer = defaultedChanges
    defaultedChanges += changes
    defer {
      defaultedChanges = outer
      endChanges(changes)
    }
    return visit()
  }

  /// What a call changes in place that has such a part, `groups[key, default: make()].append`.
  func defaultedPart(changedBy callee: NodeID, _ name: String) -> NodeID? {
    guard FrameworkNames.mutatingFunctions.contains(name), tree.kind(callee) == .member else {
      return nil
    }
    return tree.firstChild(callee)
  }

  private func beginChange(ofDefaultedPart target: NodeID) -> [OpenChange] {
    guard isRecording, notesEffects else { return [] }
    var current: NodeID? = target
    while let node = current {
      switch tree.kind(node) {
      case .subscriptAccess where !defaultValues(of: node).isEmpty:
        var changes: [OpenChange] = []
        begin(node, into: &changes)
        return changes
      case .subscriptAccess, .member, .optionalChain, .forceUnwrap: current = tree.firstChild(node)
      default: return []
      }
    }
    return []
  }

  /// `orAssign(&flag, flag)`, `flag.or(flag)`, where the function takes the last as an autoclosure.
  func noteAutoclosureUses(by call: Call, _ callee: NodeID) {
    guard isRecording, notesEffects,
      call.callee.functions.contains(where: { function in
        index.function(function).parameters.contains(where: \.isAutoclosure)
      })
    else { return }
    let values = tree.children(call.node).dropFirst().compactMap { tree.firstChild($0) }
    let others = values.filter { tree.kind($0) != .reference }
    for value in values where tree.kind(value) == .reference {
      if let target = tree.firstChild(value) { noteUses(in: others, duringChangeOf: target) }
    }
    if tree.kind(callee) == .member, let base = tree.firstChild(callee),
      mayMutate(call.callee.functions)
    {
      noteUses(in: others, duringChangeOf: base)
    }
  }

  private func defaultValues(of node: NodeID) -> [NodeID] {
    tree.children(node).filter {
      tree.kind($0) == .argument && tree[$0].token >= 0
        && tree.name($0) == FrameworkNames.defaultLabel
    }.compactMap { tree.firstChild($0) }
  }

  private func noteUses(in values: [NodeID], duringChangeOf target: NodeID) {
    let changes = changedProperties(target).map { opened($0, at: $1, isBound: false) }
    for change in changes {
      for value in values { noteMembers(in: value, during: change) }
    }
    endChanges(changes)
  }

  /// The properties of the changed object that an expression names. What functions lead to is known
  /// by their effects.
  private func noteMembers(in node: NodeID, during change: OpenChange) {
    let kind = tree.kind(node)
    if kind == .closure { return }
    let isOwn = kind == .name && local(tree.name(node)) == nil && change.object.root == .own
    let isOfObject = kind == .member
      && tree.firstChild(node).map { objectPath($0) == change.object } ?? false
    let isProperty = index.members(tree.name(node), of: change.model).contains {
      $0.kind == .variable
    }
    if isOwn || isOfObject, isProperty {
      facts.changes[change.fact].uses.append(
        ChangeFact.Use(member: tree.name(node), place: namePlace(node)))
    }
    for child in tree.children(node) { noteMembers(in: child, during: change) }
  }
}
