/// Projects of Xcode below a folder `Sources` or `Tests` of a package: an application that shows
/// the package, or that tests drive. Its files lie as the project has them, whatever a package
/// would make of their folders.
struct NestedProjects: Sendable {
  /// Longest first.
  private var folders: [String] = []

  init() {}

  init(_ projects: [XcodeProject]) {
    let candidates = Set(projects.map(\.folder)).filter { folder in
      folder.split(separator: "/").contains { $0 == "Sources" || $0 == "Tests" }
    }
    folders = candidates.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// The folder of the innermost of them that holds a file, and the rest of its path.
  func place(of path: String) -> (folder: String, rest: String)? {
    guard let folder = folders.first(where: { path.hasPrefix($0 + "/") }) else { return nil }
    return (folder, String(path.dropFirst(folder.count + 1)))
  }

  func module(of path: String) -> String? {
    guard let (folder, rest) = place(of: path) else { return nil }
    let module = ModuleLayout.module(of: rest)
    return folder + ":" + ModuleLayout.moduleName(String(module.split(separator: ":").last ?? ""))
  }
}
