import MigrateLint

/// Our tokens in the common form. The text of strings is left out on both sides: it is what stands
/// between delimiters that are compared.
func ourTokens(_ stream: TokenStream, _ bytes: [UInt8]) -> [CommonToken] {
  stream.tokens.compactMap { token in
    switch token.kind {
    case .endOfFile, .stringSegment: nil
    default:
      CommonToken(start: token.start, end: token.end, kind: commonKind(of: token.kind))
    }
  }
}

private func commonKind(of kind: MigrateLint.TokenKind) -> CommonToken.Kind {
  switch kind {
  case .identifier, .backtickedIdentifier: .name
  case .dollarIdentifier: .dollarName
  case .integerLiteral, .floatLiteral: .number
  case .stringStart: .stringStart
  case .interpolationStart: .interpolationStart
  case .interpolationEnd: .interpolationEnd
  case .stringEnd: .stringEnd
  case .regexLiteral: .regex
  case .operatorSymbol: .operator
  case .directive: .directive
  case .shebang: .shebang
  case .unknown, .stringSegment, .endOfFile: .unknown
  default: .sign
  }
}
