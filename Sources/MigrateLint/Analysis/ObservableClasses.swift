// What the macro `@Observable` makes of the classes that carry it.
extension ProjectIndex {
  /// The classes that carry the framework's `@Observable` themselves, in order of declaration.
  var observableClasses: [TypeID] {
    types.types.map(\.id).filter { hasObservableMacro($0) }
  }

  func hasObservableMacro(_ type: TypeID) -> Bool {
    guard types[type].kind == .class, let macro = traits(type).observableMacro,
      macro.lastName == FrameworkNames.observable
    else { return false }
    let path = macro.path
    return path.count == 1 || FrameworkNames.appleModules.contains(path[0])
  }

  func isIgnored(_ member: MemberID) -> Bool {
    variable(member).attribute(FrameworkNames.observationIgnored) != nil
  }

  /// A stored property that the macro of its class turns into a tracked one.
  func isTracked(_ member: MemberID) -> Bool {
    guard let owner = owner(member), hasObservableMacro(owner) else { return false }
    let variable = variable(member)
    return !variable.isStatic && !variable.isLet && !variable.isComputed && !variable.isInPattern
      && !isIgnored(member)
  }

  /// The property wrapper that a property carries, of the project or a well-known one. An unknown
  /// attribute may be a macro or an actor, so it does not count.
  func propertyWrapper(of member: MemberID) -> AttributeSyntax? {
    variable(member).attributes.first { attribute in
      let path = attribute.path
      switch types.lookUp(path, in: scope(member).ofValue) {
      case .type(let id): return isPropertyWrapper(id)
      case .ambiguous(let ids): return ids.allSatisfy { isPropertyWrapper($0) }
      case .external(let name): return FrameworkNames.propertyWrappers.contains(name)
      case .generic, .alias: return false
      }
    }
  }

  func isPropertyWrapper(_ type: TypeID) -> Bool {
    types.declaration(type).attribute(FrameworkNames.propertyWrapperAttribute) != nil
  }

  /// The type whose `==` collections and Observation use for values of a type: its own, or of a
  /// class that of the superclass which states the conformance.
  func equatableType(of type: TypeID) -> TypeID? {
    var current: TypeID? = type
    var steps = 0
    while let candidate = current, steps < 16 {
      let isCompared = !ownMembers(FrameworkNames.isEqual, of: candidate).isEmpty
      if isCompared || statesEquatable(candidate) { return candidate }
      current = traits(candidate).superclass
      steps += 1
    }
    return nil
  }

  /// Whether two objects of a class are equal if they are one, because Objective-C says so, and
  /// have properties that change.
  func comparesByIdentity(_ type: TypeID) -> Bool {
    let classes = [type] + superclasses(of: type)
    return classes.contains { FrameworkNames.isOfRootClass(traits($0).externalSuperclass) }
      && classes.allSatisfy {
        ownMembers(FrameworkNames.isEqual, of: $0).isEmpty
          && ownMembers(FrameworkNames.equality, of: $0).isEmpty
      }
      && classes.contains { current in
        storedProperties(of: current).contains { !variable($0).isLet }
      }
  }

  /// Itself, or through protocols of the project. Who compares by hand what a protocol of others
  /// is about most likely has to.
  private func statesEquatable(_ type: TypeID) -> Bool {
    if !ownMembers(FrameworkNames.equality, of: type).isEmpty,
      !traits(type).protocolsOfOthers.isEmpty
    {
      return true
    }
    var seen: Set<TypeID> = []
    var queue = [type]
    while let current = queue.popLast() {
      guard seen.insert(current).inserted, seen.count < 64 else { continue }
      let names = traits(current).externalSupertypes
      if names.contains(where: FrameworkNames.equatableProtocols.contains) { return true }
      queue += traits(current).supertypes.filter { types[$0].kind == .protocol }
    }
    return false
  }

  /// The place of a property's name.
  func namePlace(_ member: MemberID) -> Place {
    Place(member.place.file, variable(member).nameRange)
  }
}
