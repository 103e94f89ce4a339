/// A `@State` with a default that an initialiser replaces.
struct DefaultedState {
  var member: MemberID
  var owner: TypeID
  var attribute: Place
  /// `_x` where it is set.
  var assignments: [Place]
}

extension Plan {
  /// The `@State` properties that have a default and are set up in an initialiser too (H101).
  var defaultedStates: [DefaultedState] {
    facts.storage.compactMap { key, uses -> DefaultedState? in
      guard
        let member = index.ownMembers(key.name, of: key.owner).first(where: {
          $0.kind == .variable
        }), index.variable(member).initialValue != nil,
        case (.state, let attribute?) = index.wrapper(member)
      else { return nil }
      let assignments = uses.filter { $0.unit.kind == .initializer && $0.assigned != nil }
        .map(\.place).sorted()
      guard !assignments.isEmpty else { return nil }
      return DefaultedState(
        member: member, owner: key.owner,
        attribute: Place(member.place.file, attribute.range), assignments: assignments)
    }.sorted { $0.attribute < $1.attribute }
  }
}
