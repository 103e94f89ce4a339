// What cannot be copied: the macro takes key paths to what it tracks, and to parameters of the
// class, and these only lead to what can.
extension FrameworkNames {
  static let copyable = "Copyable"
}

extension ProjectIndex {
  /// Whether a project's type says that its values cannot be copied, or not always.
  func cannotBeCopied(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner): return cannotBeCopied(inner)
    case .nominal(let id, let arguments):
      let entity = self[id]
      let inheritance = types.declaration(id).inheritance
      guard
        inheritance.contains(where: { suppressesCopying($0.range, in: entity.declaration.file) })
      else { return false }
      let isConditional = entity.parts.contains { part in
        types.declaration(part).inheritance.contains {
          $0.type.lastName == FrameworkNames.copyable
        }
      }
      return !isConditional || arguments.isEmpty || arguments.contains(where: cannotBeCopied)
    default: return false
    }
  }

  /// Where a class, or a type around it, lets a parameter stand for what cannot be copied.
  func parameterThatCannotBeCopied(of model: TypeID) -> Place? {
    let file = self[model].declaration.file
    var current: OutlineIndex? = self[model].declaration.index
    while let position = current {
      let written = files[file].outline.types[position]
      let ranges = written.genericParameters.map(\.constraintRange)
        + written.requirements.map(\.constraintRange)
      if let range = ranges.first(where: { suppressesCopying($0, in: file) }) {
        return Place(file, range)
      }
      current = written.parent
    }
    return nil
  }

  /// `~Copyable`, alone or among others.
  private func suppressesCopying(_ range: ByteRange, in file: FileIndex) -> Bool {
    let source = files[file].source
    return range.count > 1 && source.text(range).contains("~")
      && files[file].names(usedIn: range).contains(FrameworkNames.copyable)
  }
}
