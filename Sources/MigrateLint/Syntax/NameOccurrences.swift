// Where a name stands in a file, judged by the tokens beside it.
extension ParsedFile {
  /// Words behind which a name is declared, extended, or bound by a pattern.
  private static let declaringWords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "associatedtype",
    "let", "var", "func", "case", "macro", "operator", "precedencegroup", "for", "inout",
  ]

  /// Whether a name stands nowhere but where something is imported, where a type is written behind
  /// a colon, and where something is read of it: `import Kit`, `Kit.shared`. Whoever declared it
  /// here, by whatever means, would have to write it elsewhere.
  func onlyReads(_ names: NameTable) -> Bool {
    for index in stream.tokens.indices {
      let token = stream.tokens[index]
      let isQuoted = token.kind == .backtickedIdentifier
      guard token.kind == .identifier || isQuoted,
        names.contains(
          source.bytes, token.start + (isQuoted ? 1 : 0), token.end - (isQuoted ? 1 : 0))
      else { continue }
      guard !isQuoted, isRead(index) else { return false }
    }
    return true
  }

  private func isRead(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let previous = stream.tokens[index - 1]
    let word = source.text(previous.range)
    if word == "import" || previous.kind == .colon { return true }
    return stream.tokens[index + 1].kind == .period && previous.kind != .period
      && previous.kind != .at && previous.kind != .pound
      && !ParsedFile.declaringWords.contains(word)
  }
}
