extension Lexer {
  mutating func emitRegex(behindOperatorAt start: Int, slash: Int, end: Int) {
    if slash > start {
      offset = slash
      emit(.operatorSymbol, from: start)
    }
    offset = end
    emit(.regexLiteral, from: slash)
  }

  // MARK: - Bare slashes

  /// The end of the regex literal `/…/` that starts at a slash, or nil if the slash is an
  /// operator. In doubt it is: a division must never swallow code.
  func bareRegexEnd(from slash: Int) -> Int? {
    guard isRegexPosition, canStartRegex(slash + 1) else { return nil }
    var groupDepth = 0
    var setDepth = 0
    var isSpaceBefore = false
    var end = slash + 1
    while end < count, classes[Int(bytes[end])] != .newline {
      let isEscape = isByte(end, "\\")
      if isByte(end, "/") {
        let isEnd = groupDepth == 0 && setDepth == 0 && !isSpaceBefore && canFollowRegex(end + 1)
        return isEnd ? end + 1 : nil
      }
      isSpaceBefore = classes[Int(bytes[end])] == .space
      switch Unicode.Scalar(bytes[end]) {
      case "(" where setDepth == 0: groupDepth += 1
      case ")" where setDepth == 0: groupDepth -= 1
      case "[": setDepth += 1
      case "]": setDepth -= setDepth > 0 ? 1 : 0
      default: break
      }
      if groupDepth < 0 { return nil }
      end += isEscape && end + 1 < count && !isNewline(end + 1) ? 2 : 1
    }
    return nil
  }

  /// Not for the operators of `(/, 1)`, `[/]` and `/ 2`, nor for comments.
  private func canStartRegex(_ offset: Int) -> Bool {
    guard offset < count, !classes[Int(bytes[offset])].isSpace else { return false }
    switch Unicode.Scalar(bytes[offset]) {
    case "/", "*", ")": return false
    case "]": return tokens.last?.kind != .leftBracket
    case ",": return !isByte(offset + 1, " ")
    default: return true
    }
  }

  private func canFollowRegex(_ offset: Int) -> Bool {
    guard offset < count else { return true }
    switch classes[Int(bytes[offset])] {
    case .word, .digit, .dollar, .quote, .high, .backtick, .slash: return false
    default: return !isByte(offset, "*")
    }
  }

  /// Whether an expression may start at the offset.
  private var isRegexPosition: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .interpolationStart,
      .directive, .shebang:
      return true
    case .operatorSymbol:
      let isPostfix = !last.flags.contains(.spaceBefore) && last.flags.contains(.spaceAfter)
      return !isPostfix || isTryMark(last)
    case .identifier: return isExpectingExpression(behind: last) || isNewStatement(behind: last)
    case .period, .at, .pound, .backslash, .unknown, .endOfFile: return false
    default: return pending.contains(.startsLine)
    }
  }

  /// The mark behind `try`: a question mark, or an exclamation mark.
  private func isTryMark(_ mark: Token) -> Bool {
    guard tokens.count >= 2, mark.range.count == 1 else { return false }
    let word = tokens[tokens.count - 2]
    return word.end == mark.start && isWord(word, "try")
  }

  private func isNewStatement(behind token: Token) -> Bool {
    pending.contains(.startsLine) && !isWord(token, "func") && !isWord(token, "operator")
  }

  private func isExpectingExpression(behind token: Token) -> Bool {
    if tokens.count >= 2, tokens[tokens.count - 2].kind == .period { return false }
    return Self.wordsBeforeExpressions.contains { isWord(token, $0) }
  }

  private func isWord(_ token: Token, _ word: String) -> Bool {
    token.range.count == word.utf8.count && hasText(word, at: token.start)
  }

  private static let wordsBeforeExpressions: [String] = [
    "return", "in", "case", "where", "if", "while", "guard", "try", "await", "throw", "else",
    "do", "switch", "catch", "yield", "is", "as", "unsafe", "consume", "copy",
  ]

  // MARK: - Pounds around the slashes

  /// Cuts `#/…/#`. Where the rest of the opening line is blank it spans lines.
  mutating func lexExtendedRegex(start: Int, poundCount: Int) {
    let body = start + poundCount + 1
    var text = body
    while text < count, classes[Int(bytes[text])] == .space { text += 1 }
    let isMultiline = isNewline(text)
    var end = hasEndlessRegex && isMultiline ? count : body
    while end < count, isMultiline || !isNewline(end) {
      if isByte(end, "/"), hasPounds(poundCount, at: end + 1) {
        offset = end + 1 + poundCount
        return emit(.regexLiteral, from: start)
      }
      end += isByte(end, "\\") && end + 1 < count && !isNewline(end + 1) ? 2 : 1
    }
    if isMultiline { hasEndlessRegex = true }
    offset = isMultiline ? text : end
    report("unterminated regex literal", from: start, to: offset)
    pending.insert(.unterminated)
    emit(.regexLiteral, from: start)
  }

  /// Whether at least so many pounds stand at an offset.
  @inline(__always)
  func hasPounds(_ poundCount: Int, at offset: Int) -> Bool {
    guard count - offset >= poundCount else { return false }
    for index in 0..<poundCount where bytes[offset + index] != UInt8(ascii: "#") { return false }
    return true
  }
}
