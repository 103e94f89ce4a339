/// The tops of the projects around what is analysed. Targets are told from the folders below them,
/// so that it does not matter where the program is started.
struct ProjectTops: Sendable {
  /// By the real paths of the folders that are analysed, the longest first.
  private let tops: [(folder: String, top: String)]

  init(of folders: [String], _ fileSystem: any FileSystem) {
    tops = folders.map { ($0, Self.top(around: $0, fileSystem)) }
      .sorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// The path of a file from the top of its project.
  func layoutPath(of realPath: String) -> String {
    let top = tops.first { PathName.isInside(realPath, $0.folder) }?.top
      ?? PathName.parent(of: realPath) ?? "/"
    let prefix = top == "/" ? top : top + "/"
    return realPath.utf8.starts(with: prefix.utf8)
      ? String(decoding: realPath.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : realPath
  }

  /// The working copy around a folder, else the nearest folder upwards that holds a project, else
  /// the folder itself, or what is above its `Sources`.
  private static func top(around folder: String, _ fileSystem: any FileSystem) -> String {
    var project: String?
    var current: String? = folder
    while let place = current {
      if fileSystem.exists(PathName.join(place, ".git")) { return place }
      if project == nil, fileSystem.holdsProject(place) { project = place }
      current = PathName.parent(of: place)
    }
    if let project { return project }
    let parts = PathName.components(of: folder)
    let last = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
    return last.map { "/" + parts[..<$0].joined(separator: "/") } ?? folder
  }
}
