/// What a `deinit` does to others.
struct EffectAtTheEnd {
  var place: Place
  /// It changes what is shared, and names nothing of its own instance: whoever is left of the
  /// class feels it, too.
  var isFeltByOthers: Bool
  /// The property by way of which it is done, where somebody else decides what that holds: it
  /// happens to others only if the object is one that others have.
  var part: MemberID?
}

extension InitializerWeight {
  /// What a `deinit` does to others: a fresh instance that nobody keeps does it, too, and so do the
  /// objects that are made with it. What others feel comes first.
  ///
  /// `isJustMade`: nobody has called the instance since it was made. `isOlder` tells whether what a
  /// property holds was there before the instance.
  func effectAtTheEnd(
    of type: TypeID, isJustMade: Bool = false, where isOlder: (EffectAtTheEnd) -> Bool
  ) -> EffectAtTheEnd? {
    let effects = classesThatEnd(with: type)
      .flatMap { ownEffectsAtTheEnd(of: $0, isJustMade: isJustMade && $0 == type) }
      .filter { $0.part == nil || isOlder($0) }
    return effects.first(where: \.isFeltByOthers) ?? effects.first
  }

  /// A class, those above it, and those of the objects that its properties start with.
  private func classesThatEnd(with type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var open = [type]
    while !open.isEmpty, result.count < 32 {
      let next = open.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      open += index.superclasses(of: next)
      open += index.storedProperties(of: next).compactMap { member in
        let variable = index.variable(member)
        guard variable.initialValue != nil, !variable.hasModifier("lazy") else { return nil }
        let reader = BodyReader(index: index, file: member.place.file)
        guard let kept = reader.type(of: member).nominal, index[kept].kind == .class,
          let range = variable.initialValueRange,
          index.files[member.place.file].names(usedIn: range).contains(index[kept].name)
        else { return nil }
        return kept
      }
    }
    return result
  }

  private func ownEffectsAtTheEnd(of type: TypeID, isJustMade: Bool) -> [EffectAtTheEnd] {
    var result: [EffectAtTheEnd] = []
    let own = Set(index.allMembers(of: type).keys)
    var open: [(file: FileIndex, body: TokenSpan, declaration: OutlineIndex?)] =
      index[type].parts.flatMap { part in
        index.files[part.file].outline.functions
          .filter { $0.kind == .deinitializer && $0.owner == part.index }
          .compactMap { function in function.body.map { (part.file, $0, part.index) } }
      }
    // Here: what it calls of its own runs, too.
    var called: Set<String> = []
    while let (file, body, declaration) = open.popLast() {
      let tree = index.files[file].body(body)
      guard tree.root >= 0 else { continue }
      let search = InitializerSearch(
        index: index, tree: tree,
        scope: ResolutionScope(file: file, type: type, declaration: declaration),
        locals: index.files[file].localNames(in: body), isJustMade: isJustMade,
        declared: index.files[file].namesDeclared(in: body))
      for node in search.effectsOnOthers(in: tree.root) {
        result.append(
          EffectAtTheEnd(
            place: Place(file, tree.range(node)),
            isFeltByOthers: search.changesWhatIsShared(node, own), part: search.part(of: node)))
      }
      for name in search.ownCalls(in: tree.root, of: index[type].name)
      where called.insert(name).inserted {
        open += index.members(name, of: type).compactMap { member in
          guard member.kind == .function else { return nil }
          return index.function(member).body.map {
            (member.place.file, $0, index.outerDeclaration(member))
          }
        }
      }
    }
    return result
  }
}

extension InitializerSearch {
  /// The calls, and values set, of what starts at a type of somebody: `Store.shared.close()`. A
  /// task that is started there does it soon after.
  fileprivate func effectsOnOthers(in node: NodeID, isTask: Bool = false) -> [NodeID] {
    childrenThatRun(node).flatMap { child -> [NodeID] in
      guard let target = tree.firstChild(child) else { return [] }
      switch tree.kind(child) {
      case .call:
        if startsTask(target) { return effectsOnOthers(in: child, isTask: true) }
        if start(of: target) != nil, !isLogging(target) { return [child] }
      case .assignment: if start(of: target) != nil { return [child] }
      case .localFunction: return []
      case .closure where !isTask: return []
      default: break
      }
      return effectsOnOthers(in: child, isTask: isTask && tree.kind(child) != .closure)
    }
  }

  /// The names of what is called on the instance or its class at once, or by a task that is started
  /// at once: `close()`, `self.close()`, `Task { await Self.close() }`.
  fileprivate func ownCalls(
    in node: NodeID, of type: String, isTask: Bool = false
  ) -> [String] {
    childrenThatRun(node).flatMap { child -> [String] in
      switch tree.kind(child) {
      case .closure where !isTask: return []
      case .localFunction: return []
      case .call:
        guard let target = tree.firstChild(child) else { return [] }
        let isOwn = tree.kind(target) == .name
          || tree.kind(target) == .member
            && tree.firstChild(target).map { isItself($0, type) } ?? false
        return (isOwn ? [tree.name(target)] : [])
          + ownCalls(in: child, of: type, isTask: startsTask(target))
      case .argument, .closure: return ownCalls(in: child, of: type, isTask: isTask)
      default: return ownCalls(in: child, of: type)
      }
    }
  }

  /// Without what only an instance does that was given something: `if let token { … }`, and what
  /// stands behind `guard let token else { return }`.
  private func childrenThatRun(_ node: NodeID) -> [NodeID] {
    var children = Array(tree.children(node))
    if tree.kind(node) == .ifStatement, asksForNothing(node) {
      return children.filter { tree.kind($0) == .elseBranch }
    }
    if let last = children.firstIndex(where: {
      tree.kind($0) == .guardStatement && asksForNothing($0)
    }) {
      children.removeSubrange((last + 1)...)
    }
    return children
  }

  /// Whether a condition asks for the value of a property that has none in a new instance.
  private func asksForNothing(_ statement: NodeID) -> Bool {
    tree.children(statement).contains { binding in
      guard tree.kind(binding) == .optionalBinding else { return false }
      let members: [MemberID]
      if let value = tree.firstChild(binding) {
        members = [ownProperty(value)].compactMap { $0 }
      } else {
        let name = tree.name(binding)
        members = declared.contains(name)
          ? [] : scope.type.map { index.members(name, of: $0) } ?? []
      }
      return members.count == 1 && hasNothing(members[0])
    }
  }

  private func hasNothing(_ member: MemberID) -> Bool {
    isJustMade && index.hasNothingAtFirst(member)
  }

  private func isItself(_ base: NodeID, _ type: String) -> Bool {
    tree.kind(base) == .selfName
      || tree.kind(base) == .name && [type, FrameworkNames.selfType].contains(tree.name(base))
  }

  /// `Task { … }`, `Task.detached { … }`, `MainActor.assumeIsolated { … }`,
  /// `DispatchQueue.main.async { … }`.
  private func startsTask(_ target: NodeID) -> Bool {
    var base = target
    while tree.kind(base) == .member, let inner = tree.firstChild(base) { base = inner }
    return tree.kind(base) == .name && FrameworkNames.runsAtOnceOrSoon.contains(tree.name(base))
  }

  /// `Log.feed.debug("gone")`.
  private func isLogging(_ target: NodeID) -> Bool {
    tree.kind(target) == .member && FrameworkNames.loggingMethods.contains(tree.name(target))
  }

  /// Where a chain of members starts that belongs to others.
  private struct Start {
    /// How many members lie between that and what is called or set; a property of the instance
    /// that holds what others have counts as one.
    var steps: Int
    var part: MemberID?
  }

  private func start(of target: NodeID) -> Start? {
    var current = target
    var steps = 0
    while tree.kind(current) != .name, !tree.isOfSelf(current),
      let base = tree.firstChild(current)
    {
      current = base
      steps += 1
    }
    guard steps > 0 else { return nil }
    let isPost = tree.kind(target) == .member && tree.name(target) == FrameworkNames.post
    func isHarmless(_ name: String) -> Bool {
      !isPost && FrameworkNames.harmlessAtTheEnd.contains(name)
    }
    if tree.kind(current) == .name, isTypeName(current) {
      return isHarmless(tree.name(current)) ? nil : Start(steps: steps)
    }
    guard let member = ownProperty(current), !hasNothing(member) else { return nil }
    if let root = SharedObjects(index: index).root(of: member) {
      return isHarmless(root) ? nil : Start(steps: steps + 1)
    }
    let reader = BodyReader(index: index, file: member.place.file)
    let name = reader.type(of: member).nameOfOthers
    return isGivenByOthers(member) && !(name.map(isHarmless) ?? false)
      ? Start(steps: steps + 1, part: member) : nil
  }

  /// Whether an initialiser may put something into a property that it has not made.
  private func isGivenByOthers(_ member: MemberID) -> Bool {
    let variable = index.variable(member)
    return variable.initialValue == nil && !variable.isComputed && variable.attributes.isEmpty
      && SharedObjects(index: index).mayHoldObject(member)
  }

  fileprivate func part(of node: NodeID) -> MemberID? {
    tree.firstChild(node).flatMap { start(of: $0)?.part }
  }

  /// `Store.shared.close()`, but not `Log.note("closed")` nor `Store.shared.remove(token)`, which
  /// is about what this instance has put there.
  fileprivate func changesWhatIsShared(_ node: NodeID, _ own: Set<String>) -> Bool {
    guard let target = tree.firstChild(node), let start = start(of: target) else { return false }
    guard tree.kind(node) == .call else { return true }
    return start.steps > 1
      && !tree.children(node).dropFirst().contains { namesOwn($0, own) }
  }

  private func namesOwn(_ node: NodeID, _ own: Set<String>) -> Bool {
    switch tree.kind(node) {
    case .selfName: return true
    case .name where own.contains(tree.name(node)): return true
    default: return tree.children(node).contains { namesOwn($0, own) }
    }
  }
}
