// Types that a protocol asks for and nobody writes: what meets a requirement says which they are.
extension TypeIndex {
  /// Whether a name may mean an associated type at a place: the type around, or one around that,
  /// conforms to a protocol of the project that has one of that name.
  func asksFor(_ name: String, in scope: ResolutionScope) -> Bool {
    guard let protocols = associatedTypes[name] else { return false }
    var around: [TypeID] = []
    var current = scope.declaration
    while let position = current {
      if let type = self.type(scope.file, position) { around.append(type) }
      current = files[scope.file].outline.types[position].parent
    }
    var outer = scope.type
    while let type = outer, around.count < 32 {
      around.append(type)
      outer = self[type].parent
    }
    var seen = Set(around)
    while let type = around.popLast() {
      if protocols.contains(type) { return true }
      for parent in inherited[type] ?? [] where seen.insert(parent).inserted {
        around.append(parent)
      }
    }
    return false
  }
}

extension ProjectIndex {
  /// The type of the project that a parameter, or an associated type, is where code stands:
  /// `Row` of `where P == Row`.
  func type(
    equalTo type: ResolvedType, in scope: ResolutionScope, _ function: MemberID?
  ) -> ResolvedType? {
    let name: String
    switch type.unwrapped {
    case .generic(let parameter): name = parameter
    case .external(let unknown, []): name = unknown
    default: return nil
    }
    var requirements: [RequirementSyntax] = []
    if let function, function.kind == .function {
      requirements += self.function(function).requirements
    }
    var current = scope.declaration
    while let position = current {
      requirements += files[scope.file].outline.types[position].requirements
      current = files[scope.file].outline.types[position].parent
    }
    for requirement in requirements where requirement.isSameType {
      let sides = [requirement.subject, requirement.constraint]
      for (side, other) in zip(sides, sides.reversed()) where side.lastName == name {
        let found = types.resolve(other, in: scope)
        if found.nominal != nil { return found }
      }
    }
    return nil
  }
}
