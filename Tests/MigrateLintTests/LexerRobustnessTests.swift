import Foundation
import Testing

@testable import MigrateLint

/// Laws that hold for any bytes: nothing is lost, nothing traps, time grows with the length.
struct LexerRobustnessTests {
  /// Strings, interpolations, comments, regexes and branches inside each other.
  static let nasty = ##"""
    #!/usr/bin/env swift
    #if (os(iOS) || // why
      DEBUG) && A
    let a = "x\(f("\(y)", [1, { $0 ?? "}" }]))z\n" /* /* ) */ " */ + #"\"\#(q)"# + #"""#
    #elseif B
    let `é è` = """
      \(m?.n! / 2) \
      ""\""" "
      """, r = /[\/(]\// , s = ##/a"/#b/##, t = x.0.1...0x1.8p3
    #else
    @A(<#p#>) 🐶→💩 <<= $0.0..<$x&+é*/**/-1
    #endif // end
    """##

  private func expectLaws(_ bytes: [UInt8], _ name: @autoclosure () -> String) {
    for fault in Lexer.lex(bytes).faults(bytes) { Issue.record("\(name()): \(fault)") }
  }

  // MARK: - Files

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func swiftFiles(_ folder: String) -> [URL] {
    let url = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      url.appending(path: $0)
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func losesNoByteOfOurFiles(folder: String) throws {
    let files = Self.swiftFiles(folder)
    #expect(!files.isEmpty)
    for url in files {
      let bytes = [UInt8](try Data(contentsOf: url))
      expectLaws(bytes, url.lastPathComponent)
      guard !url.path.contains("/Fixtures/") else { continue }
      #expect(Lexer.lex(bytes).problems.isEmpty, "\(url.lastPathComponent)")
    }
  }

  @Test func losesNoByteWhereATokenIsMissing() throws {
    let fixtures = Self.swiftFiles("Tests/Fixtures").prefix(12)
    var sources = try fixtures.map { [UInt8](try Data(contentsOf: $0)) }
    sources.append(Array(Self.nasty.utf8))
    for bytes in sources where bytes.count < 8_000 {
      for token in Lexer.lex(bytes).tokens.dropLast() {
        expectLaws(Array(bytes[..<token.start] + bytes[token.end...]), "without \(token.range)")
      }
    }
  }

  // MARK: - Broken text

  @Test func readsTheNastyText() {
    #expect(LexerTests.problems(Self.nasty) == ["editor placeholder: <#p#>"])
  }

  @Test func survivesTruncationAtEveryByte() {
    let bytes = Array(Self.nasty.utf8)
    for end in bytes.indices {
      expectLaws(Array(bytes[..<end]), "first \(end)")
      expectLaws(Array(bytes[end...]), "from \(end)")
    }
  }

  @Test func survivesEveryByteInEveryPlace() {
    let bytes = Array(Self.nasty.utf8)
    for offset in bytes.indices {
      var changed = bytes
      for byte: UInt8 in [0, 0x0D, 0x22, 0x23, 0x28, 0x29, 0x2F, 0x5C, 0x60, 0x80, 0xC2, 0xF0] {
        changed[offset] = byte
        expectLaws(changed, "\(byte) at \(offset)")
      }
    }
  }

  @Test func survivesRandomBytes() {
    var random = SplitMix(seed: 42)
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "\\", ")", "(", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n",
      "\r", " ", "#if ", "#else", "#endif", "a", "0x", "1.", "?", "!", "<#", "#>", "`", "$", "é",
      "\u{2192}", "\u{301}", "\0", "=======", "||", "\u{A0}",
    ].map { Array($0.utf8) } + [[0x80], [0xE2, 0x86], [0xED, 0xA0, 0x80], [0xF8], [0xC0, 0x80]]
    for round in 0..<4_000 {
      var bytes: [UInt8] = []
      while bytes.count < 60 {
        let isRaw = random.next(below: 8) == 0
        bytes += isRaw ? [UInt8(random.next(below: 256))] : pieces[random.next(below: pieces.count)]
      }
      expectLaws(bytes, "round \(round)")
    }
  }

  // MARK: - Time

  /// Text whose careless reading takes time in the square of its length, or recursion.
  @Test(arguments: [
    "(", "\"\\(", "/*", "[{(", "([)", "#\"\"\"\\#(", "#", "#if (\n", "#if A &&\n", "<#", "`\n",
    "(/a", "(/\\/", "\"#", "#/\n", "#if A\n{", "\\", "/ ", "?", "\u{2192}", "$", "0x", ".",
    "{\n#if A\n}\n#endif\n", "\"\"\"\n\\(", ")", "#if\n#else\n", "#\"\"\"\"#\\#(", "(/[", "'",
    "#if /*", "*/", "<<<<<<< \n", "##\"\"\"\\##(#\"\"\"\\#(",
  ])
  func takesTimeInTheLength(piece: String) {
    let bytes = Array(String(repeating: piece, count: 300_000 / piece.utf8.count).utf8)
    // Here: of this thread only, so that it is the same on a machine that is busy.
    let start = Self.processorSeconds
    _ = Lexer.lex(bytes)
    #expect(Self.processorSeconds - start < 10)
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func survivesAMillionOpenParentheses() {
    let stream = LexerTests.lex(String(repeating: "(", count: 1_000_000) + "[)")
    #expect(stream.tokens.count == 1_000_003)
    #expect(stream.partners[1_000_001] == 999_999)
  }

  @Test func matchesAMillionNestedInterpolations() {
    let depth = 1_000_000
    let source = String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    let stream = LexerTests.lex(source)
    #expect(stream.problems.isEmpty)
    #expect(stream.partners[1] == Int32(4 * depth - 2))
  }
}
