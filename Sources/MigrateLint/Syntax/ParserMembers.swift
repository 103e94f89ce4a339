// Properties, functions and their parts.
extension Parser {
  // MARK: Variables

  mutating func parseVariables(_ head: DeclarationHead) {
    let keywordRange = token.range
    let isLet = keyword == .let
    // Here: types inside of the values and accessors add variables of their own meanwhile.
    var patterns: [(names: [Int], tail: VariableTail)] = []
    advance()
    while true {
      let names = parsePatternNames()
      guard !names.isEmpty else {
        parseNamelessVariable(isLet)
        break
      }
      patterns.append((names, parseVariableTail(isLet: isLet)))
      guard kind == .comma else { break }
      advance()
    }
    let range = ByteRange(head.start, max(previousEnd, head.start))
    let siblings = patterns.reduce(0) { $0 + $1.names.count }
    for (names, tail) in patterns {
      for name in names {
        outline.variables.append(
          VariableDeclaration(
            owner: owner, name: text(name), nameRange: stream.tokens[name].range,
            attributes: head.attributes, modifiers: head.modifiers, isLet: isLet,
            keywordRange: keywordRange, type: tail.type, typeRange: tail.typeRange,
            initialValue: tail.value, initialValueRange: tail.valueRange,
            accessors: tail.accessors, accessorRange: tail.accessorRange, range: range,
            siblings: siblings, isInPattern: names.count > 1,
            isBackticked: stream.tokens[name].kind == .backtickedIdentifier,
            isConditional: conditionalDepth > 0))
      }
    }
  }

  /// A pattern may name nothing, as in `let () = check()`.
  private mutating func parseNamelessVariable(_ isLet: Bool) {
    guard stream.tokens[position - 1].kind != .rightParen else {
      _ = parseVariableTail(isLet: isLet)
      return
    }
    noteSlip("'\(isLet ? "let" : "var")' without a name", at: position - 1)
  }

  /// What stands behind the names of a pattern.
  private struct VariableTail {
    var type: TypeSyntax?
    var typeRange: ByteRange?
    var value: TokenSpan?
    var valueRange: ByteRange?
    var accessors: [AccessorSyntax] = []
    var accessorRange: ByteRange?
  }

  /// The tokens of the names that a pattern introduces; several for a tuple.
  private mutating func parsePatternNames() -> [Int] {
    if isIdentifier || kind == .dollarIdentifier {
      if isReserved(position) { return [] }
      let name = position
      advance()
      return [name]
    }
    guard kind == .leftParen, let close = partner(of: position) else { return [] }
    var names: [Int] = []
    for index in position + 1..<close {
      let token = stream.tokens[index]
      guard token.kind == .identifier || token.kind == .backtickedIdentifier,
        stream.tokens[index + 1].kind != .colon
      else { continue }
      names.append(index)
    }
    finishGroup(close)
    return names
  }

  private mutating func parseVariableTail(isLet: Bool) -> VariableTail {
    var tail = VariableTail()
    if kind == .colon {
      advance()
      let (type, range) = parseRangedType()
      tail.type = type
      tail.typeRange = type == nil ? nil : range
      if type == nil { noteSlip("no type behind ':'", at: position - 1) }
    }
    if isOperator("=") {
      advance()
      let start = position
      parseDiscarding { _ = $0.parseExpression(.beforeAccessors) }
      if position > start {
        tail.value = TokenSpan(start, position)
        tail.valueRange = ByteRange(
          stream.tokens[start].start, stream.tokens[position - 1].end)
      } else {
        noteSlip("no value behind '='", at: position - 1)
      }
    }
    guard kind == .leftBrace else { return tail }
    let mayBeGetter = tail.value == nil && !isLet
    guard mayBeGetter || startsAccessors(at: position) else { return tail }
    let start = token.start
    tail.accessors = parseAccessors()
    tail.accessorRange = ByteRange(start, previousEnd)
    return tail
  }

  /// Whether the brace at an index opens `{ get … }`, `{ didSet … }` and the like.
  func startsAccessors(at index: Int) -> Bool {
    var index = index + 1
    let last = stream.tokens.count - 1
    while index < last {
      if stream.tokens[index].kind == .at {
        index += 2
        if index < last, stream.tokens[index].kind == .leftParen, let close = partner(of: index) {
          index = close + 1
        }
      } else if stream.tokens[index].kind == .directive {
        index += 1
      } else {
        switch keyword(at: index) {
        case .mutating, .nonmutating, .nonisolated, .borrowing, .consuming, .isolated: index += 1
        default: return isAccessorName(at: min(index, last))
        }
      }
    }
    return false
  }

  private func isAccessorName(at index: Int) -> Bool {
    guard accessorKind(at: index) != nil else { return false }
    let next = stream.tokens[min(index + 1, stream.tokens.count - 1)]
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen:
      guard let close = partner(of: index + 1) else { return false }
      return stream.tokens[close + 1].kind == .leftBrace
    case .identifier:
      switch keyword(at: index + 1) {
      case .async, .throws, .rethrows, .set, .get, .mutating, .nonmutating: return true
      default: return false
      }
    case .at, .directive: return true
    default: return false
    }
  }

  private func accessorKind(at index: Int) -> AccessorKind? {
    switch keyword(at: index) {
    case .get: return .get
    case .set: return .set
    case .willSet: return .willSet
    case .didSet: return .didSet
    case .`init`: return .initial
    default:
      let token = stream.tokens[index]
      guard token.kind == .identifier else { return nil }
      for name: StaticString in [
        "_read", "_modify", "borrow", "mutate", "unsafeAddress", "unsafeMutableAddress",
        "addressWithOwner", "mutableAddressWithOwner", "addressWithNativeOwner",
        "mutableAddressWithNativeOwner",
      ] where matches(name, token.start, token.end) {
        return .other
      }
      return nil
    }
  }

  private mutating func parseAccessors() -> [AccessorSyntax] {
    guard let close = partner(of: position) else {
      skipGroup()
      return []
    }
    guard startsAccessors(at: position) else {
      let body = TokenSpan(position, close + 1)
      noteLocalTypes(from: position + 1, to: close)
      finishGroup(close)
      return [AccessorSyntax(kind: .get, body: body)]
    }
    var accessors: [AccessorSyntax] = []
    let outer = limit
    limit = close
    advance()
    var restrictions: [String] = []
    while !isAtEnd {
      guard let kind = accessorKind(at: position) else {
        if self.kind == .at { restrictions += namesInRestrictions(at: position) }
        if self.kind == .directive { stepOverDirective() } else { skipGroup() }
        continue
      }
      advance()
      var parameter: String?
      if self.kind == .leftParen {
        parameter = text(position + 1)
        skipGroup()
      }
      let isAsync = skipEffects()
      var body: TokenSpan?
      if self.kind == .leftBrace, let end = partner(of: position) {
        body = TokenSpan(position, end + 1)
        noteLocalTypes(from: position + 1, to: end)
        finishGroup(end)
      }
      accessors.append(
        AccessorSyntax(
          kind: kind, isAsync: isAsync, parameter: parameter, body: body,
          restrictions: restrictions))
      restrictions = []
    }
    limit = outer
    finishGroup(close)
    return accessors
  }

  /// `first` and `last` of `@storageRestrictions(initializes: first, accesses: last)`.
  private func namesInRestrictions(at start: Int) -> [String] {
    guard start + 2 < stream.tokens.count, case let name = stream.tokens[start + 1],
      matches("storageRestrictions", name.start, name.end),
      stream.tokens[start + 2].kind == .leftParen, let close = partner(of: start + 2)
    else { return [] }
    return (start + 3..<close).filter {
      stream.tokens[$0].kind == .identifier && stream.tokens[$0 + 1].kind != .colon
    }.map { text($0) }
  }

  // MARK: Functions

  mutating func parseFunction(_ head: DeclarationHead, _ kind: FunctionKind) {
    let nameToken = position
    advance()
    var nameRange = stream.tokens[nameToken].range
    var name = text(nameToken)
    if kind == .function {
      (name, nameRange) = parseFunctionName()
      if name.isEmpty { return noteSlip("'func' without a name", at: nameToken) }
    } else if self.kind == .operatorSymbol, currentByte != UInt8(ascii: "<") {
      advanceByte()  // `init?`, `init!`
    }
    var generics: [GenericParameterSyntax] = []
    if self.kind == .operatorSymbol, currentByte == UInt8(ascii: "<") {
      generics = parseGenericParameters()
    }
    if self.kind != .leftParen, kind != .deinitializer {
      noteSlip("no '(' behind the name", at: nameToken)
    }
    let parameters = self.kind == .leftParen ? parseParameters() : []
    let isAsync = skipEffects()
    var result: TypeSyntax?
    if isOperator("->") {
      advance()
      result = parseType()
      if result == nil { noteSlip("no type behind '->'", at: position - 1) }
    }
    let requirements = keyword == .where ? parseRequirements() : []
    var body: TokenSpan?
    if self.kind == .leftBrace, let close = partner(of: position) {
      body = TokenSpan(position, close + 1)
      noteLocalTypes(from: position + 1, to: close)
      finishGroup(close)
    }
    outline.functions.append(
      FunctionDeclaration(
        kind: kind, owner: owner, name: name, nameRange: nameRange, attributes: head.attributes,
        modifiers: head.modifiers, genericParameters: generics, parameters: parameters,
        returnType: result, isAsync: isAsync, requirements: requirements, body: body,
        range: ByteRange(head.start, max(previousEnd, head.start))))
  }

  /// A name or an operator; the `<` of `func ==<T>` belongs to the clause behind.
  private mutating func parseFunctionName() -> (String, ByteRange) {
    let range = token.range
    let isName = isIdentifier && !isReserved(position)
    guard isName || kind == .operatorSymbol else {
      return ("", ByteRange(previousEnd, previousEnd))
    }
    let name = text(position)
    let isClause = kind == .operatorSymbol && range.count > 1 && token(1).kind == .identifier
      && bytes[range.end - 1] == UInt8(ascii: "<") && !token.flags.contains(.spaceAfter)
    guard isClause else {
      advance()
      return (name, range)
    }
    bite = range.count - 1
    return (String(name.dropLast()), ByteRange(range.start, range.end - 1))
  }

  /// `(label name: Type = value, …)`; of an enum case the labels may be missing.
  mutating func parseParameters(isPayload: Bool = false) -> [ParameterSyntax] {
    let close = partner(of: position)
    var parameters: [ParameterSyntax] = []
    let outer = narrow(to: close)
    advance()
    while !isAtEnd, kind != .rightParen {
      let mark = position
      if let parameter = parseParameter(isPayload: isPayload) {
        parameters.append(parameter)
        if parameter.type == nil { noteSlip("no type behind ':'", at: position - 1) }
      } else if kind != .directive {
        noteUnexpected()
      }
      if kind == .comma { advance() } else if kind == .directive { advance() }
      if position == mark { skipGroup() }
    }
    limit = outer
    finishGroup(close)
    return parameters
  }

  private mutating func parseParameter(isPayload: Bool) -> ParameterSyntax? {
    var attributes: [AttributeSyntax] = []
    while kind == .at, let attribute = parseAttribute() { attributes.append(attribute) }
    while keyword == .isolated || keyword == ._const, isIdentifier(1), isIdentifier(2) {
      advance()
    }
    var label: String?
    var name = position
    if isLabel(0) || isIdentifier && isLabel(1) {
      label = text(position)
      advance()
      if isIdentifier {
        name = position
        advance()
      }
      if label == "_" { label = nil }
      advance()
    } else if !isPayload {
      return nil
    }
    var parameter = ParameterSyntax(
      label: label, name: text(name), nameRange: stream.tokens[name].range,
      attributes: attributes, isAutoclosure: false, isVariadic: false)
    while kind == .at, let attribute = parseAttribute(ofType: true) {
      if attribute.name == "autoclosure" { parameter.isAutoclosure = true }
      parameter.attributes.append(attribute)
    }
    let (type, range) = parseRangedType()
    parameter.type = type
    parameter.typeRange = type == nil ? nil : range
    if kind == .operatorSymbol, !isOperator("=") {
      parameter.isVariadic = isOperator("...")
      while kind == .operatorSymbol, !isOperator("=") { advanceByte() }
    }
    if isOperator("=") {
      advance()
      let start = position
      parseDiscarding { _ = $0.parseExpression() }
      if position > start { parameter.defaultValue = TokenSpan(start, position) }
    }
    return parameter
  }
}
