// What extensions add to types of others, used without `self` in a type that inherits from them.
extension BodyReader {
  /// `Locale.current` is no function `current()` that an extension gives to another type.
  func mayBeAdded(_ name: String, to type: ResolvedType, at node: NodeID) -> Bool {
    guard case .external(let outer, _) = type, calleeNode != node else { return true }
    return !index.externalMembers(name, of: outer).isEmpty
      || index.externalMembers(name).contains { $0.kind == .variable }
  }

  /// `badge()` in a view, where `extension View` declares it; `log()` in a subclass of `NSObject`.
  func readMemberAddedToTypesOfOthers(_ name: String, at node: NodeID) -> Value? {
    guard let owner = unit.owner else { return nil }
    let declared = index.externalMembers(name)
    guard !declared.isEmpty else { return nil }
    if index.traits(owner).isViewLike {
      // Here: protocols that are views themselves, such as `Shape`, have what `View` has.
      let functions = onlyFunctions(declared)
      return functions.isEmpty ? nil : value(of: functions, at: node, owner: nil)
    }
    let added = index.typesOfOthers(above: owner).flatMap { index.externalMembers(name, of: $0) }
    return added.isEmpty ? nil : value(of: added, at: node, owner: nil)
  }
}

extension ProjectIndex {
  /// The protocols and superclasses from elsewhere that a type has, at any distance; of a class
  /// that has one of theirs, the root of all as well.
  func typesOfOthers(above type: TypeID) -> Set<String> {
    var names = Set(externalProtocols(of: type))
    for supertype in supertypes(of: type) { names.formUnion(traits(supertype).externalSupertypes) }
    if names.contains(where: FrameworkNames.knownSuperclasses.contains) {
      names.insert(FrameworkNames.rootClass)
    }
    return names
  }
}
