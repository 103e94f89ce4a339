/// Which public classes code elsewhere can do something with: those that have a public member, and
/// those that a public declaration names. An instance of any other never gets there.
struct PublicReach {
  private let index: ProjectIndex
  /// The names of the types that public declarations are written with.
  private var named: Set<String> = []
  /// The types of public variables that are written without one.
  private var inferred: Set<TypeID> = []

  init(_ index: ProjectIndex) {
    self.index = index
    for (file, parsed) in index.files.enumerated() {
      let outline = parsed.outline
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in outline.variables.enumerated()
      where isPublic(variable.modifiers, variable.owner, outline) {
        note(variable.type)
        guard variable.type == nil else { continue }
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        let type = reader.type(of: member)
        if let id = type.nominal ?? type.element.nominal { inferred.insert(id) }
        if let value = variable.initialValueRange { named.formUnion(parsed.allNames(in: value)) }
      }
      for function in outline.functions
      where isPublic(function.modifiers, function.owner, outline) {
        note(function.returnType)
        for parameter in function.parameters { note(parameter.type) }
        for parameter in function.genericParameters { note(parameter.constraint) }
        for requirement in function.requirements { note(requirement.constraint) }
      }
      for alias in outline.typealiases { note(alias.target) }
      for enumCase in outline.enumCases where outline.types[enumCase.owner].modifiers.areOpen {
        enumCase.payload.forEach { note($0) }
      }
      for type in outline.types where type.modifiers.areOpen {
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

  /// Whether code elsewhere may have an instance, or make one.
  func reaches(_ model: TypeID) -> Bool {
    named.contains(index[model].name) || inferred.contains(model)
      || index.isKnownToObjectiveC(model) || hasPublicMember(model)
  }

  private func hasPublicMember(_ model: TypeID) -> Bool {
    index.allMembers(of: model).values.joined().contains { member in
      let outline = index.files[member.place.file].outline
      return member.kind == .variable
        ? isPublic(index.variable(member).modifiers, index.variable(member).owner, outline)
        : isPublic(index.function(member).modifiers, index.function(member).owner, outline)
    }
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
