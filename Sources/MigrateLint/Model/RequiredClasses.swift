// The classes that something is one of because a constraint says so: `protocol Page: Store`,
// `extension Page where Self: Store`, `associatedtype Model: Store`, `Store & Page`.
extension ProjectIndex {
  /// The models that whatever meets a protocol inherits from.
  func modelsAsked(by id: TypeID) -> [TypeID] {
    guard self[id].kind == .protocol else { return [] }
    var found: [TypeID] = []
    for other in [id] + protocols(of: id) where self[other].kind == .protocol {
      let reference = self[other].declaration
      let declaration = types.declaration(reference)
      let scope = ResolutionScope(file: reference.file, declaration: declaration.parent)
      let required = declaration.requirements.filter { $0.subject.dottedName == "Self" }
      for type in declaration.inheritance.map(\.type) + required.map(\.constraint) {
        found += types.resolve(type, in: scope).nominalParts.filter(isModel)
      }
    }
    return found
  }

  /// The models that an associated type, or a generic parameter of what others declare, must
  /// inherit from where code stands.
  func modelsAsked(
    ofParameter name: String, in scope: ResolutionScope, _ function: MemberID?
  ) -> [TypeID] {
    let isAssociated = owners.associatedTypes.contains(name)
    guard isAssociated || FrameworkNames.isParameterOfType(name) else { return [] }
    var found = constraints(of: name, in: scope, function).flatMap(\.nominalParts)
      .filter(isModel)
    guard isAssociated else { return found }
    for (file, parsed) in files.enumerated() {
      for alias in parsed.outline.typealiases
      where alias.isAssociatedType && alias.name == name {
        guard let constraint = alias.constraint else { continue }
        let scope = ResolutionScope(file: file, declaration: alias.owner)
        found += types.resolve(constraint, in: scope).nominalParts.filter(isModel)
      }
    }
    return found
  }
}

extension BodyReader {
  /// The models that `self` certainly is one of in an extension of a protocol.
  var modelsOfSelf: [TypeID] {
    guard let owner = unit.owner, index[owner].kind == .protocol else { return [] }
    return index.modelsAsked(by: owner)
      + index.constraints(of: "Self", in: scope, unit.member).flatMap {
        $0.nominalParts.filter(index.isModel)
      }
  }

  /// What others make of a model may look its members up.
  func model(lookedUpIn type: ResolvedType) -> ResolvedType {
    guard case .external(let name, let parts) = type.unwrapped, Wrapper(named: name) == nil,
      parts.contains(where: { $0.unwrapped.nominal.map { index.isModel($0) } ?? false })
    else { return type }
    return .unknown
  }

  /// The model that a value of a type is one of, where that is all that the type says.
  func model(asked type: ResolvedType) -> ResolvedType {
    var type = bound(type, in: scope, unit.member)
    if let equal = index.type(equalTo: type, in: scope, unit.member) { type = equal }
    let found: TypeID?
    switch type.unwrapped {
    case .composition: found = type.unwrapped.nominalParts.first(where: index.isModel)
    case .external(let name, []):
      found = index.modelsAsked(ofParameter: name, in: scope, unit.member).first
    case .nominal(let id, _) where index[id].kind == .protocol:
      found = id == unit.owner ? modelsOfSelf.first : index.modelsAsked(by: id).first
    // Here: what it wraps is looked up by its subscript.
    case .nominal(let id, _) where !index.isModel(id) && index.isDynamic(id): return .unknown
    default: found = nil
    }
    return found.map { .nominal($0, []) } ?? type
  }

  /// The models that a generic parameter may stand for by the protocols of the project that it has
  /// to meet; nil where it has to meet none.
  func models(meeting type: ResolvedType) -> [TypeID]? {
    guard case .generic(let name) = type.unwrapped else { return nil }
    let asked = index.constraints(of: name, in: scope, unit.member).flatMap { $0.nominalParts }
      .filter { index[$0].kind == .protocol }
    guard !asked.isEmpty else { return nil }
    return index.types.types.map(\.id).filter { model in
      index.isObservableObjectClass(model)
        && asked.allSatisfy { index.isSubtype(model, of: $0) }
    }
  }

  /// Whether only a subscript for dynamic members can give `$property`: that of what it wraps.
  func looksElsewhere(_ property: String, in id: TypeID) -> Bool {
    index.members(property, of: id).isEmpty && index.isDynamic(id)
  }

  /// A member of the class that `self` is one of: `extension Page where Self: Store`.
  func readMemberOfRequiredClass(_ name: String, at node: NodeID) -> Value? {
    for model in modelsOfSelf {
      let found = meant(index.members(name, of: model), isStatic: unit.isStatic)
      if !found.isEmpty { return value(of: found, at: node, owner: model) }
    }
    return nil
  }
}

extension ResolvedType {
  /// The types of the project that it is one of: itself, or the parts of a composition.
  fileprivate var nominalParts: [TypeID] {
    switch self {
    case .composition(let parts): parts.flatMap(\.nominalParts)
    case .optional(let inner): inner.nominalParts
    default: nominal.map { [$0] } ?? []
    }
  }
}
