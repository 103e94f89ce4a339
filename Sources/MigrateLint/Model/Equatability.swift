/// What is known about how values of a type are compared.
extension ProjectIndex {
  /// Whether a type is certainly `Equatable`; what is not known is not.
  public func isEquatable(_ type: ResolvedType) -> Bool { isEquatable(type, depth: 0) }

  private func isEquatable(_ type: ResolvedType, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch type {
    case .optional(let inner), .array(let inner): return isEquatable(inner, depth: depth + 1)
    case .dictionary(_, let value): return isEquatable(value, depth: depth + 1)
    case .nominal(let id, _): return isEquatable(id)
    case .external(let name, let arguments):
      if FrameworkNames.collectionTypes.contains(name), arguments.count == 1 {
        return isEquatable(arguments[0], depth: depth + 1)
      }
      return arguments.isEmpty && FrameworkNames.equatableTypes.contains(name)
    default: return false
    }
  }

  /// A type that says so itself, or an enum without payloads, for which the compiler does.
  private func isEquatable(_ id: TypeID) -> Bool {
    if types[id].kind == .enum, !hasPayload(id) { return true }
    var seen: Set<TypeID> = []
    var queue = [id]
    while let current = queue.popLast(), seen.count < 32 {
      guard seen.insert(current).inserted else { continue }
      let names = traits(current).externalSupertypes
      // Here: a conformance under a condition may not hold.
      let isConditional = types[current].parts.contains { part in
        !types.declaration(part).requirements.isEmpty && types.declaration(part).kind == .extension
      }
      if names.contains(where: FrameworkNames.equatableProtocols.contains), !isConditional {
        return true
      }
      queue += traits(current).supertypes
    }
    return false
  }

  /// The type of a property whose initial value is a literal, or as plain as one: `Bool`, `Int`,
  /// `Double`, `String`.
  public func literalType(of member: MemberID) -> String? {
    guard let span = variable(member).initialValue else { return nil }
    let file = files[member.place.file]
    var tokens = Array(file.stream.tokens[span.start..<span.end])
    if tokens.count > 1, tokens[0].kind == .operatorSymbol, file.source.text(tokens[0].range) == "-"
    {
      tokens.removeFirst()
    }
    guard let first = tokens.first else { return nil }
    if first.kind == .stringStart {
      let isOne = tokens.count { $0.kind == .stringStart } == 1 && tokens.last?.kind == .stringEnd
      return isOne ? "String" : nil
    }
    if tokens.count == 3, tokens[1].kind == .leftParen, tokens[2].kind == .rightParen {
      let name = file.source.text(first.range)
      let isTheirs = types.lookUp([name], in: scope(member)) == .external(name)
      return isTheirs && FrameworkNames.typesOfLiterals.contains(name) ? name : nil
    }
    guard tokens.count == 1 else { return nil }
    switch file.source.text(first.range) {
    case "true", "false": return "Bool"
    default:
      if first.kind == .integerLiteral { return "Int" }
      return first.kind == .floatLiteral ? "Double" : nil
    }
  }

  /// The type of a property as it could be written at the property: what is written there, what a
  /// literal says, or the enum whose case it starts with.
  func writtenType(of member: MemberID) -> String? {
    let variable = variable(member)
    let source = files[member.place.file].source
    if let range = variable.typeRange { return source.text(range) }
    if let literal = literalType(of: member) { return literal }
    if let collection = emptyCollectionType(of: member) { return collection }
    guard let range = variable.initialValueRange,
      case let path = source.text(range).split(separator: ".").map(String.init), path.count >= 2,
      case .type(let id) = types.lookUp(Array(path.dropLast()), in: scope(member)),
      hasCase(path[path.count - 1], id)
    else { return nil }
    return path.dropLast().joined(separator: ".")
  }

  /// `[Crate]` of a property that begins as `[Crate]()`.
  private func emptyCollectionType(of member: MemberID) -> String? {
    guard let span = variable(member).initialValue else { return nil }
    let (source, stream) = (files[member.place.file].source, files[member.place.file].stream)
    let close = span.end - 3
    guard close > span.start, stream.tokens[span.start].kind == .leftBracket,
      Int(stream.partners[span.start]) == close, stream.tokens[close + 1].kind == .leftParen,
      stream.tokens[close + 2].kind == .rightParen
    else { return nil }
    return source.text(ByteRange(stream.tokens[span.start].start, stream.tokens[close].end))
  }

  // MARK: Properties that publish

  /// Whether a property carries `@Published`.
  public func isPublished(_ member: MemberID) -> Bool {
    member.kind == .variable && wrapper(member).wrapper == .published
  }

  /// Whether all that the observers of a property do is to send `objectWillChange`.
  public func observersOnlySend(_ member: MemberID) -> Bool {
    guard member.kind == .variable, case let variable = variable(member), variable.hasObservers,
      !variable.isComputed, let range = variable.accessorRange,
      !variable.hasModifier("lazy"), !variable.hasModifier("override"),
      wrapper(member).wrapper == .none
    else { return false }
    let file = files[member.place.file]
    guard !file.stream.comments.contains(where: { range.contains($0) }) else { return false }
    return variable.accessors.allSatisfy { accessor in
      guard let body = accessor.body else { return false }
      let words = file.stream.tokens[body.start..<body.end].map { file.source.text($0.range) }
      let inner = words.dropFirst().dropLast()
      let send = [FrameworkNames.objectWillChange, ".", FrameworkNames.send, "(", ")"]
      return Array(inner) == send || Array(inner) == ["self", "."] + send
    }
  }
}
