// Values of the environment that the project declares: `@Environment(\.archive)`.
extension BodyReader {
  /// The type of the value at a key path; nil where an attribute's argument is none.
  func environmentValue(
    _ span: TokenSpan, in file: FileIndex, of root: String = FrameworkNames.environmentValues
  ) -> ResolvedType? {
    guard let path = keyPath(span, in: file) else { return nil }
    guard let first = path.first else { return .unknown }
    inferenceDepth += 1
    defer { inferenceDepth -= 1 }
    let declared = index.externalMembers(first, of: root)
    let types = Set(declared.filter { $0.kind == .variable }.map { type(of: $0) })
    guard types.count == 1, var result = types.first else { return .unknown }
    for name in path.dropFirst() {
      guard let id = result.nominal,
        let member = index.members(name, of: id).first(where: { $0.kind == .variable })
      else { return .unknown }
      result = type(of: member)
    }
    return result
  }

  /// The type of `@Dependency(\.archive) var archive`: what the package's values have there.
  func keyedValue(of member: MemberID) -> ResolvedType? {
    let (wrapper, attribute) = index.wrapper(member)
    guard wrapper == .other, let attribute, let span = attribute.arguments,
      let root = FrameworkNames.keyedWrappers[attribute.lastName],
      !index.types.declares(attribute.lastName, in: index.scope(member)),
      !index.types.declares(root, in: index.scope(member))
    else { return nil }
    return environmentValue(span, in: member.place.file, of: root)
  }

  /// The names of a key path that is an attribute's argument.
  func keyPath(_ span: TokenSpan, in file: FileIndex) -> [String]? {
    let tree = index.files[file].arguments(span)
    guard tree.root >= 0, let argument = tree.firstChild(tree.root),
      let value = tree.firstChild(argument)
    else { return nil }
    return keyPathNames(value, in: tree)
  }

  /// The same of an expression.
  func keyPathNames(_ node: NodeID) -> [String]? { keyPathNames(node, in: tree) }

  private func keyPathNames(_ node: NodeID, in tree: BodyTree) -> [String]? {
    guard tree.kind(node) == .keyPath else { return nil }
    return tree.children(node).filter { tree.kind($0) == .keyPathComponent }.map { tree.name($0) }
  }
}
