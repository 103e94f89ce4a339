import Foundation

@testable import MigrateLint

/// What the compiler's own parser sees of the declarations in files: `-dump-parse` as JSON.
///
/// Types, properties and functions become lines as `ParsedFile.declarations` has them. What stands
/// between `#if` and `#endif` is left out on both sides, since the dump has one branch only.
struct CompilerDump {
  /// By path, of each file that the compiler parses without an error.
  private(set) var declarations: [String: [String]] = [:]
  /// The files in which it finds errors.
  private(set) var erroneous: Set<String> = []

  /// Runs the compiler on all the files at once.
  init(_ files: [SourceFile], in folder: URL) throws {
    let options = [
      "-frontend", "-dump-parse", "-dump-ast-format", "json", "-swift-version", "6",
      "-suppress-warnings", "-diagnostic-style", "llvm",
    ]
    let paths = files.flatMap { ["-primary-file", $0.path] }
    let (dump, diagnostics) = try withTemporaryFolder { output in
      let command = "swiftc \"$@\" >\"$0/dump\" 2>\"$0/diagnostics\""
      let words = ["sh", "-c", command, output.path] + options + paths
      _ = try Script(words: words, folder: folder).run()
      func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: output.appending(path: name)), as: UTF8.self)
      }
      return (try text("dump"), try text("diagnostics"))
    }
    for line in diagnostics.split(separator: "\n") where line.contains(": error: ") {
      guard let end = line.range(of: ".swift:")?.lowerBound else { continue }
      erroneous.insert(line[..<end] + ".swift")
    }
    let parsed = Dictionary(uniqueKeysWithValues: files.map { ($0.path, ParsedFile($0)) })
    // Here: the dumps stand one behind the other without a line break.
    let start = #"{"_kind":"source_file","#
    for part in dump.components(separatedBy: start).dropFirst() {
      // Here: now and then the compiler writes JSON that is none. Such a file is not compared.
      let json = try? JSONSerialization.jsonObject(with: Data((start + part).utf8))
      guard let tree = json as? [String: Any], let path = tree["filename"] as? String,
        let file = parsed[path], !erroneous.contains(path)
      else { continue }
      var reader = CompilerDumpReader(file: file)
      reader.read(tree["items"], owner: [], isMember: true)
      declarations[path] = reader.lines.sorted()
    }
  }
}

/// Goes through the dump of one file.
private struct CompilerDumpReader {
  let file: ParsedFile
  var lines: [String] = []
  /// Which variables of the last `let` or `var` have an initial value.
  private var hasValue: [String: Bool] = [:]

  private typealias Node = [String: Any]

  init(file: ParsedFile) { self.file = file }

  /// - Parameter isMember: Directly in a type or a file, and not in a body.
  mutating func read(_ value: Any?, owner: [String], isMember: Bool) {
    if let list = value as? [Any] {
      for item in list { read(item, owner: owner, isMember: isMember) }
    }
    guard let node = value as? Node else { return }
    switch node["_kind"] as? String {
    case "class_decl": readType(node, node["actor"] == nil ? "class" : "actor", owner)
    case "struct_decl": readType(node, "struct", owner)
    case "enum_decl": readType(node, "enum", owner)
    case "protocol": readType(node, "protocol", owner)
    case "extension_decl": readType(node, "extension", owner)
    case "top_level_code_decl":
      let body = node["body"] as? Node
      read(body?["elements"], owner: owner, isMember: true)
    case "pattern_binding_decl":
      if isMember { notePattern(node) }
      readParts(node, owner)
    case "var_decl":
      if isMember { addVariable(node, owner) }
      readParts(node, owner)
    case "func_decl", "constructor_decl", "destructor_decl", "subscript_decl":
      if isMember { addFunction(node, owner) }
      readParts(node, owner)
    default: readParts(node, owner)
    }
  }

  private mutating func readParts(_ node: Node, _ owner: [String]) {
    // Here: the processed value is the written one once more.
    for (key, part) in node where key != "processed_init" {
      read(part, owner: owner, isMember: false)
    }
  }

  private mutating func readType(_ node: Node, _ kind: String, _ owner: [String]) {
    let path = owner + [node["extended_type"] as? String ?? name(of: node)]
    if isKept(node) {
      let inherited = (node["inherits"] as? [Any])?.count ?? 0
      lines.append("\(kind) \(path.joined(separator: ".")): \(inherited)" + attributes(of: node))
    }
    read(node["members"], owner: path, isMember: true)
  }

  /// The dump has first the pattern with its value, then a variable for each name in it.
  private mutating func notePattern(_ node: Node) {
    hasValue = [:]
    for entry in node["pattern_entries"] as? [Node] ?? [] {
      for name in names(in: entry["pattern"]) { hasValue[name] = entry["original_init"] != nil }
    }
  }

  private func names(in pattern: Any?) -> [String] {
    if let list = pattern as? [Any] { return list.flatMap(names) }
    guard let node = pattern as? Node else { return [] }
    if node["_kind"] as? String == "pattern_named" { return [name(of: node)] }
    return names(in: node["sub_pattern"]) + names(in: node["elements"])
  }

  private mutating func addVariable(_ node: Node, _ owner: [String]) {
    guard isKept(node) else { return }
    let accessors = (node["accessors"] as? [Node] ?? []).map { accessor in
      ["get", "set", "willSet", "didSet", "init"].first { accessor[$0] != nil } ?? "other"
    }
    let name = name(of: node)
    lines.append(
      DeclarationLine.variable(
        owner.joined(separator: "."), name, isLet: node["let"] != nil,
        isStatic: node["static"] != nil, hasValue: hasValue[name] ?? false, accessors: accessors)
        + attributes(of: node))
  }

  private mutating func addFunction(_ node: Node, _ owner: [String]) {
    guard isKept(node) else { return }
    let labels = (node["name"] as? Node)?["args"] as? [String] ?? []
    lines.append(
      DeclarationLine.function(
        owner.joined(separator: "."), name(of: node), labels,
        body: offset(node["body"] as? Node, "start")))
  }

  // MARK: Parts

  private func isKept(_ node: Node) -> Bool {
    file.conditions(at: offset(node, "start") ?? 0).isEmpty
  }

  private func offset(_ node: Node?, _ end: String) -> Int? {
    (node?["range"] as? Node)?[end] as? Int
  }

  private func name(of node: Node) -> String {
    let base = (node["name"] as? Node)?["base_name"] as? Node
    return base?["name"] as? String ?? base?["special"] as? String ?? "_"
  }

  private func attributes(of node: Node) -> String {
    let all = node["attrs"] as? [Node] ?? []
    let starts = all.filter { $0["_kind"] as? String == "custom_attr" }
      .compactMap { offset($0, "start") }
    return DeclarationLine.attributes(starts)
  }
}

/// The common form of what the compiler sees and what we see.
private enum DeclarationLine {
  static func variable(
    _ owner: String, _ name: String, isLet: Bool, isStatic: Bool, hasValue: Bool,
    accessors: [String]
  ) -> String {
    "\(isStatic ? "static " : "")\(isLet ? "let" : "var") \(owner)/\(name)"
      + (hasValue ? " =" : "") + (accessors.isEmpty ? "" : " {\(accessors.sorted())}")
  }

  static func function(_ owner: String, _ name: String, _ labels: [String], body: Int?) -> String {
    "func \(owner)/\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
      + (body.map { " body at \($0)" } ?? "")
  }

  /// Where wrappers, macros and global actors stand.
  static func attributes(_ starts: [Int]) -> String {
    starts.sorted().map { " @\($0)" }.joined()
  }
}

extension ParsedFile {
  /// Our types, properties and functions outside of conditions, one a line.
  var declarations: [String] {
    func isKept(_ offset: Int) -> Bool { conditions(at: offset).isEmpty }
    func owner(_ index: OutlineIndex?) -> String { index.map(outline.qualifiedName) ?? "" }
    let kept = outline.types.enumerated().filter { isKept($1.nameRange.start) }
    let types = kept.map { index, type in
      "\(type.kind.rawValue) \(outline.qualifiedName(index)): \(type.inheritance.count)"
        + written(type.attributes)
    }
    let variables = outline.variables.filter { $0.name != "_" && isKept($0.nameRange.start) }
      .map { variable in
        DeclarationLine.variable(
          owner(variable.owner), variable.name, isLet: variable.isLet, isStatic: variable.isStatic,
          hasValue: variable.initialValue != nil,
          accessors: variable.accessors.map(\.kind.rawValue)) + written(variable.attributes)
      }
    let functions = outline.functions.filter { isKept($0.nameRange.start) }.map { function in
      let body = function.kind == .subscript ? nil : function.body
      return DeclarationLine.function(
        owner(function.owner), function.name, labels(of: function),
        body: body.map { stream.tokens[$0.start].start })
    }
    return (types + variables + functions).sorted()
  }

  /// The parameters of operators and subscripts have labels only where they are written.
  private func labels(of function: FunctionDeclaration) -> [String] {
    func index(_ name: ByteRange) -> Int {
      stream.tokens.firstIndex { $0.start == name.start } ?? 0
    }
    let isOperator = stream.tokens[index(function.nameRange)].kind == .operatorSymbol
    guard isOperator || function.kind == .subscript else {
      return function.parameters.map { $0.label ?? "" }
    }
    return function.parameters.map { parameter in
      let isWritten = stream.tokens[index(parameter.nameRange) - 1].kind == .identifier
      return isWritten ? parameter.label ?? "" : ""
    }
  }

  /// Only what a library declares: the language's own attributes are of other kinds in the dump.
  private func written(_ attributes: [AttributeSyntax]) -> String {
    let own: Set = ["NSManaged", "NSCopying", "IBOutlet", "IBAction", "IBInspectable", "Sendable"]
    let custom = attributes.filter { attribute in
      attribute.lastName.first?.isUppercase == true && !own.contains(attribute.lastName)
    }
    return DeclarationLine.attributes(custom.map(\.range.start))
  }
}
