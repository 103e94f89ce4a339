// Operators of the project with an `inout` side: what they change is changed in place, and what the
// other side does may be done meanwhile.
extension BodyReader {
  /// The change that such an operator makes, while its other side is read.
  func operating<T>(
    _ sign: NodeID, on target: NodeID, with other: NodeID, _ body: () -> T
  ) -> T {
    let functions = changingOperators(sign)
    guard !functions.isEmpty else { return body() }
    for function in functions {
      noteMutation(
        of: target, by: CodeNode(index.owner(function), index.function(function).name))
    }
    let isClosure = tree.kind(other) == .closure
    guard isClosure || functions.contains(where: takesCode) else { return body() }
    let changes = changedProperties(target).map { opened($0, at: $1, isBound: false) }
    if isClosure { closureChanges += changes } else { openChanges += changes }
    let value = body()
    if !isClosure { openChanges.removeLast(changes.count) }
    endChanges(changes)
    return value
  }

  /// Reads what is assigned: `items += rest` goes through it while `items` is changed.
  func assigning<T>(
    by node: NodeID, to target: NodeID, _ value: NodeID, _ body: () -> T
  ) -> T {
    guard isRecording, notesEffects, tree.nameRange(node).count > 1 else { return body() }
    noteMutation(of: [target], byAsking: value)
    return operating(node, on: target, with: value) {
      let changes = isLazy(value) ? beginLazyChange(of: target) : []
      openChanges += changes
      let result = body()
      openChanges.removeLast(changes.count)
      endChanges(changes)
      return result
    }
  }

  /// `log++`
  func noteOperatorChanging(_ target: NodeID, _ sign: NodeID) {
    for function in changingOperators(sign) {
      noteMutation(
        of: target, by: CodeNode(index.owner(function), index.function(function).name))
    }
  }

  private func changingOperators(_ sign: NodeID) -> [MemberID] {
    guard isRecording, notesEffects, !index.owners.changingOperators.isEmpty else { return [] }
    return index.owners.changingOperators[tree.name(sign)] ?? []
  }

  private func takesCode(_ function: MemberID) -> Bool {
    index.function(function).parameters.last?.isAutoclosure ?? false
  }
}
