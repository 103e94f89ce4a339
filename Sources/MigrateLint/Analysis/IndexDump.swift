/// The declarations of one file as the index knows them, readable.
func dumpIndex(_ index: ProjectIndex, file: FileIndex) -> String {
  let reader = BodyReader(index: index, file: file)
  var lines: [String] = ["module \(index.types.module(of: file).quoted)"]
  for entity in index.types.types where entity.parts.contains(where: { $0.file == file }) {
    lines.append("\(entity.kind.rawValue) \(entity.qualifiedName)")
    lines += describe(index.traits(entity.id), index).map { "  " + $0 }
    for (name, members) in index.allMembers(of: entity.id).sorted(by: { $0.key < $1.key }) {
      for member in members where member.place.file == file {
        lines.append("  " + describe(name, member, index, reader))
      }
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

private func describe(_ traits: TypeTraits, _ index: ProjectIndex) -> [String] {
  var lines: [String] = []
  for conformance in traits.conformances {
    switch conformance {
    case .throughAlias: lines.append("is an ObservableObject: through a typealias")
    case .written: lines.append("is an ObservableObject: written")
    case .throughProtocol(let root, _):
      lines.append("is an ObservableObject: through protocol \(index[root].qualifiedName)")
    case .throughSuperclass(let root):
      lines.append("is an ObservableObject: through superclass \(index[root].qualifiedName)")
    }
  }
  if traits.isObservable {
    lines.append("is observable: \(traits.observableMacro.map { "@" + $0.name } ?? "written")")
  }
  if !traits.viewProtocols.isEmpty {
    lines.append("is drawn: " + traits.viewProtocols.sorted().joined(separator: ", "))
  }
  return lines
}

private func describe(
  _ name: String, _ member: MemberID, _ index: ProjectIndex, _ reader: BodyReader
) -> String {
  guard member.kind == .variable else {
    let labels = index.function(member).parameters.map { ($0.label ?? "_") + ":" }.joined()
    return "func \(name)(\(labels)) -> \(describe(reader.resultType(of: member), index))"
  }
  let variable = index.variable(member)
  let kind = variable.isComputed ? "computed" : variable.isLet ? "let" : "var"
  let attributes = variable.attributes.map { "@\($0.name) " }.joined()
  return "\(attributes)\(kind) \(name): \(describe(reader.type(of: member), index))"
}

/// A resolved type in words: the project's types by qualified name, others with `external`.
func describe(_ type: ResolvedType, _ index: ProjectIndex) -> String {
  func list(_ types: [ResolvedType]) -> String {
    types.map { describe($0, index) }.joined(separator: ", ")
  }
  switch type {
  case .nominal(let id, let arguments):
    return index[id].qualifiedName + (arguments.isEmpty ? "" : "<\(list(arguments))>")
  case .external(let name, let arguments):
    return "external \(name)" + (arguments.isEmpty ? "" : "<\(list(arguments))>")
  case .generic(let name): return "generic \(name)"
  case .ambiguous(let ids):
    return "one of " + ids.map { index[$0].qualifiedName }.joined(separator: ", ")
  case .optional(let inner): return describe(inner, index) + "?"
  case .array(let element): return "[\(describe(element, index))]"
  case .dictionary(let key, let value):
    return "[\(describe(key, index)): \(describe(value, index))]"
  case .function(let result): return "(…) -> \(describe(result, index))"
  case .tuple(let parts, _): return "(\(list(parts)))"
  case .composition(let parts):
    return parts.map { describe($0, index) }.joined(separator: " & ")
  case .metatype(let instance): return describe(instance, index) + ".Type"
  case .unknown: return "unknown"
  }
}

extension String {
  var quoted: String { "'\(self)'" }
}
