/// By which names a type may come to conform to a protocol or inherit from a class, judged by
/// names alone: more are found than there are, and none is missed.
struct NamesLeading {
  /// The names of declarations, extensions and aliases that lead to a name at once.
  private var leading: [String: Set<String>] = [:]
  /// What aliases that are extended stand for: an extension of the alias is one of these.
  private var targets: [String: Set<String>] = [:]
  private var declared: Set<String> = []
  private let macros: Set<String>
  private var seenByObjectiveC: Set<String> = []
  /// What was found out about a name, and whether all of it is declared in the project.
  private var known: [String: (names: Set<String>, areDeclared: Bool)] = [:]

  init(_ index: ProjectIndex) {
    macros = Set(index.files.lazy.flatMap(\.outline.macros))
    var extended: Set<String> = []
    for type in index.files.lazy.flatMap(\.outline.types) {
      let name = type.extendedType?.lastName ?? type.name
      if type.kind == .extension {
        // Here: an extension that states no protocol adds none.
        if !type.inheritance.isEmpty { extended.insert(name) }
      } else {
        declared.insert(name)
        if type.attribute("objc") != nil { seenByObjectiveC.insert(name) }
      }
      // Here: `protocol P where Self: Q`.
      let required = type.kind == .protocol ? type.requirements.map(\.constraint) : []
      note(type.inheritance.map(\.type) + required, by: name)
    }
    for alias in index.files.lazy.flatMap(\.outline.typealiases) {
      guard let target = alias.target else { continue }
      declared.insert(alias.name)
      note([target], by: alias.name)
      guard extended.contains(alias.name) else { continue }
      targets[alias.name, default: []].formUnion(NamesLeading.words(target))
    }
  }

  private mutating func note(_ types: [TypeSyntax], by name: String) {
    for word in types.flatMap(NamesLeading.words) { leading[word, default: []].insert(name) }
  }

  private static func words(_ type: TypeSyntax) -> [String] {
    type.mentionedNames.flatMap { $0.split(separator: ".").map(String.init) }
  }

  /// All names that lead to a name, itself among them.
  private func names(leadingTo name: String) -> Set<String> {
    var found: Set<String> = []
    var queue = [name]
    while let next = queue.popLast() {
      guard found.insert(next).inserted else { continue }
      queue += leading[next] ?? []
      queue += targets[next] ?? []
    }
    return found
  }

  private func lead(to name: String) -> (Set<String>, Bool) {
    let names = names(leadingTo: name)
    return (names, names.isSubset(of: declared))
  }

  /// Whether a class may conform to, or inherit from, what a name of the project stands for.
  mutating func mayLead(_ model: TypeID, to name: String, _ index: ProjectIndex) -> Bool {
    // Here: each model is asked about the same few names.
    let (names, areDeclared) = known[name] ?? lead(to: name)
    known[name] = (names, areDeclared)
    let classes = [model] + index.superclasses(of: model)
    // Here: what Objective-C says of a class cannot be seen.
    if seenByObjectiveC.contains(name), index.isKnownToObjectiveC(model) { return true }
    return classes.contains { id in
      names.contains(index[id].name)
        // Here: a type of others that was made to conform may be a superclass of any other.
        || !areDeclared && index.mayHaveForeignSuperclass(id)
        // Here: a macro states the protocols that it adds, and one of others knows none of the
        // project's.
        || index[id].parts.contains { part in
          index.types.declaration(part).attributes.contains { macros.contains($0.lastName) }
        }
    }
  }
}
