// Functions that put a view which they are given into a hosting controller: `present(screen:)`.
extension TypeIndex {
  /// Those that give it nothing from the environment.
  func findHostingFunctions() -> Set<MemberID> {
    var result: Set<MemberID> = []
    for (file, parsed) in files.enumerated() {
      for (position, function) in parsed.outline.functions.enumerated() {
        guard let body = function.body,
          case let taken = function.parameters.filter({ takesView($0, function) }), !taken.isEmpty,
          case let names = parsed.allNames(in: parsed.range(of: body)),
          names.contains(where: FrameworkNames.hostingTypes.contains),
          taken.contains(where: { names.contains($0.name) }),
          names.isDisjoint(with: [
            FrameworkNames.environmentObjectModifier, FrameworkNames.environmentModifier,
          ])
        else { continue }
        result.insert(MemberID(kind: .function, place: DeclarationReference(file, position)))
      }
    }
    return result
  }

  /// `_ view: some View`, `_ content: () -> Content`, where `Content` is a view.
  private func takesView(_ parameter: ParameterSyntax, _ function: FunctionDeclaration) -> Bool {
    guard let type = parameter.type?.unwrapped else { return false }
    if case .function(_, let result) = type { return isView(result, function) }
    return isView(type, function)
  }

  private func isView(_ type: TypeSyntax, _ function: FunctionDeclaration) -> Bool {
    switch type.unwrapped {
    case .some(let inner), .any(let inner): return inner.lastName == FrameworkNames.view
    case .named(let path):
      guard path.count == 1, let name = path.first?.name else { return false }
      if name == FrameworkNames.anyView { return true }
      return function.genericParameters.contains {
        $0.name == name && $0.constraint?.lastName == FrameworkNames.view
      } || function.requirements.contains {
        $0.subject.lastName == name && $0.constraint.lastName == FrameworkNames.view
      }
    default: return false
    }
  }
}
