// Switches, and views of which only one is drawn: whoever gives the value says which.
extension BodyReader {
  /// Reads a `switch`; gives the value of each case.
  func visitSwitch(_ node: NodeID) -> [Value] {
    let saved = (choice, isLater, mayComeLater, isDecided)
    defer { (choice, isLater, mayComeLater, isDecided) = saved }
    var subject: Value?
    var values: [Value] = []
    var position = 0
    let cases = tree.children(node).filter { tree.kind($0) == .switchCase }
    var startsLater: [Bool] = []
    var isOfModel = false
    let branches = ExclusiveHandOffs()
    for child in tree.children(node) {
      guard tree.kind(child) == .switchCase else {
        let value = visit(child)
        subject = value
        startsLater = casesLater(than: start(of: value.origin), cases)
        isOfModel = mayDraw
          && (dependsOnModel(child) || startsLater.isEmpty && isKeptHere(value.origin))
        continue
      }
      if saved.0 == nil, let subject, isGiven(subject.origin) {
        choice = ViewEdge.Choice(at: place(node), position: position, count: cases.count)
      }
      isLater = saved.1 || position < startsLater.count && startsLater[position]
      mayComeLater = saved.2 || isOfModel
      isDecided = !startsLater.isEmpty
      position += 1
      values.append(branch(of: branches) { visitCase(child, subject: subject ?? .unknown) })
    }
    join(branches)
    return values
  }

  /// Reads an `if`: `first` reads the condition and the first branch, and `others` the rest.
  func choosing(
    by conditions: [NodeID], at node: NodeID, first: () -> Void, others: () -> Void
  ) {
    let saved = (choice, isLater, mayComeLater, isDecided)
    defer { (choice, isLater, mayComeLater, isDecided) = saved }
    guard mayDraw else {
      first()
      return others()
    }
    let isChosen = saved.0 == nil && conditions.contains { dependsOnWhatIsGiven($0) }
    let start = conditions.count == 1 ? startOfCondition(conditions[0]) : nil
    let isOfModel = !isChosen && conditions.contains { dependsOnModel($0) }
    let flag = isChosen && conditions.count == 1 ? flag(conditions[0]) : nil
    func enter(_ position: Int) {
      if isChosen {
        choice = ViewEdge.Choice(at: place(node), position: position, count: 2, flag: flag)
      }
      isLater = saved.1 || start == (position == 1)
      mayComeLater = saved.2 || isOfModel
      isDecided = start != nil
    }
    enter(0)
    first()
    enter(1)
    others()
  }

  /// Whether what is read belongs to a view, or gives one.
  var mayDraw: Bool {
    guard isRecording, !isInAction else { return false }
    if let owner = unit.owner, index.traits(owner).isViewLike { return true }
    return unit.member.flatMap { index.resolvedType(of: $0) }.map { drawsItself($0) } ?? false
  }

  /// Whether whoever makes the view, or calls the function, gives the value: a parameter, what an
  /// enum is itself, or a stored property that no wrapper fills.
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
        return !variable.isStatic && variable.attributes.isEmpty
          && !(variable.isLet && variable.initialValue != nil)
      }
    default: return false
    }
  }

  /// Whether a condition reads something that the view or the function is given.
  private func dependsOnWhatIsGiven(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .closure, .pattern, .type, .selfName: return false
    case .optionalBinding where tree.firstChild(node) == nil:
      return isGiven(peekName(tree.name(node), at: node).origin)
    case .name: return isGiven(peek(node).origin)
    case .member:
      if isGiven(peek(node).origin) { return true }
    default: break
    }
    return tree.children(node).contains { dependsOnWhatIsGiven($0) }
  }

  /// Whether a condition asks a model, of which nobody here can tell what it says at first.
  private func dependsOnModel(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .closure, .pattern, .type, .selfName: return false
    case .member:
      if let base = tree.firstChild(node), let type = peek(base).type.nominal,
        index.isModel(type)
      {
        return true
      }
    default: break
    }
    return tree.children(node).contains { dependsOnModel($0) }
  }

  /// The stored property of the view that a condition is, or whose contrary it is; or that it asks
  /// whether there is a value, `if let reply`.
  private func flag(_ node: NodeID) -> ViewEdge.Flag? {
    switch tree.kind(node) {
    case .condition: return tree.firstChild(node).flatMap { flag($0) }
    case .optionalBinding:
      guard let value = tree.firstChild(node) else {
        return flag(peekName(tree.name(node), at: node))
      }
      return tree[value].nextSibling < 0 ? flag(value) : nil
    case .prefixOperator where tree.text(node).hasPrefix("!"):
      guard var flag = tree.firstChild(node).flatMap({ flag($0) }) else { return nil }
      flag.value.toggle()
      return flag
    case .name, .member: return flag(peek(node))
    default: return nil
    }
  }

  private func flag(_ value: Value) -> ViewEdge.Flag? {
    guard case .stored(_, let owner, let name) = value.origin, owner == unit.owner, name != "self"
    else { return nil }
    return ViewEdge.Flag(property: name, value: true)
  }

  func peekName(_ name: String, at node: NodeID) -> Value {
    let wasRecording = isRecording
    isRecording = false
    defer { isRecording = wasRecording }
    return readName(name, at: node)
  }
}
