extension Lexer {
  /// Skips a byte order mark and cuts a shebang.
  mutating func skipFileStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if isByte(offset, "#"), isByte(offset + 1, "!") {
      let start = offset
      offset = lineEnd(from: offset)
      emit(.shebang, from: start)
    }
  }

  @inline(__always)
  mutating func skipSpaces() {
    repeat { offset += 1 } while offset < count && classes[Int(bytes[offset])] == .space
    pending.insert(.spaceBefore)
  }

  // MARK: - Comments

  @inline(__always)
  func startsComment(_ offset: Int) -> Bool {
    isByte(offset, "/") && (isByte(offset + 1, "/") || isByte(offset + 1, "*"))
  }

  mutating func lexSlash() {
    guard startsComment(offset) else { return lexOperator() }
    let start = offset
    if isByte(offset + 1, "/") {
      offset = lineEnd(from: offset)
    } else {
      let comment = blockComment(from: offset)
      if !comment.isClosed { report("unterminated block comment", from: start, to: start + 2) }
      if comment.hasNewline { pending.insert(.startsLine) }
      offset = comment.end
    }
    pending.insert(.spaceBefore)
    comments.append(ByteRange(start, offset))
  }

  /// Measures the block comment that starts at an offset, with the comments nested in it.
  func blockComment(from start: Int) -> (end: Int, isClosed: Bool, hasNewline: Bool) {
    var depth = 1
    var end = start + 2
    var hasNewline = false
    while end < count {
      let byte = bytes[end]
      end += 1
      if byte == UInt8(ascii: "*"), isByte(end, "/") {
        end += 1
        depth -= 1
        if depth == 0 { return (end, true, hasNewline) }
      } else if byte == UInt8(ascii: "/"), isByte(end, "*") {
        end += 1
        depth += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        hasNewline = true
      }
    }
    return (count, false, hasNewline)
  }

  // MARK: - Merge conflicts

  /// Cuts a line that version control left as a marker: `<<<<<<< `, `=======` and the like.
  mutating func lexConflictMarker() -> Bool {
    guard offset == 0 || isNewline(offset - 1) else { return false }
    let sign = bytes[offset]
    guard count - offset >= 7, bytes[offset..<offset + 7].allSatisfy({ $0 == sign }) else {
      return false
    }
    let isAlone = offset + 7 == count || isNewline(offset + 7)
    switch Unicode.Scalar(sign) {
    case "<", ">": guard isByte(offset + 7, " ") else { return false }
    case "=", "|": guard isAlone || isByte(offset + 7, " ") else { return false }
    default: return false
    }
    let start = offset
    offset = lineEnd(from: offset)
    report("merge conflict marker", from: start, to: offset)
    emit(.unknown, from: start)
    return true
  }

  // MARK: - Characters beyond ASCII

  mutating func lexHigh() {
    let start = offset
    let scalar = ScalarClass.at(offset, in: bytes)
    switch scalar.class {
    case .space:
      offset += scalar.length
      pending.insert(.spaceBefore)
    case .identifierStart: lexIdentifier()
    case .operatorStart: lexOperator()
    case .combining, .forbidden, .malformed:
      offset += scalar.length
      let isMalformed = scalar.class == .malformed
      report(isMalformed ? "invalid UTF-8" : "unexpected character", from: start, to: offset)
      emit(.unknown, from: start)
    }
  }
}
