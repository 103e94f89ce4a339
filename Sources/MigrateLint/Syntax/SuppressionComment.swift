/// A comment that silences rules: `// migrate-lint:disable:next state-object -- until spring`.
public struct SuppressionComment: Hashable, Sendable {
  /// What it silences. A region reaches to an `enable` of the same rules, or to the end.
  public enum Reach: String, CaseIterable, Sendable {
    case next, this, previous, file, region
  }

  /// A rule or group, as it is written.
  public struct Name: Hashable, Sendable {
    public var text: String
    public var range: ByteRange
  }

  /// Nil ends regions.
  public var reach: Reach?
  public var names: [Name]
  /// What stands behind `--`, unless it is blank.
  public var reason: String?
  /// The whole comment.
  public var comment: ByteRange
  /// From `migrate-lint` to the last name.
  public var range: ByteRange
  /// What is wrong with how it is written; then it silences nothing.
  public var problem: SyntaxProblem?

  /// All of a file. Only comments that begin so are looked at: one that is quoted in another, or
  /// in code that was commented out, means nothing.
  static func all(in source: SourceFile, _ stream: TokenStream) -> [SuppressionComment] {
    var result: [SuppressionComment] = []
    for comment in stream.comments {
      guard let start = start(of: comment, source.bytes) else { continue }
      var reader = SuppressionReader(source, comment, start)
      if let found = reader.read() { result.append(found) }
    }
    return result
  }

  private static let mark = Array("migrate-lint".utf8)

  /// Where the mark stands, behind the slashes and stars that begin the comment, and blanks.
  private static func start(of comment: ByteRange, _ bytes: [UInt8]) -> Int? {
    var start = comment.start
    while start < comment.end, isOrnament(bytes[start]) { start += 1 }
    while start < comment.end, isBlank(bytes[start]) { start += 1 }
    guard comment.end - start > mark.count, bytes[start] == mark[0] else { return nil }
    return bytes[start..<start + mark.count].elementsEqual(mark) ? start : nil
  }

  private static func isOrnament(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", "*", "!": true
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\n", "\r": true
    default: false
    }
  }
}

/// Takes one comment apart.
private struct SuppressionReader {
  private let source: SourceFile
  private let comment: ByteRange
  private let start: Int
  private var words: [SuppressionComment.Name] = []
  /// Where the reason stands.
  private var reason: ByteRange?

  init(_ source: SourceFile, _ comment: ByteRange, _ start: Int) {
    self.source = source
    self.comment = comment
    self.start = start
    cut()
  }

  /// Nil where the comment is only about this program.
  mutating func read() -> SuppressionComment? {
    guard let first = words.first else { return nil }
    let parts = first.text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var result = SuppressionComment(
      reach: nil, names: Array(words.dropFirst()), reason: reasonText(), comment: comment,
      range: ByteRange(start, words.last?.range.end ?? first.range.end))
    if parts == ["migrate-lint"] || parts == ["migrate-lint", ""] {
      guard let verb = result.names.first, Self.isVerb(verb.text) else { return nil }
      result.problem = SyntaxProblem(
        "it is written 'migrate-lint:\(verb.text)'", at: ByteRange(start, verb.range.end))
      return result
    }
    guard parts[0] == "migrate-lint" else { return nil }
    result.problem = problem(parts, first.range)
    if parts[1] == "disable" {
      result.reach = parts.count > 2 ? SuppressionComment.Reach(rawValue: parts[2]) : .region
    }
    if result.problem == nil, result.names.isEmpty {
      result.problem = SyntaxProblem(
        "it names no rule; 'all' stands for every rule", at: first.range)
    }
    return result
  }

  private static let verbs = ["disable", "enable"]
  private static let places = ["next", "this", "previous", "file"]

  private static func isVerb(_ word: String) -> Bool {
    verbs.contains { word == $0 || word.hasPrefix($0 + ":") }
  }

  private func problem(_ parts: [String], _ range: ByteRange) -> SyntaxProblem? {
    guard Self.verbs.contains(parts[1]) else {
      return SyntaxProblem(
        "'\(parts[1])' is neither 'disable' nor 'enable'"
          + Spelling.suggestion(for: parts[1], in: Self.verbs), at: range)
    }
    if parts.count == 2 { return nil }
    if parts[1] == "enable" {
      return SyntaxProblem("'enable' ends a region and takes no '\(parts[2])'", at: range)
    }
    if parts.count == 3, Self.places.contains(parts[2]) { return nil }
    let place = parts.dropFirst(2).joined(separator: ":")
    return SyntaxProblem(
      "behind 'disable:' stands next, this, previous or file, not '\(place)'"
        + Spelling.suggestion(for: place, in: Self.places), at: range)
  }

  // MARK: Words

  /// Words stand between blanks and commas; the reason is all that follows two dashes.
  private mutating func cut() {
    let bytes = source.bytes
    let isBlock = bytes[comment.start + 1] == UInt8(ascii: "*")
    let isClosed = isBlock && comment.count >= 4 && bytes[comment.end - 1] == UInt8(ascii: "/")
      && bytes[comment.end - 2] == UInt8(ascii: "*")
    let end = isClosed ? comment.end - 2 : comment.end
    var offset = start
    while offset < end {
      let blank = Self.blank(at: offset, bytes)
      if blank > 0 {
        offset += blank
        continue
      }
      let word = offset
      while offset < end, Self.blank(at: offset, bytes) == 0 { offset += 1 }
      let range = ByteRange(word, offset)
      let text = source.text(range)
      if Self.dashes.contains(text) {
        reason = ByteRange(offset, end)
        return
      }
      words.append(SuppressionComment.Name(text: text, range: range))
    }
  }

  /// Editors make one dash of two.
  private static let dashes: Set<String> = ["--", "\u{2014}", "\u{2013}"]

  /// How many bytes of blank stand here; a blank that does not break counts, too.
  private static func blank(at offset: Int, _ bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): 1
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0xA0: 2
    default: 0
    }
  }

  private func reasonText() -> String? {
    guard let reason else { return nil }
    let words = source.text(reason).split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
