/// Which declarations are certainly out of sight of a package's target, as they build on it.
///
/// Modules do not import each other in a circle: what imports a target, be it by way of others, is
/// nothing that the target's code can name. That counts where manifests and imports without
/// conditions say so; folders that merely look like targets tell nothing.
struct ModuleOrder {
  private let index: ProjectIndex
  /// The targets that each target of a package imports itself.
  private var imported: [String: Set<String>] = [:]
  /// Those that something else is built upon.
  private var foundations: Set<String> = []
  /// The targets of packages by their names, as far as nothing else is called so.
  private var targets: [String: String] = [:]
  private var known: [TypeID: Set<String>] = [:]

  init(_ index: ProjectIndex) {
    self.index = index
    guard index.isWhole, !index.types.packageModules.isEmpty else { return }
    let modules = Dictionary(grouping: Set(index.types.modules)) {
      $0.split(separator: ":").last.map(String.init) ?? ""
    }
    for (name, found) in modules {
      let ofPackages = found.filter(index.types.packageModules.contains)
      guard let target = ofPackages.first, ofPackages.count == 1 else { continue }
      // Here: the folder around a package is often called like its target.
      let isOnly = found.allSatisfy {
        $0 == target || target.hasPrefix($0 + ":") || target.hasPrefix($0 + "/")
      }
      if isOnly { targets[name] = target }
    }
    for file in index.files.indices {
      let found = targets(importedBy: file)
      foundations.formUnion(found)
      let module = index.types.module(of: file)
      if index.types.packageModules.contains(module) {
        imported[module, default: []].formUnion(found)
      }
    }
  }

  private func targets(importedBy file: FileIndex) -> Set<String> {
    let module = index.types.module(of: file)
    return Set(
      index.files[file].outline.imports.lazy.filter { !$0.isConditional }
        .compactMap { targets[$0.module] }.filter { $0 != module })
  }

  /// The target of a file that something is built upon.
  func foundation(_ file: FileIndex) -> String? {
    let module = index.types.module(of: file)
    return foundations.contains(module) ? module : nil
  }

  /// Whether a type builds on a target.
  mutating func isBuilt(_ type: TypeID, upon target: String) -> Bool {
    if let found = known[type] { return found.contains(target) }
    // Here: of a folder nobody knows whether all of it is one module, but a file is in one.
    let module = index[type].module
    var open = Array(targets(importedBy: index[type].declaration.file))
    open += imported[module] ?? []
    var found: Set<String> = []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += imported[next] ?? [] }
    }
    if found.contains(module) { found = [] }
    known[type] = found
    return found.contains(target)
  }
}

extension ProjectIndex {
  /// The names by which code that cannot name a type may use its values all the same: those that
  /// protocols from elsewhere ask for. Nil where these are not known, or where code elsewhere may
  /// add some.
  func namesAskedFromElsewhere(_ type: TypeID, subtypes: [TypeID]) -> Set<String>? {
    var names: Set<String> = []
    for own in [type] + subtypes {
      guard !isOpenToOthers(own), !isKnownToObjectiveC(own) else { return nil }
      for part in [own] + supertypes(of: own) {
        guard let given = absence.namesGiven(to: part) else { return nil }
        names.formUnion(given)
      }
    }
    return names
  }

  /// Whether Objective-C finds a member by its name on any object.
  func isObjectiveC(_ member: MemberID) -> Bool {
    let attributes = member.kind == .variable
      ? variable(member).attributes : function(member).attributes
    return attributes.contains { $0.lastName == "objc" }
  }

  private func isOpenToOthers(_ type: TypeID) -> Bool {
    let outline = files[self[type].declaration.file].outline
    var current: OutlineIndex? = self[type].declaration.index
    while let position = current {
      let declaration = outline.types[position]
      if declaration.hasModifier("public") || declaration.hasModifier("open") { return true }
      current = declaration.parent
    }
    return false
  }
}
