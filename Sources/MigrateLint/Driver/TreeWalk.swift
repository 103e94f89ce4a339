/// A file that a walk found, not read yet.
struct FoundFile: Hashable, Sendable {
  /// Relative to the working directory.
  var path: String
  /// Absolute and without links.
  var realPath: String
  var isReported: Bool
  /// From the top of its project: its folders tell the target.
  var layoutPath = ""
}

/// Finds the Swift files below folders. Each real file and folder is visited once.
///
/// Files and folders come before links, so a file is shown by its own name wherever it has one
/// among the roots.
struct TreeWalk {
  /// The folders that nobody means: build products, other people's code, version control.
  static let skippedFolders = [
    ".build", "DerivedData", "Pods", "Carthage", ".git", "node_modules",
  ]

  /// Whether nobody means a folder: also what is a catalogue of documentation, whose listings of
  /// code are never compiled.
  static func skips(_ name: String) -> Bool {
    skippedFolders.contains(name) || PathName.hasSuffix(name, ".docc")
  }

  /// What was found so far; sorted by `finish()`.
  private(set) var files: [FoundFile] = []
  /// Files that say which systems the project has to run on.
  private(set) var settings: [FoundFile] = []
  private(set) var problems: [Problem] = []
  /// What was passed by, for `--verbose`.
  private(set) var skipped: [Problem] = []

  private let fileSystem: any FileSystem
  /// The real paths of the folders whose insides may be read.
  private let roots: [String]
  /// Links that match are not followed, wherever they lead.
  private let exclude: Exclusion
  private var visited: Set<PathKey> = []
  private var links: [Link] = []

  /// A link that was met, to be followed when all real folders are known.
  private struct Link {
    var path: String
    /// The folder that the link lies in, without links.
    var realFolder: String
    var name: String
    var isReported: Bool
  }

  init(fileSystem: any FileSystem, roots: [String], exclude: Exclusion = Exclusion()) {
    self.fileSystem = fileSystem
    self.roots = roots
    self.exclude = exclude
  }

  /// Visits folders given by their real paths, and then the links that lie below them.
  mutating func visit(_ folders: [(realPath: String, path: String)], isReported: Bool) {
    for folder in folders {
      walk(folder.realPath, shownAs: folder.path, isReported: isReported)
    }
    while !links.isEmpty {
      let found = links.sorted { PathName.precedes($0.path, $1.path) }
      links = []
      for link in found { follow(link) }
    }
  }

  /// Adds a file that was named; hidden or not, Swift or not.
  mutating func add(file: String, shownAs path: String, isReported: Bool) {
    guard visited.insert(PathKey(file)).inserted else { return }
    files.append(FoundFile(path: path, realPath: file, isReported: isReported))
  }

  /// Puts everything in the order of the bytes of the paths.
  mutating func finish() {
    files.sort { PathName.precedes($0.path, $1.path) }
    settings.sort { PathName.precedes($0.path, $1.path) }
    problems.sort { PathName.precedes($0.path, $1.path) }
    skipped.sort { PathName.precedes($0.path, $1.path) }
  }

  /// Goes down without recursion: a deep tree must not exhaust the stack.
  private mutating func walk(_ folder: String, shownAs path: String, isReported: Bool) {
    var pending = [(folder: folder, path: path)]
    while let next = pending.popLast() {
      guard visited.insert(PathKey(next.folder)).inserted else { continue }
      let all = entries(of: next.folder, shownAs: next.path)
      for entry in all {
        let shown = next.path == "." ? entry.name : PathName.join(next.path, entry.name)
        let real = PathName.join(next.folder, entry.name)
        guard isWanted(entry, shownAs: shown, at: real, among: all) else { continue }
        switch entry.kind {
        case .directory: pending.append((real, shown))
        case .file where DeploymentSettings.isSettings(entry.name):
          settings.append(FoundFile(path: shown, realPath: real, isReported: false))
        case .file: add(file: real, shownAs: shown, isReported: isReported)
        case .link:
          links.append(
            Link(
              path: shown, realFolder: next.folder, name: entry.name, isReported: isReported))
        case .other: problems.append(Problem(path: shown, reason: "is no regular file"))
        }
      }
    }
  }

  private mutating func entries(of folder: String, shownAs path: String) -> [DirectoryEntry] {
    do { return try fileSystem.entries(of: folder) } catch {
      problems.append(Problem(path: path, error))
      return []
    }
  }

  /// Whether an entry may matter; says why not, where that may surprise.
  private mutating func isWanted(
    _ entry: DirectoryEntry, shownAs path: String, at realPath: String,
    among siblings: [DirectoryEntry]
  ) -> Bool {
    let isSwift = PathName.hasSuffix(entry.name, ".swift")
    switch entry.kind {
    case .file where DeploymentSettings.isSettings(entry.name): break
    case .file, .other: if !isSwift { return false }
    case .directory, .link: break
    }
    if Self.skips(entry.name), entry.kind != .file,
      holdsOthersCode(entry.name, at: realPath, among: siblings)
    {
      skipped.append(Problem(path: path, reason: "skipped, as all folders of this name"))
      return false
    }
    if entry.name.utf8.first == UInt8(ascii: ".") {
      skipped.append(Problem(path: path, reason: "skipped, because it is hidden"))
      return false
    }
    if !entry.isNameValid {
      problems.append(Problem(path: path, reason: "the name is not UTF-8", hidesSource: true))
      return false
    }
    return true
  }

  /// An app about podcasts may have a folder `Pods` of its own.
  private func holdsOthersCode(
    _ name: String, at realPath: String, among siblings: [DirectoryEntry]
  ) -> Bool {
    guard let signs = Self.signs[name] else { return true }
    if siblings.contains(where: { signs.beside.contains($0.name) }) { return true }
    guard let inside = try? fileSystem.entries(of: realPath) else { return true }
    return inside.contains { signs.inside.contains($0.name) }
  }

  /// What tells that somebody's tool has filled a folder with other people's code.
  private static let signs: [String: (beside: [String], inside: [String])] = [
    "Pods": (["Podfile", "Podfile.lock"], ["Manifest.lock", "Pods.xcodeproj"]),
    "Carthage": (["Cartfile", "Cartfile.resolved"], ["Build", "Checkouts"]),
  ]

  private mutating func follow(_ link: Link) {
    let path = PathName.join(link.realFolder, link.name)
    let target: String
    let kind: FileKind
    do {
      target = try fileSystem.realPath(of: path)
      kind = try fileSystem.kind(of: target)
    } catch {
      // A link to something of another kind, say a picture, is nobody's business here.
      guard isPerhapsSource(link.name), !isExcluded(link) else { return }
      problems.append(
        error == .notFound
          ? Problem(path: link.path, reason: "a link that leads nowhere")
          : Problem(path: link.path, error))
      return
    }
    guard kind == .directory || PathName.hasSuffix(link.name, ".swift"), !isExcluded(link) else {
      return
    }
    if kind == .directory, PathName.isInside(link.realFolder, target) {
      problems.append(
        Problem(path: link.path, reason: "a link to a folder around it, which makes a loop"))
      return
    }
    guard roots.contains(where: { PathName.isInside(target, $0) }) else {
      var problem = Problem(
        path: link.path, reason: "a link that leads outside, to '\(target)'",
        hidesSource: kind == .file || kind == .directory && mayHoldSource(target))
      problem.isLinkOutside = true
      problems.append(problem)
      return
    }
    switch kind {
    case .directory: walk(target, shownAs: link.path, isReported: link.isReported)
    case .file: add(file: target, shownAs: link.path, isReported: link.isReported)
    case .link, .other: problems.append(Problem(path: link.path, reason: "is no regular file"))
    }
  }

  /// A dangling link does not tell whether it meant a folder; folders seldom have a dot.
  private func isPerhapsSource(_ name: String) -> Bool {
    PathName.hasSuffix(name, ".swift") || !name.utf8.contains(UInt8(ascii: "."))
  }

  /// Whether there may be Swift files below a folder outside, of which nothing is read. What is too
  /// much to look through may hold some.
  private func mayHoldSource(_ folder: String) -> Bool {
    var pending = [folder]
    var left = Self.outsideLimit
    while let next = pending.popLast() {
      guard let entries = try? fileSystem.entries(of: next) else { return true }
      left -= entries.count
      if left < 0 { return true }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let isSource = PathName.hasSuffix(entry.name, ".swift")
        switch entry.kind {
        case .directory where Self.skips(entry.name): break
        case .directory:
          if !entry.isNameValid { return true }
          pending.append(PathName.join(next, entry.name))
        case .file: if isSource { return true }
        case .link: if isSource || isPerhapsSource(entry.name) { return true }
        case .other: break
        }
      }
    }
    return false
  }

  /// So many entries of folders outside are looked at.
  private static let outsideLimit = 10_000

  private func isExcluded(_ link: Link) -> Bool {
    exclude.matches(link.path, realPath: PathName.join(link.realFolder, link.name))
  }
}
