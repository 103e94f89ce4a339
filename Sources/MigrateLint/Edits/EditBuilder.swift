/// Turns what is to happen to a piece of a file into edits of its bytes.
///
/// Its verbs keep comments, indentation and line endings; nothing else computes offsets.
struct EditBuilder {
  let index: FileIndex
  let file: ParsedFile

  var bytes: [UInt8] { file.source.bytes }
  var tokens: [Token] { file.stream.tokens }

  // MARK: Places

  /// The index of the first token at or behind an offset.
  func tokenIndex(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The offset of the first byte of the line that an offset is on.
  func lineStart(_ offset: Int) -> Int {
    var position = offset
    while position > 0, bytes[position - 1] != 0x0A, bytes[position - 1] != 0x0D { position -= 1 }
    return position
  }

  /// The white space that a line starts with.
  func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    var end = start
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { end = 3 }
    let from = end
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return String(decoding: bytes[from..<end], as: UTF8.self)
  }

  /// What one level of indentation is in the file: the smallest there is, else two spaces.
  var indentationStep: String {
    let indents = file.outline.variables.lazy.filter { $0.owner != nil }
      .map { indentation(at: $0.range.start) }.filter { !$0.isEmpty }
    return indents.min { $0.utf8.count < $1.utf8.count } ?? "  "
  }

  /// The line ending that the file uses at an offset.
  func lineEnding(at offset: Int) -> String {
    var position = offset
    while position < bytes.count {
      if bytes[position] == 0x0A { return "\n" }
      if bytes[position] == 0x0D {
        return position + 1 < bytes.count && bytes[position + 1] == 0x0A ? "\r\n" : "\r"
      }
      position += 1
    }
    return bytes.contains(0x0D) ? "\r\n" : "\n"
  }

  /// Whether only white space stands before an offset on its line.
  func startsLine(_ offset: Int) -> Bool {
    var position = offset
    while position > 0, isBlank(bytes[position - 1]) { position -= 1 }
    return position == 0 || bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D
      || (position == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  /// The offset behind the blanks at an offset.
  func skipBlanks(_ offset: Int) -> Int {
    var position = offset
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    return position
  }

  /// The offset behind the line break at an offset, if there is one.
  func skipLineBreak(_ offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == 0x0A { return offset + 1 }
    guard bytes[offset] == 0x0D else { return nil }
    return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
  }

  // MARK: Attributes

  /// Takes a word away with the space behind it; what else may stand there stays.
  func removeModifier(_ range: ByteRange) -> Edit {
    var end = skipBlanks(range.end)
    while let next = skipLineBreak(end) { end = skipBlanks(next) }
    return Edit(index, ByteRange(range.start, end), "")
  }

  /// Takes an attribute away: with its line where it has one to itself, else with the blanks
  /// behind.
  func removeAttribute(_ range: ByteRange) -> Edit {
    let end = skipBlanks(range.end)
    if startsLine(range.start), let next = skipLineBreak(end) {
      let start = lineStart(range.start)
      // Here: of two blank lines that would meet, one goes with the attribute.
      if let behind = skipLineBreak(skipBlanks(next)), start == 0 || followsBlankLine(start) {
        return Edit(index, ByteRange(start, behind), "")
      }
      return Edit(index, ByteRange(start, next), "")
    }
    if skipLineBreak(end) != nil {  // last of several on its line
      var start = range.start
      while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
      return Edit(index, ByteRange(start, range.end), "")
    }
    return Edit(index, ByteRange(range.start, end), "")
  }

  /// `T` of `@Wrapper<T>`, as it is written.
  func genericArgument(of attribute: AttributeSyntax) -> String? {
    let start = endOfAttributeName(at: attribute.range.start)
    let end = attribute.arguments.map { tokens[$0.start - 1].start } ?? attribute.range.end
    guard start < end, bytes[start] == UInt8(ascii: "<") else { return nil }
    var last = end
    while last > start, isBlank(bytes[last - 1]) { last -= 1 }
    return self.text(ByteRange(start + 1, last - 1))
  }

  /// The offset behind the name of the attribute that starts at an offset. Its module may stand in
  /// front with a period or with two colons.
  func endOfAttributeName(at start: Int) -> Int {
    var name = tokenIndex(at: start) + 1
    while name + 2 < tokens.count {
      if tokens[name + 1].kind == .period {
        name += 2
      } else if tokens[name + 1].kind == .colon, tokens[name + 2].kind == .colon {
        name += 3
      } else {
        break
      }
    }
    return tokens[name].end
  }

  /// Whether the line above a line's start is blank.
  private func followsBlankLine(_ start: Int) -> Bool {
    previousLineBreak(start).map { startsLine($0) } ?? false
  }

  /// Puts an attribute behind the others of a declaration: on its own line if they stand on theirs.
  ///
  /// `isFirst`: it is written together with the first word, so that all that is inserted in front
  /// of that stands above it.
  func addAttribute(
    _ text: String, behind attributes: [AttributeSyntax], ofDeclarationAt start: Int,
    isFirst: Bool = false
  ) -> Edit {
    guard let last = attributes.map(\.range).max(by: { $0.end < $1.end }) else {
      let word = tokens[tokenIndex(at: start)]
      return isFirst && word.start == start
        ? replace(word.range, text + " " + self.text(word.range))
        : .insertion(index, at: start, text + " ")
    }
    var behind = tokenIndex(at: last.end)
    // Here: the others may stand in an `#if`, and what is added must be there without it.
    while tokens[behind].kind == .directive { behind += 1 }
    let next = tokens[behind]
    guard next.flags.contains(.startsLine) else {
      return .insertion(index, at: next.start, text + " ")
    }
    return .insertion(
      index, at: next.start,
      text + lineEnding(at: last.end) + indentation(at: next.start))
  }

  /// Puts an attribute in front of a declaration.
  func addAttribute(_ text: String, inFrontOf start: Int, attributes: [AttributeSyntax]) -> Edit {
    if let first = attributes.first, startsLine(start) {
      let next = tokens[tokenIndex(at: first.range.end)]
      if next.flags.contains(.startsLine) {
        // Here: at the start of the line, as the attribute may go with its whole line.
        return .insertion(
          index, at: lineStart(start), indentation(at: start) + text + lineEnding(at: start))
      }
    }
    return .insertion(index, at: start, text + " ")
  }

  // MARK: Inheritance

  /// Takes one type out of an inheritance clause, and the colon with the last.
  func removeInherited(_ range: ByteRange, from types: [InheritedTypeSyntax]) -> [Edit]? {
    guard let position = types.firstIndex(where: { $0.range.contains(range) }) else { return nil }
    if case .composition = types[position].type { return removeFromComposition(range) }
    // Here: attributes such as `@MainActor` belong to the conformance and go with it.
    let written = types[position].range
    let whole = ByteRange(startWithAttributes(written.start), written.end)
    if types.count == 1 {
      let colon = tokenIndex(at: whole.start) - 1
      guard colon > 0, tokens[colon].kind == .colon else { return nil }
      return cut(from: tokens[colon - 1].end, to: whole.end)
    }
    if position + 1 < types.count {
      // Here: what stands behind the comma may start with an attribute such as `@unchecked`.
      let comma = tokenIndex(at: whole.end)
      guard tokens[comma].kind == .comma, comma + 1 < tokens.count else { return nil }
      return cut(from: whole.start, to: tokens[comma + 1].start)
    }
    guard let comma = commaBefore(whole.start) else { return nil }
    return cut(from: tokens[tokenIndex(at: comma) - 1].end, to: whole.end)
  }

  /// Where an inherited type starts with the attributes and modifiers before it.
  private func startWithAttributes(_ offset: Int) -> Int {
    var token = tokenIndex(at: offset)
    while token > 1, tokens[token - 1].kind == .identifier {
      if tokens[token - 2].kind == .at {
        token -= 2
      } else if text(tokens[token - 1].range) == FrameworkNames.nonisolated {
        token -= 1
      } else {
        break
      }
    }
    return tokens[token].start
  }

  private func commaBefore(_ offset: Int) -> Int? {
    var token = tokenIndex(at: offset) - 1
    while token > 0, tokens[token].kind != .comma {
      // Here: only attributes such as `@preconcurrency` may stand between.
      guard tokens[token].kind == .identifier || tokens[token].kind == .at else { return nil }
      token -= 1
    }
    return tokens[token].kind == .comma ? tokens[token].start : nil
  }

  private func removeFromComposition(_ range: ByteRange) -> [Edit]? {
    var first = tokenIndex(at: range.start)
    let name = Array(FrameworkNames.observableObject.utf8)
    while tokens[first].end <= range.end,
      !bytes[tokens[first].start..<tokens[first].end].elementsEqual(name)
    {
      first += 1
    }
    guard tokens[first].end <= range.end else { return nil }
    var start = first
    if first >= 2, tokens[first - 1].kind == .period { start = first - 2 }
    if start > 0, tokens[start - 1].kind == .operatorSymbol,
      tokens[start - 1].start >= range.start
    {
      return cut(from: tokens[start - 2].end, to: tokens[first].end)
    }
    return cut(from: tokens[start].start, to: tokens[first + 2].start)
  }

  /// The name `ObservableObject` in a range, with its module where that stands before it.
  func observableObject(in range: ByteRange) -> ByteRange {
    let name = Array(FrameworkNames.observableObject.utf8)
    var token = tokenIndex(at: range.start)
    while tokens[token].end <= range.end {
      if bytes[tokens[token].start..<tokens[token].end].elementsEqual(name) {
        let isQualified = token >= 2 && tokens[token - 1].kind == .period
          && tokens[token - 2].start >= range.start
        return ByteRange(tokens[isQualified ? token - 2 : token].start, tokens[token].end)
      }
      token += 1
    }
    return range
  }

  // MARK: Whole declarations

  /// Takes away a declaration with its lines and one blank line before it.
  func removeDeclaration(_ range: ByteRange) -> Edit {
    var start = startsLine(range.start) ? lineStart(range.start) : range.start
    while let comment = documentation(above: start) { start = lineStart(comment.start) }
    let end = skipLineBreak(skipBlanks(range.end)) ?? range.end
    if start > 0, let previous = previousLineBreak(start), startsLine(previous) {
      start = lineStart(previous)
    }
    return Edit(index, ByteRange(start, end), "")
  }

  /// The documentation comment on the lines right above a line's start.
  private func documentation(above start: Int) -> ByteRange? {
    guard let end = previousLineBreak(start) else { return nil }
    return file.stream.comments.last { comment in
      guard comment.end <= end, skipBlanks(comment.end) == end, startsLine(comment.start) else {
        return false
      }
      let opening = text(ByteRange(comment.start, min(comment.start + 3, comment.end)))
      return opening == "///" || opening == "/**"
    }
  }

  /// The offset of the line break that ends the line before a line's start.
  func previousLineBreak(_ start: Int) -> Int? {
    guard start > 0 else { return nil }
    var position = start - 1
    if bytes[position] == 0x0A, position > 0, bytes[position - 1] == 0x0D { position -= 1 }
    return position
  }

  /// Takes a statement away: with its lines where it has them to itself, else with one of the
  /// semicolons around it.
  func removeStatement(_ range: ByteRange) -> Edit {
    var end = skipBlanks(range.end)
    let hasSemicolon = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    if hasSemicolon { end = skipBlanks(end + 1) }
    guard startsLine(range.start), let next = skipLineBreak(end) else {
      if hasSemicolon { return Edit(index, ByteRange(range.start, end), "") }
      var start = range.start
      while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
      let isBehind = start > 0 && bytes[start - 1] == UInt8(ascii: ";")
      return Edit(
        index, isBehind ? ByteRange(start - 1, range.end) : ByteRange(range.start, end), "")
    }
    var start = lineStart(range.start)
    // Here: no blank line stays between what is left and the end of the braces.
    if followsBlankLine(start), skipBlanks(next) < bytes.count,
      bytes[skipBlanks(next)] == UInt8(ascii: "}"), let above = previousLineBreak(start)
    {
      start = lineStart(above)
    }
    return Edit(index, ByteRange(start, next), "")
  }

  /// Takes away what stands behind a declaration, with the blanks before it.
  func removeBehind(_ range: ByteRange) -> Edit {
    var start = range.start
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    return Edit(index, ByteRange(start, range.end), "")
  }

  // MARK: Bodies

  /// Puts a statement at the start of a body, on a line of its own; nil where the body has no
  /// lines.
  func insertStatement(_ text: String, in body: TokenSpan) -> Edit? {
    let first = tokens[body.start + 1]
    guard first.flags.contains(.startsLine), first.kind != .rightBrace else { return nil }
    let comment = file.stream.comments.first {
      $0.start >= tokens[body.start].end && $0.end <= first.start && startsLine($0.start)
    }
    let start = comment?.start ?? first.start
    let ending = lineEnding(at: tokens[body.start].end)
    // Here: a comment with a blank line below is about a section, and keeps one above.
    let isSection = comment.flatMap { skipLineBreak(skipBlanks($0.end)) }
      .map { skipLineBreak(skipBlanks($0)) != nil } ?? false
    return .insertion(
      index, at: start, text + ending + (isSection ? ending : "") + indentation(at: start))
  }

  // MARK: Text

  func replace(_ range: ByteRange, _ text: String) -> Edit { Edit(index, range, text) }

  func text(_ range: ByteRange) -> String { file.source.text(range) }
}
