// Types: `A.B<C>?`, `[K: V]`, `(A) async throws -> B`, `some P & Q`, `@Sendable () -> Void`.
extension Parser {
  /// Reads a type. Returns nil, and consumes nothing, where none starts.
  mutating func parseType() -> TypeSyntax? {
    guard depth < Parser.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let mark = (position, bite)
    skipTypeAttributes()
    guard let type = parseTypePrimary() else {
      // Here: with no type behind them, the attributes are those of the next declaration.
      (position, bite) = mark
      return nil
    }
    return parseComposition(behind: type)
  }

  /// `& Q & R` behind a type.
  private mutating func parseComposition(behind first: TypeSyntax) -> TypeSyntax {
    var parts = [first]
    while isOperator("&") {
      let mark = position
      advance()
      guard let part = parseTypePrimary() else {
        position = mark
        break
      }
      parts.append(part)
    }
    return parts.count > 1 ? .composition(parts) : first
  }

  /// `async throws -> Result` behind the parameters of a function type.
  private mutating func parseArrow(behind parameters: [TypeSyntax]) -> TypeSyntax? {
    let mark = position
    skipEffects()
    guard isOperator("->") else {
      position = mark
      return nil
    }
    advance()
    return .function(parameters: parameters, result: parseType() ?? .other)
  }

  /// A type and its bytes; these are an empty range behind the last token where none starts.
  mutating func parseRangedType() -> (type: TypeSyntax?, range: ByteRange) {
    let start = token.start
    guard let type = parseType() else { return (nil, ByteRange(previousEnd, previousEnd)) }
    return (type, ByteRange(start, previousEnd))
  }

  /// Steps over `async`, `throws`, `rethrows`, `throws(E)`.
  @discardableResult
  mutating func skipEffects() -> Bool {
    var isAsync = false
    while true {
      switch keyword {
      case .async:
        isAsync = true
        advance()
      case .rethrows: advance()
      case .throws:
        advance()
        if kind == .leftParen { skipGroup() }
      default: return isAsync
      }
    }
  }

  /// Steps over `@escaping`, `@MainActor`, `inout`, `sending`, `borrowing`, `isolated`, `__owned`.
  mutating func skipTypeAttributes() {
    while true {
      if kind == .at {
        guard parseAttribute(ofType: true) != nil else { return }
        continue
      }
      switch keyword {
      case .inout, .sending, .borrowing, .consuming, .isolated, .nonisolated, .each, .repeat:
        guard startsType(at: position + 1) else { return }
        advance()
        if kind == .leftParen, keyword(at: position - 1) == .nonisolated { skipGroup() }
      default:
        guard kind == .identifier, bytes[token.start] == UInt8(ascii: "_"), isOldSpecifier,
          startsType(at: position + 1)
        else { return }
        advance()
      }
    }
  }

  /// Names of types may begin with underscores too.
  private var isOldSpecifier: Bool {
    matches("__owned", token.start, token.end) || matches("__shared", token.start, token.end)
      || matches("_const", token.start, token.end)
  }

  private func startsType(at index: Int) -> Bool {
    let token = stream.tokens[min(index, stream.tokens.count - 1)]
    switch token.kind {
    case .identifier, .backtickedIdentifier, .leftParen, .leftBracket, .at: return true
    default: return isOperator("~", at: index)
    }
  }

  private mutating func parseTypePrimary() -> TypeSyntax? {
    guard depth < Parser.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    var type: TypeSyntax
    switch kind {
    case .identifier, .backtickedIdentifier:
      switch keyword {
      case .any, .some:
        guard startsType(at: position + 1), !token(1).flags.contains(.startsLine) else {
          return parseNamedType()
        }
        let isAny = keyword == .any
        advance()
        let inner = parseComposition(behind: parseTypePrimary() ?? .other)
        type = isAny ? .any(inner) : .some(inner)
        return type
      case .class: return parseNamedType()  // the old spelling of AnyObject
      default: return isReserved(position) ? nil : parseNamedType()
      }
    case .leftBracket: type = parseBracketType()
    case .leftParen:
      // Here: an arrow tells the parameters of a function from a tuple that is its only one.
      let (elements, labels) = parseTupleElements()
      if let function = parseArrow(behind: elements) { return function }
      type = elements.count == 1 ? elements[0] : .tuple(elements, labels: labels)
    case .operatorSymbol where isOperator("~"):
      advance()
      _ = parseTypePrimary()
      return .other
    default: return nil
    }
    return parseTypeSuffixes(type)
  }

  private mutating func parseNamedType() -> TypeSyntax? {
    var components: [TypeSyntax.Component] = []
    while isIdentifier {
      var component = TypeSyntax.Component(text(position))
      advance()
      if currentByte == UInt8(ascii: "<"), kind == .operatorSymbol {
        component.arguments = parseGenericArguments() ?? []
      }
      components.append(component)
      if isModuleSelector(0), isIdentifier(2) {
        advance()
        advance()
        continue
      }
      guard kind == .period, isIdentifier(1) else { break }
      // Here: `T.Type` ends the name; what is behind can only be a suffix.
      if matches("Type", token(1).start, token(1).end)
        || matches("Protocol", token(1).start, token(1).end)
      {
        advance()
        advance()
        return parseTypeSuffixes(.metatype(.named(components)))
      }
      advance()
    }
    return components.isEmpty ? nil : parseTypeSuffixes(.named(components))
  }

  /// `?` and `!`, and `.Type` behind brackets.
  private mutating func parseTypeSuffixes(_ base: TypeSyntax) -> TypeSyntax {
    var type = base
    var count = 0
    while count < Parser.typeSuffixLimit {
      count += 1
      if kind == .operatorSymbol, bite > 0 || !token.flags.contains(.spaceBefore),
        currentByte == UInt8(ascii: "?") || currentByte == UInt8(ascii: "!")
      {
        type = .optional(type)
        advanceByte()
      } else if kind == .period, isIdentifier(1) {
        let isMetatype = matches("Type", token(1).start, token(1).end)
          || matches("Protocol", token(1).start, token(1).end)
        advance()
        advance()
        // Here: `[Crate].Index` is a type that no rule needs to know.
        type = isMetatype ? .metatype(type) : .other
        if kind == .operatorSymbol, currentByte == UInt8(ascii: "<") { _ = parseGenericArguments() }
      } else {
        return type
      }
    }
    return type
  }

  /// Whether the number of elements of an array stands here, with `of` behind it.
  func isCountOfArray(_ ahead: Int) -> Bool {
    let of = token(ahead + 1)
    return (isIdentifier(ahead) || token(ahead).kind == .integerLiteral)
      && of.kind == .identifier && matches("of", of.start, of.end)
  }

  private mutating func parseBracketType() -> TypeSyntax {
    let close = partner(of: position)
    let outer = narrow(to: close)
    advance()
    if isCountOfArray(0) {  // `[3 of Crate]`
      advance()
      advance()
    }
    let element = parseType() ?? .other
    var type = TypeSyntax.array(element)
    if kind == .colon {
      advance()
      type = .dictionary(key: element, value: parseType() ?? .other)
    }
    limit = outer
    finishGroup(close)
    return type
  }

  private mutating func parseTupleElements() -> ([TypeSyntax], labels: [String]) {
    let close = partner(of: position)
    let outer = narrow(to: close)
    advance()
    var elements: [TypeSyntax] = []
    var labels: [String] = []
    while !isAtEnd, kind != .rightParen {
      var label = ""
      // A label or two: `x: Int`, `_ x: Int`.
      if isLabel(0) {
        label = text(position)
        advance()
        advance()
      } else if isIdentifier, isLabel(1) {
        advance()
        advance()
        advance()
      }
      guard let element = parseType() else { break }
      elements.append(element)
      labels.append(label)
      while kind == .operatorSymbol { advance() }
      guard kind == .comma else { break }
      advance()
    }
    limit = outer
    finishGroup(close)
    return (elements, labels.allSatisfy(\.isEmpty) ? [] : labels)
  }

  /// Keeps what follows from going beyond a closing bracket, also where a bracket in between is
  /// never closed. The result is the limit to go back to.
  mutating func narrow(to close: Int?) -> Int {
    let outer = limit
    if let close { limit = min(limit, close) }
    return outer
  }

  /// Goes behind a closing bracket, wherever in the group the parser stands. It never goes back:
  /// what was read twice at each level of nesting would take exponential time.
  mutating func finishGroup(_ close: Int?) {
    bite = 0
    if let close, position <= close {
      position = close
      advance()
    }
  }

  /// `<A, B>` at the current token. Returns nil, and consumes nothing, where it is no such list.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    guard depth < Parser.depthLimit, genericDepth < Parser.genericDepthLimit else { return nil }
    let mark = (position, bite)
    depth += 1
    genericDepth += 1
    defer {
      depth -= 1
      genericDepth -= 1
    }
    advanceByte()
    var arguments: [TypeSyntax] = []
    while true {
      if kind == .operatorSymbol, currentByte == UInt8(ascii: ">") {
        advanceByte()
        return arguments
      }
      if parseValueArgument() {
        arguments.append(.other)
      } else if let type = parseType() {
        arguments.append(type)
      } else {
        (position, bite) = mark
        return nil
      }
      if kind == .comma {
        advance()
      } else if !(kind == .operatorSymbol && currentByte == UInt8(ascii: ">")) {
        (position, bite) = mark
        return nil
      }
    }
  }

  /// `3` or `-3` where a type could stand.
  mutating func parseValueArgument() -> Bool {
    let isNegative = isOperator("-") && token(1).kind == .integerLiteral
    guard isNegative || kind == .integerLiteral else { return false }
    if isNegative { advance() }
    advance()
    return true
  }
}

extension Parser {
  /// What stands in parentheses behind these is theirs, even behind a space: they need arguments.
  static let attributesWithArguments: Set<String> = ["available", "convention"]
}
