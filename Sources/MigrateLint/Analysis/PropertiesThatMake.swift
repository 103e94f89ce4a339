// Properties that give what they do not keep.
extension OriginResolver {
  /// Whether each use of a property may make an instance: it holds a closure, or it is a value of
  /// the environment, whose default is made whenever it is asked for, or a wrapper of the project
  /// gives it.
  func mayMakeAnew(_ key: PropertyKey) -> Bool {
    guard
      let member = index.ownMembers(key.name, of: key.owner).first(where: {
        $0.kind == .variable
      })
    else { return false }
    if case .function? = index.resolvedType(of: member)?.unwrapped { return true }
    let (wrapper, attribute) = index.wrapper(member)
    guard let attribute else { return false }
    switch wrapper {
    case .environment:
      guard let span = attribute.arguments else { return false }
      let tree = index.files[member.place.file].arguments(span)
      guard tree.root >= 0, let argument = tree.firstChild(tree.root),
        let value = tree.firstChild(argument)
      else { return false }
      return tree.kind(value) == .keyPath
    case .other: return index.types.declares(attribute.lastName, in: index.scope(member))
    default: return false
    }
  }
}
