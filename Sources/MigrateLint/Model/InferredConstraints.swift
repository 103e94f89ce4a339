/// What nobody writes and the compiler infers: `func show<M>(_ model: M) -> Route<M>` asks of `M`
/// what `Route` asks of it. Types infer from their requirements, functions from their signatures
/// too; stored properties and bodies say nothing.
extension ConstrainedDeclarations {
  /// By generic parameters and requirements.
  func inferred(
    _ parameters: [GenericParameterSyntax], _ requirements: [RequirementSyntax],
    _ scope: ResolutionScope, _ index: TypeIndex
  ) -> Set<String> {
    let written = parameters.compactMap(\.constraint)
      + requirements.flatMap { [$0.subject, $0.constraint] }
    guard written.contains(where: { $0.hasArguments }) else { return [] }
    let known = scope.type.flatMap { types[$0] } ?? []
    return Set(asked(in: written, scope, index).compactMap(\.dottedName)).filter { name in
      parameters.contains { $0.name == name } || isParameter(name, scope, index)
        && !known.contains(name)
    }
  }

  /// By what a function takes and gives, of its own generic parameters.
  func inferred(
    _ function: FunctionDeclaration, _ scope: ResolutionScope, _ index: TypeIndex
  ) -> Set<String> {
    guard !function.genericParameters.isEmpty else { return [] }
    let names = Set(function.genericParameters.map(\.name))
    let written = signature(of: function).filter {
      $0.hasArguments && $0.components.contains { names.contains($0.name) }
    }
    guard !written.isEmpty else { return [] }
    return Set(asked(in: written, scope, index).compactMap(\.dottedName)).intersection(names)
  }

  /// The types that a function is written with.
  func signature(of function: FunctionDeclaration) -> [TypeSyntax] {
    function.parameters.compactMap(\.type) + (function.returnType.map { [$0] } ?? [])
  }

  /// The generic arguments, at any depth, that must be an `ObservableObject`.
  func asked(
    in written: [TypeSyntax], _ scope: ResolutionScope, _ index: TypeIndex
  ) -> [TypeSyntax] {
    written.flatMap(\.paths).flatMap { path in
      path.indices.flatMap { position -> [TypeSyntax] in
        let arguments = path[position].arguments
        guard !arguments.isEmpty else { return [] }
        return asked(arguments, of: path[...position].map(\.name), scope, index)
      }
    }
  }

  private func asked(
    _ arguments: [TypeSyntax], of path: [String], _ scope: ResolutionScope, _ index: TypeIndex
  ) -> [TypeSyntax] {
    func asked(by id: TypeID) -> [TypeSyntax] {
      guard let required = types[id] else { return [] }
      return zip(index.declaration(id).genericParameters, arguments)
        .filter { required.contains($0.0.name) }.map(\.1)
    }
    switch index.lookUp(path, in: scope) {
    case .type(let id): return asked(by: id)
    case .ambiguous(let ids): return ids.flatMap { asked(by: $0) }
    case .alias: return aliases.contains(path.last ?? "") ? arguments : []
    case .external(let name):
      return Wrapper(named: name)?.isOfOldWorld ?? false ? arguments : []
    case .generic: return []
    }
  }

  /// `M` of a type around, an associated type, `Self`; not a type that has a declaration.
  private func isParameter(
    _ name: String, _ scope: ResolutionScope, _ index: TypeIndex
  ) -> Bool {
    if name == "Self" || name.contains(".") { return true }
    switch index.lookUp([name], in: scope) {
    case .generic: return true
    case .external: return scope.declaration.map { position in
      let kind = index.files[scope.file].outline.types[position].kind
      return kind == .protocol || kind == .extension
    } ?? false
    default: return false
    }
  }
}

extension TypeSyntax {
  /// Whether anything in it is written with generic arguments.
  var hasArguments: Bool { components.contains { !$0.arguments.isEmpty } }
}
