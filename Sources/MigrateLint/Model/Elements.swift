// What collections hold, and what their functions make of it.
extension ResolvedType {
  /// What a dictionary holds. A name that no code can have keeps it apart from a tuple, whose parts
  /// have labels of their own.
  static func pair(_ key: ResolvedType, _ value: ResolvedType) -> ResolvedType {
    .external(pairName, [key, value])
  }

  /// What `enumerated()` gives.
  private static func numbered(_ element: ResolvedType) -> ResolvedType {
    .external(numberedName, [.external("Int", []), element])
  }

  private static let pairName = "Dictionary.Element"
  private static let numberedName = "EnumeratedSequence.Element"

  /// What a pattern takes apart.
  var pieces: [ResolvedType]? {
    switch self {
    case .tuple(let parts, _): parts
    case .external(ResolvedType.pairName, let parts),
      .external(ResolvedType.numberedName, let parts):
      parts
    default: nil
    }
  }

  /// The part of a name: by its number or label, or what a pair calls it.
  func part(_ name: String) -> ResolvedType? {
    if let position = Int(name), let pieces, pieces.indices.contains(position) {
      return pieces[position]
    }
    if case .tuple(let parts, let labels) = self {
      return labels.firstIndex(of: name).map { parts[$0] }
    }
    guard case .external(let type, let parts) = self else { return nil }
    switch (type, name) {
    case (ResolvedType.pairName, "key"), (ResolvedType.numberedName, "offset"): return parts[0]
    case (ResolvedType.pairName, "value"), (ResolvedType.numberedName, "element"): return parts[1]
    default: return nil
    }
  }

  /// What a property of a collection or a state holds: the same values, in another form.
  func contents(_ name: String) -> ResolvedType? {
    switch (self, name) {
    case (.dictionary(let key, _), "keys"): .array(key)
    case (.dictionary(_, let value), "values"): .array(value)
    case (.array, "lazy"): self
    case (.array(let element), FrameworkNames.publisherOfElements): .publisher(of: element)
    case (.external(Wrapper.state.rawValue, let values), FrameworkNames.wrappedValue):
      values.count == 1 ? values[0] : nil
    default: nil
    }
  }

  /// What a function of sequences gives that makes no elements of its own.
  func collection(by function: String) -> ResolvedType? {
    if function == "enumerated" { return element.isUnknown ? nil : .array(.numbered(element)) }
    guard FrameworkNames.filterFunctions.contains(function) else { return nil }
    // Here: only `filter` gives a dictionary again.
    if case .dictionary = self, function != "filter" { return .array(element) }
    return self
  }
}

extension ProjectIndex {
  /// Whether a static member is the list of all cases that the compiler writes for an enum.
  func listsItsCases(_ name: String, _ type: TypeID) -> Bool {
    guard name == "allCases", isWhole, self[type].kind == .enum, !hasPayload(type),
      externalProtocols(of: type).contains("CaseIterable")
    else { return false }
    // Here: whoever declares the list, or what it is a list of, may give something else.
    let types = [type] + supertypes(of: type)
    return externalMembers(name).isEmpty
      && types.allSatisfy { self.types.nestedAliases[$0]?["AllCases"] == nil }
      && types.allSatisfy { ownMembers(name, of: $0).isEmpty }
      && self[type].parts.allSatisfy { part in
        self.types.declaration(part).attributes.allSatisfy {
          FrameworkNames.knownTypeAttributes.contains($0.lastName)
        }
      }
  }
}
