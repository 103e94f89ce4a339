/// Cuts the bytes of a file into tokens: one pass, no recursion, no failure.
///
/// Every byte belongs to exactly one token, comment or stretch of white space. What is wrong
/// becomes a problem of the stream, and the bytes behind it are cut all the same.
public struct Lexer {
  /// A string literal whose interpolation is being cut.
  struct OpenString {
    let startToken: Int
    let poundCount: Int
    let isMultiline: Bool
  }

  static let maximumProblemCount = 20

  let bytes: [UInt8]
  let count: Int
  let classes: [ByteClass]
  /// The first byte that is not cut yet. Every step of the main loop moves it on.
  var offset = 0
  /// The flags of the next token, as far as they come from what stands before it.
  var pending: Token.Flags = [.startsLine, .spaceBefore]
  var tokens: [Token] = []
  var comments: [ByteRange] = []
  var problems: [SyntaxProblem] = []
  var brackets = BracketStack()
  /// The strings around the current interpolation; the innermost is the last.
  var openStrings: [OpenString] = []
  /// Opening and closing token of each bracket pair.
  var pairs: [(Int32, Int32)] = []
  /// Where raw strings may end on the line in question, for `#"""`.
  var rawQuotes = RawQuoteTable()
  /// Whether some multi-line regex never ended: then no other is looked for.
  var hasEndlessRegex = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
    classes = ByteClass.table
    tokens.reserveCapacity(bytes.count / 6 + 16)
  }

  public static func lex(_ bytes: [UInt8]) -> TokenStream {
    guard bytes.count < Int(Int32.max) else {
      let end = Token(kind: .endOfFile, start: 0, end: 0, flags: [.startsLine])
      let problem = SyntaxProblem("the file is too large", at: ByteRange(0, 0))
      return TokenStream(tokens: [end], comments: [], partners: [-1], problems: [problem])
    }
    var lexer = Lexer(bytes)
    lexer.skipFileStart()
    while lexer.offset < lexer.count { lexer.step() }
    return lexer.finish()
  }

  /// Cuts the token, comment or white space at the offset.
  @inline(__always)
  private mutating func step() {
    let byteClass = classes[Int(bytes[offset])]
    switch byteClass {
    case .space: skipSpaces()
    case .newline:
      offset += 1
      pending.formUnion([.startsLine, .spaceBefore])
    case .word: lexIdentifier()
    case .digit: lexNumber()
    case .dollar: lexDollarIdentifier()
    case .slash: lexSlash()
    case .period, .operatorCharacter: lexOperator()
    case .pound: lexPounds()
    case .quote: lexString(start: offset, poundCount: 0)
    case .backtick: lexBacktickedIdentifier()
    case .leftParen: lexOpener(.leftParen, .paren)
    case .leftBracket: lexOpener(.leftBracket, .bracket)
    case .leftBrace: lexOpener(.leftBrace, .brace)
    case .rightParen: lexCloser(.rightParen, .paren)
    case .rightBracket: lexCloser(.rightBracket, .bracket)
    case .rightBrace: lexCloser(.rightBrace, .brace)
    case .comma: lexSingle(.comma)
    case .colon: lexSingle(.colon)
    case .semicolon: lexSingle(.semicolon)
    case .backslash: lexSingle(.backslash)
    case .at: lexSingle(.at)
    case .high: lexHigh()
    case .invalid:
      report(bytes[offset] == 0 ? "NUL byte" : "unexpected character", from: offset, to: offset + 1)
      lexSingle(.unknown)
    }
  }

  private mutating func finish() -> TokenStream {
    offset = count
    emit(.endOfFile, from: count)
    reportUnclosed(brackets.unclosed)
    for token in brackets.unendedIfs { report("'#if' without '#endif'", at: tokens[token].range) }
    problems.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var partners = [Int32](repeating: -1, count: tokens.count)
    for (opener, closer) in pairs {
      partners[Int(opener)] = closer
      partners[Int(closer)] = opener
    }
    return TokenStream(
      tokens: tokens, comments: comments, partners: partners, problems: problems)
  }

  // MARK: - Bytes

  /// The byte at an offset, or NUL behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  @inline(__always)
  func isByte(_ offset: Int, _ scalar: Unicode.Scalar) -> Bool {
    offset < count && bytes[offset] == UInt8(ascii: scalar)
  }

  func isNewline(_ offset: Int) -> Bool {
    offset < count && classes[Int(bytes[offset])] == .newline
  }

  /// Whether the bytes at an offset are exactly this ASCII text.
  func hasText(_ text: String, at offset: Int) -> Bool {
    text.utf8.elementsEqual(bytes[offset...].prefix(text.utf8.count))
  }

  /// The end of the line that holds an offset, without its line break.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, classes[Int(bytes[end])] != .newline { end += 1 }
    return end
  }

  /// Whether white space, a comment or the end of the file stands at the offset.
  @inline(__always)
  private var isSpaceAhead: Bool {
    guard offset < count else { return true }
    let byteClass = classes[Int(bytes[offset])]
    if byteClass.isSpace { return true }
    if byteClass == .slash { return startsComment(offset) }
    return byteClass == .high && ScalarClass.at(offset, in: bytes).class == .space
  }

  // MARK: - Tokens

  /// Appends the token between `start` and the offset.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int) {
    let flags = isSpaceAhead ? pending.union(.spaceAfter) : pending
    pending = []
    tokens.append(Token(kind: kind, start: start, end: offset, flags: flags))
  }

  /// Appends a token that string text follows: what looks like white space there is none.
  mutating func emitBeforeText(_ kind: TokenKind, from start: Int) {
    tokens.append(Token(kind: kind, start: start, end: offset, flags: pending))
    pending = []
  }

  mutating func lexSingle(_ kind: TokenKind) {
    offset += 1
    emit(kind, from: offset - 1)
  }

  private mutating func lexOpener(_ kind: TokenKind, _ bracket: BracketStack.Kind) {
    brackets.open(bracket, token: tokens.count)
    lexSingle(kind)
  }

  private mutating func lexCloser(_ kind: TokenKind, _ bracket: BracketStack.Kind) {
    if let opener = brackets.closeTop(bracket) {
      finishPair(opener, kind)
    } else if let closing = brackets.close(bracket) {
      reportUnclosed(closing.abandoned)
      finishPair(closing.opener, kind)
    } else {
      let sign = Unicode.Scalar(bytes[offset])
      report("'\(sign)' closes nothing", from: offset, to: offset + 1)
      lexSingle(kind)
    }
  }

  private mutating func finishPair(_ opener: BracketStack.Opener, _ kind: TokenKind) {
    pairs.append((opener.token, Int32(truncatingIfNeeded: tokens.count)))
    guard opener.kind == .interpolation, let string = openStrings.popLast() else {
      return lexSingle(kind)
    }
    offset += 1
    emitBeforeText(.interpolationEnd, from: offset - 1)
    lexStringText(string)
  }

  // MARK: - Problems

  /// Reports openers that were given up; a string around such an interpolation is given up too.
  mutating func reportUnclosed(_ openers: [BracketStack.Opener]) {
    let interpolations = openers.count { $0.kind == .interpolation }
    for string in openStrings.suffix(interpolations) {
      tokens[string.startToken].flags.insert(.unterminated)
    }
    openStrings.removeLast(interpolations)
    for opener in openers.prefix(Self.maximumProblemCount) {
      let range = tokens[Int(opener.token)].range
      switch opener.kind {
      case .paren: report("'(' is never closed", at: range)
      case .bracket: report("'[' is never closed", at: range)
      case .brace: report("'{' is never closed", at: range)
      case .interpolation: report("unterminated string interpolation", at: range)
      }
    }
  }

  mutating func report(_ message: String, from start: Int, to end: Int) {
    report(message, at: ByteRange(start, end))
  }

  mutating func report(_ message: String, at range: ByteRange) {
    if problems.count < Self.maximumProblemCount {
      problems.append(SyntaxProblem(message, at: range))
    }
  }
}
