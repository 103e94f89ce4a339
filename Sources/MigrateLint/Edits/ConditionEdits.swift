// Declarations with an `#if` around them that holds nothing else.
extension EditBuilder {
  /// A declaration together with the `#if` and `#endif` around it, where they hold nothing else.
  func withCondition(_ range: ByteRange) -> ByteRange {
    let tokens = file.stream.tokens
    guard let first = tokens.firstIndex(where: { $0.start >= range.start }), first > 0,
      let next = tokens.firstIndex(where: { $0.start >= range.end }),
      let start = condition(tokens[first - 1], "#if"), let end = condition(tokens[next], "#endif"),
      !file.stream.comments.contains(where: {
        $0.start >= start.end && $0.end <= end.start && !isDocumentation($0, above: range)
      })
    else { return range }
    guard let remark = comment(behind: end) else { return ByteRange(start.start, end.end) }
    // Here: `#endif  // canImport(Combine)` only says once more what the condition was.
    let isRepeated = text(start) == "#if " + text(remark).dropFirst(3)
    return isRepeated ? ByteRange(start.start, remark.end) : range
  }

  private func condition(_ token: Token, _ word: String) -> ByteRange? {
    token.kind == .directive && text(token.range).hasPrefix(word) ? token.range : nil
  }

  private func isDocumentation(_ comment: ByteRange, above range: ByteRange) -> Bool {
    let opening = text(comment)
    return comment.end <= range.start && (opening.hasPrefix("///") || opening.hasPrefix("/**"))
      || range.contains(comment)
  }

  private func comment(behind directive: ByteRange) -> ByteRange? {
    file.stream.comments.first {
      $0.start >= directive.end
        && !text(ByteRange(directive.end, $0.start)).contains(where: \.isNewline)
    }
  }
}
