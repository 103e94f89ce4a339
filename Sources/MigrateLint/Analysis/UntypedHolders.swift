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
            ? type.isUntold || type.isFunction || cannotBeObserved(type) : type.unwrapped.isUnknown
        else { continue }
        if !type.candidates.isEmpty {
          noteAmbiguous(type.candidates, variable.name, Place(file, variable.nameRange))
          continue
        }
        untyped.append(
          (Place(file, variable.nameRange), variable.name, reader.untoldDefault(of: member)))
      }
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
