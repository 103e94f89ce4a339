// `switch` and its cases.
extension Parser {
  mutating func parseSwitch() -> NodeID {
    let start = token.start
    advance()
    var children = NodeList()
    let subject = parseExpression(.noTrailingClosure)
    if subject < 0 { noteSlip("'switch' without a subject", at: position - 1) }
    children.append(subject, in: &tree)
    if kind != .leftBrace { noteSlip("no '{' behind 'switch'", at: position - 1) }
    guard kind == .leftBrace, let close = partner(of: position), depth < Parser.depthLimit else {
      if kind == .leftBrace { skipGroup() }
      return make(.switchStatement, start: start, children)
    }
    if skipsBodies {
      noteLocalTypes(from: position + 1, to: close)
      finishGroup(close)
      return make(.switchStatement, start: start, children)
    }
    depth += 1
    let outer = limit
    limit = close
    advance()
    while !isAtEnd {
      let mark = position
      skipDirectives()
      while kind == .at { skipAttribute() }
      if keyword == .case || keyword == .default {
        children.append(parseSwitchCase(), in: &tree)
      }
      if position == mark {
        noteUnexpected()
        skipGroup()
      }
    }
    (limit, depth) = (outer, depth - 1)
    finishGroup(close)
    return make(.switchStatement, start: start, children)
  }

  private mutating func skipAttribute() {
    advance()
    if isIdentifier { advance() }
    if kind == .leftParen, !token.flags.contains(.spaceBefore) { skipGroup() }
  }

  private mutating func parseSwitchCase() -> NodeID {
    let start = token.start
    let isDefault = keyword == .default
    advance()
    var children = NodeList()
    while !isDefault, !isAtEnd, kind != .colon {
      let mark = position
      children.append(parsePattern(), in: &tree)
      appendWhere(to: &children, [])
      if kind == .comma { advance() }
      if position == mark { break }
    }
    if kind == .colon {
      advance()
    } else {
      noteSlip("no ':' behind '\(isDefault ? "default" : "case")'", at: position - 1)
    }
    let blockStart = token.start
    let first = position
    var statements = NodeList()
    while !isAtEnd {
      let behind = position
      skipDirectives()
      if isAtEnd || keyword == .case || keyword == .default { break }
      if kind == .at, matches("unknown", token(1).start, token(1).end) { break }
      if position == behind, position > first { noteCrowding() }
      let mark = position
      let statement = parseStatement()
      if statement >= 0 { statements.append(statement, in: &tree) }
      if position == mark {
        noteUnexpected()
        skipGroup()
      }
    }
    children.append(make(.block, start: blockStart, statements), in: &tree)
    return make(.switchCase, start: start, children)
  }
}
