import SwiftSyntax

/// The tokens of swift-syntax in the common form.
struct TheirTokens {
  private let bytes: [UInt8]
  private var tokens: [CommonToken] = []

  static func read(_ tree: SourceFileSyntax, _ bytes: [UInt8]) -> [CommonToken] {
    var reader = TheirTokens(bytes: bytes)
    for token in tree.tokens(viewMode: .sourceAccurate) { reader.add(token) }
    return reader.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func add(_ token: TokenSyntax) {
    let (start, end) = (token.startOffset, token.endOffset)
    guard start < end else { return }
    if isPartOfDirective(token) {
      let starts = [.poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation]
        .contains(token.tokenKind)
      return add(start, end, .directive, joins: starts ? nil : .directive)
    }
    if token.parent?.is(RegexLiteralExprSyntax.self) == true {
      return add(start, end, .regex, joins: tokens.last?.end == start ? .regex : nil)
    }
    switch token.tokenKind {
    case .stringSegment: return
    case .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote, .singleQuote:
      addDelimiter(token, start, end)
    case .backslash where token.parent?.is(ExpressionSegmentSyntax.self) == true:
      add(start, end, .interpolationStart)
    case .leftParen where token.parent?.is(ExpressionSegmentSyntax.self) == true:
      add(start, end, .interpolationStart, joins: .interpolationStart)
    case .rightParen where token.parent?.is(ExpressionSegmentSyntax.self) == true:
      add(start, end, .interpolationEnd)
    case .identifier, .keyword, .wildcard, .dollarIdentifier:
      // Here: `$name` is an identifier to them, and only `$0` a dollar identifier.
      add(start, end, bytes[start] == UInt8(ascii: "$") ? .dollarName : .name)
    case .period, .integerLiteral, .floatLiteral: addNumber(token, start, end)
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .ellipsis,
      .leftAngle, .rightAngle, .prefixAmpersand, .postfixQuestionMark, .infixQuestionMark,
      .exclamationMark:
      add(start, end, .operator)
    case .poundAvailable, .poundUnavailable:
      add(start, start + 1, .sign)
      add(start + 1, end, .name)
    case .colonColon:
      add(start, start + 1, .sign)
      add(start + 1, end, .sign)
    case .shebang: add(start, end, .shebang)
    case .unknown: add(start, end, .unknown)
    default: add(start, end, .sign)
    }
  }

  /// Appends a token, or makes the last one longer if it is of the kind that this one joins.
  private mutating func add(
    _ start: Int, _ end: Int, _ kind: CommonToken.Kind, joins: CommonToken.Kind? = nil
  ) {
    if let joins, tokens.last?.kind == joins {
      tokens[tokens.count - 1].end = end
    } else {
      tokens.append(CommonToken(start: start, end: end, kind: kind))
    }
  }

  /// Here: in a version such as `17.1.2` they cut each number apart, as their parser needs it.
  /// By the rules for numbers the first two are one, and so they are to us.
  private mutating func addNumber(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    let isPeriod = token.tokenKind == .period
    guard let component = token.parent?.as(VersionComponentSyntax.self),
      let list = component.parent?.as(VersionComponentListSyntax.self),
      list.first?.id == component.id
    else { return add(start, end, isPeriod ? .sign : .number) }
    add(start, end, .number, joins: .number)
  }

  private mutating func addDelimiter(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    if token.parent?.is(ExpressionSegmentSyntax.self) == true {
      return add(start, end, .interpolationStart, joins: .interpolationStart)
    }
    guard let literal = token.parent?.as(StringLiteralExprSyntax.self) else {
      guard let literal = token.parent?.as(SimpleStringLiteralExprSyntax.self) else { return }
      return add(start, end, token == literal.openingQuote ? .stringStart : .stringEnd)
    }
    switch token {
    case literal.openingPounds: add(start, end, .stringStart)
    case literal.openingQuote:
      add(start, end, .stringStart, joins: literal.openingPounds == nil ? nil : .stringStart)
    case literal.closingQuote: add(start, end, .stringEnd)
    default: add(start, end, .stringEnd, joins: .stringEnd)
    }
  }

  /// Whether the token belongs to the line of an `#if`, `#else`, `#endif`, `#sourceLocation`.
  private func isPartOfDirective(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: return true
    default: break
    }
    var node = token.parent
    while let current = node {
      if current.is(PoundSourceLocationSyntax.self) { return true }
      if current.is(CodeBlockItemListSyntax.self) || current.is(MemberBlockItemListSyntax.self) {
        return false
      }
      if let clause = current.parent?.as(IfConfigClauseSyntax.self) {
        return clause.condition.map { Syntax($0).id == current.id } ?? false
      }
      node = current.parent
    }
    return false
  }
}
