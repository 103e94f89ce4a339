/// The closures that only code on the main actor can call: `let done: @MainActor () -> Void`, also
/// by a typealias.
struct ClosuresOnMainActor {
  private let index: ProjectIndex
  private var aliases: Set<String> = []
  /// Those that properties and globals of the project keep.
  private var kept: Set<String> = []

  init(_ index: ProjectIndex) {
    self.index = index
    for file in index.files {
      for alias in file.outline.typealiases where file.mentionsMainActor(in: alias.range) {
        if !alias.isAssociatedType { aliases.insert(alias.name) }
      }
    }
    for file in index.files {
      for variable in file.outline.variables
      where isOnMainActor(variable.type, variable.nameRange, variable.typeRange, file) {
        kept.insert(variable.name)
      }
    }
  }

  private func isOnMainActor(
    _ type: TypeSyntax?, _ name: ByteRange, _ range: ByteRange?, _ file: ParsedFile
  ) -> Bool {
    guard let type, let range else { return false }
    switch type.unwrapped {
    case .named: return type.unwrapped.lastName.map(aliases.contains) ?? false
    // Here: attributes stand in front of the type's range.
    case .function, .tuple: return file.mentionsMainActor(in: ByteRange(name.end, range.end))
    default: return false
    }
  }

  /// Whether code of a type calls one, outside of tasks that state the main actor.
  func areCalled(in type: TypeID) -> Bool {
    index[type].parts.contains { part in
      let file = index.files[part.file]
      let body = index.types.declaration(part).bodyRange
      let called = file.tasks(in: body).calledAround
      if called.isEmpty { return false }
      var names = kept
      for function in file.outline.functions
      where body.start <= function.nameRange.start && function.nameRange.end <= body.end {
        for parameter in function.parameters
        where isOnMainActor(parameter.type, parameter.nameRange, parameter.typeRange, file) {
          names.insert(parameter.name)
        }
      }
      return !called.isDisjoint(with: names)
    }
  }
}

extension ParsedFile {
  fileprivate func mentionsMainActor(in range: ByteRange) -> Bool {
    allNames(in: range).contains(FrameworkNames.mainActor)
  }
}
