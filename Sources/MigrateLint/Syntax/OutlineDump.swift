/// The declarations of a file, readable: one a line, close to Swift, members indented below their
/// type, each with its place at the end.
func dumpOutline(_ file: ParsedFile) -> String {
  OutlineDump(file).text()
}

private struct OutlineDump {
  private let file: ParsedFile
  private let outline: Outline
  private let lines: LineTable

  init(_ file: ParsedFile) {
    self.file = file
    outline = file.outline
    lines = LineTable(file.source.bytes)
  }

  func text() -> String {
    var result = outline.imports.map { line($0) + "\n" }.joined()
    append(nil, of: entries(), indentation: "", to: &result)
    for problem in outline.problems {
      result += "problem: \(problem.message)\(place(problem.range.start))\n"
    }
    return result
  }

  /// One line, and what is indented below it.
  private struct Entry {
    var start: Int
    var line: String
    var type: OutlineIndex?
  }

  /// The members of each type, and under nil what belongs to none.
  private func entries() -> [OutlineIndex?: [Entry]] {
    var result: [OutlineIndex?: [Entry]] = [:]
    func add(_ owner: OutlineIndex?, _ start: Int, _ line: String, type: OutlineIndex? = nil) {
      result[owner, default: []].append(Entry(start: start, line: line, type: type))
    }
    for item in outline.enumCases { add(item.owner, 0, line(item)) }
    for (index, type) in outline.types.enumerated() {
      add(type.parent, type.range.start, line(type), type: index)
    }
    for variable in outline.variables {
      add(variable.owner, variable.nameRange.start, line(variable))
    }
    for function in outline.functions { add(function.owner, function.range.start, line(function)) }
    for alias in outline.typealiases { add(alias.owner, alias.range.start, line(alias)) }
    for code in outline.freestandingCode { add(code.owner, code.range.start, line(code)) }
    return result
  }

  private func append(
    _ owner: OutlineIndex?, of entries: [OutlineIndex?: [Entry]], indentation: String,
    to result: inout String
  ) {
    let sorted = (entries[owner] ?? []).enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for entry in sorted.map(\.element) {
      result += indentation + entry.line + "\n"
      if let type = entry.type {
        append(type, of: entries, indentation: indentation + "  ", to: &result)
      }
    }
  }

  // MARK: Lines

  private func line(_ item: ImportDeclaration) -> String {
    head(item.attributes, item.modifiers) + "import \(item.path)"
      + marks(item.isConditional ? "conditional" : nil) + place(item.range.start)
  }

  private func line(_ type: TypeDeclaration) -> String {
    let inherited = type.inheritance.map(\.type.description).joined(separator: ", ")
    return head(type.attributes, type.modifiers) + "\(type.kind.rawValue) \(type.name)"
      + clause(type.genericParameters) + (inherited.isEmpty ? "" : ": " + inherited)
      + clause(type.requirements)
      + marks(type.isLocal ? "local" : nil, type.isConditional ? "conditional" : nil)
      + place(type.nameRange.start)
  }

  private func line(_ variable: VariableDeclaration) -> String {
    let name = variable.isBackticked ? "`\(variable.name)`" : variable.name
    var result = head(variable.attributes, variable.modifiers)
    result += (variable.isLet ? "let " : "var ") + name
    if let type = variable.type { result += ": \(type)" }
    if let range = variable.initialValueRange { result += " = " + source(range) }
    let accessors = variable.accessors.map { accessor in
      accessor.kind.rawValue + (accessor.body == nil ? ";" : "")
    }
    if !accessors.isEmpty { result += " { \(accessors.joined(separator: " ")) }" }
    return result
      + marks(
        variable.siblings > 1 ? "one of \(variable.siblings)" : nil,
        variable.isInPattern ? "in a pattern" : nil, variable.isConditional ? "conditional" : nil)
      + place(variable.nameRange.start)
  }

  private func line(_ function: FunctionDeclaration) -> String {
    let keyword = function.kind == .function ? "func " : ""
    let parameters = function.parameters.map(text).joined(separator: ", ")
    return head(function.attributes, function.modifiers) + keyword + function.name
      + clause(function.genericParameters) + "(\(parameters))"
      + (function.returnType.map { " -> \($0)" } ?? "") + clause(function.requirements)
      + marks(function.body == nil ? "no body" : nil) + place(function.nameRange.start)
  }

  private func text(_ parameter: ParameterSyntax) -> String {
    let label = parameter.label ?? "_"
    var result = head(parameter.attributes, [])
    result += label == parameter.name ? label : "\(label) \(parameter.name)"
    if let type = parameter.type { result += ": \(type)" }
    if parameter.isVariadic { result += "..." }
    if let span = parameter.defaultValue {
      let tokens = file.stream.tokens
      result += " = " + source(ByteRange(tokens[span.start].start, tokens[span.end - 1].end))
    }
    return result
  }

  private func line(_ alias: TypealiasDeclaration) -> String {
    (alias.isAssociatedType ? "associatedtype " : "typealias ") + alias.name
      + (alias.constraint.map { ": \($0)" } ?? "") + (alias.target.map { " = \($0)" } ?? "")
      + clause(alias.requirements) + place(alias.range.start)
  }

  private func line(_ item: EnumCaseDeclaration) -> String {
    let payload = item.payload.map(\.description).joined(separator: ", ")
    return "case \(item.name)" + (payload.isEmpty ? "" : "(\(payload))")
  }

  private func line(_ code: FreestandingCode) -> String {
    let name = code.macro.map { "macro #\($0)" } ?? "statements"
    return "\(name): " + source(code.range) + place(code.range.start)
  }

  // MARK: Parts

  private func head(_ attributes: [AttributeSyntax], _ modifiers: [ModifierSyntax]) -> String {
    let written = attributes.map { "@" + $0.name + ($0.arguments == nil ? "" : "(…)") }
    let words = modifiers.map { $0.name + ($0.detail.map { "(\($0))" } ?? "") }
    return (written + words).map { $0 + " " }.joined()
  }

  private func clause(_ parameters: [GenericParameterSyntax]) -> String {
    guard !parameters.isEmpty else { return "" }
    let texts = parameters.map { $0.name + ($0.constraint.map { ": \($0)" } ?? "") }
    return "<" + texts.joined(separator: ", ") + ">"
  }

  private func clause(_ requirements: [RequirementSyntax]) -> String {
    guard !requirements.isEmpty else { return "" }
    let texts = requirements.map { "\($0.subject)\($0.isSameType ? " ==" : ":") \($0.constraint)" }
    return " where " + texts.joined(separator: ", ")
  }

  private func marks(_ marks: String?...) -> String {
    let words = marks.compactMap { $0 }
    return words.isEmpty ? "" : " [\(words.joined(separator: ", "))]"
  }

  private func place(_ offset: Int) -> String {
    let position = lines.position(of: offset)
    return "  \(position.line):\(position.column)"
  }

  private func source(_ range: ByteRange) -> String { excerpt(file.source.text(range)) }
}

/// The text on one line, and not too much of it.
func excerpt(_ text: String, limit: Int = 40) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.count <= limit ? words : words.prefix(limit - 1) + "…"
}
