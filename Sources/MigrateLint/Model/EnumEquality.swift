// What the hand-written `==` of an enum leaves out.
extension EqualityCoverage {
  /// The cases of whose payload the patterns of `==` leave something out: `case (.loaded, .loaded):
  /// true`, `case (.loaded(let a, _), .loaded(let b, _)): a == b`.
  func missingCases(of type: TypeID, _ tree: BodyTree) -> [String]? {
    var looked: [String: Set<Int>] = [:]
    func read(_ node: NodeID) {
      if tree.kind(node) == .switchCase, !saysNo(node, tree) {
        for pattern in tree.children(node) where tree.kind(pattern) == .pattern {
          guard let (name, first, second) = pairOfCases(pattern, tree) else { continue }
          let count = index.payload(ofCase: name, in: type).count
          let covered = covered(first, count, by: node, tree)
            .union(covered(second, count, by: node, tree))
          looked[name, default: []].formUnion(covered)
        }
      }
      for child in tree.children(node) { read(child) }
    }
    read(tree.root)
    return looked.filter { name, covered in
      covered.count < index.payload(ofCase: name, in: type).count
    }.keys.sorted()
  }

  /// Which parts of a payload a pattern looks at: by a value that it has to be, or by a name that
  /// the case of the `switch` asks for.
  private func covered(
    _ arguments: [NodeID], _ count: Int, by switchCase: NodeID, _ tree: BodyTree
  ) -> Set<Int> {
    func looks(_ argument: NodeID) -> Bool {
      guard let value = tree.firstChild(argument), tree.text(value) != "_" else { return false }
      let names = names(in: value, tree)
      return names.isEmpty || tree.children(switchCase).contains { part in
        tree.kind(part) != .pattern && !names.isDisjoint(with: self.names(in: part, tree))
      }
    }
    // Here: one name may stand for all of it.
    if arguments.count == 1, count > 1 { return looks(arguments[0]) ? Set(0..<count) : [] }
    return Set(arguments.indices.filter { looks(arguments[$0]) })
  }

  private func names(in node: NodeID, _ tree: BodyTree) -> Set<String> {
    tree.children(node).reduce(into: tree.kind(node) == .name ? [tree.name(node)] : []) {
      $0.formUnion(names(in: $1, tree))
    }
  }

  /// `(.loaded(…), .loaded(…))`: one case twice, with what stands for what either carries.
  private func pairOfCases(
    _ pattern: NodeID, _ tree: BodyTree
  ) -> (name: String, first: [NodeID], second: [NodeID])? {
    var current = pattern
    while tree.kind(current) == .pattern || tree.kind(current) == .bindingPattern,
      let inner = tree.firstChild(current)
    {
      current = inner
    }
    guard tree.kind(current) == .tuple else { return nil }
    let found = tree.children(current).compactMap { tree.firstChild($0) }.map { enumCase($0, tree) }
    guard found.count == 2, let first = found[0], let second = found[1], first.name == second.name
    else { return nil }
    return (first.name, first.arguments, second.arguments)
  }

  /// `.loaded`, `Phase.loaded`, `.loaded(let items)`.
  private func enumCase(
    _ node: NodeID, _ tree: BodyTree
  ) -> (name: String, arguments: [NodeID])? {
    switch tree.kind(node) {
    case .implicitMember, .member: return (tree.name(node), [])
    case .bindingPattern, .pattern: return tree.firstChild(node).flatMap { enumCase($0, tree) }
    case .call:
      guard let callee = tree.firstChild(node), let found = enumCase(callee, tree) else {
        return nil
      }
      return (found.name, tree.children(node).dropFirst().map { $0 })
    default: return nil
    }
  }

  /// Whether a case of a switch does nothing but say `false`.
  private func saysNo(_ node: NodeID, _ tree: BodyTree) -> Bool {
    guard let block = tree.children(node).first(where: { tree.kind($0) == .block }),
      let statement = tree.firstChild(block), tree[statement].nextSibling < 0
    else { return false }
    let value = tree.kind(statement) == .returnStatement ? tree.firstChild(statement) : statement
    return value.map { tree.text($0) == "false" } ?? false
  }
}
