// What the members of a generic type are where its arguments are known: `State` of
// `Store<AppState, AppAction>`.
extension BodyReader {
  /// The type of a property that a value of `base` has.
  func type(of member: MemberID, in base: ResolvedType) -> ResolvedType {
    let type = type(of: member)
    guard let own = index.unboundType(of: member), case .generic = own.unwrapped else {
      return substituting(type, member, base)
    }
    // Here: an argument says more than what its parameter must be.
    let given = substituting(own, member, base)
    if case .generic = given.unwrapped { return substituting(type, member, base) }
    return given
  }

  /// What a function that a value of `base` has gives.
  func commonResult(_ functions: [MemberID], in base: ResolvedType) -> ResolvedType {
    guard let first = functions.first, functions.allSatisfy({ $0.kind == .function }) else {
      return commonResult(functions)
    }
    let own = functions.flatMap { index.function($0).genericParameters.map(\.name) }
    return substituting(commonResult(functions), first, base, except: Set(own))
  }

  /// What a case of the enum `base` carries.
  func payload(ofCase name: String, in base: ResolvedType) -> [ResolvedType] {
    guard let id = base.nominal else { return [] }
    let table = arguments(of: base, to: id)
    return index.payload(ofCase: name, in: id).map { table.isEmpty ? $0 : $0.substituting(table) }
  }

  /// The type of a member as a type has it that inherits it, perhaps: `viewModel` in a
  /// `Page: Screen<PageModel>`.
  func type(of member: MemberID, inheritedBy type: TypeID?) -> ResolvedType {
    guard let type, let owner = index.owner(member), owner != type else {
      return self.type(of: member)
    }
    return self.type(of: member, in: .nominal(type, []))
  }

  /// Puts the arguments of `base` in the place of the parameters of the type that declares the
  /// member. Those of a protocol are other ones.
  private func substituting(
    _ type: ResolvedType, _ member: MemberID, _ base: ResolvedType, except own: Set<String> = []
  ) -> ResolvedType {
    guard let owner = index.owner(member) else { return type }
    var table = arguments(of: base, to: owner)
    for name in own { table[name] = nil }
    let result = table.isEmpty ? type : type.substituting(table)
    // Here: `Self` of a member that is inherited is who inherits it.
    guard let heir = base.unwrapped.nominal, heir != owner, isWrittenWithSelf(member) else {
      return result
    }
    return result.replacing(owner, by: base.unwrapped)
  }

  private func isWrittenWithSelf(_ member: MemberID) -> Bool {
    let written = member.kind == .variable
      ? index.variable(member).type : index.function(member).returnType
    return written?.mentions { $0 == FrameworkNames.selfType } ?? false
  }

  /// The arguments that a type is written with, by the names of its parameters; for a class above
  /// it those that the class below says.
  func arguments(of type: ResolvedType, to id: TypeID) -> [String: ResolvedType] {
    var type = type.unwrapped
    if case .nominal(let own, _) = type, own != id {
      guard index[id].kind == .class, !index.types.declaration(id).genericParameters.isEmpty else {
        return [:]
      }
      for _ in 0..<32 {
        guard case .nominal(let own, _) = type, own != id, let above = superclass(of: type) else {
          break
        }
        type = above
      }
    }
    guard case .nominal(id, let arguments) = type, !arguments.isEmpty else { return [:] }
    let parameters = index.types.declaration(id).genericParameters.map(\.name)
    guard parameters.count == arguments.count else { return [:] }
    return Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// The superclass as a class writes it, with the class's own arguments put in.
  private func superclass(of type: ResolvedType) -> ResolvedType? {
    guard case .nominal(let id, _) = type, index[id].kind == .class,
      case let part = index[id].declaration,
      case let declaration = index.types.declaration(part),
      let written = declaration.inheritance.first?.type
    else { return nil }
    let scope = ResolutionScope(
      file: part.file, type: id, declaration: part.index,
      generics: GenericNames(declaration.genericParameters))
    let above = index.types.resolve(written, in: scope)
    guard let parent = above.nominal, index[parent].kind == .class else { return nil }
    let table = arguments(of: type, to: id)
    return table.isEmpty ? above : above.substituting(table)
  }
}

extension ResolvedType {
  /// With types in the place of generic parameters.
  func substituting(_ table: [String: ResolvedType]) -> ResolvedType {
    switch self {
    case .generic(let name): table[name] ?? self
    case .nominal(let id, let arguments):
      .nominal(id, arguments.map { $0.substituting(table) })
    case .external(let name, let arguments):
      .external(name, arguments.map { $0.substituting(table) })
    case .optional(let inner): .optional(inner.substituting(table))
    case .array(let element): .array(element.substituting(table))
    case .dictionary(let key, let value):
      .dictionary(key.substituting(table), value.substituting(table))
    case .function(let result): .function(result.substituting(table))
    case .tuple(let types, let labels):
      .tuple(types.map { $0.substituting(table) }, labels: labels)
    case .composition(let types): .composition(types.map { $0.substituting(table) })
    case .metatype(let inner): .metatype(inner.substituting(table))
    case .ambiguous, .unknown: self
    }
  }

  /// With another type in the place of one of the project's.
  fileprivate func replacing(_ id: TypeID, by type: ResolvedType) -> ResolvedType {
    func replacing(_ part: ResolvedType) -> ResolvedType { part.replacing(id, by: type) }
    return switch self {
    case .nominal(id, _): type
    case .nominal(let other, let arguments): .nominal(other, arguments.map(replacing))
    case .external(let name, let arguments): .external(name, arguments.map(replacing))
    case .optional(let inner): .optional(replacing(inner))
    case .array(let element): .array(replacing(element))
    case .dictionary(let key, let value): .dictionary(replacing(key), replacing(value))
    case .function(let result): .function(replacing(result))
    case .tuple(let types, let labels): .tuple(types.map(replacing), labels: labels)
    case .composition(let types): .composition(types.map(replacing))
    case .metatype(let inner): .metatype(replacing(inner))
    case .generic, .ambiguous, .unknown: self
    }
  }
}
