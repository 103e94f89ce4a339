/// What a character beyond ASCII can be part of, by the ranges of the Swift grammar.
enum ScalarClass {
  case identifierStart
  case operatorStart
  case combining  // continues a name or an operator and starts neither
  case space  // U+00A0 and U+FEFF, which the compiler reads as spaces
  case forbidden
  case malformed  // no UTF-8

  /// The class of the character that starts at an offset, and its length in bytes.
  /// The length is at least one and never leads behind the end.
  static func at(_ offset: Int, in bytes: [UInt8]) -> (class: ScalarClass, length: Int) {
    let lead = UInt32(bytes[offset])
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, bytes.count - offset >= length else { return (.malformed, 1) }
    var value = lead & (0x7F >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] {
      guard next & 0xC0 == 0x80 else { return (.malformed, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let isOverlong = length == 3 && value < 0x800 || length == 4 && value < 0x10000
    guard !isOverlong, value <= 0x10FFFF, value & 0xFFFF_F800 != 0xD800 else {
      return (.malformed, 1)
    }
    return (of(value), length)
  }

  private static func of(_ value: UInt32) -> ScalarClass {
    switch value {
    case 0x00A0, 0xFEFF: .space
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      .combining
    case ..<0x0100: ofLatin1(value)
    case 0x1680, 0x180E, 0x2000...0x200A, 0x2028...0x202F, 0x2054: ofGeneralSpace(value)
    case 0x2010...0x2015, 0x2018...0x201F, 0x205F: .forbidden
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      .operatorStart
    case 0x3000, 0x2400...0x245F, 0xE000...0xF8FF, 0xFD3E...0xFD3F, 0xFDD0...0xFDEF,
      0xFE45...0xFE46, 0xFFF9...0xFFFF:
      .forbidden
    default: value & 0xFFFE == 0xFFFE || value >= 0xF0000 ? .forbidden : .identifierStart
    }
  }

  private static func ofLatin1(_ value: UInt32) -> ScalarClass {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7:
      .operatorStart
    case ..<0xA8: .forbidden
    default: .identifierStart
    }
  }

  private static func ofGeneralSpace(_ value: UInt32) -> ScalarClass {
    switch value {
    case 0x202A...0x202E, 0x2054: .identifierStart
    default: .forbidden
    }
  }
}
