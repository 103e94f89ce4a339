extension Lexer {
  /// Cuts a run of operator characters, or a period, or the regex literal that starts there.
  mutating func lexOperator() {
    let start = offset
    let first = bytes[start]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound {
      return lexSingle(.operatorSymbol)
    }
    if lexConflictMarker() { return }
    if first == UInt8(ascii: "<"), lexPlaceholder() { return }
    if first == UInt8(ascii: "."), isSinglePeriod { return lexSingle(.period) }
    let end = operatorEnd(from: start)
    if let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")) {
      if !isLeftBound, first != UInt8(ascii: "."), let regexEnd = bareRegexEnd(from: slash) {
        return emitRegex(behindOperatorAt: start, slash: slash, end: regexEnd)
      }
      if slash > start, containsCommentEnd(start, end) {
        offset = end
        report("'*/' ends no comment", from: start, to: end)
        return emit(.unknown, from: start)
      }
    }
    offset = end
    emit(.operatorSymbol, from: start)
  }

  /// Whether an operand stands directly before the offset, so that `?` and `!` belong to it.
  var isLeftBound: Bool {
    guard !pending.contains(.spaceBefore), let last = tokens.last else { return false }
    switch last.kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .interpolationStart:
      return false
    default: return true
    }
  }

  /// Whether the period at the offset stands alone: it starts no `..<`, and in the key paths
  /// `\.?.name` and `\Crate?.!` the marks are tokens of their own.
  private var isSinglePeriod: Bool {
    guard offset + 1 < count else { return true }
    switch classes[Int(bytes[offset + 1])] {
    case .period, .high: return operatorEnd(from: offset) == offset + 1
    case .slash: return startsComment(offset + 1)
    case .operatorCharacter:
      return isByte(offset + 1, "?") || isByte(offset + 1, "!") && isBehindKeyPathPart
    default: return true
    }
  }

  /// Directly behind a backslash or a mark: `\.!`, `\Crate?.!`.
  private var isBehindKeyPathPart: Bool {
    guard let last = tokens.last, !pending.contains(.spaceBefore) else { return false }
    return last.kind == .backslash || last.kind == .operatorSymbol && last.range.count == 1
      && (isByte(last.start, "?") || isByte(last.start, "!"))
  }

  private func operatorEnd(from start: Int) -> Int {
    let allowsPeriods = isByte(start, ".")
    var end = start
    while end < count {
      switch classes[Int(bytes[end])] {
      case .operatorCharacter: end += 1
      case .slash where end == start || !startsComment(end): end += 1
      case .period where allowsPeriods: end += 1
      case .high:
        let scalar = ScalarClass.at(end, in: bytes)
        switch scalar.class {
        case .operatorStart: end += scalar.length
        case .combining where end > start: end += scalar.length
        default: return end
        }
      default: return end
      }
    }
    return end
  }

  private func containsCommentEnd(_ start: Int, _ end: Int) -> Bool {
    (start..<end - 1).contains { isByte($0, "*") && isByte($0 + 1, "/") }
  }

  /// Cuts the `<#name#>` that an editor leaves to be filled in.
  private mutating func lexPlaceholder() -> Bool {
    guard isByte(offset + 1, "#") else { return false }
    let start = offset
    var end = offset + 2
    while end < count, classes[Int(bytes[end])] != .newline {
      if isByte(end, "#"), isByte(end + 1, ">") {
        offset = end + 2
        report("editor placeholder", from: start, to: offset)
        emit(.identifier, from: start)
        return true
      }
      if isByte(end, "<"), isByte(end + 1, "#") { return false }
      end += 1
    }
    return false
  }
}
