/// The types that the variables and functions of one file are written with, each resolved once.
///
/// They are asked for wherever a member is used, which is far more often than they are written.
public struct WrittenTypes: Sendable {
  /// By the place in the outline; nil where none is written.
  fileprivate(set) var variables: [ResolvedType?]
  /// What functions give.
  fileprivate(set) var functions: [ResolvedType?]
}

extension ProjectIndex {
  /// Resolves the written types of a file's members.
  func writtenTypes(of file: FileIndex) -> WrittenTypes {
    let outline = files[file].outline
    return WrittenTypes(
      variables: outline.variables.indices.map { position in
        let variable = outline.variables[position]
        guard let type = variable.type else { return nil }
        if variable.isInPattern { return .unknown }
        let scope = scope(
          MemberID(kind: .variable, place: DeclarationReference(file, position)))
        return bound(types.resolve(type, in: scope), in: scope)
      },
      functions: outline.functions.indices.map { position in
        outline.functions[position].returnType.map { type in
          types.resolve(
            type,
            in: scope(MemberID(kind: .function, place: DeclarationReference(file, position))))
        }
      })
  }

  /// The type that a variable is written with, or that a function is written to give.
  func resolvedType(of member: MemberID) -> ResolvedType? {
    member.kind == .variable
      ? written[member.place.file].variables[member.place.index]
      : written[member.place.file].functions[member.place.index]
  }

  /// A generic parameter that must meet a protocol of models is known by that protocol.
  func bound(
    _ type: ResolvedType, in scope: ResolutionScope, _ function: MemberID? = nil
  ) -> ResolvedType {
    switch type {
    case .generic(let name):
      observableBound(of: name, in: scope, function).map { .nominal($0, []) } ?? type
    case .optional(let inner): .optional(bound(inner, in: scope, function))
    default: type
    }
  }
}
