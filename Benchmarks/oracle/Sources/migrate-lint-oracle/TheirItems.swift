import SwiftSyntax

/// All that swift-syntax sees in a file.
final class TheirItems: TheirDeclarations {
  static func read(_ tree: SourceFileSyntax) -> Items {
    let reader = TheirItems(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.items
  }

  // MARK: Expressions

  /// A declaration in parentheses, as it would look to other modules.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    isBuiltIn(node.attributeName.trimmedDescription) ? .skipChildren : .visitChildren
  }

  override func visit(_: ABIAttributeArgumentsSyntax) -> SyntaxVisitorContinueKind { .skipChildren }


  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let start = Self.start(of: node.calledExpression)
    addCall(
      start, node.calledExpression.endOffset, node.arguments, node.trailingClosure,
      node.additionalTrailingClosures)
    return .visitChildren
  }

  /// A function type such as `(Crate) -> Void`, which our trees have as one type.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    node.elements.contains { $0.is(ArrowExprSyntax.self) } ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trailingClosure != nil {
      // Here: with a closure behind, our trees have a call around the subscript.
      addCall(
        Self.start(of: ExprSyntax(node)), node.rightSquare.endOffset, [], node.trailingClosure,
        node.additionalTrailingClosures)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addMacro(node)
    if !isInBody, node.parent?.is(CodeBlockItemSyntax.self) == true { addDeclaration(node) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addMacro(node)
    if !isInBody { addDeclaration(node) }
    return .visitChildren
  }

  private func addDeclaration(_ node: some FreestandingMacroExpansionSyntax) {
    let start = node.pound.startOffset
    items.add(
      .otherDeclarations, start, "\(owner)#\(node.macroName.plainName) \(start)..\(node.endOffset)")
  }

  private func addMacro(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.leftParen != nil || node.trailingClosure != nil else { return }
    let end = node.genericArgumentClause?.endOffset ?? node.macroName.endOffset
    addCall(
      node.pound.startOffset, end, node.arguments, node.trailingClosure,
      node.additionalTrailingClosures)
  }

  private func addCall(
    _ start: Int, _ end: Int, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) {
    var labels = arguments.map { ($0.label?.plainName ?? "_") + ":" }
    if closure != nil { labels.append("&_:") }
    labels += others.map { "&\($0.label.plainName):" }
    items.add(.calls, start, "\(start)..\(end) (\(labels.joined(separator: " ")))")
  }

  /// Where a callee starts: in a branch of `#if` inside of a chain, where the chain does.
  private static func start(of expression: ExprSyntax) -> Int {
    var node = Syntax(expression)
    while true {
      if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
        guard let config = Self.config(whoseBranchStartsWith: node) else { return node.startOffset }
        guard let base = config.base else { return outer(config) }
        node = Syntax(base)
      } else if let config = node.as(PostfixIfConfigExprSyntax.self) {
        guard let base = config.base else { return outer(config) }
        node = Syntax(base)
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        node = Syntax(base)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = Syntax(call.calledExpression)
      } else if let access = node.as(SubscriptCallExprSyntax.self) {
        node = Syntax(access.calledExpression)
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = Syntax(chain.expression)
      } else if let unwrap = node.as(ForceUnwrapExprSyntax.self) {
        node = Syntax(unwrap.expression)
      } else if let postfix = node.as(PostfixOperatorExprSyntax.self) {
        node = Syntax(postfix.expression)
      } else if let special = node.as(GenericSpecializationExprSyntax.self) {
        node = Syntax(special.expression)
      } else {
        return node.startOffset
      }
    }
  }

  /// The `#if` inside of a chain in a branch of which nothing stands before the node.
  private static func config(whoseBranchStartsWith node: Syntax) -> PostfixIfConfigExprSyntax? {
    var current = node
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
      }
      guard parent.startOffset == node.startOffset else { return nil }
      current = parent
    }
    return nil
  }

  /// A `#if` that begins a branch of another one: the chain starts before that.
  private static func outer(_ config: PostfixIfConfigExprSyntax) -> Int {
    var current = Syntax(config)
    while let parent = current.parent {
      if current.is(IfConfigDeclSyntax.self), let outer = parent.as(PostfixIfConfigExprSyntax.self),
        let base = outer.base
      {
        return start(of: base)
      }
      current = parent
    }
    return config.startOffset
  }

  // MARK: Names

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if isLocal(node) { addLocal("variable", node.identifier) }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    addLocal("parameter", node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    addLocal("parameter", node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    addLocal("capture", node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let list = node.parent?.parent?.parent
    if isInBody, list?.parent?.is(FunctionDeclSyntax.self) == true {
      addLocal("parameter", node.secondName ?? node.firstName)
    }
    return .visitChildren
  }

  /// Whether our parser takes the component of a key path for a part of its root type: the names
  /// alone do not tell.
  private static func mayBeType(_ component: KeyPathComponentSyntax) -> Bool {
    guard let list = component.parent?.as(KeyPathComponentListSyntax.self),
      list.parent?.as(KeyPathExprSyntax.self)?.root != nil, list.last?.id != component.id
    else { return false }
    for other in list {
      guard case .property(let property) = other.component,
        property.declName.baseName.text.first?.isUppercase == true
      else { return false }
      if other.id == component.id { return true }
    }
    return false
  }

  private func addLocal(_ role: String, _ name: TokenSyntax) {
    if name.text == "_" { return }
    items.add(.locals, name.startOffset, "\(role) \(name.plainName)")
  }

  /// Whether a pattern is none of a property or global.
  private func isLocal(_ node: IdentifierPatternSyntax) -> Bool {
    if isInBody { return true }
    var above = node.parent
    while let current = above, current.is(TuplePatternElementSyntax.self)
      || current.is(TuplePatternElementListSyntax.self) || current.is(TuplePatternSyntax.self)
    {
      above = current.parent
    }
    return above?.is(PatternBindingSyntax.self) != true
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName
    let role: String
    switch name.tokenKind {
    // Here: an operator that is handed on as a function, which is a literal in our trees.
    case .binaryOperator, .prefixOperator, .postfixOperator, .ellipsis, .leftAngle, .rightAngle,
      .prefixAmpersand, .equal, .infixQuestionMark, .exclamationMark:
      return .visitChildren
    default: break
    }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      role = member.base != nil || Self.start(of: ExprSyntax(member)) < member.startOffset
        ? "member" : "implicit"
    } else if let component = node.parent?.parent?.as(KeyPathComponentSyntax.self) {
      if Self.mayBeType(component) { return .visitChildren }
      role = "key path"
    } else {
      if name.text == "self" || name.text == "super" { return .visitChildren }
      // Here: a module in front is the base in our trees.
      role = node.moduleSelector == nil ? "name" : "member"
    }
    items.add(.names, name.startOffset, "\(role) \(name.plainName)")
    if name.text.hasPrefix("$") {
      items.add(.dollarUses, name.startOffset, "\(role) \(name.plainName)")
    }
    return .visitChildren
  }
}
