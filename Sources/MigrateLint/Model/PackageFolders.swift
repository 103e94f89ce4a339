/// Which files the targets of packages take, wherever their folders lie, read off the manifests
/// around a file: `.target(name: "Kit", path: "Kit", sources: ["Shared"])`.
struct PackageFolders {
  /// The folders of targets that lie elsewhere than in one of their own below `Sources`.
  private var elsewhere: [Folder] = []
  /// Those below `Sources`.
  private var plain: [Folder] = []
  /// Where a manifest works out names or paths, any file may be one of such a target.
  private var isUncertain = false

  init(_ index: ProjectIndex, around file: FileIndex) {
    for source in index.manifestFiles(around: file).lazy.map({ index.files[$0].source }) {
      guard source.layoutPath.hasSuffix(FrameworkNames.manifest) else { continue }
      let root = source.layoutPath.dropLast(FrameworkNames.manifest.utf8.count)
      guard root.isEmpty || root.hasSuffix("/") else { continue }
      note(source.text(ByteRange(0, source.bytes.count)), root: String(root))
    }
  }

  private mutating func note(_ manifest: String, root: String) {
    for target in PackageTargets.targets(in: manifest)
    where !Self.callsOfOthers.contains(target.call) {
      if let path = target.path {
        elsewhere.append(Folder(root + Self.plainPath(path), target))
      } else if let name = target.name, !target.hasPath {
        plain.append(Folder(root + "Sources/" + name, target))
      } else {
        isUncertain = true
      }
    }
    if let alone = PackageTargets.targetInSources(of: manifest), alone.call == "target" {
      elsewhere.append(Folder(root + "Sources", alone))
    }
  }

  /// Whether a target that lies elsewhere takes a file.
  func contains(_ path: String) -> Bool {
    elsewhere.contains { $0.isOfLibrary && $0.takes(path) }
  }

  /// Whether a file lies in a target's folder, and the manifest leaves it out of all of them.
  func leavesOut(_ path: String) -> Bool {
    let around = (elsewhere + plain).filter { $0.holds(path) }
    return !isUncertain && !around.isEmpty && !around.contains { $0.takes(path) }
  }

  private struct Folder {
    /// With `/` behind it; empty for the top.
    var path: String
    var isOfLibrary: Bool
    private var sources: [String]?
    private var excluded: [String]

    init(_ path: String, _ target: PackageTargets.Declared) {
      let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
      (self.path, isOfLibrary) = (folder, target.call == "target")
      sources = target.sources?.map { folder + plainPath($0) }
      excluded = target.excluded.map { folder + plainPath($0) }
    }

    func holds(_ file: String) -> Bool { file.hasPrefix(path) }

    func takes(_ file: String) -> Bool {
      func isBelow(_ entry: String) -> Bool {
        entry.isEmpty || file == entry || file.hasPrefix(entry.hasSuffix("/") ? entry : entry + "/")
      }
      return holds(file) && !excluded.contains(where: isBelow)
        && sources?.contains(where: isBelow) ?? true
    }
  }

  private static func plainPath(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// What makes no target of a library.
  private static let callsOfOthers: Set<String> = [
    "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "plugin", "macro",
  ]
}

extension ProjectIndex {
  /// Whether a file is one of a package's target, tests aside.
  func isInLibrary(_ file: FileIndex) -> Bool {
    let path = files[file].source.layoutPath
    let folders = PackageFolders(self, around: file)
    return ModuleLayout.isLibrary(path)
      ? !folders.leavesOut(path) : !ModuleLayout.isTest(path) && folders.contains(path)
  }
}
