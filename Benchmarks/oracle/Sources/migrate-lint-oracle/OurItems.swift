import MigrateLint

/// What our outline and trees see in a file.
struct OurItems {
  let file: ParsedFile
  var items = Items()

  static func read(_ file: ParsedFile) -> Items {
    var reader = OurItems(file: file)
    reader.readTypes()
    reader.readVariables()
    reader.readFunctions()
    reader.readOthers()
    reader.readTrees()
    return reader.items
  }

  private var outline: Outline { file.outline }

  private func bytes(_ span: TokenSpan?) -> String {
    guard let span, span.start < span.end else { return "-" }
    let tokens = file.stream.tokens
    return "\(tokens[span.start].start)..\(tokens[span.end - 1].end)"
  }

  // MARK: Declarations

  private mutating func readTypes() {
    for (index, type) in outline.types.enumerated() {
      var words = head(type.attributes, type.modifiers)
      words.append("\(type.kind.rawValue) \(outline.qualifiedName(index))")
      words.append(generics(type.genericParameters))
      words += type.inheritance.map { ": \($0.range.text) \(written($0.type))" }
      words.append(requirements(type.requirements))
      if let extended = type.extendedType { words.append("extends \(written(extended))") }
      words.append("keyword \(type.keywordRange.text)")
      words.append("body \(type.bodyRange.text) in \(type.range.text)")
      if type.isLocal { words.append("local") }
      if type.isConditional { words.append("conditional") }
      items.add(.types, type.nameRange.start, joined(words))
    }
  }

  private mutating func readVariables() {
    for variable in outline.variables {
      var words = head(variable.attributes, variable.modifiers)
      words.append(owner(variable.owner) + (variable.isLet ? "let " : "var ") + variable.name)
      if let type = variable.type {
        words.append(": \(variable.typeRange?.text ?? "-") \(written(type))")
      }
      if let range = variable.initialValueRange { words.append("= \(range.text)") }
      if !variable.accessors.isEmpty {
        let accessors = variable.accessors.map { "\($0.kind.rawValue) \(bytes($0.body))" }
        let extent = variable.accessorRange?.text ?? "-"
        words.append("{\(accessors.joined(separator: ", "))} \(extent)")
      }
      words.append("in \(variable.range.text)")
      if variable.siblings > 1 { words.append("one of \(variable.siblings)") }
      if variable.isInPattern { words.append("in a pattern") }
      if variable.isBackticked { words.append("backticked") }
      if variable.isConditional { words.append("conditional") }
      items.add(.properties, variable.nameRange.start, joined(words))
    }
  }

  private mutating func readFunctions() {
    for function in outline.functions {
      var words = head(function.attributes, function.modifiers)
      words.append(owner(function.owner) + "\(function.kind.rawValue) \(function.name)")
      words.append(generics(function.genericParameters))
      words.append("(\(function.parameters.map(parameter).joined(separator: ", ")))")
      if let type = function.returnType { words.append("-> \(written(type))") }
      words.append(requirements(function.requirements))
      words.append("body \(bytes(function.body)) in \(function.range.text)")
      items.add(.functions, function.nameRange.start, joined(words))
    }
  }

  private func parameter(_ parameter: ParameterSyntax) -> String {
    var words = parameter.attributes.map { "@\($0.name) \($0.range.text)" }
    words.append("\(parameter.label ?? "_") \(parameter.name)@\(parameter.nameRange.start)")
    if let type = parameter.type {
      words.append(": \(parameter.typeRange?.text ?? "-") \(written(type))")
    }
    if parameter.isAutoclosure { words.append("autoclosure") }
    if parameter.isVariadic { words.append("variadic") }
    if parameter.defaultValue != nil { words.append("= \(bytes(parameter.defaultValue))") }
    return joined(words)
  }

  private mutating func readOthers() {
    for item in outline.imports {
      let words = head(item.attributes, item.modifiers) + [
        "import \(item.module)", item.range.text, item.isConditional ? "conditional" : "",
      ]
      items.add(.otherDeclarations, item.range.start, joined(words))
    }
    for alias in outline.typealiases {
      let words = [
        owner(alias.owner), alias.isAssociatedType ? "associatedtype" : "typealias", alias.name,
        generics(alias.genericParameters), alias.constraint.map { ": \(written($0))" } ?? "",
        alias.target.map { "= \(written($0))" } ?? "", requirements(alias.requirements),
        alias.range.text,
      ]
      items.add(.otherDeclarations, alias.range.start, joined(words))
    }
    for item in outline.enumCases {
      let payload = item.payload.map(written).joined(separator: ", ")
      items.add(
        .otherDeclarations, item.nameRange.start,
        "\(owner(item.owner))case \(item.name)(\(payload))")
    }
    for code in outline.freestandingCode {
      guard let macro = code.macro else { continue }
      items.add(
        .otherDeclarations, code.range.start, "\(owner(code.owner))#\(macro) \(code.range.text)")
    }
  }

  // MARK: Parts

  private func head(_ attributes: [AttributeSyntax], _ modifiers: [ModifierSyntax]) -> [String] {
    attributes.map { "@\($0.name) \($0.range.text)" }
      + modifiers.map { $0.name + ($0.detail.map { "(\($0))" } ?? "") + " \($0.range.text)" }
  }

  private func owner(_ index: OutlineIndex?) -> String {
    index.map { outline.qualifiedName($0) + "/" } ?? "/"
  }

  private func generics(_ parameters: [GenericParameterSyntax]) -> String {
    guard !parameters.isEmpty else { return "" }
    let words = parameters.map { parameter in
      parameter.name
        + (parameter.constraint.map { ": \(parameter.constraintRange.text) \(written($0))" } ?? "")
    }
    return "<\(words.joined(separator: ", "))>"
  }

  private func requirements(_ requirements: [RequirementSyntax]) -> String {
    guard !requirements.isEmpty else { return "" }
    let words = requirements.map { requirement in
      "\(written(requirement.subject)) \(requirement.isSameType ? "==" : ":") "
        + "\(requirement.constraintRange.text) \(written(requirement.constraint))"
    }
    return "where \(words.joined(separator: ", "))"
  }

  // MARK: Bodies

  private mutating func readTrees() {
    var attributes = outline.types.flatMap(\.attributes) + outline.imports.flatMap(\.attributes)
    var seen: Set<TokenSpan> = []
    for variable in outline.variables {
      attributes += variable.attributes
      if let value = variable.initialValue, seen.insert(value).inserted {
        read(file.expression(value, noting: items.problems))
      }
      for accessor in variable.accessors {
        if let body = accessor.body, seen.insert(body).inserted { read(file.body(body, noting: items.problems)) }
      }
    }
    for function in outline.functions {
      attributes += function.attributes
      for parameter in function.parameters {
        attributes += parameter.attributes
        if let value = parameter.defaultValue { read(file.expression(value, noting: items.problems)) }
      }
      if let body = function.body { read(file.body(body, noting: items.problems)) }
    }
    for value in outline.enumCases.flatMap(\.defaultValues) { read(file.expression(value, noting: items.problems)) }
    for code in outline.freestandingCode { read(file.code(code.span, noting: items.problems)) }
    attributes.removeAll { isBuiltIn($0.name) }
    for span in attributes.compactMap(\.arguments) where seen.insert(span).inserted {
      read(file.arguments(span))
    }
  }

  private mutating func read(_ tree: BodyTree) {
    guard tree.root >= 0 else { return }
    var open: [(node: NodeID, isNew: Bool)] = [(tree.root, false)]
    while let (node, isNew) = open.popLast() {
      let kind = tree.kind(node)
      // Here: `#available(…)` is a condition and no call.
      if kind == .call, let callee = tree.firstChild(node), tree.kind(callee) == .macro,
        ["available", "unavailable"].contains(tree.name(callee))
      {
        continue
      }
      read(node, in: tree, isNew: isNew)
      for (index, child) in tree.children(node).enumerated() {
        let isReference = kind == .member || kind == .call && index == 0
        open.append((child, !isReference && (isNew || kind == .bindingPattern)))
      }
    }
  }

  /// - Parameter isNew: Whether names are those of new variables.
  private mutating func read(_ node: NodeID, in tree: BodyTree, isNew: Bool) {
    switch tree.kind(node) {
    case .call: addCall(node, tree)
    case .name where isNew, .selfName where isNew: addLocal("variable", node, tree)
    case .name, .dollarName: addName("name", node, tree)
    case .member where tree[node].token >= 0: addName("member", node, tree)
    case .implicitMember: addName("implicit", node, tree)
    case .keyPathComponent: addName("key path", node, tree)
    case .parameter: addLocal("parameter", node, tree)
    case .capture: addLocal("capture", node, tree)
    case .optionalBinding: addLocal("variable", node, tree)
    default: break
    }
  }

  private mutating func addLocal(_ role: String, _ node: NodeID, _ tree: BodyTree) {
    if tree.name(node) == "_" { return }
    items.add(.locals, tree.nameRange(node).start, "\(role) \(tree.name(node))")
  }

  private mutating func addName(_ role: String, _ node: NodeID, _ tree: BodyTree) {
    // Here: `Any` is a type to them, wherever it stands.
    if tree.name(node) == "_" || role == "name" && tree.name(node) == "Any" { return }
    let range = tree.nameRange(node)
    // Here: a module in `Warehouse::Crate` is none of their names.
    let behind = file.source.bytes[range.end...].prefix(2)
    if role == "name", behind.elementsEqual("::".utf8) { return }
    let text = "\(role) \(tree.name(node))"
    items.add(.names, range.start, text)
    if file.source.bytes[range.start] == UInt8(ascii: "$") {
      items.add(.dollarUses, range.start, text)
    }
  }

  private mutating func addCall(_ node: NodeID, _ tree: BodyTree) {
    var labels: [String] = []
    var callee = tree.range(node)
    for (index, child) in tree.children(node).enumerated() {
      if index == 0 {
        callee = tree.range(child)
      } else {
        let label = tree[child].token >= 0 ? tree.name(child) + ":" : "_:"
        labels.append((tree[child].flags.contains(.isTrailingClosure) ? "&" : "") + label)
      }
    }
    items.add(.calls, callee.start, "\(callee.text) (\(labels.joined(separator: " ")))")
  }
}

/// Whether an attribute is one of the language: what stands in its parentheses is then hardly ever
/// an expression, and is not compared. Those of libraries are types, in upper case.
func isBuiltIn(_ attribute: String) -> Bool {
  attribute.first { $0 != "_" }?.isLowercase ?? false
}

extension ByteRange {
  var text: String { "\(start)..\(end)" }
}

/// The words with something in them.
func joined(_ words: [String]) -> String {
  words.filter { !$0.isEmpty }.joined(separator: " ")
}

/// A type with everything that `TypeSyntax` knows; its description leaves parameters out.
func written(_ type: TypeSyntax) -> String {
  switch type {
  case .named(let components):
    components.map { component in
      component.arguments.isEmpty
        ? component.name
        : "\(component.name)<\(component.arguments.map(written).joined(separator: ", "))>"
    }.joined(separator: ".")
  case .optional(let inner): "optional(\(written(inner)))"
  case .array(let inner): "[\(written(inner))]"
  case .dictionary(let key, let value): "[\(written(key)): \(written(value))]"
  case .function(let parameters, let result):
    "function(\(parameters.map(written).joined(separator: ", ")) -> \(written(result)))"
  case .tuple(let types): "(\(types.map(written).joined(separator: ", ")))"
  case .composition(let types): "both(\(types.map(written).joined(separator: " & ")))"
  case .some(let inner): "some(\(written(inner)))"
  case .any(let inner): "any(\(written(inner)))"
  case .metatype(let inner): "meta(\(written(inner)))"
  case .other: "…"
  }
}
