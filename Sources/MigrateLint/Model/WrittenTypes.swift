/// The types that the variables and functions of one file are written with, each resolved once.
///
/// They are asked for wherever a member is used, which is far more often than they are written.
public struct WrittenTypes: Sendable {
  /// By the place in the outline; nil where none is written.
  fileprivate(set) var variables: [ResolvedType?]
  /// The same where a parameter of a generic type is just that, whatever it has to meet.
  fileprivate(set) var unbound: [ResolvedType?]
  /// What functions give.
  fileprivate(set) var functions: [ResolvedType?]
  /// What their parameters take; unknown where nothing is written.
  fileprivate(set) var parameters: [[ResolvedType]]
}

extension ProjectIndex {
  /// Resolves the written types of a file's members.
  func writtenTypes(of file: FileIndex) -> WrittenTypes {
    let outline = files[file].outline
    var result = WrittenTypes(variables: [], unbound: [], functions: [], parameters: [])
    for (position, variable) in outline.variables.enumerated() {
      guard let type = variable.type else {
        result.variables.append(nil)
        result.unbound.append(nil)
        continue
      }
      let scope = scope(MemberID(kind: .variable, place: DeclarationReference(file, position)))
      let resolved = types.resolve(type, in: scope)
      result.variables.append(variable.isInPattern ? .unknown : bound(resolved, in: scope))
      result.unbound.append(resolved)
    }
    for (position, function) in outline.functions.enumerated() {
      let scope = scope(MemberID(kind: .function, place: DeclarationReference(file, position)))
      result.functions.append(function.returnType.map { types.resolve($0, in: scope) })
      result.parameters.append(
        function.parameters.map { parameter in
          parameter.type.map { types.resolve($0, in: scope) } ?? .unknown
        })
    }
    return result
  }

  /// The type that a variable is written with, or that a function is written to give.
  func resolvedType(of member: MemberID) -> ResolvedType? {
    member.kind == .variable
      ? written[member.place.file].variables[member.place.index]
      : written[member.place.file].functions[member.place.index]
  }

  /// The types that a function's parameters are written with.
  func parameterTypes(of function: MemberID) -> [ResolvedType] {
    written[function.place.file].parameters[function.place.index]
  }

  /// The type that a variable is written with, in the words of the type that declares it.
  func unboundType(of variable: MemberID) -> ResolvedType? {
    written[variable.place.file].unbound[variable.place.index]
  }

  /// A generic parameter that must meet a protocol of models is known by that protocol.
  func bound(
    _ type: ResolvedType, in scope: ResolutionScope, _ function: MemberID? = nil
  ) -> ResolvedType {
    switch type {
    case .generic(let name):
      observableBound(of: name, in: scope, function).map { ResolvedType.nominal($0, []) } ?? type
    case .optional(let inner): .optional(bound(inner, in: scope, function))
    default: type
    }
  }
}
