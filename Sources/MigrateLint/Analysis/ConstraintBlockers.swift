// Uses of models as types that something requires to be an `ObservableObject`.
extension BlockerFinder {
  /// `Base<M>`, `Box<M>` where the parameter must be an `ObservableObject` (H040).
  mutating func findTypeArguments() {
    for (file, parsed) in index.files.enumerated() {
      let outline = parsed.outline
      for (position, type) in outline.types.enumerated() {
        for inherited in type.inheritance {
          noteArguments(of: inherited.type, inherited.range, scope(file, position))
        }
        if let extended = type.extendedType {
          noteArguments(of: extended, type.nameRange, scope(file, nil))
        }
      }
      for variable in outline.variables {
        noteArguments(of: variable.type, variable.typeRange, scope(file, variable.owner))
      }
      for function in outline.functions {
        let scope = scope(file, function.owner)
        noteArguments(of: function.returnType, function.nameRange, scope)
        for parameter in function.parameters {
          noteArguments(of: parameter.type, parameter.typeRange, scope)
        }
      }
      for alias in outline.typealiases {
        noteArguments(of: alias.target, alias.range, scope(file, alias.owner))
      }
      for fact in facts.files[file].specializations {
        noteArguments(of: fact.type, fact.place.range, scope(file, fact.declaration))
      }
    }
  }

  private func scope(_ file: FileIndex, _ declaration: OutlineIndex?) -> ResolutionScope {
    ResolutionScope(
      file: file, type: declaration.flatMap { index.types.type(file, $0) },
      declaration: declaration)
  }

  private mutating func noteArguments(
    of type: TypeSyntax?, _ range: ByteRange?, _ scope: ResolutionScope
  ) {
    guard let type, let range else { return }
    for component in type.components where !component.arguments.isEmpty {
      let base = TypeSyntax.named([TypeSyntax.Component(component.name)])
      guard let id = index.types.resolve(base, in: scope).nominal else { continue }
      let declaration = index.types.declaration(id)
      let own = ResolutionScope(file: index[id].declaration.file)
      for (parameter, argument) in zip(declaration.genericParameters, component.arguments) {
        let isRequired = requires(parameter.constraint, own)
          || declaration.requirements.contains {
            $0.subject.dottedName == parameter.name && !$0.isSameType
              && requires($0.constraint, own)
          }
        guard isRequired, let model = index.types.resolve(argument, in: scope).nominal,
          index.isObservableObjectClass(model)
        else { continue }
        add(
          model, "constrained-to-observable-object",
          "'\(index[id].name)' requires an ObservableObject as '\(parameter.name)'",
          Place(scope.file, range))
      }
    }
  }

  /// Types that stand for an associated type which must be an `ObservableObject`.
  mutating func findWitnesses() {
    var protocols: Set<TypeID> = []
    for (file, parsed) in index.files.enumerated() {
      for alias in parsed.outline.typealiases where alias.isAssociatedType {
        guard let owner = alias.owner.flatMap({ index.types.type(file, $0) }),
          requires(alias.constraint, scope(file, alias.owner))
            || alias.requirements.contains(where: {
              requires($0.constraint, scope(file, alias.owner))
            })
        else { continue }
        protocols.insert(owner)
      }
    }
    guard !protocols.isEmpty else { return }
    for entity in index.types.types where entity.kind != .protocol {
      guard let root = protocols.sorted().first(where: { index.isSubtype(entity.id, of: $0) })
      else { continue }
      noteMembers(of: entity, witnessing: root)
    }
  }

  private mutating func noteMembers(of entity: TypeEntity, witnessing root: TypeID) {
    for part in entity.parts {
      let outline = index.files[part.file].outline
      let scope = scope(part.file, part.index)
      var types: [(TypeSyntax?, ByteRange?)] = []
      for alias in outline.typealiases where alias.owner == part.index {
        types.append((alias.target, alias.range))
      }
      for function in outline.functions where function.owner == part.index {
        types.append((function.returnType, function.nameRange))
        types += function.parameters.map { ($0.type, $0.typeRange) }
      }
      for (position, variable) in outline.variables.enumerated()
      where variable.owner == part.index {
        let member = MemberID(
          kind: .variable, place: DeclarationReference(part.file, position))
        let reader = BodyReader(index: index, file: part.file)
        noteWitness(reader.type(of: member), root, Place(part.file, variable.nameRange))
      }
      for case (let type?, let range?) in types {
        noteWitness(index.types.resolve(type, in: scope), root, Place(part.file, range))
      }
    }
  }

  private mutating func noteWitness(_ type: ResolvedType, _ root: TypeID, _ place: Place) {
    guard let model = type.nominal, index.isObservableObjectClass(model) else { return }
    add(
      model, "constrained-to-observable-object",
      "the protocol '\(index[root].name)' has an associated type that must be an ObservableObject",
      place)
  }

  /// `any ObservableObject` that is stored or returned may be any model (H083).
  mutating func findExistentials() {
    let places = index.files.indices.flatMap {
      ConstraintFinder(index: index, file: $0).storedExistentials()
    }
    guard let place = places.min() else { return }
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      add(
        entity.id, "constrained-to-observable-object",
        "'any ObservableObject' is kept here, and it may be this model", place)
    }
  }

  /// `$model` in a type that is no view: a plain `var` has none, and `@Bindable` belongs to views.
  mutating func findBindingsOutsideOfViews() {
    for holder in holders
    where holder.wrapper.isOfOldWorld && !holder.isInView {
      guard let binding = holder.binding else { continue }
      add(
        heldBy: holder, "object-wrapper",
        "'$\(holder.name)' is used in '\(holder.ownerName)', which is no view", binding)
    }
  }
}
