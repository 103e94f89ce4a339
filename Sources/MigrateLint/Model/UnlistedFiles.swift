/// Swift files below a project of Xcode that lists the files of its targets, and not these: nobody
/// compiles them.
///
/// Told by names alone, and only where nearly all others are listed: a list that somebody else
/// keeps may be an old one.
struct UnlistedFiles {
  private(set) var found: Set<FileIndex> = []

  init(_ files: [ParsedFile], _ projects: [XcodeProject]) {
    let listing = projects.filter { !$0.listedFiles.isEmpty }
    guard !listing.isEmpty else { return }
    let listed = listing.reduce(into: Set<String>()) { $0.formUnion($1.listedFiles) }
    let whole = projects.reduce(into: Set<String>()) { $0.formUnion($1.wholeFolders) }
    let folders = listing.map(\.folder).sorted { $0.utf8.count > $1.utf8.count }
    // Here: a package, or a manifest of a generator, says itself what belongs to it.
    let others = files.map(\.source.path).filter {
      [FrameworkNames.manifest, "Project.swift"].contains(PathName.lastComponent(of: $0))
    }.map { PathName.parent(of: $0) ?? "" }
    var counts: [String: (all: Int, unlisted: [FileIndex])] = [:]
    for (file, parsed) in files.enumerated() {
      let path = parsed.source.path
      guard let folder = folders.first(where: { Self.holds($0, path) }),
        !others.contains(where: { Self.holds($0, path) }),
        !path.split(separator: "/").contains(where: { whole.contains(String($0)) })
      else { continue }
      counts[folder, default: (0, [])].all += 1
      if !listed.contains(PathName.lastComponent(of: path)) {
        counts[folder]?.unlisted.append(file)
      }
    }
    for (all, unlisted) in counts.values where unlisted.count * 10 <= all {
      found.formUnion(unlisted)
    }
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }
}
