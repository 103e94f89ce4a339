// The storage of a published property, `_x` (H018).
extension BlockerFinder {
  /// Set to a new wrapper it tells nobody and runs no observer. What is written in its place sets
  /// the property, which does both unless it is among what sets the instance up.
  mutating func note(_ fact: StorageFact) {
    let (model, name) = (fact.owner, fact.property)
    guard let member = index.members(name, of: model).first(where: index.isPublished) else {
      return
    }
    func add(_ message: String, _ treatment: Treatment? = nil) {
      self.add(model, "published-storage", message, fact.place, treatment)
    }
    guard [FrameworkNames.published, FrameworkNames.initializer].contains(fact.assigned?.wrapper)
    else {
      return add("'_\(name)' is the storage of '@Published' and is gone after the migration")
    }
    if isInInitAccessor(fact, naming: "_" + name) {
      return add("an init accessor sets '_\(name)', and may not set '\(name)' in its place")
    }
    let isObserved = index.variable(member).hasObservers
    guard fact.unit.kind == .initializer, !fact.mayBeLater, let initializer = fact.unit.member
    else {
      return add(
        "'_\(name)' is set here, which told nobody; '\(name)' is set in its place, which tells"
          + " those who show it" + (isObserved ? " and runs its observers" : ""), .acceptance)
    }
    let order = InitializerOrder(index: index)
    guard isObserved, !order.isUnfinished(at: fact.place.range, in: initializer, of: model) else {
      return
    }
    add(
      "'_\(name)' is set here, past the observers of '\(name)'; '\(name)' is set in its place,"
        + " which runs them", .acceptance)
  }

  /// Whether a use stands in an init accessor that names the storage.
  private func isInInitAccessor(_ fact: StorageFact, naming storage: String) -> Bool {
    guard fact.unit.kind == .observer, let member = fact.unit.member, member.kind == .variable
    else { return false }
    return index.variable(member).accessors.contains { $0.restrictions.contains(storage) }
  }
}
