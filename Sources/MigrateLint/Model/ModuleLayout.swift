/// Which target a file belongs to, read off its path.
enum ModuleLayout {
  /// A name for the target: the folder behind `Sources` or `Tests` with the package's folder in
  /// front of it (`Kit:Core`), else the first folder of the path.
  static func module(of path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    if let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      sources + 2 < parts.count
    {
      return parts[..<sources].joined(separator: "/") + ":" + moduleName(String(parts[sources + 1]))
    }
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// How code imports a target: `My_Kit` for `My-Kit`.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// How many folders lead to that of a file's target, going by its path.
  static func depth(of path: String) -> Int {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.lastIndex { $0 == "Sources" || $0 == "Tests" }.map { $0 + 2 } ?? 0
  }

  /// In a target of a package: below `Sources`.
  static func isLibrary(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.lastIndex(of: "Sources").map { $0 + 2 < parts.count } ?? false
  }

  /// In a target of tests.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
  }

  /// Whether a target holds tests, going by its name.
  static func isTestTarget(_ module: String) -> Bool {
    module.hasSuffix("Tests") || module.hasSuffix("Test")
  }
}

extension ProjectIndex {
  /// Whether a piece of code is a preview's or a test's: what that makes or passes says nothing of
  /// what the app does.
  func isAside(_ unit: CodeUnit) -> Bool { unit.isPreview || isTest(unit.file) }

  /// Whether a file is one of a target of tests.
  func isTest(_ file: FileIndex) -> Bool {
    let source = files[file].source
    return ModuleLayout.isTest(
      types.nestedProjects.place(of: source.path)?.rest ?? source.layoutPath)
  }
}
