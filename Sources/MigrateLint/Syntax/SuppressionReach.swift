// Which part of a file a suppression comment silences, if it is no region.
extension ParsedFile {
  /// For each suppression comment the bytes that it reaches; nil where there are none, and for
  /// regions.
  func suppressionReaches() -> [ByteRange?] {
    var heads: [Int: Int]?
    return suppressions.map { suppression in
      switch suppression.reach {
      case .file: return ByteRange(0, source.bytes.count)
      case .this:
        return ByteRange(
          lineStart(suppression.comment.start), lineEnd(suppression.comment.end))
      case .next:
        guard let token = firstToken(onALineBehind: suppression.comment) else { return nil }
        let table = heads ?? headEnds()
        heads = table
        return ByteRange(token.start, lineEnd(table[token.start] ?? token.start))
      case .previous:
        guard let token = lastToken(onALineBefore: suppression.comment) else { return nil }
        return ByteRange(lineStart(token.start), lineEnd(token.start))
      case .region, nil: return nil
      }
    }
  }

  /// Where the name of a declaration stands, by where the declaration begins: attributes may have
  /// lines of their own.
  private func headEnds() -> [Int: Int] {
    let heads = outline.types.map { ($0.range.start, $0.nameRange.start) }
      + outline.variables.map { ($0.range.start, $0.nameRange.start) }
      + outline.functions.map { ($0.range.start, $0.nameRange.start) }
    return Dictionary(heads) { max($0, $1) }
  }

  /// A line such as `#if DEBUG` is not what anybody means.
  private func firstToken(onALineBehind comment: ByteRange) -> Token? {
    let tokens = stream.tokens[firstToken(from: lineEnd(comment.end))...]
    return tokens.first { $0.kind != .directive }.flatMap { $0.kind == .endOfFile ? nil : $0 }
  }

  private func lastToken(onALineBefore comment: ByteRange) -> Token? {
    stream.tokens[..<firstToken(from: lineStart(comment.start))].last { $0.kind != .directive }
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineBreak(start - 1) { start -= 1 }
    return start
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < source.bytes.count, !isLineBreak(end) { end += 1 }
    return end
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    source.bytes[offset] == UInt8(ascii: "\n") || source.bytes[offset] == UInt8(ascii: "\r")
  }
}
