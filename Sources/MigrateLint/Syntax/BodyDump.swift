/// A body tree, readable: one node a line, children indented, an only child behind `>`.
func dumpBody(_ tree: BodyTree) -> String {
  guard tree.root >= 0 else { return "nothing\n" }
  // Here: a stack of our own, as sources may nest deeper than ours.
  var result = ""
  var open = [(node: tree.root, depth: 0)]
  while let (node, depth) = open.popLast() {
    var children = Array(tree.children(node))
    result += String(repeating: "  ", count: depth) + label(of: node, in: tree)
    while children.count == 1 {
      result += " > " + label(of: children[0], in: tree)
      children = Array(tree.children(children[0]))
    }
    result += "\n"
    open += children.reversed().map { ($0, depth + 1) }
  }
  return result
}

/// The kind of a node, its name, and what its flags say.
private func label(of node: NodeID, in tree: BodyTree) -> String {
  var words = ["\(tree.kind(node))"]
  switch tree.kind(node) {
  case .type: words.append(tree.type(node).description)
  case .literal: words.append(excerpt(tree.text(node), limit: 30))
  case .argument where tree[node].token >= 0: words.append(tree.name(node) + ":")
  case .attribute: words.append("@" + tree.name(node))
  case .macro: words.append("#" + tree.name(node))
  default:
    if tree[node].token >= 0 { words.append(tree.name(node)) }
  }
  let flags = tree[node].flags
  if flags.contains(.isLet) { words.append("let") }
  if flags.contains(.isTrailingClosure) { words.append("trailing") }
  if flags.contains(.isOptionalCast) { words.append("optional") }
  if flags.contains(.isWeakCapture) { words.append("weak") }
  return words.joined(separator: " ")
}
