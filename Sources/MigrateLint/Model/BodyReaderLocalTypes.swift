// Types and typealiases that bodies declare.
extension BodyReader {
  /// `typealias Item = Store` in a body.
  func declareLocalAlias(_ node: NodeID) {
    guard let type = tree.firstChild(node) else { return }
    generics = generics.declaring(tree.name(node), tree.type(type))
  }

  func declareLocalType(_ node: NodeID) {
    let range = tree.range(node)
    let types = index.files[unitFile].outline.types
    guard
      let position = types.firstIndex(where: {
        $0.isLocal && range.contains($0.bodyRange) && $0.bodyRange.end == range.end
      }), let id = index.types.type(unitFile, position)
    else { return }
    declare(
      types[position].name, LocalName(type: .metatype(.nominal(id, [])), origin: .nothing))
  }
}
