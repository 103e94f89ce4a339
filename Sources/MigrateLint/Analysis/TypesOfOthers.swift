// Types that others declare, where it matters that they are what they seem to be: a name may stand
// for an associated type, and a type written without arguments may have some all the same.
struct TypesOfOthers {
  private let index: ProjectIndex
  /// Written where no argument could be left out, and where no protocol of others gives names.
  private var plain: Set<String> = []
  /// Written with arguments, or where a protocol of others may have given the name.
  private var doubtful: Set<String> = []

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    for (file, parsed) in index.files.enumerated() {
      let outline = parsed.outline
      for variable in outline.variables {
        note(
          variable.type, isComplete: variable.initialValue.map(parsed.isEmptyLiteral) ?? true, file,
          variable.owner)
      }
      for function in outline.functions {
        note(function.returnType, isComplete: true, file, function.owner)
        for parameter in function.parameters {
          note(parameter.type, isComplete: true, file, function.owner)
        }
      }
      for enumCase in outline.enumCases {
        for type in enumCase.payload { note(type, isComplete: true, file, enumCase.owner) }
      }
      for alias in outline.typealiases { note(alias.target, isComplete: false, file, alias.owner) }
    }
    for name in facts.files.lazy.flatMap(\.completeTypes) { plain.insert(name) }
  }

  /// Whether a name means one type of others, which has no arguments.
  func isPlain(_ name: String) -> Bool {
    plain.contains(name) && !doubtful.contains(name)
  }

  private mutating func note(
    _ type: TypeSyntax?, isComplete: Bool, _ file: FileIndex, _ owner: OutlineIndex?
  ) {
    guard let type else { return }
    let givesNames = index.mayGiveNames(around: owner, in: file)
    for path in type.paths {
      guard let last = path.last else { continue }
      if givesNames || path.contains(where: { !$0.arguments.isEmpty }) {
        doubtful.insert(last.name)
      } else if isComplete {
        plain.insert(last.name)
      }
    }
  }
}
