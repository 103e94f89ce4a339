// Bytes that go while the comments among them stay.
extension EditBuilder {
  /// Takes bytes away and keeps every comment among them, laid out as a person would leave it:
  /// a comment on a line of its own keeps its line and indentation, another stands one blank behind
  /// what is left, and neither blanks at the end of a line nor an empty line remain.
  func cut(from start: Int, to end: Int) -> [Edit] {
    let kept = file.stream.comments.filter { $0.start >= start && $0.end <= end }
    guard let first = kept.first, let last = kept.last else {
      return [cutAll(from: start, to: end)]
    }
    var edits = [cut(from: start, toComment: first)]
    for (comment, next) in zip(kept, kept.dropFirst()) {
      edits += cut(between: comment, and: next)
    }
    edits += cut(fromComment: last, to: end)
    return edits.filter { text($0.range) != $0.replacement }
  }

  private func cutAll(from start: Int, to end: Int) -> Edit {
    let rest = skipBlanks(end)
    guard endsLine(rest) else { return Edit(index, ByteRange(start, end), "") }
    if startsLine(start) {
      return Edit(index, ByteRange(lineStart(start), skipLineBreak(rest) ?? rest), "")
    }
    return Edit(index, ByteRange(startOfBlanks(before: start), rest), "")
  }

  private func cut(from start: Int, toComment comment: ByteRange) -> Edit {
    let line = lineStart(comment.start)
    if startsLine(comment.start), line > start, let lineBreak = previousLineBreak(line) {
      if startsLine(start) { return Edit(index, ByteRange(lineStart(start), line), "") }
      return Edit(index, ByteRange(startOfBlanks(before: start), lineBreak), "")
    }
    let range = ByteRange(start, comment.start)
    let hasSpace = startsLine(start) || isBlank(bytes[start - 1]) || opens(bytes[start - 1])
    if hasSpace { return Edit(index, range, "") }
    let blanks = text(ByteRange(startOfBlanks(before: comment.start), comment.start))
    return Edit(index, range, blanks.isEmpty ? " " : blanks)
  }

  private func cut(between comment: ByteRange, and next: ByteRange) -> [Edit] {
    let range = ByteRange(comment.end, next.start)
    guard tokens[tokenIndex(at: comment.end)].start < next.start else { return [] }
    if isLineComment(comment) || startsLine(next.start) {
      return joinLines(from: comment.end, to: next.start)
    }
    return [Edit(index, range, " ")]
  }

  private func cut(fromComment comment: ByteRange, to end: Int) -> [Edit] {
    let rest = skipBlanks(end)
    if endsLine(rest) { return [Edit(index, ByteRange(comment.end, rest), "")] }
    let isBelow = lineStart(end) > comment.end
    if isBelow, isLineComment(comment) || startsLine(comment.start) {
      return joinLines(from: comment.end, to: rest)
    }
    let needsSpace = rest == end && !closes(bytes[end])
    return [Edit(index, ByteRange(comment.end, end), needsSpace ? " " : "")]
  }

  /// Leaves one line break between two offsets, and the indentation of the second one's line.
  private func joinLines(from start: Int, to end: Int) -> [Edit] {
    let line = lineStart(end)
    guard let lineBreak = previousLineBreak(line) else { return [] }
    return [
      Edit(index, ByteRange(start, lineBreak), ""),
      Edit(index, ByteRange(skipBlanks(line), end), ""),
    ]
  }

  // MARK: Bytes

  private func startOfBlanks(before offset: Int) -> Int {
    var position = offset
    while position > 0, isBlank(bytes[position - 1]) { position -= 1 }
    return position
  }

  private func endsLine(_ offset: Int) -> Bool {
    offset == bytes.count || skipLineBreak(offset) != nil
  }

  private func isLineComment(_ comment: ByteRange) -> Bool { bytes[comment.start + 1] == 0x2F }

  private func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  private func closes(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";")].contains(byte)
  }

  // MARK: Text

  /// The bytes of a range as code: where comments stand among them, one blank is left of each.
  func code(_ range: ByteRange) -> String {
    guard hasComment(in: range) else { return text(range) }
    var result = ""
    for token in tokens[tokenIndex(at: range.start)...] {
      guard token.end <= range.end, token.kind != .endOfFile else { break }
      if !result.isEmpty, token.flags.contains(.spaceBefore) { result += " " }
      result += text(token.range)
    }
    return result
  }

  /// The expression in `{ x }()` where it is all that the closure holds, else the whole value.
  func valueOfCalledClosure(_ value: ByteRange) -> ByteRange {
    let open = tokenIndex(at: value.start)
    guard tokens[open].kind == .leftBrace, !hasComment(in: value),
      case let close = Int(file.stream.partners[open]), close > open + 1,
      close + 2 < tokens.count, tokens[close + 1].kind == .leftParen,
      tokens[close + 2].kind == .rightParen, tokens[close + 2].end == value.end
    else { return value }
    let words: Set<String> = ["in", "return", "throw", "let", "var", "if", "switch", "do", "defer"]
    let isOneExpression = tokens[open + 1..<close].allSatisfy { token in
      token.kind != .semicolon && !token.flags.contains(.startsLine)
        && !(token.kind == .identifier && words.contains(text(token.range)))
    }
    return isOneExpression ? ByteRange(tokens[open + 1].start, tokens[close - 1].end) : value
  }

  /// Gives an argument another label.
  func relabel(_ value: ByteRange, from label: String, to newLabel: String) -> Edit {
    let colon = tokenIndex(at: value.start) - 1
    guard !label.isEmpty, colon > 0 else {
      return .insertion(index, at: value.start, newLabel + ": ")
    }
    return replace(tokens[colon - 1].range, newLabel)
  }

  func hasComment(in range: ByteRange) -> Bool {
    file.stream.comments.contains { $0.start >= range.start && $0.end <= range.end }
  }

  func hasDirective(in range: ByteRange) -> Bool {
    tokens[tokenIndex(at: range.start)...].prefix { $0.start < range.end }
      .contains { $0.kind == .directive }
  }

  /// Whether an `#else` or `#elseif` begins in a range.
  func hasOtherwise(in range: ByteRange) -> Bool {
    tokens[tokenIndex(at: range.start)...].prefix { $0.start < range.end }
      .contains { $0.kind == .directive && text($0.range).hasPrefix("#else") }
  }

  /// An argument's value with the comments beside it between two parentheses; nil where one of them
  /// needs the rest of its line.
  func argument(_ value: ByteRange, in parentheses: ByteRange) -> String? {
    let comments = file.stream.comments.filter {
      $0.start >= parentheses.start && $0.end <= parentheses.end
    }
    let beside = comments.filter { $0.end <= value.start || $0.start >= value.end }
    guard !beside.contains(where: isLineComment) else { return nil }
    let parts = beside.filter { $0.end <= value.start } + [value]
      + beside.filter { $0.start >= value.end }
    return parts.map(text).joined(separator: " ")
  }
}
