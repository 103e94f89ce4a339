import SwiftSyntax

/// The declarations that swift-syntax sees in a file.
class TheirDeclarations: SyntaxVisitor {
  private enum Surroundings { case declarations, body }

  var items = Items()
  private var surroundings: [Surroundings] = [.declarations]
  private var owners: [String] = []
  private var conditionalDepth = 0

  var isInBody: Bool { surroundings.last == .body }
  var owner: String { owners.joined(separator: ".") + "/" }

  // MARK: Surroundings

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_: CodeBlockSyntax) { surroundings.removeLast() }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_: ClosureExprSyntax) { surroundings.removeLast() }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_: AccessorBlockSyntax) { surroundings.removeLast() }
  override func visit(_: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_: SwitchExprSyntax) { surroundings.removeLast() }

  private func enterBody() -> SyntaxVisitorContinueKind {
    surroundings.append(.body)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    // Here: a condition such as `os(iOS)` is not walked, as it is no code.
    conditionalDepth += 1
    if let elements = node.elements { walk(elements) }
    conditionalDepth -= 1
    return .skipChildren
  }

  // MARK: Types

  private func enter(
    _ kind: String, _ name: String, _ nameNode: some SyntaxProtocol,
    _ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ generics: GenericParameterClauseSyntax? = nil, written primary: String? = nil,
    extended: TypeSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    owners.append(name)
    var words = head(node.attributes, node.modifiers)
    words.append("\(kind) \(owners.joined(separator: "."))")
    words.append(primary ?? self.generics(generics))
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      let type = inherited.type.bare
      if type.is(ClassRestrictionTypeSyntax.self) { continue }
      words.append(": \(type.rangeText) \(written(convert(type)))")
    }
    words.append(requirements(node.genericWhereClause))
    if let extended { words.append("extends \(written(convert(extended)))") }
    words.append("keyword \(node.introducer.rangeText)")
    words.append("body \(node.memberBlock.rangeText)")
    words.append(extent(node, from: node.introducer))
    if isInBody { words.append("local") }
    if conditionalDepth > 0 { words.append("conditional") }
    items.add(.types, nameNode.startOffset, joined(words))
    walk(node.attributes)
    if let inheritance = node.inheritanceClause { walk(inheritance) }
    surroundings.append(.declarations)
    walk(node.memberBlock)
    surroundings.removeLast()
    owners.removeLast()
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("class", node.name.plainName, node.name, node, node.genericParameterClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("struct", node.name.plainName, node.name, node, node.genericParameterClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("enum", node.name.plainName, node.name, node, node.genericParameterClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("actor", node.name.plainName, node.name, node, node.genericParameterClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.plainName)
    return enter(
      "protocol", node.name.plainName, node.name, node,
      written: names.map { "<\($0.joined(separator: ", "))>" })
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = convert(node.extendedType)
    return enter(
      "extension", type.dottedName ?? type.description, node.extendedType, node,
      extended: node.extendedType)
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isInBody else { return .visitChildren }
    var bindings: [(name: TokenSyntax, text: String)] = []
    for binding in node.bindings {
      let names = Self.names(in: binding.pattern)
      var words: [String] = []
      if let type = binding.typeAnnotation?.type {
        words.append(": \(type.rangeText) \(written(convert(type)))")
      }
      if let value = binding.initializer?.value { words.append("= \(value.rangeText)") }
      if let block = binding.accessorBlock {
        words.append("{\(accessors(of: block))} \(block.rangeText)")
      }
      words.append(extent(node, from: node.bindingSpecifier))
      for name in names {
        var marks: [String] = []
        if names.count > 1 { marks.append("in a pattern") }
        if name.text.hasPrefix("`") { marks.append("backticked") }
        if conditionalDepth > 0 { marks.append("conditional") }
        bindings.append((name, joined(words + ["<siblings>"] + marks)))
      }
    }
    let head = head(node.attributes, node.modifiers)
    let specifier = node.bindingSpecifier.text + " "
    let siblings = bindings.count > 1 ? "one of \(bindings.count) " : ""
    for (name, text) in bindings {
      let text = text.split(separator: "<siblings>", omittingEmptySubsequences: false)
      let tail = joined([String(text[0]), siblings + String(text[1])])
        .split(separator: " ").joined(separator: " ")
      items.add(
        .properties, name.startOffset, joined(head + [owner + specifier + name.plainName, tail]))
    }
    return .visitChildren
  }

  /// The names that a pattern introduces, `_` among them.
  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): [pattern.identifier]
    case .wildcardPattern(let pattern): [pattern.wildcard]
    case .tuplePattern(let pattern): pattern.elements.flatMap { names(in: $0.pattern) }
    default: []
    }
  }

  private func accessors(of block: AccessorBlockSyntax) -> String {
    guard case .accessors(let list) = block.accessors else { return "get \(block.rangeText)" }
    return list.map { accessor in
      let specifier = accessor.accessorSpecifier.text
      let named = ["get", "set", "willSet", "didSet", "init"]
      let kind = named.contains(specifier) ? specifier : "other"
      return "\(kind) \(accessor.body?.rangeText ?? "-")"
    }.joined(separator: ", ")
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      "function \(node.name.plainName)", node.name, node.funcKeyword, node,
      node.genericParameterClause, node.signature.parameterClause,
      node.signature.returnClause?.type, node.genericWhereClause,
      node.body?.rangeText)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      "initializer init", node.initKeyword, node.initKeyword, node, node.genericParameterClause,
      node.signature.parameterClause, node.signature.returnClause?.type, node.genericWhereClause,
      node.body?.rangeText)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      "deinitializer deinit", node.deinitKeyword, node.deinitKeyword, node, nil, nil, nil, nil,
      node.body?.rangeText)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      "subscript subscript", node.subscriptKeyword, node.subscriptKeyword, node,
      node.genericParameterClause,
      node.parameterClause, node.returnClause.type, node.genericWhereClause,
      node.accessorBlock?.rangeText)
  }

  private func addFunction(
    _ name: String, _ nameToken: TokenSyntax, _ keyword: TokenSyntax,
    _ node: some WithAttributesSyntax & WithModifiersSyntax,
    _ generics: GenericParameterClauseSyntax?, _ parameters: FunctionParameterClauseSyntax?,
    _ result: TypeSyntax?, _ requirements: GenericWhereClauseSyntax?, _ body: String?
  ) -> SyntaxVisitorContinueKind {
    guard !isInBody else { return .visitChildren }
    var words = head(node.attributes, node.modifiers)
    words.append(owner + name)
    words.append(self.generics(generics))
    let list = parameters?.parameters.map(parameter).joined(separator: ", ")
    words.append("(\(list ?? ""))")
    if let result { words.append("-> \(written(convert(result)))") }
    words.append(self.requirements(requirements))
    words.append("body \(body ?? "-") \(extent(node, from: keyword))")
    items.add(.functions, nameToken.startOffset, joined(words))
    return .visitChildren
  }

  private func parameter(_ parameter: FunctionParameterSyntax) -> String {
    var attributes = self.attributes(parameter.attributes)
    var isAutoclosure = false
    var typeStart = parameter.type.startOffset
    if let type = parameter.type.as(AttributedTypeSyntax.self), type.specifiers.isEmpty {
      // Here: our parameters take the attributes of the type as their own.
      attributes += self.attributes(type.attributes)
      isAutoclosure = self.attributes(type.attributes).contains { $0.hasPrefix("@autoclosure ") }
      typeStart = type.lateSpecifiers.first?.startOffset ?? type.baseType.startOffset
    }
    var words = attributes
    let name = parameter.secondName ?? parameter.firstName
    words.append("\(parameter.firstName.plainName) \(name.plainName)@\(name.startOffset)")
    words.append(": \(typeStart)..\(parameter.type.endOffset) \(written(convert(parameter.type)))")
    if isAutoclosure { words.append("autoclosure") }
    if parameter.ellipsis != nil { words.append("variadic") }
    if let value = parameter.defaultValue?.value { words.append("= \(value.rangeText)") }
    return joined(words)
  }

  // MARK: Other declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { $0.name.plainName }.joined(separator: ".")
    let words = head(node.attributes, node.modifiers) + [
      "import \(path)", node.rangeText, conditionalDepth > 0 ? "conditional" : "",
    ]
    items.add(.otherDeclarations, node.startOffset, joined(words))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isInBody else { return .visitChildren }
    let words = [
      owner, "typealias", node.name.plainName, generics(node.genericParameterClause),
      "= \(written(convert(node.initializer.value)))", requirements(node.genericWhereClause),
      "\(node.typealiasKeyword.startOffset)..\(node.endOffset)",
    ]
    items.add(.otherDeclarations, node.typealiasKeyword.startOffset, joined(words))
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map { convert($0.type.bare) } ?? []
    let constraint = inherited.dropFirst().reduce(inherited.first) { .composition([$0!, $1]) }
    let words = [
      owner, "associatedtype", node.name.plainName, constraint.map { ": \(written($0))" } ?? "",
      node.initializer.map { "= \(written(convert($0.value)))" } ?? "",
      requirements(node.genericWhereClause),
      "\(node.associatedtypeKeyword.startOffset)..\(node.endOffset)",
    ]
    items.add(.otherDeclarations, node.associatedtypeKeyword.startOffset, joined(words))
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let payload = node.parameterClause?.parameters.map { written(convert($0.type)) } ?? []
    items.add(
      .otherDeclarations, node.name.startOffset,
      "\(owner)case \(node.name.plainName)(\(payload.joined(separator: ", ")))")
    return .visitChildren
  }

  // MARK: Parts

  /// From the first attribute, modifier or keyword on: an `#if` around attributes is left out, as
  /// ours leaves it out.
  private func extent(
    _ node: some WithAttributesSyntax & WithModifiersSyntax, from keyword: TokenSyntax
  ) -> String {
    let attribute = firstAttribute(in: node.attributes)
    let start = attribute ?? node.modifiers.first?.startOffset ?? keyword.startOffset
    return "in \(start)..\(node.endOffset)"
  }

  private func firstAttribute(in list: AttributeListSyntax) -> Int? {
    for element in list {
      switch element {
      case .attribute(let attribute): return attribute.startOffset
      case .ifConfigDecl(let config):
        for clause in config.clauses {
          guard case .attributes(let list) = clause.elements else { continue }
          if let start = firstAttribute(in: list) { return start }
        }
      }
    }
    return nil
  }

  private func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
    -> [String]
  {
    self.attributes(attributes)
      + modifiers.map { modifier in
        modifier.name.text + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
          + " \(modifier.rangeText)"
      }
  }

  /// Those in all branches of `#if`, as ours are.
  private func attributes(_ list: AttributeListSyntax) -> [String] {
    list.flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute):
        let name = convert(attribute.attributeName).dottedName ?? "…"
        return ["@\(name) \(attribute.rangeText)"]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [String] in
          guard case .attributes(let list) = clause.elements else { return [] }
          return attributes(list)
        }
      }
    }
  }

  private func generics(_ clause: GenericParameterClauseSyntax?) -> String {
    guard let clause else { return "" }
    let words = clause.parameters.map { parameter in
      parameter.name.plainName
        + (parameter.inheritedType.map { ": \($0.rangeText) \(written(convert($0)))" } ?? "")
    }
    return "<\(words.joined(separator: ", "))>"
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> String {
    guard let clause else { return "" }
    let words = clause.requirements.map { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        let (left, right) = (same.leftType.as(TypeSyntax.self), same.rightType.as(TypeSyntax.self))
        return "\(written(left.map(convert) ?? .other)) == "
          + "\(same.rightType.rangeText) \(written(right.map(convert) ?? .other))"
      case .conformanceRequirement(let requirement):
        return "\(written(convert(requirement.leftType))) : "
          + "\(requirement.rightType.rangeText) \(written(convert(requirement.rightType)))"
      default: return "layout"
      }
    }
    return "where \(words.joined(separator: ", "))"
  }
}
