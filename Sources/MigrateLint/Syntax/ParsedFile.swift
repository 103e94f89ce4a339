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
    parser.outline.problems = stream.problems + parser.outline.problems
    self.source = source
    self.stream = stream
    outline = parser.outline
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

  /// Whether any token between two offsets spells a name.
  public func mentions(_ name: String, in range: ByteRange) -> Bool {
    let utf8 = Array(name.utf8)
    return stream.tokens.contains { token in
      token.start >= range.start && token.end <= range.end && token.kind == .identifier
        && token.end - token.start == utf8.count
        && source.bytes[token.start..<token.end].elementsEqual(utf8)
    }
  }
}
