// What a type certainly does not have.
extension FrameworkNames {
  static let accessorValues: Set<String> = ["newValue", "oldValue"]

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

extension ProjectIndex {
  /// Whether no value of a type has a member of that name. All that could give it one is declared
  /// in the project, and does not; where that cannot be seen, the answer is no.
  func certainlyLacks(_ name: String, _ type: TypeID) -> Bool {
    let all = [type] + supertypes(of: type).sorted()
    return isWhole && externalMembers(name).isEmpty && !isDynamic(type)
      && all.allSatisfy { declaresAllItHas($0, but: name) }
  }

  private func declaresAllItHas(_ type: TypeID, but name: String) -> Bool {
    guard ownMembers(name, of: type).isEmpty, !hasCase(name, type) else { return false }
    return self[type].parts.allSatisfy { part in
      let declaration = types.declaration(part)
      let scope = ResolutionScope(
        file: part.file, type: self[type].parent, declaration: declaration.parent)
      return declaration.inheritance.allSatisfy { isPlain($0.type, scope, but: name) }
        && declaration.attributes.allSatisfy {
          FrameworkNames.knownTypeAttributes.contains($0.lastName)
        } && !hasMacros(part)
    }
  }

  /// Whether everything that a type in an inheritance clause gives is known.
  private func isPlain(_ type: TypeSyntax, _ scope: ResolutionScope, but name: String) -> Bool {
    isPlain(types.resolve(type, in: scope), but: name)
  }

  private func isPlain(_ type: ResolvedType, but name: String) -> Bool {
    switch type {
    // Here: those of the project are asked themselves.
    case .nominal: true
    case .composition(let parts): parts.allSatisfy { isPlain($0, but: name) }
    case .external(let outer, []):
      FrameworkNames.membersOfPlainProtocols[outer].map { !$0.contains(name) } ?? false
    default: false
    }
  }

  /// Whether something among the members of a part may be a macro that declares others.
  private func hasMacros(_ part: DeclarationReference) -> Bool {
    let outline = files[part.file].outline
    func mayDeclare(_ attribute: AttributeSyntax) -> Bool {
      guard !Wrapper.plainAttributes.contains(attribute.lastName),
        Wrapper(rawValue: attribute.lastName) == nil,
        !FrameworkNames.storageWrappers.contains(attribute.lastName)
      else { return false }
      let path = attribute.name.split(separator: ".").map(String.init)
      if case .type = types.lookUp(path, in: ResolutionScope(file: part.file)) { return false }
      return true
    }
    return outline.freestandingCode.contains { $0.owner == part.index }
      || outline.variables.contains {
        $0.owner == part.index && $0.attributes.contains(where: mayDeclare)
      }
      || outline.functions.contains {
        $0.owner == part.index && $0.attributes.contains(where: mayDeclare)
      }
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

  func modelsKnownToObjectiveC() -> [TypeID] {
    types.types.map(\.id).filter { isObservableObjectClass($0) && isKnownToObjectiveC($0) }
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
