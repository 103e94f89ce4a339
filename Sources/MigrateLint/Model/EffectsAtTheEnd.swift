/// What a `deinit` does to others.
struct EffectAtTheEnd {
  var place: Place
  /// It changes what is shared, and names nothing of its own instance: whoever is left of the
  /// class feels it, too.
  var isFeltByOthers: Bool
}

extension InitializerWeight {
  /// What a `deinit` does to others: a fresh instance that nobody keeps does it, too. What others
  /// feel comes first.
  func effectAtTheEnd(of type: TypeID) -> EffectAtTheEnd? {
    var result: EffectAtTheEnd?
    for part in index[type].parts {
      let file = index.files[part.file]
      for function in file.outline.functions
      where function.kind == .deinitializer && function.owner == part.index {
        guard let body = function.body, case let tree = file.body(body), tree.root >= 0 else {
          continue
        }
        let search = InitializerSearch(
          index: index, tree: tree, scope: ResolutionScope(file: part.file), locals: [])
        let own = Set(index.allMembers(of: type).keys)
        for node in search.effectsOnOthers(in: tree.root) {
          let effect = EffectAtTheEnd(
            place: Place(part.file, tree.range(node)),
            isFeltByOthers: search.changesWhatIsShared(node, own))
          if effect.isFeltByOthers { return effect }
          result = result ?? effect
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
    tree.children(node).flatMap { child -> [NodeID] in
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

  /// `Task { … }`, `Task.detached { … }`.
  private func startsTask(_ target: NodeID) -> Bool {
    let base = tree.kind(target) == .member ? tree.firstChild(target) ?? target : target
    return tree.kind(base) == .name && tree.name(base) == FrameworkNames.task
  }

  /// `Log.feed.debug("gone")`.
  private func isLogging(_ target: NodeID) -> Bool {
    tree.kind(target) == .member && FrameworkNames.loggingMethods.contains(tree.name(target))
  }

  /// How many members lie between a type of others and what is called or set.
  private func start(of target: NodeID) -> Int? {
    var current = target
    var steps = 0
    while tree.kind(current) != .name, let base = tree.firstChild(current) {
      current = base
      steps += 1
    }
    let isOfOthers = steps > 0 && isTypeName(current)
      && !FrameworkNames.harmlessAtTheEnd.contains(tree.name(current))
    return isOfOthers ? steps : nil
  }

  /// `Store.shared.close()`, but not `Log.note("closed")` nor `Store.shared.remove(token)`, which
  /// is about what this instance has put there.
  fileprivate func changesWhatIsShared(_ node: NodeID, _ own: Set<String>) -> Bool {
    guard let target = tree.firstChild(node), let steps = start(of: target) else { return false }
    guard tree.kind(node) == .call else { return true }
    return steps > 1
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
