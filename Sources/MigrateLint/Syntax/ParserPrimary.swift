// Names, literals, brackets and other beginnings of an expression.
extension Parser {
  mutating func parsePrimary(_ style: ExpressionStyle) -> NodeID {
    let start = token.start
    let index = position
    switch kind {
    case .identifier: return parseWord(style)
    case .backtickedIdentifier: return parseName()
    case .dollarIdentifier:
      advance()
      return make(.dollarName, token: index, start: start)
    case .integerLiteral, .floatLiteral, .regexLiteral, .unknown:
      advance()
      return make(.literal, start: start)
    case .stringStart: return parseString()
    case .leftParen:
      let close = partner(of: position)
      if let close, isArrow(behind: close), let type = parseType() {  // `(Crate) -> Void`
        return makeType(type, start: start)
      }
      advance()
      var children = NodeList()
      parseArguments(
        until: .rightParen, close, into: &children,
        style: style.contains(.pattern) ? .pattern : [])
      return make(.tuple, start: start, children)
    case .leftBracket: return parseCollection()
    case .leftBrace:
      return style.contains(.noTrailingClosure) && !mustBeClosure ? -1 : parseClosure()
    case .period: return parseImplicitMember()
    case .backslash: return parseKeyPath()
    case .pound: return parseMacro()
    case .at:
      advance()
      advance()
      if kind == .leftParen, !token.flags.contains(.spaceBefore) { skipGroup() }
      return parsePrimary(style)
    default: return -1
    }
  }

  /// Whether the parentheses that close here hold the parameters of a function type.
  private func isArrow(behind close: Int) -> Bool {
    var index = close + 1
    while keyword(at: index) == .async || keyword(at: index) == .throws {
      index += 1
      if index < limit, stream.tokens[index].kind == .leftParen, keyword(at: index - 1) == .throws {
        index = (partner(of: index) ?? index) + 1
      }
    }
    return isOperator("->", at: index)
  }

  /// `{ … }(`, which is no block, wherever it stands; and what a comma or an operator needs.
  private var mustBeClosure: Bool {
    switch stream.tokens[position - 1].kind {
    case .comma: return true
    case .operatorSymbol where stream.tokens[position - 1].flags.contains(.spaceBefore): return true
    default: break
    }
    guard let close = partner(of: position) else { return false }
    let next = stream.tokens[close + 1]
    return next.kind == .leftParen && !next.flags.contains(.spaceBefore)
  }

  mutating func parseName() -> NodeID {
    let index = position
    let start = token.start
    advance()
    var children = NodeList()
    if let arguments = parseSpecialization() { children.append(arguments, in: &tree) }
    let name = make(.name, token: index, start: start, children)
    guard isModuleSelector(0), isIdentifier(2) else { return name }
    advance()
    return parseMember(of: name, start: start)
  }

  /// An identifier token that is a keyword here, or else a name.
  private mutating func parseWord(_ style: ExpressionStyle) -> NodeID {
    let start = token.start
    let index = position
    switch keyword {
    case .`self`:
      advance()
      return make(.selfName, token: index, start: start)
    case .super:
      advance()
      return make(.superName, token: index, start: start)
    case .nil, .true, .false:
      advance()
      return make(.literal, token: index, start: start)
    case .let, .var:
      guard style.contains(.pattern) else { return -1 }
      advance()
      let inner = parseExpression(style)
      return inner < 0 ? -1 : make(.bindingPattern, token: index, start: start, wrapping: inner)
    case .if where !style.contains(.pattern): return parseIf()
    case .switch where !style.contains(.pattern): return parseSwitch()
    case .do where token(1).kind == .leftBrace: return parseDo()
    case .is where style.contains(.pattern):
      advance()
      let typeStart = token.start
      guard let type = parseType() else { return make(.literal, start: start) }
      return make(.cast, token: index, start: start, wrapping: makeType(type, start: typeStart))
    case .nonisolated where matches("nonsending", token(2).start, token(2).end):
      guard token(1).kind == .leftParen, let type = parseType() else { return parseName() }
      return makeType(type, start: start)
    case .any, .some:
      if let type = parseExistential() { return makeType(type, start: start) }
      return parseName()
    case .in, .where, .else, .case, .default, .catch, .as, .is, .for, .while, .guard, .return,
      .throw, .break, .continue, .defer, .func, .import, .class, .struct, .enum, .protocol,
      .extension, .if, .switch, .do, .repeat, .fallthrough, .typealias:
      return -1
    default: return parseName()
    }
  }

  /// `any P` in an expression, such as `(any P).self`.
  private mutating func parseExistential() -> TypeSyntax? {
    let isName = token(1).kind == .identifier && keyword(at: position + 1) == .none
    guard isName || isOperator("~", at: position + 1), !token(1).flags.contains(.startsLine)
    else { return nil }
    return parseType()
  }

  private mutating func parseString() -> NodeID {
    let start = token.start
    advance()
    var children = NodeList()
    while !isAtEnd, kind != .stringEnd {
      if kind == .interpolationStart {
        let close = partner(of: position)
        advance()
        parseArguments(until: .interpolationEnd, close, into: &children)
      } else if kind == .stringSegment {
        advance()
      } else {
        break  // Here: the literal is not terminated.
      }
    }
    if kind == .stringEnd { advance() }
    return make(.string, start: start, children)
  }

  private mutating func parseCollection() -> NodeID {
    let start = token.start
    let close = partner(of: position)
    if isCountOfArray(1), let type = parseType() {  // `[3 of Crate]`
      return makeType(type, start: start)
    }
    let outer = narrow(to: close)
    advance()
    var children = NodeList()
    var flags: Node.Flags = []
    while !isAtEnd, kind != .rightBracket {
      let mark = position
      if kind == .comma { noteSlip("no value before ','", at: position) }
      children.append(parseExpression(), in: &tree)
      if kind == .colon { flags = .isDictionary }
      if kind == .comma || kind == .colon {
        advance()
      } else if kind != .rightBracket, kind != .directive {
        noteMissingComma()
      }
      if kind == .directive { skipDirectives() }
      if position == mark { skipGroup() }
    }
    limit = outer
    finishGroup(close)
    return make(.array, start: start, children, flags: flags)
  }

  private mutating func parseImplicitMember() -> NodeID {
    let start = token.start
    advance()
    if isIdentifier, isModuleSelector(1), isIdentifier(3) {  // `.Swift::max`
      advance()
      advance()
      advance()
    }
    guard isIdentifier || kind == .dollarIdentifier || kind == .integerLiteral else {
      return make(.literal, start: start)
    }
    let name = position
    advance()
    var children = NodeList()
    if let arguments = parseSpecialization() { children.append(arguments, in: &tree) }
    return make(.implicitMember, token: name, start: start, children)
  }

  private mutating func parseKeyPath() -> NodeID {
    let start = token.start
    advance()
    var children = NodeList()
    if isIdentifier || kind == .leftBracket || kind == .leftParen {
      let typeStart = token.start
      if kind == .leftBracket || kind == .leftParen {
        skipGroup()
      } else {
        parseKeyPathRoot(typeStart, into: &children)
      }
    }
    while true {
      if kind == .period, isIdentifier(1) || token(1).kind == .integerLiteral
        || token(1).kind == .dollarIdentifier
      {
        advance()
        let name = position
        advance()
        children.append(
          make(.keyPathComponent, token: name, start: stream.tokens[name].start), in: &tree)
        if kind == .leftParen, !token.flags.contains(.spaceBefore) {
          parseKeyPathArguments(until: .rightParen, into: &children)
        }
      } else if kind == .period, token(1).kind == .leftBracket || isOperator("?", at: position + 1)
        || isOperator("!", at: position + 1)
      {
        advance()
      } else if kind == .leftBracket, !token.flags.contains(.spaceBefore) {
        parseKeyPathArguments(until: .rightBracket, into: &children)
      } else if kind == .operatorSymbol, isLeftBound(position),
        isOperator("?") || isOperator("!")
      {
        advance()
      } else {
        return make(.keyPath, start: start, children)
      }
    }
  }

  /// What a subscript or a method in a key path is given, as in `\.crates[id: Crate.ID()]`.
  private mutating func parseKeyPathArguments(
    until closer: TokenKind, into children: inout NodeList
  ) {
    let close = partner(of: position)
    advance()
    parseArguments(until: closer, close, into: &children)
  }

  /// The root type's name; lower-case names behind a dot are components already.
  private mutating func parseKeyPathRoot(_ typeStart: Int, into children: inout NodeList) {
    var components: [TypeSyntax.Component] = []
    while isIdentifier {
      var component = TypeSyntax.Component(text(position))
      advance()
      if kind == .operatorSymbol, currentByte == UInt8(ascii: "<") {
        component.arguments = parseGenericArguments() ?? []
      }
      components.append(component)
      // Here: the last name is a component, however it is written.
      guard kind == .period, isIdentifier(1), startsUpperCase(token(1)), token(2).kind == .period
      else { break }
      advance()
    }
    children.append(makeType(.named(components), start: typeStart), in: &tree)
  }

  private func startsUpperCase(_ token: Token) -> Bool {
    token.end > token.start && bytes[token.start] >= 0x41 && bytes[token.start] <= 0x5A
  }

  private mutating func parseMacro() -> NodeID {
    let start = token.start
    advance()
    guard isIdentifier, !token.flags.contains(.spaceBefore) else {
      return make(.literal, start: start)
    }
    if isModuleSelector(1), isIdentifier(3) {  // `#Warehouse::label`
      advance()
      advance()
      advance()
    }
    let name = position
    advance()
    var children = NodeList()
    if let arguments = parseSpecialization() { children.append(arguments, in: &tree) }
    return make(.macro, token: name, start: start, children)
  }
}
