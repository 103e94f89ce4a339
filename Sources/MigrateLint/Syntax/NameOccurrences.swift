// Where a name stands in a file, judged by the tokens beside it.
extension ParsedFile {
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// Whether something of that name may be set: `x = y`, `&a.x`, `\.x`. Declarations do not count.
  func maySet(_ name: String) -> Bool {
    let length = name.utf8.count
    return stream.tokens.indices.dropFirst(3).contains { index in
      // Here: backticks may stand around it.
      let extra = stream.tokens[index].range.count - length
      guard extra == 0 || extra == 2, isName(index), spelling(index) == name else { return false }
      let next = spelling(index + 1)
      let isAssigned = next.hasSuffix("=") && !ParsedFile.comparisons.contains(next)
        && spelling(index - 1) != "let" && spelling(index - 1) != "var"
      return isAssigned || isReferredTo(index)
    }
  }

  /// Whether a name stands nowhere but where it is declared, bound anew or captured, where it is a
  /// label, and where a member of it is named: `let model`, `[weak self]`, `model?.count`.
  func onlyNamesMembers(of name: String) -> Bool {
    let length = name.utf8.count
    return stream.tokens.indices.allSatisfy { index in
      // Here: backticks may stand around it, or a sign in front that makes it a wrapper's.
      let extra = stream.tokens[index].range.count - length
      guard (0...2).contains(extra), isWordOf(name, index) else { return true }
      var next = index + 1
      while spelling(next) == "?" || spelling(next) == "!" { next += 1 }
      if stream.tokens[next].kind == .period, spelling(next + 1) != "self" { return true }
      guard extra != 1, index > 0 else { return false }
      return ["let", "var", "weak", "unowned"].contains(spelling(index - 1))
        || stream.tokens[next].kind == .colon && [.leftParen, .comma].contains(
          stream.tokens[index - 1].kind)
    }
  }

  /// Whether something of that name may be changed, but for plain assignments: it is a part of a
  /// key path or of what a projection gives, it is given away to be changed, or a function of it is
  /// called that is not known to do no more than read. With ranges, assignments outside of them
  /// count as well.
  func mayChange(
    _ name: String, reading harmless: (String) -> Bool, assignedOutside initial: [ByteRange]?
  ) -> Bool {
    let length = name.utf8.count
    return stream.tokens.indices.dropFirst(2).contains { index in
      let extra = stream.tokens[index].range.count - length
      guard extra == 0 || extra == 2, isName(index), spelling(index) == name else { return false }
      if isReferredTo(index) || isProjected(index) { return true }
      guard !["let", "var"].contains(spelling(index - 1)) else { return false }
      switch end(ofMembersBehind: index) {
      case (let last, "("): return !last.isEmpty && !harmless(last)
      // Here: a function with a closure alone, or what a condition ends with.
      case (let last, "{") where initial != nil: return !last.isEmpty && !harmless(last)
      case (_, let sign) where sign.hasSuffix("=") && !ParsedFile.comparisons.contains(sign):
        return initial.map { ranges in
          !ranges.contains { $0.contains(stream.tokens[index].range) }
        } ?? false
      default: return false
      }
    }
  }

  /// The last member that is named behind a token, and what stands behind that.
  private func end(ofMembersBehind index: Int) -> (last: String, sign: String) {
    var (position, last) = (index + 1, "")
    while position + 1 < stream.tokens.count {
      switch spelling(position) {
      case "?", "!": position += 1
      case "?.", "!.", ".":
        last = spelling(position + 1)
        position += 2
      case "[":
        let partner = Int(stream.partners[position])
        guard partner > position else { return (last, "[") }
        position = partner + 1
      case let sign: return (last, sign)
      }
    }
    return (last, "")
  }

  /// `$page.title`, `$pages[0].title`
  private func isProjected(_ index: Int) -> Bool {
    var first = index
    while first > 1, stream.tokens[first - 1].kind == .period {
      first -= 2
      while first > 0, spelling(first) == "?" || spelling(first) == "!" { first -= 1 }
      let kind = stream.tokens[first].kind
      if kind == .rightBracket || kind == .rightParen, stream.partners[first] > 0 {
        first = Int(stream.partners[first]) - 1
      }
    }
    return stream.tokens[first].kind == .dollarIdentifier
  }

  private func isWordOf(_ name: String, _ index: Int) -> Bool {
    let text = source.text(stream.tokens[index].range)
    return text == name || text == "`" + name + "`" || text == "$" + name || text == "_" + name
  }

  /// Whether a member or a name is given away to be changed, or stands in a key path.
  private func isReferredTo(_ index: Int) -> Bool {
    var first = index
    while first > 2, stream.tokens[first - 1].kind == .period {
      var base = first - 2
      while base > 1, spelling(base) == "?" || spelling(base) == "!" { base -= 1 }
      if stream.tokens[base].kind == .rightBracket, stream.partners[base] > 1 {
        base = Int(stream.partners[base]) - 1
      }
      if stream.tokens[base].kind == .backslash { return true }
      guard isName(base) else { return false }
      first = base
    }
    return stream.tokens[first - 1].kind == .backslash || spelling(first - 1) == "&"
  }

  /// Words behind which a name is declared, extended, or bound by a pattern.
  private static let declaringWords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "associatedtype",
    "let", "var", "func", "case", "macro", "operator", "precedencegroup", "for", "inout",
  ]

  /// Words and signs behind which a name stands only to be used.
  private static let wordsBeforeUses: Set<String> = [
    "import", "=", "->", "as", "is", "return", "try", "await",
  ]

  /// Whether a name stands nowhere but where something is imported, where a type is written behind
  /// a colon or in brackets, where something is made or read of it: `import Kit`, `Kit.shared`,
  /// `[Kit]`, `= Kit()`, `f(Kit())`. Whoever declared it here, by whatever means, would have to
  /// write it elsewhere.
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
    if previous.kind == .colon || previous.kind == .leftBracket { return true }
    if ParsedFile.wordsBeforeUses.contains(word) { return true }
    let isArgument = previous.kind == .leftParen || previous.kind == .comma
    if isArgument, stream.tokens[index + 1].kind == .leftParen { return true }
    return stream.tokens[index + 1].kind == .period && previous.kind != .period
      && previous.kind != .at && previous.kind != .pound
      && !ParsedFile.declaringWords.contains(word)
  }
}
