// Which variables tell of their changes, and which nothing tracks.
extension UntrackedSources {
  /// Whether a member is there for its value.
  func gives(_ node: CodeNode) -> Bool {
    let members = node.owner.map { index.ownMembers(node.name, of: $0) }
      ?? index.globalMembers(node.name) + index.externalMembers(node.name)
    return members.contains { $0.kind == .variable || gives(index.function($0)) }
  }

  func gives(_ function: FunctionDeclaration) -> Bool {
    function.returnType != nil && function.kind != .initializer
  }

  /// A stored property that tells of its changes, and is more than the way to an ordinary object.
  func isTracked(_ target: CodeReach.Target) -> Bool {
    guard let owner = target.owner, index.isModel(owner), !isUnheard(owner) else {
      return false
    }
    guard let decision = decision(target) else {
      return index.hasObservableMacro(owner) && isStoredVariable(target)
    }
    return decision.action == .tracked && object(keptBy: decision.variable) == nil
  }

  func decision(_ target: CodeReach.Target) -> PropertyDecision? {
    target.owner.flatMap { properties[$0] }?.first { $0.name == target.name }
  }

  func isStoredVariable(_ target: CodeReach.Target) -> Bool {
    members(target).contains {
      $0.kind == .variable && !index.variable($0).isComputed && !index.variable($0).isLet
    }
  }

  func members(_ target: CodeReach.Target) -> [MemberID] {
    index.members(behind: CodeNode(target.owner, target.name))
  }

  /// A variable of an ordinary class, a static or a global one, that changes. What only the code
  /// that shows it sets is no more than a memory of its own.
  func isUntracked(_ target: CodeReach.Target, besides nodes: Set<CodeNode> = []) -> Bool {
    guard isStoredVariable(target), let writers = writers[target],
      // Here: the setter of a subscript is the same piece of code as its getter.
      writers.contains(where: {
        $0.isLate || $0.node.name == FrameworkNames.subscriptName || !nodes.contains($0.node)
      })
    else { return false }
    guard let owner = target.owner else { return true }
    if isOfDatabase(target, owner) { return false }
    let isStatic = members(target).contains { $0.kind == .variable && index.variable($0).isStatic }
    return isStatic || isOrdinary(owner)
  }

  /// `@Persisted var pages` in a `class Book: Object`: what others wrap in a class of theirs may
  /// tell of its changes, to wrappers of theirs.
  func isOfDatabase(_ target: CodeReach.Target, _ owner: TypeID) -> Bool {
    !index.traits(owner).protocolsOfOthers.isEmpty
      && members(target).contains { member in
        member.kind == .variable && index.wrapper(member).wrapper == .other
          && index.ownWrappers(of: member).isEmpty
      }
  }

  /// A type that has nothing to do with drawing: an ordinary class, a service that is a value.
  func isBeside(_ type: TypeID) -> Bool {
    switch index[type].kind {
    case .class: isOrdinary(type)
    case .struct, .enum: !index.traits(type).isViewLike
    default: false
    }
  }

  func isOrdinary(_ type: TypeID) -> Bool {
    index[type].kind == .class && !index.traits(type).isObservable
      && (!index.isModel(type) || isUnheard(type))
  }

  func isWaiting(_ model: TypeID) -> Bool {
    staying[model] == .unsafe && isUnheard(model)
  }

  func isUnheard(_ model: TypeID) -> Bool {
    staying[model] != nil && !heard.contains(model)
  }

  /// The ordinary object that a property keeps, or those of a list.
  func object(keptBy member: MemberID) -> TypeID? {
    let type = BodyReader(index: index, file: member.place.file).type(of: member)
    return (type.nominal ?? type.unwrapped.element.nominal).flatMap { isOrdinary($0) ? $0 : nil }
  }
}
