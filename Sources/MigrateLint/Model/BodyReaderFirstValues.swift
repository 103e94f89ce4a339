// What a `@State` of a view starts with, and what is drawn as long as it has that value.
extension BodyReader {
  /// The case, the literal or `nil` that a `@State` of the view, or a part of it, starts with.
  func start(of origin: Origin) -> String? {
    switch origin {
    case .stored(_, let owner, let name):
      guard let member = state(name, of: owner) else { return nil }
      let start: String?
      if let value = index.variable(member).initialValue {
        start = self.start(index.files[member.place.file].expression(value))
      } else if case .optional? = index.resolvedType(of: member) {
        // Here: an optional one that nobody sets up is `nil`.
        start = "nil"
      } else {
        return nil
      }
      return start != nil && isSetUp(name, of: owner) ? nil : start
    case .part(_, .stored(_, let owner, let name), let type, let part):
      guard let member = state(name, of: owner), let value = index.variable(member).initialValue,
        index[type].kind == .struct, index.initializers(of: type).isEmpty,
        let start = start(of: part, in: index.files[member.place.file].expression(value))
      else { return nil }
      return isSetUp(name, of: owner) ? nil : start
    default: return nil
    }
  }

  /// A `@State` of the view whose code is read.
  private func state(_ name: String, of owner: TypeID) -> MemberID? {
    guard owner == unit.owner,
      let member = index.ownMembers(name, of: owner).first(where: { $0.kind == .variable }),
      index.wrapper(member).wrapper == .state
    else { return nil }
    return member
  }

  private func start(_ tree: BodyTree) -> String? {
    tree.root < 0 ? nil : start(tree.root, in: tree)
  }

  private func start(_ node: NodeID, in tree: BodyTree) -> String? {
    switch tree.kind(node) {
    case .implicitMember, .member: return tree.name(node)
    case .literal: return tree.text(node)
    case .string where tree.firstChild(node) == nil: return tree.text(node)
    default: return nil
    }
  }

  /// `Item(kind: .plain)`, by the initialiser that the compiler writes.
  private func start(of part: String, in tree: BodyTree) -> String? {
    guard tree.root >= 0, tree.kind(tree.root) == .call else { return nil }
    for argument in tree.children(tree.root).dropFirst() where tree[argument].token >= 0 {
      if tree.name(argument) == part, let value = tree.firstChild(argument) {
        return start(value, in: tree)
      }
    }
    return nil
  }

  /// Whether `_x` is named, which may give it another start.
  private func isSetUp(_ name: String, of type: TypeID) -> Bool {
    index[type].parts.contains {
      index.files[$0.file].allNames(in: index.types.declaration($0).bodyRange).contains("_" + name)
    }
  }

  /// Whether the view keeps a value itself, in a `@State`.
  func isKeptHere(_ origin: Origin) -> Bool {
    switch origin {
    case .part(_, let whole, _, _): return isKeptHere(whole)
    case .stored(_, let owner, let name):
      return owner == unit.owner
        && index.ownMembers(name, of: owner).contains {
          $0.kind == .variable && index.wrapper($0).wrapper == .state
        }
    default: return false
    }
  }

  /// For each case whether it is drawn only once the value has changed.
  func casesLater(than start: String?, _ cases: [NodeID]) -> [Bool] {
    guard let start else { return [] }
    let names = cases.map { patternNames($0) }
    let matching = names.map { $0?.contains(start) ?? false }
    guard let first = matching.firstIndex(of: true) else { return [] }
    return matching.indices.map { $0 != first }
  }

  /// The enum's cases, or the literals, that a case of a `switch` names; nil where it names
  /// something else.
  private func patternNames(_ node: NodeID) -> [String]? {
    var names: [String] = []
    for pattern in tree.children(node) where tree.kind(pattern) == .pattern {
      guard let inner = tree.firstChild(pattern), let name = start(inner, in: tree) else {
        return nil
      }
      names.append(name)
    }
    return names
  }

  /// What a condition is as long as a `@State` has its first value.
  func startOfCondition(_ node: NodeID) -> Bool? {
    switch tree.kind(node) {
    case .condition: return tree.firstChild(node).flatMap { startOfCondition($0) }
    case .optionalBinding: return startsWithNil(node) ? false : nil
    case .prefixOperator where tree.text(node).hasPrefix("!"):
      return tree.firstChild(node).flatMap { startOfCondition($0) }.map { !$0 }
    case .sequence: return startOfAll(tree.children(node).map { $0 })
    case .name, .member:
      switch start(of: peek(node).origin) {
      case "true": return true
      case "false": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// `if let order`, `if let id = order?.id`.
  private func startsWithNil(_ binding: NodeID) -> Bool {
    guard var root = tree.children(binding).first(where: { tree.kind($0) != .type }) else {
      return start(of: peekName(tree.name(binding), at: binding).origin) == "nil"
    }
    while [.member, .call, .optionalChain].contains(tree.kind(root)),
      let inner = tree.firstChild(root)
    {
      root = inner
    }
    return tree.kind(root) == .name && start(of: peek(root).origin) == "nil"
  }

  /// `a && b`: false where one of them is; `a || b`: true where one of them is.
  private func startOfAll(_ parts: [NodeID]) -> Bool? {
    func isLogical(_ part: NodeID) -> Bool {
      tree.kind(part) == .operator && ["&&", "||"].contains(tree.text(part))
    }
    let signs = Set(parts.filter(isLogical).map { tree.text($0) })
    guard let sign = signs.first else { return startOfComparison(parts) }
    guard signs.count == 1 else { return nil }
    let decides = sign == "||"
    let operands = parts.split(whereSeparator: isLogical).map { $0.map { $0 } }
    let isDecided = operands.contains { operand in
      (operand.count == 1 ? startOfCondition(operand[0]) : startOfComparison(operand)) == decides
    }
    return isDecided ? decides : nil
  }

  /// `order != nil`, `tab == .home`.
  private func startOfComparison(_ parts: [NodeID]) -> Bool? {
    guard parts.count == 3, tree.kind(parts[1]) == .operator,
      ["==", "!="].contains(tree.text(parts[1])), let other = start(parts[2], in: tree),
      tree.kind(parts[2]) != .member, let start = start(of: peek(parts[0]).origin)
    else { return nil }
    // Here: whether two texts or numbers are equal is not told from how they are written.
    guard start == "nil" || other == "nil" || tree.kind(parts[2]) == .implicitMember else {
      return start == other ? tree.text(parts[1]) == "==" : nil
    }
    return (start == other) == (tree.text(parts[1]) == "==")
  }
}
