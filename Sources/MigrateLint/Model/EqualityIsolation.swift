/// Which values only the main actor can compare.
struct EqualityIsolation {
  let index: ProjectIndex

  /// Whether the code of a class, which states no actor, may not compare two values of a type, as
  /// far as that is known.
  func isOutOfReach(of model: TypeID, _ type: TypeID) -> Bool {
    guard let compared = comparedType(of: type) else { return false }
    // Here: nobody writes `nonisolated` on a class where nothing is on the main actor anyway.
    let isNonisolated = index.isNonisolated(model)
    let isMain: Bool
    if let isStated = isStatedOnMainActor(compared) {
      isMain = isStated
    } else if index.isOnMainActor(compared) {
      isMain = !isComparedAnywhere(compared)
        && (isNonisolated || index.mayIsolateConformances(index[compared].declaration.file))
    } else {
      isMain = isNonisolated && !index.isNonisolated(compared) && !isComparedAnywhere(compared)
    }
    return isMain && (isNonisolated || !index.isMainActorByDefault(index[model].declaration.file))
  }

  /// The type whose own `==` is used; a class of Objective-C has none.
  private func comparedType(of type: TypeID) -> TypeID? {
    switch index[type].kind {
    case .class:
      let isOfOthers = index.traits(type).externalSuperclass != nil
        || index.superclasses(of: type).contains {
          index.traits($0).externalSuperclass != nil
        }
      return isOfOthers ? nil : index.equatableType(of: type)
    case .struct: return index.equatableType(of: type)
    case .enum: return index.equatableType(of: type) ?? (index.hasPayload(type) ? nil : type)
    default: return nil
    }
  }

  /// What the conformance itself says: `@MainActor Equatable`, `nonisolated Equatable`.
  private func isStatedOnMainActor(_ type: TypeID) -> Bool? {
    for part in index[type].parts {
      let declaration = index.types.declaration(part)
      for inherited in declaration.inheritance {
        guard let name = inherited.type.lastName,
          FrameworkNames.equatableProtocols.contains(name)
        else { continue }
        if inherited.attributes.contains(FrameworkNames.mainActor) { return true }
        let isAnywhere = declaration.kind == .extension
          && declaration.hasModifier(FrameworkNames.nonisolated)
        if isAnywhere || !inherited.attributes.isEmpty { return false }
      }
    }
    return nil
  }

  /// Whether the function that compares is on no actor: it says so, or is that of raw values.
  private func isComparedAnywhere(_ type: TypeID) -> Bool {
    let own = index.ownMembers(FrameworkNames.equality, of: type).filter {
      $0.kind == .function && index.function($0).parameters.count == 2
    }
    if !own.isEmpty {
      return own.contains { index.function($0).hasModifier(FrameworkNames.nonisolated) }
    }
    return index.traits(type).externalSupertypes.contains {
      FrameworkNames.rawProtocols.contains($0)
        || index[type].kind == .enum && FrameworkNames.equatableTypes.contains($0)
    }
  }
}

extension ProjectIndex {
  /// Whether a class states the main actor, itself or by what it inherits from.
  func isOnMainActorWithProtocols(_ type: TypeID) -> Bool {
    isOnMainActor(type) || protocols(of: type).contains { isOnMainActor($0) }
  }

  /// Whether a type says that it is on no actor, itself, by its superclass, or by what it is
  /// written in. An extension says so only of its own members.
  func isNonisolated(_ type: TypeID) -> Bool {
    superclasses(of: type).contains { isNonisolatedInPlace($0) } || isNonisolatedInPlace(type)
  }

  private func isNonisolatedInPlace(_ type: TypeID) -> Bool {
    let place = types[type].declaration
    var current: OutlineIndex? = place.index
    while let position = current {
      let declaration = files[place.file].outline.types[position]
      if declaration.kind == .extension { return false }
      if declaration.attribute(FrameworkNames.mainActor) != nil { return false }
      if declaration.hasModifier(FrameworkNames.nonisolated) { return true }
      current = declaration.parent
    }
    return false
  }

  /// Whether conformances may belong to the actor of their type: where a manifest is there, it
  /// says so.
  func mayIsolateConformances(_ file: FileIndex) -> Bool {
    let manifests = manifests(around: file)
    return manifests.isEmpty
      || manifests.contains { text in
        text.contains(FrameworkNames.mainActorByDefault)
          || text.contains(FrameworkNames.isolatedConformances)
      }
  }
}
