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
    for path in type.paths {
      for (position, component) in path.enumerated() where !component.arguments.isEmpty {
        let names = path[...position].map(\.name)
        switch index.types.lookUp(names, in: scope) {
        case .type(let id):
          noteArguments(component.arguments, of: id, Place(scope.file, range), scope)
        case .alias where index.constrained.aliases.contains(component.name):
          for argument in component.arguments {
            note(argument, scope, "'\(component.name)' requires an ObservableObject", range)
          }
        default: break
        }
      }
    }
  }

  private mutating func noteArguments(
    _ arguments: [TypeSyntax], of id: TypeID, _ place: Place, _ scope: ResolutionScope
  ) {
    let declaration = index.types.declaration(id)
    let own = ResolutionScope(file: index[id].declaration.file)
    let isProtocol = index.associated.protocols.contains(id)
    for (position, argument) in arguments.enumerated() {
      let name = position < declaration.genericParameters.count
        ? declaration.genericParameters[position].name : ""
      let isRequired = isProtocol || index.associated.parameters[id]?.contains(name) ?? false
        || index.constrained.types[id]?.contains(name) ?? false
        || position < declaration.genericParameters.count
          && requires(declaration.genericParameters[position].constraint, own)
        || declaration.requirements.contains {
          $0.subject.dottedName == name && !$0.isSameType && requires($0.constraint, own)
        }
      guard isRequired else { continue }
      note(
        argument, scope, "'\(index[id].name)' requires an ObservableObject as '\(name)'",
        place.range)
    }
  }

  /// The models that a written type stands for, as far as that is known.
  private mutating func note(
    _ type: TypeSyntax, _ scope: ResolutionScope, _ message: String, _ range: ByteRange
  ) {
    for model in classes(in: index.types.resolve(type, in: scope), scope)
    where index.isObservableObjectClass(model) {
      add(model, "constrained-to-observable-object", message, Place(scope.file, range))
    }
  }

  /// The types that a written one may be, and those that a collection holds.
  private func classes(in type: ResolvedType, _ scope: ResolutionScope) -> [TypeID] {
    switch type.unwrapped {
    case .nominal(let id, _): [id]
    case .ambiguous(let ids): ids
    case .generic(let name): index.constraints(of: name, in: scope, nil).compactMap(\.nominal)
    case .array, .dictionary, .external: type.unwrapped.parts.flatMap { classes(in: $0, scope) }
    default: []
    }
  }

  /// Types that stand for an associated type which must be an `ObservableObject`.
  mutating func findWitnesses() {
    findSameTypes()
    guard !index.associated.protocols.isEmpty else { return }
    for (file, parsed) in index.files.enumerated() {
      for alias in parsed.outline.typealiases
      where alias.isAssociatedType && index.associated.names.contains(alias.name) {
        guard let target = alias.target, let owner = alias.owner,
          let root = index.types.type(file, owner), index.associated.protocols.contains(root)
        else { continue }
        noteWitness(
          index.types.resolve(target, in: scope(file, owner)), root, Place(file, alias.range))
      }
    }
    for entity in index.types.types where entity.kind != .protocol {
      guard
        let root = index.associated.protocols.sorted().first(where: {
          index.isSubtype(entity.id, of: $0)
        })
      else { continue }
      noteMembers(of: entity, witnessing: root)
    }
  }

  /// `where Model == Crate` for what must be an `ObservableObject`.
  private mutating func findSameTypes() {
    let names = index.associated.names.union(index.constrained.types.values.joined())
      .union(index.constrained.functions.values.joined())
    for (file, parsed) in index.files.enumerated() {
      func note(_ requirements: [RequirementSyntax], _ scope: ResolutionScope, _ isWrapper: Bool) {
        for requirement in requirements where requirement.isSameType {
          let subject = requirement.subject.lastName ?? ""
          guard isWrapper || names.contains(subject) else { continue }
          self.note(
            requirement.constraint, scope, "'\(subject)' must be an ObservableObject",
            requirement.constraintRange)
        }
      }
      for (position, type) in parsed.outline.types.enumerated() {
        let isWrapper = type.extendedType?.components.contains {
          Wrapper(named: $0.name)?.isOfOldWorld ?? false
        } ?? false
        note(type.requirements, scope(file, position), isWrapper)
      }
      for function in parsed.outline.functions {
        note(function.requirements, scope(file, function.owner), false)
      }
    }
  }

  private mutating func noteMembers(of entity: TypeEntity, witnessing root: TypeID) {
    if noteNamedWitnesses(of: entity, root) { return }
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

  /// A type of the associated type's name says it all.
  private mutating func noteNamedWitnesses(of entity: TypeEntity, _ root: TypeID) -> Bool {
    var found = false
    for name in index.associated.names.sorted() {
      let scope = ResolutionScope(file: entity.declaration.file, type: entity.id)
      for part in entity.parts {
        let outline = index.files[part.file].outline
        for alias in outline.typealiases where alias.owner == part.index && alias.name == name {
          found = true
          guard let target = alias.target else { continue }
          noteWitness(
            index.types.resolve(target, in: self.scope(part.file, part.index)), root,
            Place(part.file, alias.range))
        }
      }
      guard case .type(let id) = index.types.lookUp([entity.name, name], in: scope),
        index[id].parent == entity.id
      else { continue }
      found = true
      noteWitness(
        .nominal(id, []), root,
        Place(index[id].declaration.file, index.types.declaration(id).nameRange))
    }
    return found
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
    let found = index.files.indices.flatMap {
      ConstraintFinder(index: index, file: $0).storedExistentials()
    }
    guard !found.isEmpty else { return }
    var leading = NamesLeading(index)
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      // Here: whoever certainly lacks one of the parts is not kept there.
      let possible = found.filter { existential in
        !index.isWhole
          || existential.parts.allSatisfy { leading.mayLead(entity.id, to: $0, index) }
            && (given(existential)?.contains { index.isSubtype(entity.id, of: $0) } ?? true)
      }
      guard let first = possible.min(by: { $0.place < $1.place }) else { continue }
      add(
        entity.id, "constrained-to-observable-object", words(for: first, entity.id), first.place)
    }
  }

  private func words(for existential: StoredExistential, _ model: TypeID) -> String {
    guard let giver = existential.giver else {
      return "'any ObservableObject' is kept here, and it may be this model"
    }
    let isGiven = facts.files[giver.place.file].anyObjects.contains {
      $0.giver == giver && $0.value.unwrapped.nominal == model
    }
    return isGiven
      ? "this model is returned here as 'any ObservableObject'"
      : "'any ObservableObject' is returned here, and it may be this model"
  }

  /// The types of what a function or a getter gives that gives `any ObservableObject`, where all of
  /// them are known: whoever hands on what another one gives adds nothing to that.
  private func given(_ existential: StoredExistential) -> [TypeID]? {
    guard let giver = existential.giver,
      index.resolvedType(of: giver)?.unwrapped
        == .external(FrameworkNames.observableObject, [])
    else { return nil }
    // Here: those who meet a requirement are asked themselves.
    if giver.kind == .function, index.function(giver).body == nil {
      return index.isRequirement(giver) ? [] : nil
    }
    let all = facts.files[giver.place.file].anyObjects.filter { $0.giver == giver }
    guard !all.isEmpty else { return nil }
    var result: [TypeID] = []
    for fact in all where !fact.isHandedOn {
      guard case .nominal(let type, _) = fact.value.unwrapped else { return nil }
      result.append(type)
    }
    return result
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
