/// What one byte can begin. Together with its successor it decides which token comes next.
enum ByteClass: UInt8 {
  case space  // also tab, vertical tab and form feed
  case newline
  case word  // may start and continue a name
  case digit
  case dollar
  case slash  // starts a comment, a regex literal or an operator
  case period
  case operatorCharacter
  case pound
  case quote
  case backtick
  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case comma
  case colon
  case semicolon
  case backslash
  case at
  case high  // part of a character beyond ASCII
  case invalid

  /// Whether the byte may stand in a name behind its first character.
  @inline(__always)
  var continuesWord: Bool { rawValue &- ByteClass.word.rawValue <= 2 }

  @inline(__always)
  var isSpace: Bool { rawValue <= ByteClass.newline.rawValue }

  /// The class of each of the 256 bytes.
  static let table: [ByteClass] = (0...255).map { of(UInt8($0)) }

  private static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x09, 0x0B, 0x0C, 0x20: .space
    case 0x0A, 0x0D: .newline
    case 0x80...: .high
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      .word
    case UInt8(ascii: "$"): .dollar
    default: ofPunctuation(byte)
    }
  }

  private static func ofPunctuation(_ byte: UInt8) -> ByteClass {
    switch Unicode.Scalar(byte) {
    case "/": .slash
    case ".": .period
    case "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": .operatorCharacter
    case "#": .pound
    case "\"": .quote
    case "`": .backtick
    case "(": .leftParen
    case ")": .rightParen
    case "[": .leftBracket
    case "]": .rightBracket
    case "{": .leftBrace
    case "}": .rightBrace
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "\\": .backslash
    case "@": .at
    default: .invalid
    }
  }
}
