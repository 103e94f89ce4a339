// Types of other targets that carry the name of one of the framework's (hazard H111).
extension TypeIndex {
  /// The targets that a package manifest of the project names: what they declare is only seen where
  /// they are imported. Folders that merely look like targets may all be one module.
  ///
  /// Where a project of Xcode lies beside the manifest, its targets may take the same files.
  static func packageModules(
    _ files: [ParsedFile], _ modules: [String], projects: [XcodeProject]
  ) -> Set<String> {
    let shared = Set(projects.map(\.folder))
    let manifests = files.lazy.map(\.source).filter { $0.layoutPath.hasSuffix(manifestName) }
    var result: Set<String> = []
    for manifest in manifests {
      let parts = manifest.layoutPath.split(separator: "/").filter { $0 != "." && $0 != ".." }
      guard parts.last.map({ $0 == manifestName }) ?? false,
        !shared.contains(PathName.parent(of: manifest.path) ?? "")
      else { continue }
      let prefix = parts.dropLast().joined(separator: "/") + ":"
      let text = manifest.text(ByteRange(0, manifest.bytes.count))
      // Here: every other piece between quotes is a text.
      let texts = Set(
        text.split(separator: "\"", omittingEmptySubsequences: false).map {
          ModuleLayout.moduleName(String($0))
        })
      for module in Set(modules) where module.hasPrefix(prefix) {
        if texts.contains(String(module.dropFirst(prefix.count))) { result.insert(module) }
      }
    }
    return result
  }

  private static let manifestName = "Package.swift"

  /// Whether a file can mean a module's declaration by a name that the framework has too.
  func isVisible(_ module: String, in file: FileIndex) -> Bool {
    guard module != modules[file], packageModules.contains(module) else { return true }
    let name = module.split(separator: ":").last.map(String.init) ?? module
    return exportedModules.contains(name)
      || files[file].outline.imports.contains { $0.module == name }
  }

  /// The modules that some file hands on with its own, `@_exported import Core`, and in `handedOn`
  /// what each module hands on, at any distance.
  func findExportedModules() {
    var direct: [String: Set<String>] = [:]
    for (file, parsed) in files.enumerated() {
      let name = modules[file].split(separator: ":").last.map(String.init) ?? ""
      for imported in parsed.outline.imports
      where imported.attributes.contains(where: { $0.name == "_exported" }) {
        exportedModules.insert(imported.module)
        direct[name, default: []].insert(imported.module)
      }
    }
    for name in direct.keys {
      var found: Set<String> = []
      var open = Array(direct[name] ?? [])
      while let next = open.popLast() {
        if found.insert(next).inserted { open += direct[next] ?? [] }
      }
      handedOn[name] = found
    }
  }

  /// Whether a file imports a module, or sees it by what another module, or another file of its
  /// target, hands on.
  func reaches(_ module: String, from file: FileIndex) -> Bool {
    func names(_ imported: String) -> Bool {
      module == imported || module.hasSuffix(":" + imported)
    }
    if files[file].outline.imports.contains(where: { names($0.module) }) { return true }
    guard !handedOn.isEmpty else { return false }
    let own = modules[file].split(separator: ":").last.map(String.init) ?? ""
    return importedModules(by: file).union(handedOn[own] ?? []).contains(where: names)
  }

  /// The modules that a file imports, with those that come along, and the paths of what it imports
  /// by name. What one file of a package's
  /// target hands on is seen in the others as well.
  func importedModules(by file: FileIndex) -> Set<String> {
    var result = Set(files[file].outline.imports.map(\.path))
    guard !handedOn.isEmpty else { return result }
    for name in result { result.formUnion(handedOn[name] ?? []) }
    if packageModules.contains(modules[file]), let name = modules[file].split(separator: ":").last {
      result.formUnion(handedOn[String(name)] ?? [])
    }
    return result
  }
}
