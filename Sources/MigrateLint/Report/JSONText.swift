/// Writes JSON as bytes. Who calls it keeps the order of the keys, so that equal reports are equal
/// texts.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma has to come before what is written next.
  private var needsComma = false

  /// `{…}` with what `body` writes.
  mutating func object(_ body: (inout JSONText) -> Void) { bracket("{", "}", body) }

  /// `[…]` with one element each on one line.
  mutating func array<T>(_ elements: [T], _ body: (inout JSONText, T) -> Void) {
    bracket("[", "]") { json in
      for element in elements { body(&json, element) }
    }
  }

  /// `[…]` with each element on a line of its own, indented.
  mutating func lines<T>(_ elements: [T], _ body: (inout JSONText, T) -> Void) {
    bracket("[", "]") { json in
      for element in elements {
        json.separate(by: "\n    ")
        json.needsComma = false
        body(&json, element)
      }
      if !elements.isEmpty { json.bytes += Array("\n  ".utf8) }
    }
  }

  /// A key of an object; its value must follow.
  mutating func key(_ name: String) {
    string(name)
    bytes += Array(": ".utf8)
    needsComma = false
  }

  /// A key on a line of its own, indented.
  mutating func lineKey(_ name: String) {
    separate(by: "\n  ")
    needsComma = false
    key(name)
  }

  mutating func field(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { raw("null") }
  }

  mutating func field(_ name: String, _ value: Int) {
    key(name)
    raw(String(value))
  }

  mutating func field(_ name: String, _ value: Bool) {
    key(name)
    raw(value ? "true" : "false")
  }

  mutating func string(_ value: String) {
    separate(by: " ")
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  mutating func number(_ value: Int) { raw(String(value)) }

  private mutating func raw(_ text: String) {
    separate(by: " ")
    bytes += Array(text.utf8)
    needsComma = true
  }

  private mutating func bracket(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONText) -> Void
  ) {
    separate(by: " ")
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate(by space: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if needsComma || space.utf8.count > 1 { bytes += Array(space.utf8) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: bytes += Array("\\\"".utf8)
    case 0x5C: bytes += Array("\\\\".utf8)
    case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    default:
      if DisplayText.isDangerous(scalar) {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { escape(unit) }
      } else {
        bytes += Array(scalar.utf8)
      }
    }
  }

  /// As a number: nobody whose terminal shows the JSON is harmed, and nothing is lost.
  private mutating func escape(_ unit: UTF16.CodeUnit) {
    let digits = String(unit, radix: 16)
    bytes += Array("\\u".utf8) + repeatElement(0x30, count: 4 - digits.utf8.count)
    bytes += Array(digits.utf8)
  }
}
