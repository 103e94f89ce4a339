// Switches, and views of which only one is drawn: whoever gives the value says which.
extension BodyReader {
  /// Reads a `switch`; gives the value of each case.
  func visitSwitch(_ node: NodeID) -> [Value] {
    let saved = choice
    defer { choice = saved }
    var subject: Value?
    var values: [Value] = []
    var position = 0
    let count = tree.children(node).reduce(0) { tree.kind($1) == .switchCase ? $0 + 1 : $0 }
    for child in tree.children(node) {
      guard tree.kind(child) == .switchCase else {
        subject = visit(child)
        continue
      }
      if saved == nil, let subject, isGiven(subject.origin) {
        choice = ViewEdge.Choice(at: place(node), position: position, count: count)
      }
      position += 1
      values.append(visitCase(child, subject: subject ?? .unknown))
    }
    return values
  }

  /// Whether whoever makes the view, or calls the function, gives the value: a parameter, what an
  /// enum is itself, or a stored property that no wrapper and no default fills.
  private func isGiven(_ origin: Origin) -> Bool {
    switch origin {
    case .parameter: return true
    case .part(_, let whole, _, _): return isGiven(whole)
    case .stored(_, let owner, let name):
      if name == "self" { return true }
      guard owner == unit.owner else { return false }
      return index.members(name, of: owner).contains {
        guard $0.kind == .variable else { return false }
        let variable = index.variable($0)
        return !variable.isStatic && variable.attributes.isEmpty && variable.initialValue == nil
      }
    default: return false
    }
  }
}
