// What a structure is made with where nobody wrote its initialiser.
extension OriginResolver {
  /// What callers give for a property to the initialiser that the compiler writes.
  func memberwiseArguments(
    _ name: String, of owner: TypeID, _ member: MemberID
  ) -> [(origin: Origin, place: Place, isPreview: Bool)] {
    guard hasMemberwiseInitializer(owner, for: member) else { return [] }
    let made = (facts.constructions[owner] ?? []).map { ($0.arguments, $0.unit) }
    return (made + memberwiseCalls(owner)).compactMap { arguments, unit in
      let given = arguments.first { $0.label == name }
        ?? trailingClosure(of: arguments, for: member)
      return given.map { ($0.origin, $0.place, unit.isPreview) }
    }
  }

  /// A closure without its label, which any property may be for that holds one and is not given
  /// otherwise.
  private func trailingClosure(
    of arguments: [ArgumentFact], for member: MemberID
  ) -> ArgumentFact? {
    guard let closure = arguments.first(where: { $0.isClosure && $0.label == nil }),
      case .function? = index.resolvedType(of: member)?.unwrapped
    else { return nil }
    return closure
  }

  func hasMemberwiseInitializer(_ owner: TypeID, for member: MemberID) -> Bool {
    index.hasMemberwiseInitializer(owner, for: member)
  }

  /// `self.init(model: M(item))` in an extension, which means the initialiser that nobody wrote.
  private func memberwiseCalls(_ owner: TypeID) -> [([ArgumentFact], CodeUnit)] {
    let written = index.initializers(of: owner)
    var seen: Set<Place?> = []
    return written.flatMap { facts.calls(of: $0) }.filter { call in
      call.unit.kind == .initializer && call.unit.owner == owner
        && !written.contains {
          OriginResolver.fits(call.arguments, index.function($0).parameters)
        }
        && seen.insert(call.arguments.first?.place).inserted
    }.map { ($0.arguments, $0.unit) }
  }

  /// Whether a call's arguments fit an initialiser's parameters by label and order.
  static func fits(_ arguments: [ArgumentFact], _ parameters: [ParameterSyntax]) -> Bool {
    var position = 0
    for argument in arguments {
      var isFound = false
      while position < parameters.count, !isFound {
        let parameter = parameters[position]
        position += 1
        if parameter.label == argument.label || (argument.isClosure && argument.label == nil) {
          isFound = true
        } else if parameter.defaultValue == nil, !parameter.isVariadic,
          !(parameter.type?.isOptional ?? false)
        {
          return false
        }
      }
      guard isFound else { return false }
    }
    return parameters[min(position, parameters.count)...].allSatisfy {
      $0.defaultValue != nil || $0.isVariadic
    }
  }
}

extension ProjectIndex {
  /// Whether the initialiser that the compiler writes takes a property.
  func hasMemberwiseInitializer(_ owner: TypeID, for member: MemberID) -> Bool {
    let variable = variable(member)
    return self[owner].kind == .struct && !hasOwnInitializer(owner)
      && !(variable.isLet && variable.initialValue != nil)
  }

  /// An initialiser in the type's own braces takes the compiler's away.
  private func hasOwnInitializer(_ owner: TypeID) -> Bool {
    initializers(of: owner).contains { initializer in
      let declaration = function(initializer).owner
      return DeclarationReference(initializer.place.file, declaration ?? -1)
        == self[owner].declaration
    }
  }
}
