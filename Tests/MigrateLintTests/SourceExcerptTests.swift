import Testing

@testable import MigrateLint

@Suite struct SourceExcerptTests {
  private func excerpt(_ part: String, in line: String, width: Int = 80) throws -> [String] {
    let excerpt = try #require(SourceExcerpt(.of(part, in: line), maximalWidth: width))
    return [excerpt.text, excerpt.underline]
  }

  /// The columns that a text takes.
  private func width(_ text: String) -> Int {
    text.reduce(0) { $0 + DisplayText.width(of: $1) }
  }

  @Test func tabsBecomeSpaces() throws {
    #expect(try excerpt("cart", in: "\tlet\tcart = 1") == ["    let cart = 1", "        ^~~~"])
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    #expect(try excerpt("b", in: "f(\"日本\", b)") == ["f(\"日本\", b)", "          ^"])
    #expect(try excerpt("b", in: "\"😀👩‍👩‍👧🇩🇪\" b") == ["\"😀👩‍👩‍👧🇩🇪\" b", "         ^"])
    #expect(try excerpt("日本", in: "x日本") == ["x日本", " ^~~~"])
  }

  @Test func marksTakeNone() throws {
    #expect(try excerpt("b", in: "cafe\u{301} b") == ["cafe\u{301} b", "     ^"])
    #expect(try excerpt("b", in: "❤️ b") == ["❤️ b", "   ^"])
    #expect(try excerpt("b", in: "❤ b") == ["❤ b", "  ^"])
  }

  @Test func controlCharactersAreShown() throws {
    #expect(try excerpt("b", in: "a\u{1B} b") == ["a\\u{1b} b", "        ^"])
    #expect(try excerpt("\u{1B}", in: "a\u{1B} b") == ["a\\u{1b} b", " ^~~~~~"])
  }

  @Test func aByteOrderMarkIsNotShown() throws {
    #expect(try excerpt("class", in: "\u{FEFF}class A") == ["class A", "^~~~~"])
  }

  @Test func aRangeOverSeveralLinesIsMarkedToTheEndOfItsFirst() throws {
    var place = ReportedRange.of("{", in: "class A {  ")
    place.end = .init(line: 9, column: 2)
    let excerpt = try #require(SourceExcerpt(place, maximalWidth: 80))
    #expect(excerpt.text == "class A {")
    #expect(excerpt.underline == "        ^")
  }

  @Test func anEmptyRangeOrOneBehindTheEndStillPoints() throws {
    let excerpt = try #require(SourceExcerpt(.at("A", 1, 3..<3, "ab"), maximalWidth: 80))
    #expect(excerpt.underline == "  ^")
    let behind = try #require(SourceExcerpt(.at("A", 1, 90..<95, "ab"), maximalWidth: 80))
    #expect(behind.underline == "  ^")
    #expect(SourceExcerpt(.at("A", 1, 1..<1, " \t"), maximalWidth: 80) == nil)
  }

  @Test(arguments: ["x", "é", "日", "😀", "\t", "e\u{301}\u{302}"])
  func aLongLineIsCutAroundThePlace(_ filler: String) throws {
    let long = String(repeating: filler, count: 5_000)
    for line in [long + "target" + long, "target" + long, long + "target"] {
      let lines = try excerpt("target", in: line, width: 60)
      #expect(width(lines[0]) <= 60)
      let characters = Array(lines[0])
      // Here: the underline starts where the word is shown.
      var column = 0
      var index = 0
      while column < lines[1].prefix(while: { $0 == " " }).count {
        column += DisplayText.width(of: characters[index])
        index += 1
      }
      #expect(String(characters[index..<index + 6]) == "target")
      #expect(lines[1].hasSuffix("^~~~~~"))
      #expect(lines[0].contains("…"))
    }
  }

  @Test func aLongRangeIsCutAtItsEnd() throws {
    let word = String(repeating: "a", count: 500)
    let lines = try excerpt(word, in: "let " + word + " = 1", width: 40)
    #expect(width(lines[0]) <= 40)
    #expect(lines[1].count <= 40)
    #expect(lines[1].hasPrefix("    ^~~") || lines[1].hasPrefix("^~~"))
  }

  @Test func anyLineIsShownWithinItsWidth() throws {
    var generator = SystemRandomNumberGenerator()
    let pool = ["a", " ", "\t", "é", "日", "😀", "e\u{301}", "\u{1B}", "🇩🇪", "\u{FEFF}", "👩‍👩‍👧"]
    for _ in 0..<3_000 {
      let length = Int.random(in: 0..<60, using: &generator)
      let line = (0..<length).map { _ in pool.randomElement(using: &generator)! }.joined()
      let count = line.utf8.count
      let start = Int.random(in: 0...count, using: &generator)
      let end = Int.random(in: start...count, using: &generator)
      let limit = Int.random(in: 20..<50, using: &generator)
      guard
        let excerpt = SourceExcerpt(
          .at("A", 1, start + 1..<end + 1, line), maximalWidth: limit)
      else { continue }
      #expect(width(excerpt.text) <= limit, "\(line.debugDescription)")
      #expect(excerpt.underline.count <= limit + 1, "\(line.debugDescription) \(start) \(end)")
    }
  }

  @Test func aHugeLineCostsNoMoreThanAShortOne() throws {
    let line = String(repeating: "a", count: 5_000_000) + "b"
    let place = ReportedRange.at("A", 1, 5_000_001..<5_000_002, line)
    for _ in 0..<200 {
      #expect(SourceExcerpt(place, maximalWidth: 80)?.text.last == "b")
    }
  }
}
