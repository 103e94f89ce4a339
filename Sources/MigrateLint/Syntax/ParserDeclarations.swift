/// What stands before a declaration's keyword.
struct DeclarationHead {
  var start: Int
  var attributes: [AttributeSyntax] = []
  var modifiers: [ModifierSyntax] = []
}

// Declarations: heads, types, members.
extension Parser {
  /// Reads the whole file into `outline`.
  mutating func parseFile() {
    var code: TokenSpan?
    while !isAtEnd {
      let mark = position
      skipDirectives()
      if isAtEnd { break }
      if position == mark { noteCrowding() }
      if kind == .at || startsDeclaration(at: position) || startsMacro {
        flush(&code)
        parseMember()
      } else {
        let start = position
        if kind == .leftBrace { noteUnexpected() }
        parseDiscarding { $0.parseTopLevelStatement() }
        if position == mark { skipGroup() }
        code = TokenSpan(code?.start ?? start, position)
      }
      if position == mark { skipGroup() }
    }
    flush(&code)
  }

  private mutating func parseTopLevelStatement() {
    var children = NodeList()
    parseStatements(until: position + 1, into: &children)
  }

  private mutating func flush(_ code: inout TokenSpan?) {
    guard let span = code else { return }
    code = nil
    addFreestanding(macro: nil, span)
  }

  private mutating func addFreestanding(macro: String?, _ span: TokenSpan) {
    let range = ByteRange(stream.tokens[span.start].start, stream.tokens[span.end - 1].end)
    outline.freestandingCode.append(
      FreestandingCode(owner: owner, macro: macro, span: span, range: range))
  }

  /// Runs a parse function for its movement only.
  mutating func parseDiscarding(_ body: (inout Parser) -> Void) {
    let nodes = tree.nodes.count
    let types = tree.types.count
    body(&self)
    tree.nodes.removeLast(tree.nodes.count - nodes)
    tree.types.removeLast(tree.types.count - types)
  }

  var startsMacro: Bool {
    kind == .pound && token(1).kind == .identifier && !token(1).flags.contains(.spaceBefore)
  }

  /// Whether a declaration starts at an index; attributes are not looked at.
  func startsDeclaration(at start: Int) -> Bool {
    var index = start
    while true {
      let word = keyword(at: index)
      let next = stream.tokens[min(index + 1, stream.tokens.count - 1)]
      switch word {
      case .import, .struct, .enum, .protocol, .extension, .typealias, .associatedtype,
        .`precedencegroup`:
        return next.kind == .identifier || next.kind == .backtickedIdentifier
          || next.kind == .leftBracket || next.kind == .leftParen
      case .var, .let:
        return next.kind == .identifier || next.kind == .backtickedIdentifier
          || next.kind == .leftParen
      case .func: return true
      case .operator: return next.kind == .operatorSymbol
      case .class, .actor, .macro:
        if word == .class, isModifierOrDeclaration(at: index + 1) {
          index += 1
          continue
        }
        return next.kind == .backtickedIdentifier || next.kind == .identifier
          && (!next.flags.contains(.startsLine) || word == .class && !isReserved(index + 1)
            || word == .actor && index > start)
      case .`init`:
        return index > start || (owner != nil && !isInFunctionBody && startsSignature(next))
      case .subscript:
        return index > start || (owner != nil && !isInFunctionBody && startsSignature(next))
      case .deinit: return next.kind == .leftBrace
      case .case: return index > start && owner != nil
      default:
        if index > start, isMacroOnLine(index) { return true }
        guard word.isModifier, let behind = modifierEnd(at: index) else { return false }
        guard !(isInFunctionBody && behind == index + 1 && !isModifierOrDeclaration(at: behind))
        else { return false }
        index = behind
      }
    }
  }

  /// Whether a word that can name nothing stands at an index.
  func isReserved(_ index: Int) -> Bool {
    switch keyword(at: index) {
    case .import, .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype,
      .var, .let, .func, .`init`, .deinit, .subscript, .case, .public, .private, .fileprivate,
      .internal, .static, .if, .guard, .while, .repeat, .for, .switch, .default, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .where, .in, .is, .as:
      return true
    default: return false
    }
  }

  private func startsSignature(_ next: Token) -> Bool {
    switch next.kind {
    case .leftParen: true
    case .operatorSymbol: true
    default: false
    }
  }

  private func isModifierOrDeclaration(at index: Int) -> Bool {
    let word = keyword(at: index)
    if word.isModifier { return true }
    switch word {
    case .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .var, .let, .func,
      .`init`, .deinit, .subscript, .case, .import, .macro, .operator, .associatedtype:
      return true
    default:
      return stream.tokens[min(index, stream.tokens.count - 1)].kind == .at || isMacroOnLine(index)
    }
  }

  /// A macro with modifiers, as in `public #Cases`.
  private func isMacroOnLine(_ index: Int) -> Bool {
    let token = stream.tokens[min(index, stream.tokens.count - 1)]
    return token.kind == .pound && !token.flags.contains(.startsLine)
  }

  /// The index behind a modifier and its `(set)`.
  private func modifierEnd(at index: Int) -> Int? {
    let next = stream.tokens[min(index + 1, stream.tokens.count - 1)]
    guard next.kind == .leftParen else { return index + 1 }
    guard let close = partner(of: index + 1), close == index + 3 else { return nil }
    return close + 1
  }

  // MARK: Heads

  mutating func parseHead() -> DeclarationHead {
    var head = DeclarationHead(start: token.start)
    while !isAtEnd {
      if kind == .directive {
        noteDirective()
        advance()
      } else if kind == .at {
        guard let attribute = parseAttribute(ofDeclaration: true) else { return head }
        head.attributes.append(attribute)
      } else if keyword.isModifier
        || (keyword == .class && isModifierOrDeclaration(at: position + 1)),
        let behind = modifierEnd(at: position),
        isModifierOrDeclaration(at: behind)
          || stream.tokens[min(behind, stream.tokens.count - 1)].kind == .directive
      {
        let start = token.start
        let name = text(position)
        let detail = behind == position + 4 ? text(position + 2) : nil
        bite = 0
        position = behind
        head.modifiers.append(
          ModifierSyntax(name: name, detail: detail, range: ByteRange(start, previousEnd)))
      } else {
        return head
      }
    }
    return head
  }

  /// - Parameter ofType: Of a type `@escaping(Crate) -> Void` takes nothing in parentheses.
  mutating func parseAttribute(
    ofType: Bool = false, ofDeclaration: Bool = false
  ) -> AttributeSyntax? {
    let start = token.start
    advance()
    // Here: what stands in the next line is no name, though it may become one by an edit.
    guard isIdentifier, !token.flags.contains(.startsLine) else {
      noteProblem("an '@' without a name", at: ByteRange(start, start + 1))
      return nil
    }
    var name = text(position)
    advance()
    while true {
      if isModuleSelector(0), isIdentifier(2) {  // `@SwiftUI::State`
        advance()
        advance()
        name += "." + text(position)
        advance()
        continue
      }
      // Here: `@Builder <Item> items: …` is a type with its arguments all the same.
      if kind == .operatorSymbol, currentByte == UInt8(ascii: "<"), parseGenericArguments() != nil {
        continue
      }
      guard kind == .period, token(1).kind == .identifier, !token.flags.contains(.spaceBefore)
      else { break }
      advance()
      name += "." + text(position)
      advance()
    }
    var arguments: TokenSpan?
    if kind == .leftParen, !(ofType && Parser.typeAttributesWithoutArguments.contains(name)),
      // Here: Swift 5 takes `@Environment (\.key) var x` with a warning; nothing else begins so.
      !token.flags.contains(.spaceBefore) || Parser.attributesWithArguments.contains(name)
        || ofDeclaration && !token.flags.contains(.startsLine),
      let close = partner(of: position), !(ofType && startsResult(at: close + 1))
    {
      arguments = TokenSpan(position + 1, close)
      finishGroup(close)
    }
    return AttributeSyntax(
      name: name, range: ByteRange(start, previousEnd), arguments: arguments)
  }

  /// Of `@MainActor(Crate) -> Void`, too, the parentheses are the function's, as Swift 5 has it.
  private func startsResult(at index: Int) -> Bool {
    isOperator("->", at: index) || ["async", "throws", "rethrows"].contains(text(index))
  }

  private static let typeAttributesWithoutArguments: Set<String> = [
    "escaping", "autoclosure", "Sendable", "noescape", "noDerivative", "preconcurrency",
    "retroactive", "unchecked", "async", "_local", "_noMetadata",
  ]

  // MARK: Members

  /// Reads one declaration, macro or piece of code; goes forward at least one token.
  mutating func parseMember() {
    let head = parseHead()
    switch keyword {
    case .import: parseImport(head)
    case .class where token(1).kind == .identifier || token(1).kind == .backtickedIdentifier:
      parseTypeDeclaration(.class, head)
    case .struct: parseTypeDeclaration(.struct, head)
    case .enum: parseTypeDeclaration(.enum, head)
    case .protocol: parseTypeDeclaration(.protocol, head)
    case .extension: parseTypeDeclaration(.extension, head)
    case .actor where token(1).kind == .identifier: parseTypeDeclaration(.actor, head)
    case .typealias, .associatedtype: parseTypealias()
    case .var, .let: parseVariables(head)
    case .func: parseFunction(head, .function)
    case .`init`: parseFunction(head, .initializer)
    case .deinit: parseFunction(head, .deinitializer)
    case .subscript: parseFunction(head, .subscript)
    case .case where owner != nil: parseEnumCases()
    case .operator, .`precedencegroup`: skipOperatorDeclaration()
    case .macro: parseMacro(head)
    default:
      if startsMacro {
        parseMacroDeclaration()
      } else {
        noteMissingDeclaration(behind: head)
        skipGroup()
      }
    }
  }

  private mutating func parseMacroDeclaration() {
    let start = position
    let name = text(position + (isModuleSelector(2) && isIdentifier(4) ? 4 : 1))
    parseDiscarding { _ = $0.parseExpression() }
    if position == start { skipGroup() }
    addFreestanding(macro: name, TokenSpan(start, position))
  }

  private mutating func skipOperatorDeclaration() {
    advance()
    var continues = keyword(at: position - 1) == .`precedencegroup`
    while !isAtEnd, kind == .identifier || kind == .operatorSymbol || kind == .colon
      || kind == .comma, continues || kind == .colon || !token.flags.contains(.startsLine)
    {
      continues = kind == .colon || kind == .comma
      advance()
    }
    if kind == .leftBrace { skipGroup() }
  }

  private mutating func parseMacro(_ head: DeclarationHead) {
    advance()
    outline.macros.append(text(position))
    advance()
    outline.macroHeads.append(ByteRange(head.start, max(previousEnd, head.start)))
    if kind == .operatorSymbol, currentByte == UInt8(ascii: "<") { _ = parseGenericParameters() }
    if kind == .leftParen { skipGroup() }
    if isOperator("->") {
      advance()
      _ = parseType()
    }
    if isOperator("=") {
      advance()
      parseDiscarding { _ = $0.parseExpression() }
    }
    if keyword == .where { _ = parseRequirements() }
  }

  private mutating func parseImport(_ head: DeclarationHead) {
    advance()
    let kinds: [Keyword] = [.class, .struct, .enum, .protocol, .typealias, .func, .var, .let]
    let isOfOneDeclaration = kinds.contains(keyword) && isIdentifier(1)
    if isOfOneDeclaration { advance() }
    var path: [String] = []
    while isIdentifier {
      path.append(text(position))
      advance()
      if isModuleSelector(0) {
        advance()
        advance()
        continue
      }
      guard kind == .period, !token.flags.contains(.startsLine) else { break }
      advance()
    }
    if path.isEmpty { noteSlip("'import' without a name", at: position - 1) }
    let declaration = isOfOneDeclaration && path.count > 1 ? path.removeLast() : nil
    outline.imports.append(
      ImportDeclaration(
        module: path.joined(separator: "."), declaration: declaration, attributes: head.attributes,
        modifiers: head.modifiers, isConditional: conditionalDepth > 0,
        range: ByteRange(head.start, max(previousEnd, head.start))))
  }

  mutating func parseTypealias() {
    let start = token.start
    let isAssociatedType = keyword == .associatedtype
    let isHidden = position > 0 && ["private", "fileprivate"].contains(text(position - 1))
    advance()
    guard isIdentifier else {
      noteSlip("'\(text(position - 1))' without a name", at: position - 1)
      return
    }
    let name = text(position)
    advance()
    let isGeneric = kind == .operatorSymbol && currentByte == UInt8(ascii: "<")
    let genericParameters = isGeneric ? parseGenericParameters() : []
    var target: TypeSyntax?
    var constraint: TypeSyntax?
    var constraintRange = ByteRange(previousEnd, previousEnd)
    if kind == .colon {
      advance()
      (constraint, constraintRange) = parseRangedType()
      while kind == .comma {
        advance()
        let next = parseType() ?? .other
        constraint = .composition([constraint ?? .other, next])
        constraintRange.end = max(previousEnd, constraintRange.start)
      }
    }
    if isOperator("=") {
      advance()
      target = parseType()
    }
    if target == nil, !isAssociatedType {
      noteSlip("no type behind \(quoted(position - 1))", at: position - 1)
    }
    let requirements = keyword == .where ? parseRequirements() : []
    outline.typealiases.append(
      TypealiasDeclaration(
        owner: owner, name: name, target: target, isAssociatedType: isAssociatedType,
        isGeneric: isGeneric, isHidden: isHidden, genericParameters: genericParameters,
        constraint: constraint, constraintRange: constraintRange, requirements: requirements,
        range: ByteRange(start, max(previousEnd, start))))
  }

  private mutating func parseEnumCases() {
    guard let owner else { return skipGroup() }
    advance()
    while true {
      guard isIdentifier else {
        noteSlip("'case' without a name", at: position - 1)
        return
      }
      let name = text(position)
      let nameRange = token.range
      advance()
      let parameters = kind == .leftParen ? parseParameters(isPayload: true) : []
      if isOperator("=") {
        advance()
        parseDiscarding { _ = $0.parseExpression() }
      }
      outline.enumCases.append(
        EnumCaseDeclaration(
          owner: owner, name: name, nameRange: nameRange, payload: parameters.compactMap(\.type),
          defaultValues: parameters.compactMap(\.defaultValue)))
      guard kind == .comma else { return }
      advance()
    }
  }
}
