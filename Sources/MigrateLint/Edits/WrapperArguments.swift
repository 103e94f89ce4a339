// Arguments that a wrapper is written with: `@StateObject(wrappedValue: M()) var m: M`.
extension UnitRewriter {
  /// Whether the wrapper's argument is the value itself: an initialiser that the project adds may
  /// take something else.
  func movesValue(_ holder: ModelHolder) -> Bool {
    guard let member = holder.variable,
      let arguments = plan.index.wrapper(member).attribute?.arguments
    else { return true }
    let tree = plan.index.files[member.place.file].arguments(arguments)
    guard tree.root >= 0, let first = tree.firstChild(tree.root) else { return true }
    return tree[first].token >= 0 && FrameworkNames.valueLabels.contains(tree.name(first))
  }
}
