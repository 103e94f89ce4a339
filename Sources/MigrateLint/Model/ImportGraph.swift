/// Which targets of the project see which: what any file of a target imports, and what that imports
/// in turn. A member may be used of a value whose module the file does not import itself.
struct ImportGraph {
  /// The modules that each module reaches, by the names that the index gives them.
  private var reached: [String: Set<String>] = [:]

  init(_ types: TypeIndex) {
    var named: [String: Set<String>] = [:]
    var direct: [String: Set<String>] = [:]
    for (file, parsed) in types.files.enumerated() {
      let module = types.module(of: file)
      named[Self.name(of: module), default: []].insert(module)
      for imported in parsed.outline.imports {
        direct[module, default: []].insert(String(imported.module.prefix { $0 != "." }))
      }
    }
    for (module, names) in direct {
      var found: Set<String> = []
      var open = names.flatMap { named[$0] ?? [] }
      while let next = open.popLast() {
        if found.insert(next).inserted {
          open += (direct[next] ?? []).flatMap { named[$0] ?? [] }
        }
      }
      reached[module] = found
    }
  }

  /// Whether code of a module may meet values of another one's types.
  func reaches(_ module: String, from other: String) -> Bool {
    module == other || reached[other]?.contains(module) ?? false
  }

  private static func name(of module: String) -> String {
    module.split(separator: ":").last.map(String.init) ?? module
  }
}
