extension Lexer {
  /// Cuts what pounds introduce: a raw string, a regex literal, a directive or just the pounds.
  mutating func lexPounds() {
    let start = offset
    var end = offset
    while isByte(end, "#") { end += 1 }
    if isByte(end, "\"") { return lexString(start: start, poundCount: end - start) }
    if isByte(end, "/") { return lexExtendedRegex(start: start, poundCount: end - start) }
    while offset < end - 1 { lexSingle(.pound) }
    let word = ByteRange(end, wordEnd(from: end))
    guard let directive = Directive.named(bytes[word.start..<word.end]) else {
      return lexSingle(.pound)
    }
    lexDirective(directive, wordEnd: word.end)
  }

  /// A line that the compiler reads before the code around it.
  enum Directive {
    case `if`, elseIf, `else`, endIf, sourceLocation

    static func named(_ name: ArraySlice<UInt8>) -> Directive? {
      guard let first = name.first else { return nil }
      switch Unicode.Scalar(first) {
      case "i" where name.elementsEqual("if".utf8): return .if
      case "e" where name.elementsEqual("elseif".utf8): return .elseIf
      case "e" where name.elementsEqual("else".utf8): return .else
      case "e" where name.elementsEqual("endif".utf8): return .endIf
      case "s" where name.elementsEqual("sourceLocation".utf8): return .sourceLocation
      default: return nil
      }
    }
  }

  private mutating func lexDirective(_ directive: Directive, wordEnd: Int) {
    let start = offset
    let token = tokens.count
    offset = directiveEnd(from: wordEnd)
    let range = ByteRange(start, offset)
    switch directive {
    case .if: brackets.enterIf(token: token)
    case .elseIf, .else:
      let isLast = directive == .else
      if let abandoned = brackets.enterElse(isLast: isLast) {
        reportUnclosed(abandoned)
      } else {
        report("'\(isLast ? "#else" : "#elseif")' without '#if'", at: range)
      }
    case .endIf:
      if let abandoned = brackets.leaveIf() {
        reportUnclosed(abandoned)
      } else {
        report("'#endif' without '#if'", at: range)
      }
    case .sourceLocation: break
    }
    emit(.directive, from: start)
  }

  /// The end of a directive's last line, less the comment and white space there. A condition goes
  /// on behind a line break inside parentheses or after `&&` and `||`; a comment within it is
  /// part of the token.
  private mutating func directiveEnd(from wordEnd: Int) -> Int {
    var end = wordEnd
    var firstLineEnd: Int?
    var depth = 0
    var next = wordEnd
    while next < count {
      switch classes[Int(bytes[next])] {
      case .space: next += 1
      case .newline:
        guard depth > 0 || endsWithLogicalOperator(wordEnd, end) else { return end }
        firstLineEnd = firstLineEnd ?? end
        next += 1
      case .slash where isByte(next + 1, "/"): next = lineEnd(from: next)
      case .slash where startsComment(next):
        let comment = blockComment(from: next)
        guard !comment.hasNewline || depth > 0 else { return end }
        next = comment.end
      case .quote:
        next = quotedEnd(from: next)
        end = next
      case .pound: return abandonedEnd(depth, wordEnd, firstLineEnd ?? end)
      case let byteClass:
        if byteClass == .leftParen { depth += 1 }
        if byteClass == .rightParen { depth -= 1 }
        next += 1
        end = next
      }
    }
    return depth > 0 ? abandonedEnd(depth, wordEnd, firstLineEnd ?? end) : end
  }

  /// The end of a directive whose condition runs into the next directive or the end of the file.
  private mutating func abandonedEnd(_ depth: Int, _ wordEnd: Int, _ end: Int) -> Int {
    if depth > 0 { report("'(' is never closed", from: wordEnd, to: end) }
    return end
  }

  private func endsWithLogicalOperator(_ start: Int, _ end: Int) -> Bool {
    guard end - start >= 2 else { return false }
    return hasText("&&", at: end - 2) || hasText("||", at: end - 2)
  }

  /// The end of a plain string in a directive, or of its line.
  private func quotedEnd(from quote: Int) -> Int {
    var end = quote + 1
    while end < count, !isNewline(end) {
      if isByte(end, "\"") { return end + 1 }
      end += 1
    }
    return end
  }
}
