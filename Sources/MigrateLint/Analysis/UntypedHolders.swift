// Holders of the old world whose type cannot be told.
extension BlockerFinder {
  /// A holder whose type's name is declared several times may hold any of them.
  mutating func findAmbiguousHolders() {
    for (file, parsed) in index.files.enumerated() {
      for variable in parsed.outline.variables {
        guard let type = variable.type, Wrapper.of(variable.attributes).wrapper.isOfOldWorld else {
          continue
        }
        let scope = ResolutionScope(
          file: file, type: variable.owner.flatMap { index.types.type(file, $0) },
          declaration: variable.owner)
        guard case .ambiguous(let ids) = index.types.resolve(type, in: scope).unwrapped else {
          continue
        }
        noteAmbiguous(ids, variable.name, Place(file, variable.nameRange))
      }
    }
  }

  private mutating func noteAmbiguous(_ ids: [TypeID], _ name: String, _ place: Place) {
    let models = ids.filter { index.isObservableObjectClass($0) }
    for model in models where model == models[0] || isOneOfFew(.holder(model)) {
      add(
        model, "unresolved-model",
        "the type of '\(name)' may be any of several, by its name", place)
    }
  }

  /// A holder whose type cannot be told may hold any model that it can see.
  mutating func findUntypedHolders() {
    var untyped: [(place: Place, name: String, value: UntoldValue)] = []
    for (file, parsed) in index.files.enumerated() {
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in parsed.outline.variables.enumerated() {
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        guard Wrapper.of(variable.attributes).wrapper.isOfOldWorld,
          index.wrapper(member).wrapper.isOfOldWorld,
          case let type = reader.type(of: member),
          variable.type == nil
            ? isOpen(type, member) : type.unwrapped.isUnknown
        else { continue }
        if noteImplicitlyUnwrapped(type, variable, member) { continue }
        if !type.candidates.isEmpty {
          noteAmbiguous(type.candidates, variable.name, Place(file, variable.nameRange))
          continue
        }
        untyped.append(
          (Place(file, variable.nameRange), variable.name, reader.untoldDefault(of: member)))
      }
    }
    for holder in holders where holder.isLocal && holder.wrapper.isOfOldWorld && holder.isOptional {
      noteImplicitlyUnwrapped(holder.model, holder.name, holder.namePlace)
    }
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      guard
        let (place, name, _) = untyped.first(where: {
          possible.mayBe(entity.id, $0.value, at: $0.place)
        })
      else { continue }
      add(
        entity.id, "unresolved-model",
        "the type of '\(name)' cannot be told, and it may be this model; write it there", place)
    }
  }

  /// Whether what a value gives, as far as that was found, says nothing of what is held.
  private func isOpen(_ type: ResolvedType, _ member: MemberID) -> Bool {
    if type.isUntold || type.isFunction || cannotBeObserved(type) { return true }
    // Here: `T!` is unwrapped for the old wrapper, and would not be for what takes its place.
    if type.unwrapped.nominal != nil, type.isOptionalType || isMadeByUnwrapping(type, member) {
      return true
    }
    switch type {
    case .external(let name, _): return index.types.associatedTypes[name] != nil
    // Here: what is written like a type may be a global of others.
    case .metatype(.external): return false
    case .array, .dictionary, .tuple, .metatype: return true
    default: return false
    }
  }

  /// `Model(named: "…")` where the class has an `init!`.
  private func isMadeByUnwrapping(_ type: ResolvedType, _ member: MemberID) -> Bool {
    guard let id = type.nominal else { return false }
    return index.initializers(of: id).contains { initializer in
      let (bytes, end) = (
        index.files[initializer.place.file].source.bytes, index.function(initializer).nameRange.end
      )
      return end < bytes.count && bytes[end] == UInt8(ascii: "!")
    }
  }

  private mutating func noteImplicitlyUnwrapped(
    _ type: ResolvedType, _ variable: VariableDeclaration, _ member: MemberID
  ) -> Bool {
    guard variable.type == nil, let id = type.unwrapped.nominal,
      type.isOptionalType || isMadeByUnwrapping(type, member)
    else { return false }
    noteImplicitlyUnwrapped(id, variable.name, Place(member.place.file, variable.nameRange))
    return true
  }

  private mutating func noteImplicitlyUnwrapped(_ type: TypeID, _ name: String, _ place: Place) {
    for model in index.observableModels(of: type) {
      add(
        model, "unresolved-model",
        "'\(name)' takes what is unwrapped implicitly, which only the old wrapper does; write its"
          + " type there", place)
    }
  }

  /// A type of the project that is no `ObservableObject`, and inherits nothing of others that may
  /// be one: whoever holds it with such a wrapper holds something else.
  private func cannotBeObserved(_ type: ResolvedType) -> Bool {
    guard let id = type.nominal, case let traits = index.traits(id),
      // Here: actors are such objects, too.
      !traits.isObservableObject, !traits.isObservable
    else { return false }
    return ([id] + index.supertypes(of: id)).allSatisfy {
      index.traits($0).externalSupertypes.allSatisfy(FrameworkNames.givesNoUnknownNames)
    }
  }
}
