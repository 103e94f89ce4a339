/// Text that a terminal shows as it is: nothing in it can move the cursor, change colours or make
/// words run backwards.
enum DisplayText {
  /// The text with each dangerous scalar replaced by its number, such as `\u{1b}`.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isDangerous(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The lines of a text without their ends, whichever system has written them.
  static func lines(_ text: String) -> [Substring] {
    // Here: a carriage return and a line feed are one character.
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// As `escaped`, for one character of a source line.
  static func escaped(_ character: Character) -> String {
    character.unicodeScalars.contains(where: isDangerous)
      ? escaped(String(character)) : String(character)
  }

  static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separator, and what changes the direction of writing.
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    // Tags, which nobody sees, and a byte order mark inside a text.
    case 0xE0000...0xE007F, 0xFEFF: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// How many columns of a terminal a character takes: 0, 1 or 2.
  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 {
      // A digit with a keycap, or a sign such as © that is shown as an emoji.
      return scalars.contains("\u{FE0F}") ? 2 : 1
    }
    if scalars.contains("\u{FE0F}") { return 2 }
    return width(of: first)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isEmojiPresentation || isWide(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// East Asian wide and full-width, in blocks.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
