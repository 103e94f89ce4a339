// What keeps a model because names in the code that the macro writes would mean something else.
extension BlockerFinder {
  /// A type, an alias or a parameter that hides the module, a type of the standard library or the
  /// class itself from the macro's code (H034).
  mutating func findHiddenNames() {
    findNamesTakenOver()
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      let scope = ResolutionScope(
        file: entity.declaration.file, type: entity.id, declaration: entity.declaration.index)
      let module = FrameworkNames.observation
      if let place = placeHiding(module, in: scope, entity) {
        add(
          entity.id, "framework-name-shadowed",
          "something of the project is called '\(module)', like the module that the macro needs",
          place)
      }
      for name in FrameworkNames.standardNamesInExpansion {
        guard let place = placeHiding(name, in: scope, entity) else { continue }
        add(
          entity.id, "framework-name-shadowed",
          "something of the project is called '\(name)', like the type that the code of the macro"
            + " means", place)
      }
      findHiddenOwnName(entity, scope)
      findSuperclassAround(entity)
    }
  }

  /// `access(path, R_OK)` in a class, in an extension of it, below it or in a type inside of it:
  /// the macro's function of that name is found first, and what stands outside is not looked for.
  private mutating func findNamesTakenOver() {
    for file in facts.files {
      for use in file.unclaimedNames where FrameworkNames.membersOfMacro.contains(use.name) {
        for type in index.typesLookedUp(for: use) where index.isObservableObjectClass(type) {
          // Here: of what is tracked already it is the macro's own function.
          guard !([type] + index.superclasses(of: type)).contains(where: {
            index.traits($0).isObservable
          }) else { break }
          add(
            type, "untrackable-name",
            "'\(use.name)' is not what '@Observable' adds to '\(index[type].name)', and would be;"
              + " write in front whose it is", use.place)
        }
      }
    }
  }

  /// `@Environment(Theme.self)` looks for a value called `Theme` first, where `: Theme` only meant
  /// a type: a member of the view that is called so hides it.
  mutating func findHiddenTypesOfEnvironment() {
    for holder in holders where holder.wrapper == .environmentObject {
      guard let owner = holder.owner, let member = holder.variable,
        case .named(let path)? = index.variable(member).type?.unwrapped,
        let name = path.first?.name, let hiding = index.members(name, of: owner).first
      else { continue }
      let range = hiding.kind == .variable
        ? index.variable(hiding).nameRange : index.function(hiding).nameRange
      add(
        heldBy: holder, "unsupported-declaration",
        "'@\(FrameworkNames.environmentName)(\(name).self)' would mean this '\(name)' instead of"
          + " the type; call it something else first", Place(hiding.place.file, range))
    }
  }

  /// Inside of its superclass a class sees the registrar of both: its own by inheritance, and that
  /// of the class around.
  private mutating func findSuperclassAround(_ entity: TypeEntity) {
    let superclasses = Set(index.superclasses(of: entity.id))
    var around = entity.parent
    while let type = around {
      if superclasses.contains(type) {
        let name = index.types.declaration(entity.id).nameRange
        add(
          entity.id, "unsupported-declaration",
          "it is declared inside of its superclass, where the macro's code does not compile",
          Place(entity.declaration.file, name))
      }
      around = index[type].parent
    }
  }

  /// The macro's code calls the class by its last name, and looks for it inside of the class.
  private mutating func findHiddenOwnName(_ entity: TypeEntity, _ scope: ResolutionScope) {
    guard !entity.isLocal,
      index.types.lookUp([entity.name], in: scope) != .type(entity.id)
    else { return }
    let own = Place(scope.file, index.types.declaration(entity.id).nameRange)
    add(
      entity.id, "framework-name-shadowed",
      "inside of the class '\(entity.name)' means something else, where the code of the macro means"
        + " the class", placeHiding(entity.name, in: scope, entity) ?? own)
  }

  /// Where a name of the macro's code is declared in reach of a class; nil where nobody does, or
  /// only another target that the file does not see.
  private func placeHiding(
    _ name: String, in scope: ResolutionScope, _ entity: TypeEntity
  ) -> Place? {
    guard index.types.declares(name, in: scope) else { return nil }
    if let types = typesHiding(name, in: scope) {
      return types.first {
        index[$0].parent != nil || isSeen(index[$0].module, by: entity)
      }.map { Place(index[$0].declaration.file, index.types.declaration($0).nameRange) }
    }
    let own = Place(scope.file, index.types.declaration(entity.id).nameRange)
    if index.types.declaration(entity.id).genericParameters.contains(where: { $0.name == name }) {
      return index.files[scope.file].rangeOfName(name, behind: own.range.end).map {
        Place(scope.file, $0)
      } ?? own
    }
    let aliases = index.files.enumerated().flatMap { file, parsed in
      parsed.outline.typealiases.filter { $0.name == name }.map { (file, $0) }
    }
    if aliases.isEmpty { return own }
    return aliases.first { file, alias in
      alias.owner != nil || isSeen(index.types.module(of: file), by: entity)
    }.map { file, alias in Place(file, index.files[file].rangeOfName(of: alias)) }
  }

  /// The types of that name; nil where it is an alias or a parameter.
  private func typesHiding(_ name: String, in scope: ResolutionScope) -> [TypeID]? {
    var found: [TypeID] = []
    switch index.types.lookUp([name], in: scope) {
    case .type(let id): found = [id]
    case .ambiguous(let ids): found = ids
    default: break
    }
    found = found.filter { index[$0].name == name }
    return found.isEmpty ? nil : found
  }

  /// Whether the file of a class imports a module, or has it by way of one that hands it on.
  private func isSeen(_ module: String, by entity: TypeEntity) -> Bool {
    let file = entity.declaration.file
    return module == entity.module || index.types.reaches(module, from: file)
  }
}
