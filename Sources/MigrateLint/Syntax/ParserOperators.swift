// Binary operators, assignments, casts and ternaries: what joins operands.

/// The operands read so far, with the operators between them.
private struct OperandList {
  let start: Int
  var nodes = NodeList()
  var count = 1
  /// The last operator, if one of the list binds looser than a cast.
  var lastLooseLink: NodeID = -1

  init(_ first: NodeID, start: Int, in tree: inout BodyTree) {
    self.start = start
    nodes.append(first, in: &tree)
  }
}

extension Parser {
  /// Reads what joins the operand that is read already to others.
  mutating func parseOperators(
    behind first: NodeID, start: Int, _ style: ExpressionStyle
  ) -> NodeID {
    var list = OperandList(first, start: start, in: &tree)
    while true {
      if keyword == .is || keyword == .as {
        parseCast(in: &list)
      } else if !isBinaryOperator || style.contains(.pattern) && isOperator("=") {
        return close(list)
      } else if isOperator("?") {
        let ternary = parseTernary(condition: close(list), start: start, style)
        list = OperandList(ternary, start: start, in: &tree)
      } else if isAssignmentOperator {
        return parseAssignment(to: close(list), start: start, style)
      } else if !parseOperation(into: &list, style) {
        return close(list)
      }
    }
  }

  private mutating func close(_ list: OperandList) -> NodeID {
    list.count == 1 ? list.nodes.first : make(.sequence, start: list.start, list.nodes)
  }

  /// One operator and its right operand; false if that is missing.
  private mutating func parseOperation(
    into list: inout OperandList, _ style: ExpressionStyle
  ) -> Bool {
    let sign = position
    advance()
    let operand = parseOperand(style)
    guard operand >= 0 else {
      noteSlip("no value behind \(quoted(sign))", at: sign)
      return false
    }
    let range = stream.tokens[sign].range
    let link = make(.operator, token: sign, start: range.start, end: range.end)
    if list.lastLooseLink >= 0 || bindsLooserThanCast(sign) { list.lastLooseLink = link }
    list.nodes.append(link, in: &tree)
    list.nodes.append(operand, in: &tree)
    list.count += 2
    return true
  }

  private mutating func parseAssignment(
    to target: NodeID, start: Int, _ style: ExpressionStyle
  ) -> NodeID {
    let sign = position
    advance()
    var children = NodeList()
    children.append(target, in: &tree)
    let value = parseExpression(style)
    if value < 0 { noteSlip("no value behind \(quoted(sign))", at: sign) }
    children.append(value, in: &tree)
    return make(.assignment, token: sign, start: start, children)
  }

  private mutating func parseTernary(
    condition: NodeID, start: Int, _ style: ExpressionStyle
  ) -> NodeID {
    advance()
    let first = parseExpression(style.subtracting(.beforeAccessors))
    var children = NodeList()
    children.append(condition, in: &tree)
    children.append(first, in: &tree)
    if kind == .colon {
      advance()
      children.append(parseExpression(style), in: &tree)
    } else {
      noteSlip("no ':' behind '?'", at: position - 1)
    }
    return make(.ternary, start: start, children)
  }

  private mutating func parseCast(in list: inout OperandList) {
    guard list.lastLooseLink >= 0 else {
      list = OperandList(parseCast(close(list), start: list.start), start: list.start, in: &tree)
      return
    }
    // Here: the cast takes only the operand behind the operator.
    let operand = list.nodes.last
    tree.nodes[Int(list.lastLooseLink)].nextSibling = -1
    list.nodes.last = list.lastLooseLink
    list.nodes.append(parseCast(operand, start: start(of: operand)), in: &tree)
  }

  private mutating func parseCast(_ operand: NodeID, start: Int) -> NodeID {
    let word = position
    advance()
    var flags: Node.Flags = []
    if kind == .operatorSymbol, isOperator("?") || isOperator("!") {
      if isOperator("?") { flags = .isOptionalCast }
      advance()
    }
    var children = NodeList()
    children.append(operand, in: &tree)
    let typeStart = token.start
    if let type = parseType() {
      children.append(makeType(type, start: typeStart), in: &tree)
    } else {
      noteSlip("no type behind \(quoted(word))", at: word)
    }
    return make(.cast, token: word, start: start, children, flags: flags)
  }

  /// `??`, comparisons, and the logical operators.
  private func bindsLooserThanCast(_ index: Int) -> Bool {
    let token = stream.tokens[index]
    switch bytes[token.start] {
    case UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      return token.end - token.start > 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return token.end - token.start == 1 || bytes[token.start + 1] == UInt8(ascii: "=")
    case UInt8(ascii: "&"): return isOperator("&&", at: index)
    default: return false
    }
  }

  // MARK: Operators by their surroundings

  /// White space or an opening bracket stands before.
  func isLeftBound(_ index: Int) -> Bool {
    let token = stream.tokens[index]
    guard !token.flags.contains(.spaceBefore), index > 0 else { return false }
    switch stream.tokens[index - 1].kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .interpolationStart:
      return false
    default: return true
    }
  }

  func isRightBound(_ index: Int) -> Bool {
    let token = stream.tokens[index]
    guard !token.flags.contains(.spaceAfter), index + 1 < stream.tokens.count else { return false }
    switch stream.tokens[index + 1].kind {
    case .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .endOfFile,
      .interpolationEnd:
      return false
    case .period: return !isLeftBound(index)
    default: return true
    }
  }

  private var isBinaryOperator: Bool {
    guard kind == .operatorSymbol, bite == 0 else { return false }
    if isOperator("->") { return false }
    if isOperator("=") { return true }
    let left = isLeftBound(position)
    if isOperator("?") { return !left }
    if isOperator("!") { return false }
    return left == isRightBound(position)
  }

  private var isAssignmentOperator: Bool {
    let length = token.end - token.start
    guard length <= 3, bytes[token.end - 1] == UInt8(ascii: "=") else { return false }
    if length == 1 { return true }
    switch bytes[token.start] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
      return length == 2
    case UInt8(ascii: "&"):
      return length == 2 || bytes[token.start + 1] != UInt8(ascii: "=")
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return length == 3 && bytes[token.start] == bytes[token.start + 1]
    case UInt8(ascii: "?"): return length == 3
    default: return false
    }
  }
}
