/// A file with its tokens and its outline.
public struct ParsedFile: Sendable {
  public let source: SourceFile
  public let stream: TokenStream
  public let outline: Outline

  /// Cuts a file into tokens and reads its declarations.
  public init(_ source: SourceFile) {
    let stream = Lexer.lex(source.bytes)
    var parser = Parser(bytes: source.bytes, stream: stream, skipsBodies: true)
    parser.parseFile()
    parser.outline.problems =
      stream.problems + parser.outline.problems + ParsedFile.limits(source, stream)
    self.source = source
    self.stream = stream
    outline = parser.outline
  }

  /// Brackets nested deeper than this make a file unreadable: no person wrote it.
  private static let nestingLimit = 300

  /// What is too much for the parser, or never stands in a Swift file.
  private static func limits(_ source: SourceFile, _ stream: TokenStream) -> [SyntaxProblem] {
    var problems: [SyntaxProblem] = []
    if let offset = source.bytes.firstIndex(of: 0),
      !stream.problems.contains(where: { $0.range.contains(offset) })
    {
      problems.append(SyntaxProblem("a NUL byte", at: ByteRange(offset, offset + 1)))
    }
    var depth = 0
    for (index, partner) in stream.partners.enumerated() where partner >= 0 {
      depth += Int(partner) > index ? 1 : -1
      guard depth > nestingLimit else { continue }
      problems.append(
        SyntaxProblem("brackets nested too deeply", at: stream.tokens[index].range))
      break
    }
    return problems
  }

  /// The statements between two braces.
  public func body(_ span: TokenSpan) -> BodyTree {
    var parser = bodyParser(at: span)
    parser.tree.root = parser.parseBlock()
    return parser.tree
  }

  /// An initial value, a default value or the like. The root is -1 where it cannot be read.
  public func expression(_ span: TokenSpan) -> BodyTree {
    var parser = bodyParser(at: span)
    parser.tree.root = parser.parseExpression(.beforeAccessors)
    return parser.tree
  }

  /// Freestanding statements or a macro; the root is a block.
  public func code(_ span: TokenSpan) -> BodyTree {
    var parser = bodyParser(at: span)
    let start = parser.token.start
    var children = NodeList()
    parser.parseStatements(until: span.end, into: &children)
    parser.tree.root = parser.make(.block, start: start, children)
    return parser.tree
  }

  /// The arguments between an attribute's parentheses; the root is a tuple.
  public func arguments(_ span: TokenSpan) -> BodyTree {
    var parser = bodyParser(at: span)
    let start = parser.token.start
    var children = NodeList()
    parser.parseArguments(until: .rightParen, span.end, into: &children)
    parser.tree.root = parser.make(.tuple, start: start, children)
    return parser.tree
  }

  private func bodyParser(at span: TokenSpan) -> Parser {
    var parser = Parser(bytes: source.bytes, stream: stream, skipsBodies: false)
    parser.position = span.start
    parser.isInFunctionBody = true
    return parser
  }

  /// The identifiers between two offsets, argument labels and member names left out.
  public func names(usedIn range: ByteRange) -> Set<String> {
    var result: Set<String> = []
    var index = firstToken(from: range.start)
    while index < stream.tokens.count - 1, stream.tokens[index].end <= range.end {
      let token = stream.tokens[index]
      let isName = token.kind == .identifier || token.kind == .backtickedIdentifier
      let isMember = index > 0 && stream.tokens[index - 1].kind == .period
      if isName, !isMember, stream.tokens[index + 1].kind != .colon {
        result.insert(identifierText(token, source.bytes))
      }
      index += 1
    }
    return result
  }

  /// The names that `let` and `var` declare between two tokens.
  public func localNames(in span: TokenSpan) -> Set<String> {
    var result: Set<String> = []
    for index in span.start..<max(span.start, span.end - 1) {
      let token = stream.tokens[index]
      guard token.kind == .identifier, token.end - token.start == 3 else { continue }
      let word = source.text(token.range)
      guard word == "let" || word == "var", stream.tokens[index + 1].kind == .identifier else {
        continue
      }
      result.insert(identifierText(stream.tokens[index + 1], source.bytes))
    }
    return result
  }

  /// The index of the first token that starts at or behind an offset.
  private func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = stream.tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if stream.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
