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

  // MARK: Operands

  /// An operand with its prefixes: `try await -x`, `&x`.
  mutating func parseOperand(_ style: ExpressionStyle) -> NodeID {
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
      if keyword == .await { awaits = true }
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
      guard keyword == .await || keyword == .repeat || !next.flags.contains(.startsLine)
      else { return false }
      switch next.kind {
      case .operatorSymbol:
        return next.flags.contains(.spaceBefore) && !next.flags.contains(.spaceAfter)
      case .identifier:
        let word = keyword(at: position + 1)
        return word != .in && word != .as && word != .is && word != .where && word != .else
      case .backtickedIdentifier, .dollarIdentifier, .stringStart, .pound, .integerLiteral,
        .floatLiteral, .regexLiteral, .backslash:
        return true
      case .leftParen, .leftBracket:
        return keyword == .await
          || (keyword == .unsafe || keyword == .repeat) && next.flags.contains(.spaceBefore)
      case .leftBrace:
        return (keyword == .await || keyword == .unsafe) && next.flags.contains(.spaceBefore)
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
    var openConditions = 0
    while true {
      let next = kind == .directive
        ? parseConditionalMember(of: node, start: start, &openConditions)
        : parseSuffix(of: node, start: start, style)
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
    case .leftParen where !token.flags.contains(.startsLine):
      guard isCallable(node) else { return -1 }
      if isCompoundNameEnd {
        skipGroup()
        tree.nodes[Int(node)].end = Int32(previousEnd)
        return node
      }
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
      guard bite == 0 else { return parseMarkBehindArguments(of: node, start: start) }
      guard isLeftBound(position) else { return -1 }
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

  /// The mark of `Result<Crate, Failure>?.none`, where `>?` is one token.
  private mutating func parseMarkBehindArguments(of node: NodeID, start: Int) -> NodeID {
    let isOptional = currentByte == UInt8(ascii: "?")
    guard isOptional || currentByte == UInt8(ascii: "!") else { return -1 }
    advanceByte()
    return make(isOptional ? .optionalChain : .forceUnwrap, start: start, wrapping: node)
  }

  /// A member in a branch of an `#if` inside a chain, or behind it. An `#else` or `#endif` belongs
  /// to the chain only if its `#if` does.
  private mutating func parseConditionalMember(
    of node: NodeID, start: Int, _ openConditions: inout Int
  ) -> NodeID {
    var index = position
    var open = openConditions
    while stream.tokens[index].kind == .directive {
      let token = stream.tokens[index]
      if matches("#if", token.start, min(token.start + 3, token.end)) {
        open += 1
      } else {
        if open == 0 { return -1 }
        if matches("#endif", token.start, token.end) { open -= 1 }
      }
      index = conditions.deadBranches.end(ofBranchAt: token) ?? index + 1
    }
    guard stream.tokens[index].kind == .period,
      stream.tokens[min(index + 1, stream.tokens.count - 1)].kind == .identifier
    else { return -1 }
    openConditions = open
    while kind == .directive { stepOverDirective() }
    return parseMember(of: node, start: start)
  }

  mutating func parseMember(of node: NodeID, start: Int) -> NodeID {
    advance()
    if isIdentifier, isModuleSelector(1), isIdentifier(3) {  // `crates.Swift::first`
      advance()
      advance()
      advance()
    }
    switch kind {
    case .identifier, .backtickedIdentifier, .dollarIdentifier, .integerLiteral:
      let nameToken = position
      advance()
      var children = NodeList()
      children.append(node, in: &tree)
      if let arguments = parseSpecialization() { children.append(arguments, in: &tree) }
      return make(.member, token: nameToken, start: start, children)
    default:
      noteSlip("no name behind '.'", at: position - 1)
      return make(.member, start: start, wrapping: node)
    }
  }

  /// `<T>` behind a name, where it must be a list of generic arguments. It may stand in a line of
  /// its own, or behind a space: no operator stands close to what follows alone.
  mutating func parseSpecialization() -> NodeID? {
    guard kind == .operatorSymbol, currentByte == UInt8(ascii: "<"),
      token.end - token.start == 1,
      !token.flags.contains(.spaceBefore) || !token.flags.contains(.spaceAfter)
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

  /// The labels of `remove(at:with:)`, which names a function and calls none.
  private var isCompoundNameEnd: Bool {
    guard isLabel(1), let close = partner(of: position) else { return false }
    var index = position + 1
    while index < close {
      let isPair = stream.tokens[index].kind == .identifier
        || stream.tokens[index].kind == .backtickedIdentifier
      guard isPair, stream.tokens[index + 1].kind == .colon else { return false }
      index += 2
    }
    return index == close
  }

  private func isCallable(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .literal, .string: return false
    default: return true
    }
  }

  /// Whether a brace in a condition can only open a closure, as in `if a.contains { $0 } { b }`:
  /// the condition goes on behind it. A `{`, `,` or `where` may stand in the next line. A brace
  /// that ends its line opens the statement's body.
  private var isClosureInCondition: Bool {
    guard !token(1).flags.contains(.startsLine), let close = partner(of: position) else {
      return false
    }
    let isOnNextLine = stream.tokens[close + 1].flags.contains(.startsLine)
    switch keyword(at: position + 1) {
    case .case, .default: return false
    default: break
    }
    switch stream.tokens[close + 1].kind {
    case .leftBrace, .comma: return true
    case .period, .leftParen, .leftBracket, .colon, .operatorSymbol: return !isOnNextLine
    case .identifier:
      let word = keyword(at: close + 1)
      return word == .where || !isOnNextLine && (word == .is || word == .as)
    default: return false
    }
  }

  private func allowsTrailingClosure(behind node: NodeID, _ style: ExpressionStyle) -> Bool {
    switch tree.kind(node) {
    // Here: a brace on the next line would be a second closure without label.
    case .call where stream.tokens[position - 1].kind == .rightBrace: return false
    case .name, .member, .call, .implicitMember, .macro, .subscriptAccess, .superName, .selfName,
      .optionalChain, .forceUnwrap, .dollarName, .tuple:
      break
    default: return false
    }
    return allowsClosure(style)
  }

  /// Whether the brace here opens a trailing closure, and not something of what stands around.
  func allowsClosure(_ style: ExpressionStyle) -> Bool {
    if style.contains(.noTrailingClosure) { return isClosureInCondition }
    return !(style.contains(.beforeAccessors) && startsAccessors(at: position))
  }
}
