// What is on the main actor.
extension ProjectIndex {
  /// Names of functions, globals and types of the project that state the main actor.
  func namesOnMainActor() -> Set<String> {
    var result: Set<String> = []
    for file in files {
      let outline = file.outline
      for type in outline.types where type.attribute(FrameworkNames.mainActor) != nil {
        if type.kind != .extension { result.insert(type.name) }
      }
      for function in outline.functions where function.kind == .function {
        let isOwn = function.attributes.contains { $0.lastName == FrameworkNames.mainActor }
        if isOwn { result.insert(function.name) }
      }
      for variable in outline.variables where variable.owner == nil {
        if variable.attribute(FrameworkNames.mainActor) != nil { result.insert(variable.name) }
      }
    }
    return result
  }

  /// Whether a class, or one that it inherits from, states the main actor.
  func isOnMainActor(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    var steps = 0
    while let type = current, steps < 16 {
      if types.declaration(type).attribute(FrameworkNames.mainActor) != nil { return true }
      if let name = traits(type).externalSuperclass, FrameworkNames.isOnMainActor(name) {
        return true
      }
      if conformsOnMainActor(type) { return true }
      current = traits(type).superclass
      steps += 1
    }
    return false
  }

  /// A conformance in the declaration itself to a protocol of Apple's that is on the main actor
  /// takes the type there (SE-0316).
  private func conformsOnMainActor(_ type: TypeID) -> Bool {
    types.declaration(type).inheritance.contains { inherited in
      inherited.type.lastName.map {
        FrameworkNames.protocolsOnMainActor.contains($0)
          && traits(type).externalSupertypes.contains($0)
      } ?? false
    }
  }

  /// Whether a `deinit` runs on its class's actor, where it may use what is tracked.
  func isIsolatedDeinitializer(_ member: MemberID?) -> Bool {
    guard let member, member.kind == .function else { return false }
    return function(member).hasModifier(FrameworkNames.isolated)
      || function(member).attributes.contains { $0.lastName == FrameworkNames.mainActor }
  }
}
