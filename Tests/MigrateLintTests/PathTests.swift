import Testing

@testable import MigrateLint

@Suite struct PathNameTests {
  @Test func pathsAreTakenApart() {
    #expect(PathName.parent(of: "/a/b") == "/a")
    #expect(PathName.parent(of: "/a") == "/")
    #expect(PathName.parent(of: "/") == nil)
    #expect(PathName.parent(of: "a") == nil)
    #expect(PathName.lastComponent(of: "/a/b.swift") == "b.swift")
    #expect(PathName.join("/a", "b") == "/a/b")
    #expect(PathName.join("/", "b") == "/b")
    #expect(PathName.join("/a", "/b") == "/b")
    #expect(PathName.normalised("/a/./b//../c/") == "/a/c")
    #expect(PathName.normalised("/../..") == "/")
  }

  @Test func insideIsAboutWholeNames() {
    #expect(PathName.isInside("/a/b", "/a"))
    #expect(PathName.isInside("/a", "/a"))
    #expect(PathName.isInside("/a", "/"))
    #expect(!PathName.isInside("/ab", "/a"))
    #expect(!PathName.isInside("/", "/a"))
  }

  @Test func relativePathsGoUpAndDown() {
    #expect(PathName.relative("/a/b/c", to: "/a") == "b/c")
    #expect(PathName.relative("/a", to: "/a") == ".")
    #expect(PathName.relative("/x/y", to: "/a/b") == "../../x/y")
    #expect(PathName.relative("/ab/c", to: "/a") == "../ab/c")
  }

  @Test func namesThatLookAlikeAreNotTheSame() {
    #expect(PathKey("caf\u{E9}") != PathKey("cafe\u{301}"))
    #expect(!PathName.isInside("/caf\u{E9}/A.swift", "/cafe\u{301}"))
  }
}

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift"), ("*.swift", "App/A.swift"), ("A?.swift", "A1.swift"),
    ("Tests/**", "Tests/A.swift"), ("Tests/**", "Tests/Deep/A.swift"),
    ("**/Tests/**", "Tests/A.swift"), ("**/Tests/**", "App/Tests/A.swift"),
    ("**/*.swift", "A.swift"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"),
    ("Tests", "App/Tests/A.swift"),
    ("App/Tests", "App/Tests/Deep/A.swift"), ("./App/*", "App/A.swift"), ("App/", "App/A.swift"),
    ("{App,Kit}/*.swift", "Kit/A.swift"), ("*.{gen,generated}.swift", "A.generated.swift"),
    ("{a,b{c,d}}.swift", "bd.swift"), ("{,X}A.swift", "A.swift"), ("?.swift", "é.swift"),
    ("**", "A.swift"), ("[a].swift", "[a].swift"), ("a,b.swift", "a,b.swift"),
    ("a**c", "abbc"), ("*", "App/A.swift"),
  ])
  func matching(_ pattern: String, _ path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "A.swiftx"), ("App/*.swift", "App/Deep/A.swift"),
    ("App/*.swift", "Other/App/A.swift"),
    ("A?.swift", "A.swift"), ("Tests/**", "App/Tests/A.swift"), ("Test", "Tests/A.swift"),
    ("a/**/b", "ab"), ("{App,Kit}/*.swift", "Web/A.swift"), ("a?c/x", "a/c/x"),
    ("Tests/**", "Tests.swift"), ("a/**/b", "a/xb"),
  ])
  func notMatching(_ pattern: String, _ path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test(arguments: ["", "/", "./", "{a", "{a,{b}", String(repeating: "{", count: 1000)])
  func malformed(_ pattern: String) {
    #expect(throws: Glob.Malformed.self) { try Glob(pattern) }
  }

  @Test func manyStarsTakeNoExponentialTime() throws {
    let glob = try Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 2_000)))
    let braces = try Glob(String(repeating: "{a,b}", count: 60))
    #expect(braces.matches(String(repeating: "ab", count: 30)))
  }
}

@Suite struct UTF8ValidationTests {
  @Test(arguments: ["", "abc", "é", "€", "😀", "a\u{0}b", "\u{FEFF}x", "\u{10FFFF}\u{D7FF}\u{E000}"])
  func valid(_ text: String) {
    #expect(UTF8Validation.firstInvalidOffset(in: Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x61, 0xFF], 1), ([0x61, 0xC3], 1), ([0xC0, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE2, 0x82], 0),
      ([0x61, 0x62, 0xE2, 0x82, 0x28], 2), ([0xE0, 0x80, 0x80], 0), ([0xF0, 0x80, 0x80, 0x80], 0),
    ] as [([UInt8], Int)])
  func invalid(_ bytes: [UInt8], _ offset: Int) {
    #expect(UTF8Validation.firstInvalidOffset(in: bytes) == offset)
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let pool: [UInt8] = [0x41, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF4, 0xFF]
      let bytes = (0..<6).map { _ in pool.randomElement(using: &generator)! }
      let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
      #expect((UTF8Validation.firstInvalidOffset(in: bytes) == nil) == isValid, "\(bytes)")
    }
  }

  @Test func theEncodingIsGuessed() {
    #expect(
      UTF8Validation.complaint(about: [0xFF, 0xFE, 0x41, 0])
        == "not UTF-8 at byte offset 0 (looks like UTF-16)")
    #expect(UTF8Validation.complaint(about: [0x41, 0x92]) == "not UTF-8 at byte offset 1")
  }
}
