/// The last quotes of one line by the number of pounds behind them.
///
/// `#"""` opens a multi-line string unless its line goes on to a closing `"#`. The table answers
/// that without reading the line again for each such opening.
struct RawQuoteTable {
  private var lineEnd = -1
  /// At index n: the offset of the last quote with at least n pounds behind it.
  private var lastQuotes: [Int] = []

  /// Whether a quote with so many pounds stands at an offset or behind it in its line.
  mutating func hasQuote(from start: Int, poundCount: Int, in bytes: [UInt8]) -> Bool {
    if start > lineEnd { read(from: start, bytes) }
    return poundCount < lastQuotes.count && lastQuotes[poundCount] >= start
  }

  private mutating func read(from start: Int, _ bytes: [UInt8]) {
    lastQuotes.removeAll()
    var offset = start
    while offset < bytes.count, !isLineBreak(bytes[offset]) {
      let quote = offset
      offset += 1
      guard bytes[quote] == UInt8(ascii: "\"") else { continue }
      record(0, quote)
      while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
        offset += 1
        record(offset - quote - 1, quote)
      }
    }
    lineEnd = offset
  }

  private mutating func record(_ poundCount: Int, _ quote: Int) {
    if poundCount < lastQuotes.count {
      lastQuotes[poundCount] = quote
    } else {
      lastQuotes.append(quote)
    }
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension Lexer {
  /// Cuts a string literal from its pounds to its end or its first interpolation.
  mutating func lexString(start: Int, poundCount: Int) {
    let quote = start + poundCount
    let isMultiline = opensMultilineString(quote, poundCount)
    offset = quote + (isMultiline ? 3 : 1)
    let string = OpenString(
      startToken: tokens.count, poundCount: poundCount, isMultiline: isMultiline)
    emitBeforeText(.stringStart, from: start)
    lexStringText(string)
  }

  private mutating func opensMultilineString(_ quote: Int, _ poundCount: Int) -> Bool {
    guard isByte(quote + 1, "\""), isByte(quote + 2, "\"") else { return false }
    guard poundCount > 0 else { return true }
    return !rawQuotes.hasQuote(from: quote + 2, poundCount: poundCount, in: bytes)
  }

  /// Cuts the text of a string up to its end or its next interpolation.
  mutating func lexStringText(_ string: OpenString) {
    let start = offset
    var end = offset
    while end < count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        if let closing = closingEnd(string, at: end) {
          return finishString(textStart: start, quote: end, end: closing)
        }
        end += 1
      case UInt8(ascii: "\\"):
        end += 1
        guard hasPounds(string.poundCount, at: end) else { continue }
        end += string.poundCount
        if isByte(end, "(") { return startInterpolation(string, textStart: start, paren: end) }
        // Here: an escape. A line break that it escapes must still end a single-line string.
        if end < count, !isNewline(end) { end += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard string.isMultiline else { return abandonString(string, textStart: start, end: end) }
        end += 1
      default: end += 1
      }
    }
    abandonString(string, textStart: start, end: count)
  }

  /// The end of the delimiter that closes a string at this quote, if it does.
  private func closingEnd(_ string: OpenString, at quote: Int) -> Int? {
    var end = quote + 1
    if string.isMultiline {
      guard isByte(end, "\""), isByte(end + 1, "\"") else { return nil }
      end += 2
    }
    return hasPounds(string.poundCount, at: end) ? end + string.poundCount : nil
  }

  private mutating func emitText(from start: Int, to end: Int) {
    offset = end
    if end > start { emitBeforeText(.stringSegment, from: start) }
  }

  private mutating func finishString(textStart: Int, quote: Int, end: Int) {
    emitText(from: textStart, to: quote)
    offset = end
    emit(.stringEnd, from: quote)
  }

  private mutating func startInterpolation(_ string: OpenString, textStart: Int, paren: Int) {
    let backslash = paren - string.poundCount - 1
    emitText(from: textStart, to: backslash)
    openStrings.append(string)
    brackets.open(.interpolation, token: tokens.count)
    offset = paren + 1
    emit(.interpolationStart, from: backslash)
  }

  /// Gives up a string that does not end. Its line is over, and code goes on behind it.
  private mutating func abandonString(_ string: OpenString, textStart: Int, end: Int) {
    emitText(from: textStart, to: end)
    tokens[string.startToken].flags.insert(.unterminated)
    tokens[tokens.count - 1].flags.insert(.spaceAfter)
    report("unterminated string literal", at: tokens[string.startToken].range)
  }
}
