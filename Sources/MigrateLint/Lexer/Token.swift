/// What a token is, as far as the parser needs to know.
public enum TokenKind: UInt8, Sendable {
  case identifier  // a name or keyword, as written: `foo`, `class`, `_`
  case backtickedIdentifier  // `default` with its backticks
  case dollarIdentifier  // `$0`, `$name`
  case integerLiteral
  case floatLiteral
  case stringStart  // opening quotes with their pounds: `"`, `#"`, `"""`
  case stringSegment  // the text between; absent where empty
  case interpolationStart  // `\(`, `\#(`
  case interpolationEnd  // the `)` that closes an interpolation
  case stringEnd  // closing quotes with their pounds
  case regexLiteral  // `/…/` or `#/…/#`, whole
  case operatorSymbol  // a run of operator characters, `=`, `->`, `&`, `?` and `!` included
  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case comma
  case colon
  case semicolon
  case period  // `.`, also the one that starts `.leading`
  case backslash  // starts a key path
  case at  // starts an attribute
  case pound  // `#` of `#Preview`, `#selector`, `#available`, `#file`
  case directive  // a whole line: `#if …`, `#elseif …`, `#else`, `#endif`, `#sourceLocation(…)`
  case shebang
  case unknown  // a byte sequence that starts no token
  case endOfFile
}

/// One token: twelve bytes. Text is looked up in the file's bytes.
public struct Token: Hashable, Sendable {
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break (also one inside a block comment) stands between the previous token and this.
    public static let startsLine = Flags(rawValue: 1)
    /// White space, a comment or the start of the file stands directly before.
    public static let spaceBefore = Flags(rawValue: 2)
    /// White space, a comment or the end of the file stands directly behind.
    public static let spaceAfter = Flags(rawValue: 4)
    /// A literal that no closing delimiter ends.
    public static let unterminated = Flags(rawValue: 8)
  }

  private let startOffset: UInt32
  private let endOffset: UInt32
  public let kind: TokenKind
  public var flags: Flags

  public init(kind: TokenKind, start: Int, end: Int, flags: Flags = []) {
    startOffset = UInt32(start)
    endOffset = UInt32(end)
    self.kind = kind
    self.flags = flags
  }

  public var start: Int { Int(startOffset) }
  public var end: Int { Int(endOffset) }
  public var range: ByteRange { ByteRange(start, end) }
}

/// What is wrong with a file's bytes, so that it is reported and never written.
public struct SyntaxProblem: Hashable, Sendable {
  /// Lower case, no full stop.
  public var message: String
  public var range: ByteRange

  public init(_ message: String, at range: ByteRange) {
    self.message = message
    self.range = range
  }
}

/// A file cut into tokens. Tokens and comments cover every byte that is no white space.
public struct TokenStream: Sendable {
  /// In order; the last is `endOfFile`, an empty token at the end of the bytes.
  public var tokens: [Token]
  /// Every comment, whole, in order.
  public var comments: [ByteRange]
  /// For each token that opens or closes a bracket pair (parentheses, brackets, braces, string
  /// interpolations) the index of its partner; -1 for all others.
  public var partners: [Int32]
  /// Unterminated literals and comments, brackets without partner, `#if` without `#endif`.
  public var problems: [SyntaxProblem]

  public init(
    tokens: [Token], comments: [ByteRange], partners: [Int32], problems: [SyntaxProblem]
  ) {
    self.tokens = tokens
    self.comments = comments
    self.partners = partners
    self.problems = problems
  }
}
