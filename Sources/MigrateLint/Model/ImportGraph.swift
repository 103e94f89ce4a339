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
    func imported(by module: String) -> [String] {
      (direct[module] ?? []).flatMap { name -> [String] in
        // Here: a package means its own target, whatever else is called so.
        let own = module.prefix { $0 != ":" } + ":" + name
        let all = named[name] ?? []
        return all.contains(own) ? [own] : Array(all)
      }
    }
    for module in direct.keys {
      var found: Set<String> = []
      var open = imported(by: module)
      while let next = open.popLast() {
        if found.insert(next).inserted { open += imported(by: next) }
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
