// Statements and the conditions that lead into them.
extension Parser {
  /// Reads statements up to a closing token index, or to the end of the file.
  mutating func parseStatements(until close: Int, into children: inout NodeList) {
    let first = position
    while !isAtEnd, position < close {
      let mark = position
      skipDirectives()
      if position >= close { break }
      if position == mark, position > first { noteCrowding() }
      let start = position
      let statement = parseStatement()
      if statement >= 0 { children.append(statement, in: &tree) }
      if position == start { noteUnexpected() }
      if position == mark { skipGroup() }
    }
  }

  /// A `{ … }` block of statements; -1 where none starts.
  mutating func parseBlock() -> NodeID {
    guard kind == .leftBrace else { return -1 }
    let start = token.start
    guard let close = partner(of: position), depth < Parser.depthLimit else {
      skipGroup()
      return make(.block, start: start)
    }
    if skipsBodies {
      noteLocalTypes(from: position + 1, to: close)
      finishGroup(close)
      return make(.block, start: start)
    }
    depth += 1
    let outer = limit
    limit = close
    advance()
    var children = NodeList()
    parseStatements(until: close, into: &children)
    (limit, depth) = (outer, depth - 1)
    finishGroup(close)
    return make(.block, start: start, children)
  }

  mutating func parseStatement() -> NodeID {
    let start = token.start
    if keyword == .async, keyword(at: position + 1) == .let { advance() }
    if kind == .at || startsDeclaration(at: position) { return parseLocalDeclaration() }
    switch keyword {
    case .if: return parseCast(behind: parseIf(), start: start)
    case .guard: return parseGuard()
    case .while: return parseConditional(.whileStatement)
    case .for: return parseFor()
    case .repeat where token(1).kind == .leftBrace: return parseRepeat()
    case .switch: return parseCast(behind: parseSwitch(), start: start)
    case .do where token(1).kind == .leftBrace || keyword(at: position + 1) == .throws:
      return parseDo()
    case .defer where token(1).kind == .leftBrace:
      advance()
      return make(.deferStatement, start: start, wrapping: parseBlock())
    case .return:
      advance()
      return parseOptionalValue(.returnStatement, start: start)
    case .throw:
      advance()
      return parseOptionalValue(.throwStatement, start: start)
    case .break, .continue, .fallthrough:
      advance()
      if isIdentifier, !token.flags.contains(.startsLine), keyword == .none { advance() }
      return make(.literal, start: start)
    case .else, .in, .where:
      noteUnexpected()
      advance()
      return -1
    case .yield where startsYieldedValue: advance()
    default: break
    }
    if isDiscard {
      advance()
      advance()
      return make(.literal, start: start)
    }
    if isIdentifier, token(1).kind == .colon, isLoopKeyword(at: position + 2) {
      advance()
      advance()
      return parseStatement()
    }
    return parseExpression()
  }

  /// `discard self`, which ends a value that cannot be copied.
  private var isDiscard: Bool {
    matches("discard", token.start, token.end) && keyword(at: position + 1) == .`self`
      && !token(1).flags.contains(.startsLine)
  }

  /// `yield &crates[index]` of an accessor.
  private var startsYieldedValue: Bool {
    let next = token(1)
    guard !next.flags.contains(.startsLine), next.flags.contains(.spaceBefore) else { return false }
    switch next.kind {
    case .identifier, .backtickedIdentifier: return keyword(at: position + 1) != .in
    case .integerLiteral, .floatLiteral, .stringStart: return true
    case .operatorSymbol: return !next.flags.contains(.spaceAfter)
    default: return false
    }
  }

  private func isLoopKeyword(at index: Int) -> Bool {
    switch keyword(at: index) {
    case .for, .while, .repeat, .if, .switch, .do: true
    default: false
    }
  }

  private mutating func parseOptionalValue(_ kind: NodeKind, start: Int) -> NodeID {
    if self.kind == .rightBrace || self.kind == .semicolon || isAtEnd || self.kind == .directive {
      return make(kind, start: start)
    }
    if token.flags.contains(.startsLine), startsDeclaration(at: position) || keyword == .case
      || keyword == .default
    {
      return make(kind, start: start)
    }
    let value = parseExpression()
    return value < 0 ? make(kind, start: start) : make(kind, start: start, wrapping: value)
  }

  // MARK: Conditions

  /// `if`, with all its `else if`.
  mutating func parseIf() -> NodeID {
    // Here: a ladder of thousands of branches must not become thousands of stack frames.
    var branches: [(start: Int, children: NodeList)] = []
    var last: NodeID = -1
    while true {
      let start = token.start
      advance()
      var children = NodeList()
      parseConditions(into: &children)
      children.append(parseRequiredBlock(), in: &tree)
      branches.append((start, children))
      guard keyword == .else else { break }
      advance()
      if keyword == .if, branches.count < 2000 { continue }
      if keyword == .if { noteSlip("too many branches of one 'if'", at: position) }
      if kind != .leftBrace, keyword != .if { noteSlip("no '{' behind 'else'", at: position - 1) }
      last = parseBlock()
      break
    }
    while var branch = branches.popLast() {
      if last >= 0 {
        let wrapped = make(.elseBranch, start: self.start(of: last), wrapping: last)
        branch.children.append(wrapped, in: &tree)
      }
      last = make(.ifStatement, start: branch.start, branch.children)
    }
    return last
  }

  private mutating func parseGuard() -> NodeID {
    let start = token.start
    advance()
    var children = NodeList()
    parseConditions(into: &children)
    if keyword == .else {
      advance()
    } else {
      noteSlip("no 'else' behind the condition of 'guard'", at: position)
    }
    children.append(parseRequiredBlock(), in: &tree)
    return make(.guardStatement, start: start, children)
  }

  private mutating func parseConditional(_ kind: NodeKind) -> NodeID {
    let start = token.start
    advance()
    var children = NodeList()
    parseConditions(into: &children)
    children.append(parseRequiredBlock(), in: &tree)
    return make(kind, start: start, children)
  }

  private mutating func parseConditions(into children: inout NodeList) {
    var isBehindComma = false
    if kind == .leftBrace || keyword == .else {
      noteSlip("'\(text(position - 1))' without a condition", at: position - 1)
    }
    while !isAtEnd, kind != .leftBrace || isBehindComma, keyword != .else {
      let start = token.start
      switch keyword {
      case .let, .var: children.append(parseOptionalBinding(), in: &tree)
      case .case:
        advance()
        var list = NodeList()
        list.append(parsePattern(), in: &tree)
        if kind == .colon {
          advance()
          _ = parseType()
        }
        if isOperator("=") {
          advance()
          list.append(parseExpression(.noTrailingClosure), in: &tree)
        }
        children.append(make(.caseCondition, start: start, list), in: &tree)
      default:
        let value = parseExpression(.noTrailingClosure)
        if value >= 0 {
          children.append(make(.condition, start: start, wrapping: value), in: &tree)
        }
      }
      isBehindComma = kind == .comma
      if isBehindComma {
        advance()
      } else if kind == .directive {
        skipDirectives()
      } else if kind != .leftBrace {
        return
      }
    }
  }

  private mutating func parseOptionalBinding() -> NodeID {
    let start = token.start
    advance()
    guard isIdentifier else { return parseTupleBinding(start: start) }
    let name = position
    advance()
    var list = NodeList()
    if kind == .colon {
      advance()
      let typeStart = token.start
      if let type = parseType() { list.append(makeType(type, start: typeStart), in: &tree) }
    }
    if isOperator("=") {
      advance()
      list.append(parseExpression(.noTrailingClosure), in: &tree)
    }
    return make(.optionalBinding, token: name, start: start, list)
  }

  /// `(a, b) = value` behind `let`.
  private mutating func parseTupleBinding(start: Int) -> NodeID {
    let patternStart = token.start
    var list = NodeList()
    let names = parseExpression([.pattern, .noTrailingClosure])
    if names >= 0 {
      let binding = make(.bindingPattern, start: patternStart, wrapping: names)
      list.append(make(.pattern, start: patternStart, wrapping: binding), in: &tree)
    }
    if kind == .colon {
      advance()
      _ = parseType()
    }
    if isOperator("=") {
      advance()
      list.append(parseExpression(.noTrailingClosure), in: &tree)
    }
    return make(.caseCondition, start: start, list)
  }

  /// The block of a statement that must have one.
  private mutating func parseRequiredBlock() -> NodeID {
    if kind != .leftBrace { noteSlip("no '{' behind \(quoted(position - 1))", at: position - 1) }
    return parseBlock()
  }

  mutating func parsePattern() -> NodeID {
    let start = token.start
    let value = parseExpression([.pattern, .noTrailingClosure])
    return value < 0 ? make(.pattern, start: start) : make(.pattern, start: start, wrapping: value)
  }

  // MARK: Loops, do

  private mutating func parseFor() -> NodeID {
    let start = token.start
    advance()
    while keyword == .try || keyword == .await
      || keyword == .unsafe && keyword(at: position + 1) != .in && token(1).kind != .colon
    {
      if keyword == .await { awaits = true }
      advance()
    }
    var children = NodeList()
    let patternStart = token.start
    if keyword == .case {
      advance()
      children.append(parsePattern(), in: &tree)
    } else {
      if keyword == .var || keyword == .let { advance() }
      let value = parseExpression([.pattern, .noTrailingClosure])
      if value >= 0 {
        let names = make(.bindingPattern, start: patternStart, wrapping: value)
        children.append(make(.pattern, start: patternStart, wrapping: names), in: &tree)
      }
    }
    if kind == .colon {
      advance()
      let typeStart = token.start
      if let type = parseType() { children.append(makeType(type, start: typeStart), in: &tree) }
    }
    if keyword == .in {
      advance()
      children.append(parseExpression(.noTrailingClosure), in: &tree)
    } else {
      noteSlip("no 'in' behind the pattern of 'for'", at: position - 1)
    }
    appendWhere(to: &children)
    children.append(parseRequiredBlock(), in: &tree)
    return make(.forStatement, start: start, children)
  }

  /// `as Crate` behind an `if` that is an expression.
  private mutating func parseCast(behind node: NodeID, start: Int) -> NodeID {
    guard keyword == .as, !token.flags.contains(.startsLine) else { return node }
    return parseOperators(behind: node, start: start, [])
  }

  mutating func appendWhere(
    to children: inout NodeList, _ style: ExpressionStyle = .noTrailingClosure
  ) {
    guard keyword == .where else { return }
    let start = token.start
    advance()
    let value = parseExpression(style)
    if value >= 0 { children.append(make(.condition, start: start, wrapping: value), in: &tree) }
  }

  private mutating func parseRepeat() -> NodeID {
    let start = token.start
    advance()
    var children = NodeList()
    children.append(parseBlock(), in: &tree)
    if keyword == .while {
      advance()
      children.append(parseExpression(), in: &tree)
    } else {
      noteSlip("no 'while' behind the block of 'repeat'", at: position - 1)
    }
    return make(.repeatStatement, start: start, children)
  }

  mutating func parseDo() -> NodeID {
    let start = token.start
    advance()
    skipEffects()
    var children = NodeList()
    children.append(parseBlock(), in: &tree)
    while keyword == .catch {
      let catchStart = token.start
      advance()
      var list = NodeList()
      while !isAtEnd, kind != .leftBrace {
        let mark = position
        list.append(parsePattern(), in: &tree)
        appendWhere(to: &list)
        if kind == .comma { advance() }
        if position == mark { break }
      }
      list.append(parseBlock(), in: &tree)
      children.append(make(.catchClause, start: catchStart, list), in: &tree)
    }
    return make(.doStatement, start: start, children)
  }
}
