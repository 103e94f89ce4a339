/// How an expression may be read at a place.
struct ExpressionStyle: OptionSet {
  let rawValue: UInt8

  /// In a condition: `{` starts the statement's block, not a trailing closure.
  static let noTrailingClosure = ExpressionStyle(rawValue: 1)
  /// In a pattern: stops before `=`; `let` and `var` introduce names.
  static let pattern = ExpressionStyle(rawValue: 2)
  /// The value of a property: `{ get … }` behind it belongs to the property.
  static let beforeAccessors = ExpressionStyle(rawValue: 4)
}

extension Parser {
  /// Reads an expression with all its operators. Returns -1, and consumes nothing, without one.
  mutating func parseExpression(_ style: ExpressionStyle = []) -> NodeID {
    guard depth < Parser.depthLimit else {
      let start = token.start
      skipGroup()
      return make(.literal, start: start)
    }
    depth += 1
    defer { depth -= 1 }
    let start = token.start
    let first = parseOperand(style)
    guard first >= 0 else { return -1 }
    return parseOperators(behind: first, start: start, style)
  }

  private mutating func parseOperators(
    behind first: NodeID, start: Int, _ style: ExpressionStyle
  ) -> NodeID {
    var list = NodeList()
    var left = first
    var count = 1
    list.append(first, in: &tree)
    while true {
      let mark = position
      if isBinaryOperator {
        if isOperator("?") {
          left = closeSequence(list, count, start)
          left = parseTernary(condition: left, start: start, style)
          list = NodeList()
          list.append(left, in: &tree)
          count = 1
          continue
        }
        let isAssignment = isAssignmentOperator
        if style.contains(.pattern), isOperator("=") { break }
        let operatorToken = position
        advance()
        if isAssignment {
          left = closeSequence(list, count, start)
          let value = parseExpression(style)
          var children = NodeList()
          children.append(left, in: &tree)
          children.append(value, in: &tree)
          return make(.assignment, token: operatorToken, start: start, children)
        }
        let operand = parseOperand(style)
        guard operand >= 0 else {
          position = max(mark + 1, position)
          break
        }
        let range = stream.tokens[operatorToken].range
        list.append(
          make(.operator, token: operatorToken, start: range.start, end: range.end), in: &tree)
        list.append(operand, in: &tree)
        count += 2
      } else if keyword == .is || keyword == .as {
        left = closeSequence(list, count, start)
        left = parseCast(left, start: start)
        list = NodeList()
        list.append(left, in: &tree)
        count = 1
      } else {
        break
      }
    }
    return closeSequence(list, count, start)
  }

  private mutating func closeSequence(_ list: NodeList, _ count: Int, _ start: Int) -> NodeID {
    count == 1 ? list.first : make(.sequence, start: start, list)
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
      let second = parseOperand(style)
      children.append(second, in: &tree)
    }
    return make(.ternary, start: start, children)
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
    if let type = parseType() { children.append(makeType(type, start: typeStart), in: &tree) }
    return make(.cast, token: word, start: start, children, flags: flags)
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

  // MARK: Operands

  /// An operand with its prefixes: `try await -x`, `&x`.
  private mutating func parseOperand(_ style: ExpressionStyle) -> NodeID {
    let start = token.start
    var prefixes: [(kind: NodeKind, token: Int)] = []
    while true {
      if kind == .operatorSymbol {
        let isReference = isOperator("&")
        guard isRightBound(position) || isReference else { break }
        prefixes.append((isReference ? .reference : .prefixOperator, position))
        advance()
        continue
      }
      guard startsWithEffect else { break }
      advance()
      if kind == .operatorSymbol, !token.flags.contains(.spaceBefore) { advance() }
    }
    var node = parsePostfix(style)
    guard node >= 0 else { return operatorAsValue(prefixes, start) }
    for prefix in prefixes.reversed() {
      node = make(
        prefix.kind, token: prefix.token, start: stream.tokens[prefix.token].start, wrapping: node)
    }
    return node
  }

  /// `+` handed on as a function, as in `reduce(0, +)`.
  private mutating func operatorAsValue(
    _ prefixes: [(kind: NodeKind, token: Int)], _ start: Int
  ) -> NodeID {
    if kind == .operatorSymbol, !isOperator("="), !isOperator("->") { advance() }
    return previousEnd > start ? make(.literal, start: start) : -1
  }

  /// `try`, `await` and their kind, where an operand follows.
  private var startsWithEffect: Bool {
    switch keyword {
    case .try: return true
    case .await, .unsafe, .consume, .copy, .each, .repeat:
      let next = token(1)
      guard !next.flags.contains(.startsLine) else { return false }
      switch next.kind {
      case .identifier:
        let word = keyword(at: position + 1)
        return word != .in && word != .as && word != .is && word != .where && word != .else
      case .backtickedIdentifier, .dollarIdentifier, .stringStart, .pound, .integerLiteral:
        return true
      case .leftParen, .leftBracket, .leftBrace:
        return keyword == .await && next.flags.contains(.spaceBefore)
      case .period: return next.flags.contains(.spaceBefore)
      default: return false
      }
    default: return false
    }
  }

  // MARK: Postfix

  private mutating func parsePostfix(_ style: ExpressionStyle) -> NodeID {
    let start = token.start
    var node = parsePrimary(style)
    guard node >= 0 else { return -1 }
    var length = 0
    while true {
      let next = parseSuffix(of: node, start: start, style)
      guard next >= 0 else { return node }
      length += 1
      // A chain this long was written by no person; it would only make the tree too deep.
      node = length % 4000 == 0 ? make(.literal, start: start) : next
    }
  }

  private mutating func parseSuffix(
    of node: NodeID, start: Int, _ style: ExpressionStyle
  ) -> NodeID {
    switch kind {
    case .period: return parseMember(of: node, start: start)
    case .directive:
      guard continuesBehindDirective() else { return -1 }
      while kind == .directive {
        noteDirective()
        advance()
      }
      return parseMember(of: node, start: start)
    case .leftParen where !token.flags.contains(.startsLine):
      guard isCallable(node) else { return -1 }
      return parseCall(node, start: start, style)
    case .leftBracket where !token.flags.contains(.startsLine):
      let close = partner(of: position)
      advance()
      var children = NodeList()
      children.append(node, in: &tree)
      parseArguments(until: .rightBracket, close, into: &children)
      return make(.subscriptAccess, start: start, children)
    case .leftBrace:
      guard allowsTrailingClosure(behind: node, style) else { return -1 }
      return parseCall(node, start: start, style)
    case .operatorSymbol:
      guard isLeftBound(position), bite == 0 else { return -1 }
      if isOperator("?") || isOperator("!") {
        let kind: NodeKind = isOperator("?") ? .optionalChain : .forceUnwrap
        advance()
        return make(kind, start: start, wrapping: node)
      }
      guard !isRightBound(position), !isOperator("="), !isOperator("->") else { return -1 }
      let operatorToken = position
      advance()
      return make(.postfixOperator, token: operatorToken, start: start, wrapping: node)
    default: return -1
    }
  }

  /// `#if` inside a chain: the first token that is no directive is a period at a line's start.
  private func continuesBehindDirective() -> Bool {
    var index = position
    while stream.tokens[index].kind == .directive { index += 1 }
    return stream.tokens[index].kind == .period
      && stream.tokens[min(index + 1, stream.tokens.count - 1)].kind == .identifier
  }

  private mutating func parseMember(of node: NodeID, start: Int) -> NodeID {
    advance()
    switch kind {
    case .identifier, .backtickedIdentifier, .dollarIdentifier, .integerLiteral:
      let nameToken = position
      advance()
      var children = NodeList()
      children.append(node, in: &tree)
      if let arguments = parseSpecialization() { children.append(arguments, in: &tree) }
      // `foo.bar(a:b:)` names a function; it is no call.
      return make(.member, token: nameToken, start: start, children)
    default:
      return make(.member, start: start, wrapping: node)
    }
  }

  /// `<T>` behind a name, where it must be a list of generic arguments.
  mutating func parseSpecialization() -> NodeID? {
    guard kind == .operatorSymbol, currentByte == UInt8(ascii: "<"),
      token.end - token.start == 1, !token.flags.contains(.spaceBefore)
    else { return nil }
    let mark = position
    let start = token.start
    guard let arguments = parseGenericArguments(), endsSpecialization else {
      (position, bite) = (mark, 0)
      return nil
    }
    var children = NodeList()
    for argument in arguments { children.append(makeType(argument, start: start), in: &tree) }
    return make(.genericArguments, start: start, children)
  }

  private var endsSpecialization: Bool {
    if bite > 0 { return true }
    switch kind {
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .comma, .colon,
      .semicolon, .period, .endOfFile, .interpolationEnd:
      return true
    case .leftBracket: return !token.flags.contains(.spaceBefore)
    case .operatorSymbol: return isLeftBound(position) || isOperator("=") || isOperator("==")
    default: return token.flags.contains(.startsLine)
    }
  }

  private func isCallable(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .literal, .string: return false
    default: return true
    }
  }

  private func allowsTrailingClosure(behind node: NodeID, _ style: ExpressionStyle) -> Bool {
    guard !style.contains(.noTrailingClosure) else { return false }
    switch tree.kind(node) {
    case .name, .member, .call, .implicitMember, .macro, .subscriptAccess, .superName, .selfName,
      .optionalChain, .forceUnwrap, .dollarName:
      break
    default: return false
    }
    return !(style.contains(.beforeAccessors) && startsAccessors(at: position))
  }
}
