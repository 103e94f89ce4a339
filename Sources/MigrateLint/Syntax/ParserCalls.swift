// Calls, arguments and closures.
extension Parser {
  /// Reads the parentheses and trailing closures of a call. The callee is read already.
  mutating func parseCall(_ callee: NodeID, start: Int, _ style: ExpressionStyle) -> NodeID {
    var children = NodeList()
    children.append(callee, in: &tree)
    if kind == .leftParen {
      let close = partner(of: position)
      advance()
      parseArguments(
        until: .rightParen, close, into: &children,
        style: style.contains(.pattern) ? .pattern : [])
    }
    guard kind == .leftBrace, allowsClosure(style) else {
      return make(.call, start: start, children)
    }
    appendClosureArgument(label: -1, to: &children)
    while isIdentifier, token(1).kind == .colon, token(2).kind == .leftBrace,
      keyword != .default, keyword != .case
    {
      let label = position
      advance()
      advance()
      appendClosureArgument(label: label, to: &children)
    }
    return make(.call, start: start, children)
  }

  private mutating func appendClosureArgument(label: Int, to children: inout NodeList) {
    let start = label >= 0 ? stream.tokens[label].start : token.start
    let closure = parseClosure()
    let argument = make(.argument, token: label, start: start, wrapping: closure)
    tree.nodes[Int(argument)].flags = .isTrailingClosure
    children.append(argument, in: &tree)
  }

  /// Reads arguments up to the closing bracket and goes behind it.
  mutating func parseArguments(
    until closer: TokenKind, _ close: Int?, into children: inout NodeList,
    style: ExpressionStyle = []
  ) {
    let outer = narrow(to: close)
    while !isAtEnd, kind != closer {
      let mark = position
      let start = token.start
      var label = -1
      if isLabel(0) {
        label = position
        advance()
        advance()
      }
      let isEmpty = kind == .comma || kind == closer
      if kind == .comma, stream.tokens[position - 1].kind != .directive {
        noteSlip("no value before ','", at: position)
      }
      let value = isEmpty ? -1 : parseExpression(style)
      children.append(
        value >= 0
          ? make(.argument, token: label, start: start, wrapping: value)
          : make(.argument, token: label, start: start), in: &tree)
      if kind == .comma {
        advance()
      } else if kind == .colon {  // a dictionary's value follows
        advance()
      } else if kind == .directive || kind == .semicolon {
        skipDirectives()
      } else if kind != closer, position == mark {
        skipGroup()
      } else if kind != closer {
        if !isAvailability(close) { noteMissingComma() }
        if !startsOperand { skipGroup() }
      }
    }
    limit = outer
    finishGroup(close)
  }

  /// The parentheses of `#available(iOS 17, *)`.
  private func isAvailability(_ close: Int?) -> Bool {
    guard let close, stream.partners[close] > 1 else { return false }
    let word = stream.tokens[Int(stream.partners[close]) - 1]
    return matches("available", word.start, word.end)
      || matches("unavailable", word.start, word.end)
  }

  private var startsOperand: Bool {
    switch kind {
    case .identifier, .backtickedIdentifier, .dollarIdentifier, .integerLiteral, .floatLiteral,
      .stringStart, .leftParen, .leftBracket, .leftBrace, .period, .backslash, .pound,
      .regexLiteral, .at:
      return true
    default: return false
    }
  }

  // MARK: Closures

  /// Reads a closure at its brace.
  mutating func parseClosure() -> NodeID {
    let start = token.start
    guard let close = partner(of: position) else {
      skipGroup()
      return make(.literal, start: start)
    }
    if skipsBodies {
      noteLocalTypes(from: position + 1, to: close)
      finishGroup(close)
      return make(.closure, start: start)
    }
    guard depth < Parser.depthLimit else {
      finishGroup(close)
      return make(.literal, start: start)
    }
    depth += 1
    let outer = (limit, awaits)
    (limit, awaits) = (close, false)
    advance()
    var children = NodeList()
    if closureSignatureEnd(limit: close) != nil { parseClosureSignature(into: &children) }
    parseStatements(until: close, into: &children)
    let flags: Node.Flags = awaits ? .isAsync : []
    (limit, awaits, depth) = (outer.0, outer.1, depth - 1)
    finishGroup(close)
    return make(.closure, start: start, children, flags: flags)
  }

  /// The index of the `in` that ends a closure's signature, if it has one.
  private func closureSignatureEnd(limit: Int) -> Int? {
    var index = position
    func kind(_ index: Int) -> TokenKind { stream.tokens[min(index, limit)].kind }
    while kind(index) == .at {
      index += 2
      if kind(index) == .leftParen, let close = partner(of: index) { index = close + 1 }
    }
    if kind(index) == .leftBracket {
      guard let close = partner(of: index) else { return nil }
      index = close + 1
    }
    if kind(index) == .leftParen {
      guard let close = partner(of: index) else { return nil }
      index = close + 1
    } else {
      while index < limit {
        let word = keyword(at: index)
        guard kind(index) == .dollarIdentifier || kind(index) == .backtickedIdentifier
          || (kind(index) == .identifier && !Parser.endsSignature(word))
        else { break }
        index += 1
        guard kind(index) == .comma else { break }
        index += 1
      }
    }
    return signatureEnd(behindParametersAt: index, limit: limit)
  }

  private func signatureEnd(behindParametersAt start: Int, limit: Int) -> Int? {
    var index = start
    while index < limit {
      switch keyword(at: index) {
      case .async, .rethrows: index += 1
      case .throws:
        index += 1
        if stream.tokens[index].kind == .leftParen, let close = partner(of: index) {
          index = close + 1
        }
      case .in: return index
      default:
        guard isOperator("->", at: index) else { return nil }
        index += 1
        while index < limit, keyword(at: index) != .in {
          switch stream.tokens[index].kind {
          case .leftParen, .leftBracket:
            guard let close = partner(of: index) else { return nil }
            index = close + 1
          case .identifier, .backtickedIdentifier, .period, .operatorSymbol, .at, .comma:
            index += 1
          default: return nil
          }
        }
      }
    }
    return nil
  }

  private static func endsSignature(_ word: Keyword) -> Bool {
    switch word {
    case .in, .async, .throws, .rethrows, .for, .if, .let, .var, .guard, .while, .switch, .return,
      .func, .try, .await:
      return true
    default: return false
    }
  }

  private mutating func parseClosureSignature(into children: inout NodeList) {
    while kind == .at {
      advance()
      advance()
      if kind == .leftParen, !token.flags.contains(.spaceBefore) { skipGroup() }
    }
    if kind == .leftBracket { parseCaptures(into: &children) }
    if kind == .leftParen {
      let close = partner(of: position)
      advance()
      while !isAtEnd, kind != .rightParen {
        let mark = position
        parseClosureParameter(into: &children)
        if kind == .comma { advance() }
        if position == mark { skipGroup() }
      }
      finishGroup(close)
    } else {
      while isIdentifier || kind == .dollarIdentifier, !Parser.endsSignature(keyword) {
        let index = position
        advance()
        children.append(
          make(.parameter, token: index, start: stream.tokens[index].start), in: &tree)
        guard kind == .comma else { break }
        advance()
      }
    }
    if skipEffects() { awaits = true }
    if isOperator("->") {
      advance()
      let start = token.start
      if let type = parseType() { children.append(makeType(type, start: start), in: &tree) }
    }
    while !isAtEnd, keyword != .in { advance() }
    advance()
  }

  private mutating func parseClosureParameter(into children: inout NodeList) {
    skipTypeAttributesOnly()
    guard isIdentifier || kind == .dollarIdentifier || kind == .leftParen else { return }
    if kind == .leftParen {
      skipGroup()
      return
    }
    var name = position
    let start = token.start
    advance()
    if isIdentifier {
      name = position
      advance()
    }
    var list = NodeList()
    if kind == .colon {
      advance()
      let typeStart = token.start
      if let type = parseType() { list.append(makeType(type, start: typeStart), in: &tree) }
      while kind == .operatorSymbol { advance() }
    }
    children.append(make(.parameter, token: name, start: start, list), in: &tree)
  }

  private mutating func skipTypeAttributesOnly() {
    while kind == .at {
      advance()
      advance()
      if kind == .leftParen, !token.flags.contains(.spaceBefore) { skipGroup() }
    }
  }

  /// `[weak self, x = y]`.
  private mutating func parseCaptures(into children: inout NodeList) {
    let close = partner(of: position)
    let outer = narrow(to: close)
    advance()
    while !isAtEnd, kind != .rightBracket {
      let mark = position
      let start = token.start
      var flags: Node.Flags = []
      if keyword == .weak || keyword == .unowned, token(1).kind != .operatorSymbol,
        token(1).kind != .comma, token(1).kind != .rightBracket
      {
        if keyword == .weak { flags = .isWeakCapture }
        advance()
        if kind == .leftParen { skipGroup() }
      }
      if isIdentifier || kind == .dollarIdentifier {
        let name = position
        let isProjection = kind == .dollarIdentifier
        let nameStart = token.start
        advance()
        var list = NodeList()
        if isProjection {
          // Here: `[$x]` takes what `$x` is at the moment.
          list.append(make(.dollarName, token: name, start: nameStart), in: &tree)
        } else if isOperator("=") {
          advance()
          list.append(parseExpression(), in: &tree)
        }
        children.append(make(.capture, token: name, start: start, list, flags: flags), in: &tree)
      }
      if kind == .comma { advance() }
      if position == mark { skipGroup() }
    }
    limit = outer
    finishGroup(close)
  }
}
