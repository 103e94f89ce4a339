/// Which public classes code elsewhere can do something with: those that a public declaration
/// names, and those with a public member of which an instance may be made or found there. An
/// instance of any other never gets there.
struct PublicReach {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  /// The names of the types that public declarations are written with.
  private var named: Set<String> = []
  /// The types of public variables that are written without one.
  private var inferred: Set<TypeID> = []
  /// The names of the types of what public declarations give.
  private var given: Set<String> = []

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    (self.index, self.facts) = (index, facts)
    for (file, parsed) in index.files.enumerated() {
      let outline = parsed.outline
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in outline.variables.enumerated()
      where isPublic(variable.modifiers, variable.owner, outline) {
        noteGiven(variable.type)
        guard variable.type == nil else { continue }
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        let type = reader.type(of: member)
        if let id = type.nominal ?? type.element.nominal { inferred.insert(id) }
        if let value = variable.initialValueRange {
          let names = parsed.allNames(in: value)
          named.formUnion(names)
          given.formUnion(names)
        }
      }
      for function in outline.functions
      where isPublic(function.modifiers, function.owner, outline) {
        noteGiven(function.returnType)
        for parameter in function.parameters {
          if case .function? = parameter.type?.unwrapped { noteGiven(parameter.type) }
          note(parameter.type)
        }
        for parameter in function.genericParameters { note(parameter.constraint) }
        for requirement in function.requirements { note(requirement.constraint) }
      }
      for alias in outline.typealiases { note(alias.target) }
      for enumCase in outline.enumCases
      where index.isPublic(outline.types[enumCase.owner], in: file) {
        enumCase.payload.forEach { noteGiven($0) }
      }
      for type in outline.types where index.isPublic(type, in: file) {
        for inherited in type.inheritance { note(inherited.type) }
        for parameter in type.genericParameters { note(parameter.constraint) }
        for requirement in type.requirements { note(requirement.constraint) }
      }
    }
  }

  private func isPublic(
    _ modifiers: [ModifierSyntax], _ owner: OutlineIndex?, _ outline: Outline
  ) -> Bool {
    if modifiers.areOpen { return true }
    guard let owner, case let type = outline.types[owner],
      type.kind == .protocol || type.kind == .extension
    else { return false }
    return type.modifiers.areOpen
  }

  private mutating func note(_ type: TypeSyntax?) {
    for path in type?.paths ?? [] { named.formUnion(path.map(\.name)) }
  }

  private mutating func noteGiven(_ type: TypeSyntax?) {
    note(type)
    for path in type?.paths ?? [] { given.formUnion(path.map(\.name)) }
  }

  /// Whether code elsewhere may have an instance, or make one.
  func reaches(_ model: TypeID) -> Bool {
    named.contains(index[model].name) || inferred.contains(model)
      || index.isKnownToObjectiveC(model)
      || hasPublicMember(model) && (mayBeMade(model) || mayBeFound(model))
  }

  private func hasPublicMember(_ model: TypeID) -> Bool {
    index.allMembers(of: model).values.joined().contains(where: isPublic)
  }

  private func isPublic(_ member: MemberID) -> Bool {
    let outline = index.files[member.place.file].outline
    return member.kind == .variable
      ? isPublic(index.variable(member).modifiers, index.variable(member).owner, outline)
      : isPublic(index.function(member).modifiers, index.function(member).owner, outline)
  }

  /// Whether code elsewhere may make an instance. The initialiser that a class has by itself is
  /// internal; what is inherited, comes from a protocol or is written by a macro may be public.
  private func mayBeMade(_ model: TypeID) -> Bool {
    let traits = index.traits(model)
    let declaration = index.types.declaration(model)
    return declaration.hasModifier("open") || traits.superclass != nil
      || traits.externalSuperclass != nil || !traits.supertypes.isEmpty
      || !index.subclasses(of: model).isEmpty
      || !traits.externalSupertypes.allSatisfy(FrameworkNames.hasNoInitializer)
      || !declaration.attributes.allSatisfy { FrameworkNames.addsNoInitializer($0.lastName) }
      || index.initializers(of: model).contains {
        isPublic($0) || !index.function($0).attributes.allSatisfy {
          FrameworkNames.addsNoInitializer($0.lastName)
        }
      }
  }

  /// Whether an instance may get there by another name than its class's: as a protocol's value, as
  /// `Self`, or by the environment, where whoever knows the class finds it.
  private func mayBeFound(_ model: TypeID) -> Bool {
    let isGiven = given.contains {
      FrameworkNames.hasNoInitializer($0) || FrameworkNames.standForAny.contains($0)
    }
    let isInjected = facts.files.contains { file in
      file.injections.contains {
        $0.isUnresolved || $0.model == model || $0.candidates.contains(model)
      } || file.constrainedUses.contains {
        FrameworkNames.objectModifiers.contains($0.subject)
          && (!$0.isTold || $0.models.contains(model))
      }
    }
    return (isGiven || isInjected) && !isConfined(model)
  }

  /// Whether all instances stay in the properties for which they are made: what code does with one
  /// is to name its members.
  private func isConfined(_ model: TypeID) -> Bool {
    let module = index[model].module
    var names: Set<String> = ["self"]
    for made in facts.constructions[model] ?? [] {
      let (file, start) = (made.place.file, made.place.range.start)
      let keeper = index.files[file].outline.variables.firstIndex {
        $0.owner != nil && !$0.isComputed && $0.initialValueRange?.start == start
      }
      guard let keeper else { return false }
      let member = MemberID(kind: .variable, place: DeclarationReference(file, keeper))
      let type = BodyReader(index: index, file: file).type(of: member)
      guard case .nominal(model, _) = type else { return false }
      names.insert(index.variable(member).name)
    }
    let own = Set(index[model].parts.map(\.file))
    return index.files.indices.allSatisfy { file in
      guard index.types.module(of: file) == module || own.contains(file) else { return true }
      return names.allSatisfy {
        $0 == "self" && !own.contains(file) || index.files[file].onlyNamesMembers(of: $0)
      }
    }
  }
}

extension PublicReach {
  /// The public models of libraries that code outside of the tree may have.
  static func modelsWithClients(_ index: ProjectIndex, _ facts: ProjectFacts) -> Set<TypeID> {
    let models = index.types.types.filter { entity in
      let (declaration, file) = (index.types.declaration(entity.id), entity.declaration.file)
      return index.isObservableObjectClass(entity.id) && index.isPublic(declaration, in: file)
        && !index.isUnavailable(declaration, in: file) && index.isInLibrary(file)
    }
    guard !models.isEmpty else { return [] }
    let reach = PublicReach(index, facts)
    return Set(models.lazy.map(\.id).filter(reach.reaches))
  }
}

extension [ModifierSyntax] {
  fileprivate var areOpen: Bool {
    contains { ($0.name == "public" || $0.name == "open") && $0.detail == nil }
  }
}

extension ProjectIndex {
  /// `package` by its own modifier, or by that of an extension or a type around it.
  func isOfPackage(_ declaration: TypeDeclaration, in file: FileIndex) -> Bool {
    var current: TypeDeclaration? = declaration
    while let declaration = current {
      if declaration.hasModifier("package") { return true }
      current = declaration.parent.map { files[file].outline.types[$0] }
    }
    return false
  }

  /// `@available(*, unavailable)`: no code that is compiled can name it.
  func isUnavailable(_ declaration: TypeDeclaration, in file: FileIndex) -> Bool {
    declaration.attributes.contains { attribute in
      guard attribute.name == FrameworkNames.available, let span = attribute.arguments else {
        return false
      }
      let words = files[file].stream.tokens[span.start..<span.end].prefix(3).map {
        files[file].source.text($0.range)
      }
      return words == ["*", ",", FrameworkNames.unavailable]
    }
  }

  /// Public by its own modifier, or by that of the extension around it.
  func isPublic(_ declaration: TypeDeclaration, in file: FileIndex) -> Bool {
    if declaration.modifiers.areOpen { return true }
    guard let parent = declaration.parent,
      !declaration.modifiers.contains(where: {
        $0.detail == nil && FrameworkNames.accessModifiers.contains($0.name)
      })
    else { return false }
    let outer = files[file].outline.types[parent]
    return outer.kind == .extension && outer.modifiers.areOpen
  }
}
