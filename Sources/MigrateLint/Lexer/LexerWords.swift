extension Lexer {
  // MARK: - Names

  @inline(__always)
  mutating func lexIdentifier() {
    let start = offset
    offset = wordEnd(from: offset)
    emit(.identifier, from: start)
  }

  mutating func lexDollarIdentifier() {
    let start = offset
    offset = wordEnd(from: offset + 1)
    emit(.dollarIdentifier, from: start)
  }

  /// The end of the characters at an offset that may continue a name.
  @inline(__always)
  func wordEnd(from offset: Int) -> Int {
    var end = offset
    while end < count {
      let byteClass = classes[Int(bytes[end])]
      if byteClass.continuesWord {
        end += 1
      } else if byteClass == .high, let length = wordScalarLength(at: end) {
        end += length
      } else {
        break
      }
    }
    return end
  }

  private func wordScalarLength(at offset: Int) -> Int? {
    let scalar = ScalarClass.at(offset, in: bytes)
    switch scalar.class {
    case .identifierStart, .combining: return scalar.length
    case .operatorStart, .space, .forbidden, .malformed: return nil
    }
  }

  /// Cuts `` `name` ``, also a raw identifier with spaces in it.
  mutating func lexBacktickedIdentifier() {
    let start = offset
    var end = offset + 1
    while end < count, classes[Int(bytes[end])] != .newline, !isByte(end, "`") { end += 1 }
    guard isByte(end, "`"), end > start + 1 else {
      report("unterminated identifier", from: start, to: start + 1)
      return lexSingle(.unknown)
    }
    offset = end + 1
    emit(.backtickedIdentifier, from: start)
  }

  // MARK: - Numbers

  mutating func lexNumber() {
    let start = offset
    var kind = TokenKind.integerLiteral
    var isValid = true
    if isByte(offset, "0"), isByte(offset + 1, "x") {
      (kind, isValid) = skipHexNumber()
    } else if isByte(offset, "0"), isByte(offset + 1, "b") || isByte(offset + 1, "o") {
      let highest = isByte(offset + 1, "b") ? UInt8(ascii: "1") : UInt8(ascii: "7")
      offset += 2
      isValid = offset < count && isDigit(offset)
      while offset < count, isDigit(offset) && bytes[offset] <= highest || isByte(offset, "_") {
        offset += 1
      }
    } else {
      (kind, isValid) = skipDecimalNumber()
    }
    let end = wordEnd(from: offset)
    if end > offset || !isValid {
      offset = end
      report("invalid number", from: start, to: end)
    }
    emit(kind, from: start)
  }

  private mutating func skipDecimalNumber() -> (kind: TokenKind, isValid: Bool) {
    skipDigits()
    // Here: behind a period stands the index of a tuple element, as in `x.0.1`.
    if tokens.last?.kind == .period { return (.integerLiteral, true) }
    var kind = TokenKind.integerLiteral
    if isByte(offset, "."), isDigit(offset + 1) {
      kind = .floatLiteral
      offset += 1
      skipDigits()
    }
    guard isByte(offset, "e") || isByte(offset, "E") else { return (kind, true) }
    return (.floatLiteral, skipExponent())
  }

  private mutating func skipHexNumber() -> (kind: TokenKind, isValid: Bool) {
    offset += 2
    let digits = offset
    skipHexDigits()
    guard offset > digits else { return (.integerLiteral, false) }
    let period = offset
    if isByte(offset, "."), isHexDigit(offset + 1) {
      offset += 1
      skipHexDigits()
    }
    if isByte(offset, "p") || isByte(offset, "P") {
      if skipExponent() { return (.floatLiteral, true) }
      if offset == period { return (.floatLiteral, false) }
    } else if offset == period {
      return (.integerLiteral, true)
    }
    // Here: a fraction without exponent. `0xff.description` is a member all the same.
    guard isDigit(period + 1) else {
      offset = period
      return (.integerLiteral, true)
    }
    return (.floatLiteral, false)
  }

  /// Skips `e+12` or `p-3`; without a digit nothing moves.
  private mutating func skipExponent() -> Bool {
    let hasSign = isByte(offset + 1, "+") || isByte(offset + 1, "-")
    let digits = offset + (hasSign ? 2 : 1)
    guard isDigit(digits) else { return false }
    offset = digits
    skipDigits()
    return true
  }

  private mutating func skipDigits() {
    while isDigit(offset) || isByte(offset, "_") { offset += 1 }
  }

  private mutating func skipHexDigits() {
    while isHexDigit(offset) || isByte(offset, "_") { offset += 1 }
  }

  func isDigit(_ offset: Int) -> Bool {
    offset < count && classes[Int(bytes[offset])] == .digit
  }

  private func isHexDigit(_ offset: Int) -> Bool {
    guard offset < count else { return false }
    let letter = bytes[offset] | 0x20
    return isDigit(offset) || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f")
  }
}
