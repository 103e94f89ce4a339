/// The folders of targets that lie elsewhere than in one of their own below `Sources`:
/// `.target(name: "Kit", path: "Kit")`, read off the manifests around a file.
struct PackageFolders {
  private var folders: [String] = []

  init(_ index: ProjectIndex, around file: FileIndex) {
    for source in index.manifestFiles(around: file).lazy.map({ index.files[$0].source }) {
      guard source.layoutPath.hasSuffix(FrameworkNames.manifest) else { continue }
      let root = source.layoutPath.dropLast(FrameworkNames.manifest.utf8.count)
      guard root.isEmpty || root.hasSuffix("/") else { continue }
      let text = source.text(ByteRange(0, source.bytes.count))
      folders += Self.targetFolders(in: text).map { root + ($0.isEmpty ? "" : $0 + "/") }
      if PackageTargets.targetInSources(of: text)?.call == "target" {
        folders.append(root + "Sources/")
      }
    }
  }

  /// Whether a file lies in one of them.
  func contains(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } }

  /// What follows `path:` in a `.target(…)`, and in no other call.
  static func targetFolders(in manifest: String) -> [String] {
    var places: [(start: String.Index, call: String?)] = []
    for call in calls { places += manifest.ranges(of: call).map { ($0.lowerBound, call) } }
    places += manifest.ranges(of: "path:").map { ($0.upperBound, nil) }
    var result: [String] = []
    var last: String?
    for place in places.sorted(by: { $0.start < $1.start }) {
      guard place.call == nil else {
        last = place.call
        continue
      }
      let behind = manifest[place.start...].drop { $0.isWhitespace }
      guard last == calls[0], behind.first == "\"" else { continue }
      let parts = behind.dropFirst().prefix { $0 != "\"" && !$0.isNewline }.split(separator: "/")
      result.append(parts.filter { $0 != "." }.joined(separator: "/"))
    }
    return result
  }

  /// A library's target, and what else takes a path or stands around what does.
  private static let calls = [
    ".target(", ".package(", ".executableTarget(", ".testTarget(", ".binaryTarget(",
    ".systemLibrary(", ".plugin(", ".macro(",
  ]
}

extension ProjectIndex {
  /// Whether a file is one of a package's target, tests aside.
  func isInLibrary(_ file: FileIndex) -> Bool {
    let path = files[file].source.layoutPath
    return ModuleLayout.isLibrary(path)
      || !ModuleLayout.isTest(path) && PackageFolders(self, around: file).contains(path)
  }
}
