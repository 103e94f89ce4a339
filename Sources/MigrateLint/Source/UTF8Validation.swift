/// Whether bytes are UTF-8, and if not, where they stop being it.
enum UTF8Validation {
  /// The offset of the first byte that is part of no well-formed scalar; nil if all is well.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset = endOfASCII(in: bytes, from: offset + 1)
        continue
      }
      guard let length = scalarLength(in: bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// An offset up to which all bytes are ASCII; steps of 32, which the compiler turns into vectors.
  private static func endOfASCII(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset + 32 <= bytes.count {
      var union: UInt8 = 0
      for index in offset..<offset + 32 { union |= bytes[index] }
      if union >= 0x80 { break }
      offset += 32
    }
    return offset
  }

  /// The length of the multi-byte scalar at an offset, after Table 3-7 of the Unicode Standard.
  private static func scalarLength(in bytes: [UInt8], at offset: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[offset] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Why a file that is not UTF-8 was left out, with the offset and, if it shows, the encoding.
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let offset = firstInvalidOffset(in: bytes) else { return nil }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return "not UTF-8 at byte offset \(offset)" + (isUTF16 ? " (looks like UTF-16)" : "")
  }
}
