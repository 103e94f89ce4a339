/// The tokens and comments of a file in order, one a line: place, kind, flags, text.
///
/// The flags are `^` starts a line, `<` space before, `>` space after, `!` unterminated.
public func dumpTokens(_ stream: TokenStream, _ file: SourceFile) -> String {
  let lines = LineTable(file.bytes)
  var comments = stream.comments[...]
  var result = ""
  func add(_ name: String, _ flags: String, _ range: ByteRange) {
    let place = lines.position(of: range.start)
    result += "\(place.line):\(place.column) \(name)\(flags) '\(escaped(file.text(range)))'\n"
  }
  for token in stream.tokens {
    while let comment = comments.first, comment.start <= token.start {
      add("comment", "", comment)
      comments.removeFirst()
    }
    add("\(token.kind)", flagSigns(token.flags), token.range)
  }
  for problem in stream.problems {
    let place = lines.position(of: problem.range.start)
    result += "\(place.line):\(place.column) problem: \(problem.message)\n"
  }
  return result
}

private func flagSigns(_ flags: Token.Flags) -> String {
  var signs = ""
  if flags.contains(.startsLine) { signs += "^" }
  if flags.contains(.spaceBefore) { signs += "<" }
  if flags.contains(.spaceAfter) { signs += ">" }
  if flags.contains(.unterminated) { signs += "!" }
  return signs.isEmpty ? "" : " " + signs
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\\": result += "\\\\"
    case "'": result += "\\'"
    case ..<" ", "\u{7F}"..."\u{A0}", "\u{FEFF}":
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
