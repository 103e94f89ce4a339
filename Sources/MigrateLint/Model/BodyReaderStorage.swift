// What is read of a wrapper's storage: `_x.wrappedValue`, `_x.projectedValue`.
extension BodyReader {
  /// The property with a wrapper whose storage `_name` is, where nothing else is called so.
  func wrappedProperty(_ name: String, of owner: TypeID) -> MemberID? {
    guard index.members("_" + name, of: owner).isEmpty,
      let member = index.members(name, of: owner).first(where: { $0.kind == .variable }),
      index.wrapper(member).wrapper != .none
    else { return nil }
    return member
  }

  /// `_x.wrappedValue` is `x`, and `_x.projectedValue` is `$x`; nil for anything else.
  func readStorage(_ name: String, of base: NodeID, at node: NodeID) -> Value? {
    guard name == FrameworkNames.wrappedValue || name == FrameworkNames.projectedValue,
      let owner = unit.owner, let property = storedProperty(base),
      let member = wrappedProperty(property, of: owner)
    else { return nil }
    if name == FrameworkNames.wrappedValue {
      noteStorage(property, at: base, read: .value)
      return value(of: [member], at: base, owner: owner)
    }
    if index.wrapper(member).wrapper == .published, takesAnyPublisher(node) {
      let range = ByteRange(tree.nameRange(base).start, tree.range(node).end)
      notePublisher(owner, property, at: node, place: Place(unitFile, range))
      return Value(type: .publisher(of: type(of: member)), origin: .nothing)
    }
    noteStorage(property, at: base, read: projectedMember == nil ? nil : .binding)
    guard index.wrapper(member).wrapper.projectsBinding else { return .unknown }
    return Value(type: .binding(to: type(of: member)), origin: .nothing)
  }

  /// `x` of `_x` or `self._x`.
  private func storedProperty(_ node: NodeID) -> String? {
    switch tree.kind(node) {
    case .name where local(tree.name(node)) == nil: break
    case .member:
      guard let base = tree.firstChild(node), tree.kind(base) == .selfName else { return nil }
    default: return nil
    }
    let name = tree.name(node)
    return name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : nil
  }
}
