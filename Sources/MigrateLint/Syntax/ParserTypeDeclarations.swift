// Nominal types and their headers.
extension Parser {
  mutating func parseTypeDeclaration(_ kind: TypeKind, _ head: DeclarationHead) {
    let keywordToken = position
    let keywordRange = token.range
    advance()
    var nameRange = ByteRange(previousEnd, previousEnd)
    var extended: TypeSyntax?
    var name = ""
    var generics: [GenericParameterSyntax] = []
    if kind == .extension {
      (extended, nameRange) = parseRangedType()
      name = extended?.dottedName ?? extended?.description ?? ""
    } else if isIdentifier {
      (name, nameRange) = (text(position), token.range)
      advance()
    }
    if name.isEmpty, extended == nil {
      noteSlip("'\(kind.rawValue)' without a name", at: keywordToken)
    }
    if kind != .extension, self.kind == .operatorSymbol, currentByte == UInt8(ascii: "<") {
      generics = parseGenericParameters()
    }
    let inheritance = self.kind == .colon ? parseInheritance() : []
    let requirements = keyword == .where ? parseRequirements() : []
    let index = outline.types.count
    func declaration(_ range: ByteRange, body: ByteRange) -> TypeDeclaration {
      TypeDeclaration(
        kind: kind, name: name, nameRange: nameRange, extendedType: extended,
        attributes: head.attributes, modifiers: head.modifiers, keywordRange: keywordRange,
        genericParameters: generics, inheritance: inheritance, requirements: requirements,
        range: range, bodyRange: body, parent: owner, isLocal: isInFunctionBody,
        isConditional: isConditional)
    }
    let isConditional = conditionalDepth > 0
    let end = max(previousEnd, head.start)
    outline.types.append(
      declaration(ByteRange(head.start, end), body: ByteRange(previousEnd, previousEnd)))
    guard self.kind == .leftBrace else { return reportMissingBody(kind, keywordRange) }
    guard let close = partner(of: position) else { return }
    let bodyStart = token.start
    parseMembers(of: index, until: close)
    // Here: members say whose they are by this place, so it was taken before.
    outline.types[index] = declaration(
      ByteRange(head.start, previousEnd), body: ByteRange(bodyStart, previousEnd))
  }

  private mutating func reportMissingBody(_ kind: TypeKind, _ keywordRange: ByteRange) {
    noteProblem("the '\(kind.rawValue)' has no '{' behind its name", at: keywordRange)
  }

  private mutating func parseMembers(of index: OutlineIndex, until close: Int) {
    guard depth < Parser.depthLimit else { return finishGroup(close) }
    depth += 1
    let outer = (owner, isInFunctionBody, limit)
    (owner, isInFunctionBody, limit) = (index, false, close)
    advance()
    let first = position
    while !isAtEnd {
      let mark = position
      skipDirectives()
      if isAtEnd { break }
      if position == mark, position > first { noteCrowding() }
      parseMember()
      if position == mark { skipGroup() }
    }
    (owner, isInFunctionBody, limit) = outer
    depth -= 1
    finishGroup(close)
  }

  mutating func parseInheritance() -> [InheritedTypeSyntax] {
    var types: [InheritedTypeSyntax] = []
    repeat {
      advance()
      while kind == .directive { advance() }
      let first = position
      skipTypeAttributes()
      let attributes = position > first
        ? (first..<position).filter { isIdentifier($0 - position) }.map(text) : []
      let start = token.start
      if keyword == .class {  // the old spelling of AnyObject
        advance()
        continue
      }
      guard let type = parseType() else {
        noteSlip("no type behind ':'", at: position - 1)
        break
      }
      types.append(
        InheritedTypeSyntax(
          type: type, range: ByteRange(start, previousEnd), attributes: attributes))
    } while kind == .comma
    return types
  }

  /// `<T: P, each U>` at the current token.
  mutating func parseGenericParameters() -> [GenericParameterSyntax] {
    var parameters: [GenericParameterSyntax] = []
    advanceByte()
    while !isAtEnd, !(kind == .operatorSymbol && currentByte == UInt8(ascii: ">")) {
      let mark = (position, bite)
      while kind == .at { _ = parseAttribute() }
      if keyword == .each || keyword == .let { advance() }
      if keyword == .where {  // the old place of the clause
        _ = parseRequirements()
        continue
      }
      guard isIdentifier else { break }
      let name = text(position)
      advance()
      var constraint: TypeSyntax?
      var range = ByteRange(previousEnd, previousEnd)
      if kind == .colon {
        advance()
        (constraint, range) = parseRangedType()
      }
      parameters.append(
        GenericParameterSyntax(name: name, constraint: constraint, constraintRange: range))
      if kind == .comma { advance() }
      if mark == (position, bite) { break }
    }
    if kind == .operatorSymbol, currentByte == UInt8(ascii: ">") { advanceByte() }
    return parameters
  }

  /// `where A: B, C == D` at `where`.
  mutating func parseRequirements() -> [RequirementSyntax] {
    var requirements: [RequirementSyntax] = []
    repeat {
      advance()
      guard let subject = parseValueArgument() ? .other : parseType() else { break }
      let isSameType = isOperator("==")
      guard isSameType || kind == .colon else { break }
      advance()
      let start = token.start
      guard let constraint = parseValueArgument() ? .other : parseType() else { break }
      requirements.append(
        RequirementSyntax(
          subject: subject, constraint: constraint, isSameType: isSameType,
          constraintRange: ByteRange(start, previousEnd)))
    } while kind == .comma
    return requirements
  }

  // MARK: Types declared in bodies

  /// Finds the types declared among tokens that are otherwise stepped over.
  mutating func noteLocalTypes(from start: Int, to end: Int) {
    let outerDepth = conditionalDepth
    var index = start
    while index < end {
      if stream.tokens[index].kind == .directive {
        noteDirective(at: index)
        if let end = conditions.deadBranches.end(ofBranchAt: stream.tokens[index]) {
          index = end
          continue
        }
      }
      guard let declaration = localTypeStart(at: index, from: start) else {
        index += 1
        continue
      }
      let mark = (position, bite, isInFunctionBody, limit)
      (position, bite, isInFunctionBody, limit) = (declaration, 0, true, end)
      parseMember()
      index = max(index + 1, position)
      (position, bite, isInFunctionBody, limit) = mark
    }
    conditionalDepth = outerDepth
  }

  /// Where the declaration of a type starts whose keyword stands at an index.
  private func localTypeStart(at index: Int, from start: Int) -> Int? {
    let token = stream.tokens[index]
    guard token.kind == .identifier, token.end - token.start >= 4, token.end - token.start <= 8
    else { return nil }
    switch bytes[token.start] {
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "a"),
      UInt8(ascii: "p"):
      break
    default: return nil
    }
    switch keyword(at: index) {
    case .class, .struct, .enum, .actor, .protocol: break
    default: return nil
    }
    switch stream.tokens[index + 1].kind {
    case .identifier, .backtickedIdentifier: break
    default: return nil
    }
    switch stream.tokens[index + 2].kind {
    case .leftBrace, .colon: break
    case .operatorSymbol where bytes[stream.tokens[index + 2].start] == UInt8(ascii: "<"): break
    default:
      guard keyword(at: index + 2) == .where else { return nil }
    }
    var first = index
    while let earlier = headPart(endingBefore: first, from: start) { first = earlier }
    let head = stream.tokens[first]
    if head.flags.contains(.startsLine) || first == start { return first }
    switch stream.tokens[first - 1].kind {
    case .leftBrace, .rightBrace, .semicolon, .directive, .colon: return first
    default: return keyword(at: first - 1) == .in ? first : nil
    }
  }

  /// Where the modifier or attribute starts that ends before an index.
  private func headPart(endingBefore index: Int, from start: Int) -> Int? {
    guard index > start else { return nil }
    if keyword(at: index - 1).isModifier { return index - 1 }
    var name = index - 1
    if stream.tokens[name].kind == .rightParen {
      name = Int(stream.partners[name]) - 1
    }
    while name > start, stream.tokens[name].kind == .identifier {
      switch stream.tokens[name - 1].kind {
      case .at: return name - 1
      case .period: name -= 2
      default: return nil
      }
    }
    return nil
  }
}
