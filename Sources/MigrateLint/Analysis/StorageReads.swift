// Reads of a wrapper's storage, `_x.wrappedValue` and `_x.projectedValue.member` (H081): the new
// wrappers give the same.
extension ModelHolder {
  /// Whether the wrapper that it gets can be read in the same way.
  func allowsRead(_ fact: StorageFact) -> Bool {
    switch fact.read {
    case nil: false
    case .value: isInView
    // Here: the environment's wrapper projects nothing.
    case .binding: isInView && wrapper != .environmentObject
    }
  }
}

extension Plan {
  func readsStorage(of holder: ModelHolder) -> Bool { facts.readsStorage(of: holder) }
}

extension ProjectFacts {
  /// Whether a holder's storage is read, for which it needs a wrapper.
  func readsStorage(of holder: ModelHolder) -> Bool {
    guard let owner = holder.owner else { return false }
    let key = PropertyKey(owner, holder.name)
    return readByVariants.contains(key) || storage[key]?.contains { $0.read != nil } ?? false
  }
}
