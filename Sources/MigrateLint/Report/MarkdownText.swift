/// Text in the Markdown of GitHub and GitLab, also inside of a table.
enum MarkdownText {
  /// A message: what it quotes becomes code, and the rest means nothing but itself.
  ///
  /// Without that, `@State` would call for the attention of whoever has that name.
  static func message(_ text: String) -> String {
    var result = ""
    var rest = DisplayText.escaped(text)[...]
    while let quote = rest.firstIndex(of: "'") {
      let behind = rest.index(after: quote)
      guard let end = rest[behind...].firstIndex(of: "'"), end > behind else { break }
      result += plain(rest[..<quote]) + code(String(rest[behind..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return result + plain(rest)
  }

  /// Text as code. Where backticks would not hold it, tags and numbers do.
  static func code(_ text: String) -> String {
    let shown = DisplayText.escaped(text)
    let isSimple = shown.unicodeScalars.allSatisfy { !"`|\\$".unicodeScalars.contains($0) }
    let isTight = shown.first != " " && shown.last != " " && !shown.isEmpty
    if isSimple, isTight { return "`\(shown)`" }
    return "<code>\(entities(shown[...], where: isPunctuation))</code>"
  }

  private static func plain(_ text: Substring) -> String {
    entities(text) { "&<>`|\\*_[]~$#@".unicodeScalars.contains($0) }
      .replacing("&#64;", with: "<span>&#64;</span>")
  }

  private static func entities(
    _ text: Substring, where isSpecial: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": scalar != "." && scalar != "-"
    default: false
    }
  }
}
