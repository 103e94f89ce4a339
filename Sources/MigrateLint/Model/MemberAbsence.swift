// What a type certainly does not have.
extension FrameworkNames {
  /// Not a nested type or an alias, `self`, or the projection of a wrapper.
  static func isOrdinaryMember(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= 0x61, first <= 0x7A else { return false }
    return !["self", "init"].contains(name)
  }

  static let accessorValues: WordSet = ["newValue", "oldValue"]
  /// Macros that declare nothing where they stand.
  static let macrosThatOnlyTell: WordSet = ["warning", "error", "sourceLocation"]

  /// Protocols of others that a class may conform to, and all that they and their extensions give.
  static let membersOfPlainProtocols: [String: Set<String>] = [
    observableObject: [objectWillChange],
    "Identifiable": ["id"],
    "Equatable": [], "Hashable": ["hash", "hashValue"], "Comparable": [],
    "Sendable": [], "AnyObject": [], "Copyable": [],
    codable: ["encode"], encodable: ["encode"], decodable: [],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
  ]
}

/// What is known of that which types do not have, found once for the whole project.
struct MemberAbsence: Sendable {
  /// For each type the names that protocols of others give it beside what the project declares;
  /// nil where something that cannot be seen may give it more.
  private var given: [Set<String>?] = []
  /// The models that code in Objective-C may name.
  private(set) var knownToObjectiveC: [TypeID] = []

  init() {}

  init(_ index: ProjectIndex) {
    let wrappers = index.certainWrappers()
    let mayDeclare = index.files.indices.map { index.partsWithMacros(in: $0, wrappers: wrappers) }
    given = index.types.types.map { index.namesGiven(to: $0, partsWithMacros: mayDeclare) }
    knownToObjectiveC = index.types.types.map(\.id).filter {
      index.isObservableObjectClass($0) && index.isKnownToObjectiveC($0)
    }
  }

  func namesGiven(to type: TypeID) -> Set<String>? { given[type.rawValue] }
}

extension ProjectIndex {
  /// Whether no value of a type has a member of that name. All that could give it one is declared
  /// in the project, and does not; where that cannot be seen, the answer is no.
  func certainlyLacks(_ name: String, _ type: TypeID) -> Bool {
    isWhole && FrameworkNames.isOrdinaryMember(name) && declaresAllItHas(type, but: name)
      && externalMembers(name).isEmpty && !isDynamic(type)
      && supertypes(of: type).allSatisfy { declaresAllItHas($0, but: name) }
  }

  private func declaresAllItHas(_ type: TypeID, but name: String) -> Bool {
    guard let given = absence.namesGiven(to: type) else { return false }
    return !given.contains(name) && ownMembers(name, of: type).isEmpty && !hasCase(name, type)
  }

  /// See `MemberAbsence`.
  fileprivate func namesGiven(
    to type: TypeEntity, partsWithMacros: [Set<OutlineIndex>]
  ) -> Set<String>? {
    var names: Set<String> = []
    for part in type.parts {
      let declaration = types.declaration(part)
      guard !partsWithMacros[part.file].contains(part.index),
        declaration.attributes.allSatisfy({
          FrameworkNames.knownTypeAttributes.contains($0.lastName)
        })
      else { return nil }
      let scope = ResolutionScope(
        file: part.file, type: type.parent, declaration: declaration.parent)
      for inherited in declaration.inheritance {
        guard let more = namesGiven(by: types.resolve(inherited.type, in: scope)) else {
          return nil
        }
        names.formUnion(more)
      }
    }
    return names
  }

  /// The names that a type in an inheritance clause gives; nil where that is not known.
  private func namesGiven(by type: ResolvedType) -> Set<String>? {
    switch type {
    // Here: those of the project are asked themselves.
    case .nominal: return []
    case .composition(let parts):
      let given = parts.compactMap { namesGiven(by: $0) }
      return given.count == parts.count ? given.reduce(into: []) { $0.formUnion($1) } : nil
    case .external(let outer, []): return FrameworkNames.membersOfPlainProtocols[outer]
    default: return nil
    }
  }

  /// Attributes that are certainly property wrappers, by their names: a variable without a type and
  /// a value compiles only where a wrapper says what it is, as in `@Injected(\.store) var store`.
  fileprivate func certainWrappers() -> Set<String> {
    var names: Set<String> = []
    for variable in files.lazy.flatMap(\.outline.variables)
    where variable.type == nil && variable.initialValue == nil && !variable.isComputed {
      let attributes = variable.attributes.filter {
        !Wrapper.plainAttributes.contains($0.lastName)
      }
      if attributes.count == 1 { names.insert(attributes[0].lastName) }
    }
    return names
  }

  /// The types and extensions of a file among whose members something may be a macro that declares
  /// others. `wrappers` are the attributes that are certainly property wrappers.
  fileprivate func partsWithMacros(
    in file: FileIndex, wrappers: Set<String>
  ) -> Set<OutlineIndex> {
    let outline = files[file].outline
    func mayDeclare(_ attribute: AttributeSyntax) -> Bool {
      guard !Wrapper.plainAttributes.contains(attribute.lastName),
        Wrapper(named: attribute.lastName) == nil,
        !FrameworkNames.propertyWrappers.contains(attribute.lastName),
        !wrappers.contains(attribute.lastName)
      else { return false }
      if case .type = types.lookUp(attribute.path, in: ResolutionScope(file: file)) { return false }
      return true
    }
    let declaring = outline.freestandingCode.filter {
      !FrameworkNames.macrosThatOnlyTell.contains($0.macro ?? "")
    }
    let owners = declaring.map(\.owner)
      + outline.variables.lazy.filter { $0.attributes.contains(where: mayDeclare) }.map(\.owner)
      + outline.functions.lazy.filter { $0.attributes.contains(where: mayDeclare) }.map(\.owner)
    return Set(owners.compactMap { $0 })
  }
}

extension ProjectIndex {
  /// Whether code in Objective-C may name a class: what it declares cannot be seen.
  func isKnownToObjectiveC(_ type: TypeID) -> Bool {
    guard self[type].kind == .class else { return false }
    return ([type] + superclasses(of: type)).contains { id in
      self[id].parts.contains { part in
        let declaration = types.declaration(part)
        return declaration.attribute("objc") != nil || declaration.attribute("objcMembers") != nil
      } || mayHaveForeignSuperclass(id)
    }
  }

  /// Whether the first name in a class's inheritance clause may be a class of others.
  func mayHaveForeignSuperclass(_ type: TypeID) -> Bool {
    let declaration = types.declaration(type)
    guard let first = declaration.inheritance.first else { return false }
    let scope = ResolutionScope(
      file: self[type].declaration.file, type: self[type].parent, declaration: declaration.parent)
    switch types.resolve(first.type, in: scope) {
    case .nominal: return false
    case .external(let name, []): return FrameworkNames.membersOfPlainProtocols[name] == nil
    case .composition(let parts):
      return !parts.allSatisfy {
        guard case .external(let name, []) = $0 else { return $0.nominal != nil }
        return FrameworkNames.membersOfPlainProtocols[name] != nil
      }
    default: return true
    }
  }
}
