/// Reads JSON5: JSON with comments, trailing commas, single quotes and bare keys.
///
/// Foundation's reader takes JSON5, too, but does not tell where a key stands.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0

  /// More brackets in each other than anybody writes.
  private static let deepest = 100

  /// The bytes are UTF-8.
  static func parse(_ bytes: [UInt8]) throws(JSONComplaint) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let node = try parser.value(depth: 0)
    try parser.skipSpace()
    if parser.offset < bytes.count { throw parser.unexpected("the end") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func startsHere(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private func unexpected(_ expected: String) -> JSONComplaint {
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: startsHere) {
      return JSONComplaint(offset: offset, reason: "a merge left its marks here")
    }
    guard offset < bytes.count else {
      return JSONComplaint(offset: offset, reason: "the text ends where \(expected) should be")
    }
    let rest = String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self)
    let found = rest.first.map(String.init) ?? ""
    return JSONComplaint(offset: offset, reason: "'\(found)' where \(expected) should be")
  }

  // MARK: Space

  private mutating func skipSpace() throws(JSONComplaint) {
    while let byte = current {
      switch byte {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/") where startsHere("//"): skipLine()
      case UInt8(ascii: "/") where startsHere("/*"): try skipBlock()
      default:
        guard let length = wideSpaceLength else { return }
        offset += length
      }
    }
  }

  /// The bytes of a space beyond ASCII that stands here.
  private var wideSpaceLength: Int? {
    guard let current, current >= 0x80 else { return nil }
    let space = ["\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}"].first { startsHere($0) }
    return space?.utf8.count
  }

  private mutating func skipLine() {
    while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  private mutating func skipBlock() throws(JSONComplaint) {
    let start = offset
    offset += 2
    while !startsHere("*/") {
      guard offset < bytes.count else {
        throw JSONComplaint(offset: start, reason: "the comment has no end")
      }
      offset += 1
    }
    offset += 2
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONComplaint) -> JSONNode {
    try skipSpace()
    let start = offset
    guard depth < Self.deepest else {
      throw JSONComplaint(offset: start, reason: "too many brackets in each other")
    }
    switch current {
    case UInt8(ascii: "{"):
      return JSONNode(value: .object(try object(depth: depth)), offset: start)
    case UInt8(ascii: "["):
      return JSONNode(value: .array(try array(depth: depth)), offset: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSONNode(value: .string(try string()), offset: start)
    default: break
    }
    let word = takeWord()
    switch word {
    case "null": return JSONNode(value: .null, offset: start)
    case "true": return JSONNode(value: .bool(true), offset: start)
    case "false": return JSONNode(value: .bool(false), offset: start)
    default: break
    }
    offset = start
    guard !word.isEmpty else { throw unexpected("a value") }
    guard Self.isNumber(word) else {
      throw JSONComplaint(offset: start, reason: "'\(word)' is no value; a text needs quotes")
    }
    offset += word.utf8.count
    return JSONNode(value: .number(word), offset: start)
  }

  /// What stands here up to a space, a bracket, a comma or the like.
  private mutating func takeWord() -> String {
    let start = offset
    while let byte = current, byte > 0x20, !Self.endsWord(byte), wideSpaceLength == nil {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool { "{}[],:\"'/<=>".utf8.contains(byte) }

  private static func isNumber(_ word: String) -> Bool {
    let unsigned = word.first == "-" || word.first == "+" ? word.dropFirst() : word[...]
    if unsigned == "Infinity" || unsigned == "NaN" { return true }
    if unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X") {
      let digits = unsigned.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy(\.isHexDigit)
    }
    let hasLeadingZero = unsigned.first == "0" && unsigned.dropFirst().first?.isNumber == true
    let known = unsigned.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
    return known && !hasLeadingZero && Double(Self.padded(unsigned)) != nil
  }

  /// `.5` and `5.` as Swift reads them.
  private static func padded(_ number: Substring) -> String {
    let text = number.hasPrefix(".") ? "0" + number : String(number)
    return text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")
      + (text.hasSuffix(".") && text.count > 1 ? "0" : "")
  }

  private mutating func array(depth: Int) throws(JSONComplaint) -> [JSONNode] {
    var elements: [JSONNode] = []
    offset += 1
    while true {
      try skipSpace()
      if take("]") { return elements }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if !take(","), current != UInt8(ascii: "]") { throw unexpected("',' or ']'") }
    }
  }

  private mutating func object(depth: Int) throws(JSONComplaint) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    offset += 1
    while true {
      try skipSpace()
      if take("}") { return members }
      let start = offset
      let key = try key()
      guard keys.insert(key).inserted else {
        throw JSONComplaint(offset: start, reason: "'\(key)' stands here for the second time")
      }
      try skipSpace()
      guard take(":") else { throw unexpected("':'") }
      members.append(.init(key: key, offset: start, value: try value(depth: depth + 1)))
      try skipSpace()
      if !take(","), current != UInt8(ascii: "}") { throw unexpected("',' or '}'") }
    }
  }

  private mutating func key() throws(JSONComplaint) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try string() }
    let start = offset
    let word = takeWord()
    let first = word.unicodeScalars.first
    let isName = word.unicodeScalars.allSatisfy {
      $0.properties.isIDContinue || $0 == "$" || $0 == "_"
    }
    guard isName, let first, !("0"..."9" ~= first) else {
      offset = start
      throw unexpected("a key")
    }
    return word
  }
}

// Texts.
extension JSONParser {
  private mutating func string() throws(JSONComplaint) -> String {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0x0A, 0x0D: throw JSONComplaint(offset: start, reason: "the text has no closing quote")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw JSONComplaint(offset: start, reason: "the text has no closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONComplaint) {
    let start = offset
    offset += 1
    guard let byte = current else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "x"): try append(unit(digits: 2, start), start, to: &text)
    case UInt8(ascii: "u"): try append(unit(digits: 4, start), start, to: &text)
    // Here: the text goes on in the next line.
    case 0x0A: break
    case 0x0D: if current == 0x0A { offset += 1 }
    default: text.append(byte)
    }
  }

  private mutating func unit(digits: Int, _ start: Int) throws(JSONComplaint) -> UInt32 {
    let end = min(offset + digits, bytes.count)
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard word.count == digits, word.allSatisfy(\.isHexDigit), let unit = UInt32(word, radix: 16)
    else { throw JSONComplaint(offset: start, reason: "this escape needs \(digits) digits") }
    offset = end
    return unit
  }

  /// Appends a scalar; two surrogates make one.
  private mutating func append(
    _ unit: UInt32, _ start: Int, to text: inout [UInt8]
  ) throws(JSONComplaint) {
    var number = unit
    if 0xD800..<0xDC00 ~= unit, startsHere("\\u") {
      offset += 2
      let low = try self.unit(digits: 4, start)
      if 0xDC00..<0xE000 ~= low { number = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(number) else {
      throw JSONComplaint(offset: start, reason: "half of a character")
    }
    text += Array(String(scalar).utf8)
  }
}
