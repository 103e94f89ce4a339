// Members of a name that is declared several times, as far as all of its types agree.
extension BodyReader {
  /// `M.shared`, where `M` may be any of these types and each of them keeps something there.
  func member(_ name: String, ofEach ids: [TypeID], at node: NodeID) -> Value? {
    var types: [TypeID] = []
    for id in ids {
      let found = index.members(name, of: id).first { $0.kind == .variable && isStatic($0) }
      guard let found, case .nominal(let type, _) = self.type(of: found) else { return nil }
      noteEffect(.member(id, name), rolesOfEffect(found, at: node), at: node, isSure: false)
      if !types.contains(type) { types.append(type) }
    }
    guard let first = types.first else { return nil }
    return Value(
      type: types.count == 1 ? .nominal(first, []) : .ambiguous(types.sorted()),
      origin: .shared(place(node)))
  }

  /// `$x` of a value that may be of any of these types: only theirs is meant, where all have one.
  func notePublishers(_ property: String, ofEach ids: [TypeID], at node: NodeID) -> Bool {
    let owners = ids.compactMap { id -> TypeID? in
      guard let member = index.members(property, of: id).first(where: { $0.kind == .variable }),
        index.wrapper(member).wrapper == .published
      else { return nil }
      return index.owner(member) ?? id
    }
    guard owners.count == ids.count else { return false }
    for owner in owners { notePublisher(owner, property, at: node) }
    return true
  }
}
