/// Collects what cannot stand where it stands in bodies. It is not kept with their trees, as only
/// those who read each body once ask for it.
public final class ProblemList {
  public internal(set) var all: [SyntaxProblem] = []

  public init() {}
}

// What no Swift file can hold where it stands. The parser goes on behind it all the same.
extension Parser {
  mutating func noteProblem(_ message: String, at range: ByteRange) {
    guard outline.problems.count < Lexer.maximumProblemCount else { return }
    outline.problems.append(SyntaxProblem(message, at: range))
  }

  /// A slip at a token. Only the first is noted, as it often brings others about, and none where
  /// brackets do not match. What a condition about the version of the compiler leaves out is not
  /// read by it, and may be anything.
  mutating func noteSlip(_ message: String, at index: Int) {
    guard stream.problems.isEmpty, outline.problems.isEmpty else { return }
    let range = stream.tokens[index].range
    guard !conditions.isVersioned(at: range.start) else { return }
    noteProblem(message, at: range)
  }

  /// Notes that nothing that may stand here begins with the current token.
  mutating func noteUnexpected() {
    if isReserved(position), startsNamedDeclaration(keyword) {
      noteSlip("'\(keyword.text)' without a name", at: position)
    } else {
      noteSlip("\(quoted(position)) cannot stand here", at: position)
    }
  }

  /// Notes attributes and modifiers that belong to nothing, or else what stands here.
  mutating func noteMissingDeclaration(behind head: DeclarationHead) {
    guard isAtEnd, !(head.attributes.isEmpty && head.modifiers.isEmpty) else {
      return noteUnexpected()
    }
    noteSlip("no declaration behind \(quoted(position - 1))", at: position - 1)
  }

  /// Notes what stands on one line with the statement or declaration before it, and no `;` between.
  mutating func noteCrowding() {
    guard !token.flags.contains(.startsLine), !isAtEnd else { return }
    noteSlip("a ';' or a new line is missing before \(quoted(position))", at: position)
  }

  mutating func noteMissingComma() {
    noteSlip("a ',' is missing before \(quoted(position))", at: position)
  }

  /// Gives the tree, and to a list what was noted on the way.
  func finish(_ problems: ProblemList?) -> BodyTree {
    if !outline.problems.isEmpty { problems?.all += outline.problems }
    return tree
  }

  /// A token between quotes, cut where it is long.
  func quoted(_ index: Int) -> String {
    let text = text(index)
    return text.utf8.count > 24 ? "'\(text.prefix(20))…'" : "'\(text)'"
  }

  private func startsNamedDeclaration(_ word: Keyword) -> Bool {
    switch word {
    case .import, .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype,
      .var, .let, .func, .case:
      return true
    default: return false
    }
  }
}
