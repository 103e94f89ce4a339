import Foundation
import Testing

@testable import MigrateLint

/// A value without its place, as both readers can make it.
private indirect enum Plain: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Plain])
  case object([String: Plain])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([Plain].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: Plain].self))
    }
  }

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let isTrue): self = .bool(isTrue)
    case .string(let text): self = .text(text)
    case .array(let nodes): self = .list(nodes.map(Plain.init))
    case .object(let members):
      self = .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, Plain($0.value)) }))
    case .number(let text): self = .number(Self.number(text))
    }
  }

  /// Only in the spellings of these tests.
  private static func number(_ text: String) -> Double {
    if text.hasPrefix("-") { return -number(String(text.dropFirst())) }
    if text.hasPrefix("+") { return number(String(text.dropFirst())) }
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? -1) }
    return Double((text.hasPrefix(".") ? "0" : "") + text + (text.hasSuffix(".") ? "0" : "")) ?? .nan
  }
}

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONNode { try JSONParser.parse(Array(text.utf8)) }

  @Test(arguments: [
    "{}", "[]", "[1,]", "{a: 1, 'b': \"c\",}", "// x\n[ /* y\n */ 1 ] // z", "[.5, 5., +1, -1e3]",
    "[0x1F, -0xa]", "{\"a\": {\"b\": [null, true, false]}}", "'it is \"quoted\"'",
    "'\\u00e9\\ud83d\\ude80\\n\\t\\\\'", "\u{FEFF}{a: 1}", "{$_a9: 1}",
    "{ü: 1}", "\"\\u0041\"", "12", "\"日本\"",
  ])
  func readsWhatFoundationReads(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    #expect(Plain(try parse(text)) == (try decoder.decode(Plain.self, from: Data(text.utf8))))
  }

  /// What JSON5 allows and Foundation does not read.
  @Test func readsAllOfTheFormat() throws {
    #expect(try parse("'a\\\nb\\\r\nc'").value == .string("abc"))
    #expect(try parse("'\\x41\\0\\v'").value == .string("A\u{0}\u{B}"))
    #expect(try parse("\u{A0}[1]").elements?.count == 1)
    #expect(try parse("'\\q\\''").value == .string("q'"))
    #expect(try parse("[\u{2028}1\u{2029}]").elements?.map(\.value) == [.number("1")])
  }

  @Test(arguments: [
    ("", 0, "the text ends where a value should be"),
    ("{", 1, "the text ends where a key should be"),
    ("{a}", 2, "'}' where ':' should be"),
    ("{a: 1 b: 2}", 6, "'b' where ',' or '}' should be"),
    ("[1 2]", 3, "'2' where ',' or ']' should be"),
    ("[,]", 1, "',' where a value should be"),
    ("{,}", 1, "',' where a key should be"),
    ("{1: 2}", 1, "'1' where a key should be"),
    ("{a: 1, a: 2}", 7, "'a' stands here for the second time"),
    ("[yes]", 1, "'yes' is no value; a text needs quotes"),
    ("[01]", 1, "'01' is no value; a text needs quotes"),
    ("[1.2.3]", 1, "'1.2.3' is no value; a text needs quotes"),
    ("['a", 1, "the text has no closing quote"),
    ("['a\nb']", 1, "the text has no closing quote"),
    ("[1] 2", 4, "'2' where the end should be"),
    ("/* [1]", 0, "the comment has no end"),
    ("['\\u12']", 2, "this escape needs 4 digits"),
    ("['\\ud800']", 2, "half of a character"),
    ("{\n<<<<<<< HEAD\n}", 2, "a merge left its marks here"),
    ("[\n  1,\n=======\n]", 7, "a merge left its marks here"),
  ])
  func complains(_ text: String, _ offset: Int, _ reason: String) {
    #expect(throws: JSONComplaint(offset: offset, reason: reason)) { try parse(text) }
  }

  @Test func placesAreKept() throws {
    let node = try parse("{\n  a: [1, 'b']\n}")
    #expect(node.members?.first?.offset == 4)
    #expect(node["a"]?.elements?.map(\.offset) == [8, 11])
  }

  @Test func deepBracketsAreRefused() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONComplaint(offset: 100, reason: "too many brackets in each other")) {
      try parse(text)
    }
  }

  /// Whatever is cut off or damaged, it answers.
  @Test func damagedTextsAreNoTrap() {
    let text = Array("{a: [1, 'b\\u0041', /* c */ 0x1f], \"é\": {b: null}, } // d\n".utf8)
    for offset in text.indices {
      _ = try? JSONParser.parse(Array(text[..<offset]))
      for byte in [UInt8(0), 0x22, 0x27, 0x5C, 0x7B, 0x5D, 0x2F, 0xFF] {
        var damaged = text
        damaged[offset] = byte
        _ = try? JSONParser.parse(damaged)
      }
    }
  }
}
