// What says whether a place in code is come to.
extension BodyTree {
  /// Where code asks before it comes to a place: the conditions around it and to its left, those
  /// behind which earlier code may leave, and what has a closure run around it.
  func asked(before place: ByteRange) -> [ByteRange] {
    var result: [ByteRange] = []
    guard root >= 0, range(root).contains(place) else { return [] }
    var node = root
    while let next = children(node).first(where: { range($0).contains(place) }) {
      result += asked(at: node, before: next)
      node = next
    }
    return result
  }

  private func asked(at node: NodeID, before next: NodeID) -> [ByteRange] {
    let earlier = children(node).prefix { $0 != next }
    switch kind(node) {
    case .ifStatement, .guardStatement, .whileStatement:
      return earlier.filter(isCondition).map(range)
    case .ternary, .switchStatement: return earlier.prefix(1).map(range)
    case .forStatement:
      return kind(next) == .block ? earlier.filter { kind($0) != .pattern }.map(range) : []
    case .sequence: return operands(asked: Array(earlier))
    case .block, .closure: return earlier.filter(mayLeave).flatMap(conditions)
    case .call:
      // Here: a collection that is empty, or a value that is missing, runs no closure.
      guard let callee = earlier.first, kind(callee) == .member,
        FrameworkNames.sequenceFunctions.contains(name(callee)), let base = firstChild(callee),
        let value = firstChild(next), kind(value) == .closure
      else { return [] }
      return [range(base)]
    default: return []
    }
  }

  private func isCondition(_ node: NodeID) -> Bool {
    [.condition, .optionalBinding, .caseCondition].contains(kind(node))
  }

  /// `a && b || c`, `a ?? b`: what stands to the left of such an operator.
  private func operands(asked earlier: [NodeID]) -> [ByteRange] {
    let last = earlier.lastIndex {
      kind($0) == .operator && ["&&", "||", "??"].contains(text($0))
    }
    return last.map { earlier[..<$0].filter { kind($0) != .operator }.map(range) } ?? []
  }

  /// Whether a statement may end the code around it.
  private func mayLeave(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .guardStatement, .returnStatement, .throwStatement: true
    // Here: what `break` leaves is mostly a `switch`.
    case .literal: text(node).hasPrefix("continue")
    case .closure, .localFunction, .localType: false
    default: children(node).contains(where: mayLeave)
    }
  }

  private func conditions(_ node: NodeID) -> [ByteRange] {
    switch kind(node) {
    case .closure, .localFunction, .localType: []
    case .condition, .optionalBinding, .caseCondition: [range(node)]
    case .switchStatement:
      children(node).prefix(1).map(range) + children(node).dropFirst().flatMap(conditions)
    default: children(node).flatMap(conditions)
    }
  }
}
