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

/// One file, one path, however it is spelt.
@Suite struct DiskSpellingTests {
  /// Folders that take names for the same which differ in case or in how an accent is made.
  private func spelling(_ listed: [String], isLoose: Bool, isNumberedAnew: Bool) -> DiskSpelling {
    func found(_ path: String) -> Int? {
      listed.firstIndex { $0.utf8.elementsEqual(path.utf8) }
        ?? (isLoose ? listed.firstIndex { $0.lowercased() == path.lowercased() } : nil)
    }
    return DiskSpelling(
      identity: { path in
        found(path).map { isNumberedAnew ? path.utf8.map { UInt64($0) } : [UInt64($0)] }
      },
      names: { folder in
        listed.filter { found(PathName.parent(of: $0) ?? "/") == found(folder) && $0 != "/" }
          .map { PathName.lastComponent(of: $0) }
      })
  }

  private static let listed = [
    "/", "/Sea", "/Sea/Boat.swift", "/Sea/Flo\u{308}te.swift", "/Sea/12.txt",
  ]

  @Test(arguments: [false, true])
  func spellingsBecomeOne(isNumberedAnew: Bool) {
    let disk = spelling(Self.listed, isLoose: true, isNumberedAnew: isNumberedAnew)
    for path in ["/sea/boat.SWIFT", "/SEA/Boat.swift", "/Sea/Boat.swift"] {
      #expect(disk.asListed(path) == "/Sea/Boat.swift")
    }
    #expect(Array(disk.asListed("/sea/fl\u{F6}te.swift").utf8) == Array("/Sea/Flo\u{308}te.swift".utf8))
    #expect(disk.asListed("/SEA/12.txt") == "/Sea/12.txt")
    #expect(disk.asListed("/sea/none.swift") == "/Sea/none.swift")
    #expect(disk.asListed("/") == "/")
    #expect(disk.asListed("") == "")
  }

  @Test func namesThatAreListedStay() {
    let both = Self.listed + ["/Sea/BOAT.swift", "/Sea/Fl\u{F6}te.swift", "/sEA"]
    for isLoose in [false, true] {
      let disk = spelling(both, isLoose: isLoose, isNumberedAnew: false)
      for path in both { #expect(Array(disk.asListed(path).utf8) == Array(path.utf8)) }
    }
    let strict = spelling(Self.listed, isLoose: false, isNumberedAnew: false)
    #expect(strict.asListed("/sea/Boat.swift") == "/sea/Boat.swift")
  }
}
