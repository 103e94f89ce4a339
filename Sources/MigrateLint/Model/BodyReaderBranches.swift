// Branches of which only one runs.
extension BodyReader {
  /// `if` and `switch`, whose value is that of one of their branches.
  func visitBranches(_ node: NodeID) -> Value {
    var values: [Value] = []
    if tree.kind(node) == .switchStatement {
      values = visitSwitch(node)
    } else {
      values = visitIf(node)
    }
    guard var result = values.first, values.count > 1 else { return .unknown }
    for value in values.dropFirst() {
      if result.type.isUnknown { result.type = value.type }
      result.origin = .either(result.origin, value.origin)
    }
    result.holder = nil
    return result
  }

  /// Reads an `if`; gives the value of each branch.
  private func visitIf(_ node: NodeID) -> [Value] {
    let branches = ExclusiveHandOffs()
    var values: [Value] = []
    let conditions = tree.children(node).filter {
      [.condition, .optionalBinding, .caseCondition].contains(tree.kind($0))
    }
    choosing(by: conditions, at: node) {
      values.append(
        visitConditional(node, isBranch: mayDraw) { block in
          self.branch(of: branches) { self.visit(block) }
        })
    } others: {
      for child in tree.children(node) where tree.kind(child) == .elseBranch {
        for other in tree.children(child) {
          values.append(branch(of: branches) { visit(other) })
        }
      }
    }
    join(branches)
    return values
  }

  /// Reads conditions and what they are for. What stands behind a `@State` that starts with false
  /// is drawn later, also among the conditions.
  @discardableResult
  func visitConditional(
    _ node: NodeID, isBranch: Bool = false, block: ((NodeID) -> Value)? = nil
  ) -> Value {
    inScope {
      var last = Value.unknown
      for child in tree.children(node) where tree.kind(child) != .elseBranch {
        last = tree.kind(child) == .block ? block?(child) ?? visit(child) : visitCondition(child)
        if isBranch, startOfCondition(child) == false { isLater = true }
      }
      return last
    }
  }

  /// What was given to somebody in branches that exclude each other: as often as in one of them.
  ///
  /// Here: a class, as the runtime keeps a list of what is being changed and goes through it at
  /// each change of what closures hold. Whoever collects must not stand in it while a branch is
  /// read, which may hold thousands of others.
  final class ExclusiveHandOffs {
    fileprivate var most: [Int: Int] = [:]
  }

  /// Reads one of several branches.
  func branch<T>(of branches: ExclusiveHandOffs, _ body: () -> T) -> T {
    let (wasInBranch, wasDecided) = (isInBranch, isDecided)
    isInBranch = wasInBranch || !wasDecided && mayDraw
    isDecided = false
    defer { (isInBranch, isDecided) = (wasInBranch, wasDecided) }
    let start = handOffs.count
    let result = body()
    var taken: [Int: Int] = [:]
    for id in handOffs[start...] {
      taken[id, default: 0] += 1
      if id < facts.locals.count { facts.locals[id].handOffs -= 1 }
    }
    handOffs.removeSubrange(start...)
    branches.most.merge(taken) { max($0, $1) }
    return result
  }

  /// All branches have been read.
  func join(_ branches: ExclusiveHandOffs) {
    for (id, count) in branches.most.sorted(by: { $0.key < $1.key })
    where id < facts.locals.count {
      facts.locals[id].handOffs += count
      handOffs += Array(repeating: id, count: count)
    }
  }
}
