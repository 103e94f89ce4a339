// Declarations inside bodies, as nodes.
extension Parser {
  mutating func parseLocalDeclaration() -> NodeID {
    let start = token.start
    var children = NodeList()
    while kind == .at || kind == .directive {
      if kind == .directive {
        noteDirective()
        advance()
      } else {
        let mark = position
        children.append(parseAttributeNode(), in: &tree)
        if position == mark { break }
      }
    }
    let head = parseHead()
    let isWeak = head.modifiers.contains { $0.name == "weak" }
    switch keyword {
    case .var, .let:
      let isLet = keyword == .let
      advance()
      parseBindings(into: &children)
      var flags: Node.Flags = isLet ? .isLet : []
      if isWeak { flags.insert(.isWeakCapture) }
      return make(.variable, start: start, children, flags: flags)
    case .func: return parseLocalFunction(start: start)
    case .class, .struct, .enum, .actor, .protocol, .extension:
      return parseLocalType(start: start)
    case .typealias:
      return parseLocalAlias(start: start)
    case .import, .operator, .`precedencegroup`, .macro, .associatedtype:
      advance()
      while !isAtEnd, !token.flags.contains(.startsLine), kind != .rightBrace,
        kind != .semicolon
      {
        skipGroup()
      }
      return make(.literal, start: start)
    default: return parseExpression()
    }
  }

  private mutating func parseAttributeNode() -> NodeID {
    let start = token.start
    advance()
    guard isIdentifier else { return -1 }
    var name = position
    advance()
    while true {
      if isModuleSelector(0), isIdentifier(2) {
        advance()
        advance()
        name = position
        advance()
      } else if kind == .period, token(1).kind == .identifier,
        !token.flags.contains(.spaceBefore)
      {
        advance()
        name = position
        advance()
      } else if kind == .operatorSymbol, currentByte == UInt8(ascii: "<") {
        guard parseGenericArguments() != nil else { break }
      } else {
        break
      }
    }
    var children = NodeList()
    if kind == .leftParen, !token.flags.contains(.spaceBefore) {
      let close = partner(of: position)
      advance()
      parseArguments(until: .rightParen, close, into: &children)
    }
    return make(.attribute, token: name, start: start, children)
  }

  private mutating func parseBindings(into children: inout NodeList) {
    while !isAtEnd {
      let start = token.start
      var list = NodeList()
      if isIdentifier {
        let name = position
        advance()
        let node = make(.name, token: name, start: start)
        list.append(make(.bindingPattern, start: start, wrapping: node), in: &tree)
      } else if kind == .leftParen {
        let pattern = parsePrimary(.pattern)
        list.append(make(.bindingPattern, start: start, wrapping: pattern), in: &tree)
      } else {
        return noteSlip("\(quoted(position - 1)) without a name", at: position - 1)
      }
      parseBindingTail(into: &list)
      children.append(make(.binding, start: start, list), in: &tree)
      guard kind == .comma else { return }
      advance()
    }
  }

  private mutating func parseBindingTail(into list: inout NodeList) {
    if kind == .colon {
      advance()
      let start = token.start
      if let type = parseType() { list.append(makeType(type, start: start), in: &tree) }
    }
    let hasValue = isOperator("=")
    if hasValue {
      advance()
      let start = token.start
      let value = parseExpression(.beforeAccessors)
      if value >= 0 {
        list.append(make(.initialValue, start: start, wrapping: value), in: &tree)
      } else {
        noteSlip("no value behind '='", at: position - 1)
      }
    }
    guard kind == .leftBrace, !hasValue || startsAccessors(at: position) else { return }
    if startsAccessors(at: position) {
      parseAccessorBlocks(into: &list)
    } else {
      list.append(parseBlock(), in: &tree)
    }
  }

  private mutating func parseAccessorBlocks(into list: inout NodeList) {
    let close = partner(of: position) ?? position
    advance()
    while !isAtEnd, position < close {
      if kind == .leftBrace {
        list.append(parseBlock(), in: &tree)
      } else {
        skipGroup()
      }
    }
    finishGroup(close)
  }

  /// `{ get { … } set { … } }` of a subscript: a block of blocks.
  mutating func parseAccessorBlocks() -> NodeID {
    let start = token.start
    var list = NodeList()
    parseAccessorBlocks(into: &list)
    return make(.block, start: start, list)
  }

  private mutating func parseLocalFunction(start: Int) -> NodeID {
    advance()
    let name = position
    if !isAtEnd { advance() }
    if kind == .operatorSymbol, currentByte == UInt8(ascii: "<") { _ = parseGenericParameters() }
    var children = NodeList()
    if kind == .leftParen { parseParameterNodes(into: &children) }
    let outer = awaits
    awaits = skipEffects()
    if isOperator("->") {
      advance()
      let typeStart = token.start
      if let type = parseType() { children.append(makeType(type, start: typeStart), in: &tree) }
    }
    if keyword == .where { _ = parseRequirements() }
    children.append(parseBlock(), in: &tree)
    let flags: Node.Flags = awaits ? .isAsync : []
    awaits = outer
    return make(.localFunction, token: name, start: start, children, flags: flags)
  }

  private mutating func parseParameterNodes(into children: inout NodeList) {
    let close = partner(of: position)
    advance()
    while !isAtEnd, kind != .rightParen {
      if let close, position >= close { break }
      let mark = position
      let start = token.start
      while kind == .at { _ = parseAttribute() }
      guard isIdentifier else { break }
      var name = position
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
      }
      while kind == .operatorSymbol, !isOperator("=") { advanceByte() }
      if isOperator("=") {
        advance()
        let valueStart = token.start
        let value = parseExpression()
        if value >= 0 {
          list.append(make(.initialValue, start: valueStart, wrapping: value), in: &tree)
        }
      }
      children.append(make(.parameter, token: name, start: start, list), in: &tree)
      if kind == .comma { advance() }
      if position == mark { skipGroup() }
    }
    finishGroup(close)
  }

  private mutating func parseLocalAlias(start: Int) -> NodeID {
    let name = position + 1
    let count = outline.typealiases.count
    parseTypealias()
    guard outline.typealiases.count > count, let alias = outline.typealiases.popLast(),
      let target = alias.target
    else { return make(.literal, start: start) }
    let type = makeType(alias.isGeneric ? .other : target, start: start)
    return make(.localAlias, token: name, start: start, wrapping: type)
  }

  private mutating func parseLocalType(start: Int) -> NodeID {
    while !isAtEnd, kind != .leftBrace, kind != .rightBrace { advance() }
    if kind == .leftBrace { skipGroup() }
    return make(.localType, start: start)
  }
}
