/// What a command line names, and with it what is analysed and what is reported (design.md §5).
///
/// A named folder is analysed as given. For a named file the project around it is analysed, and
/// only the file is reported.
struct ProjectScope: Sendable {
  /// The files to analyse, sorted by the bytes of their paths.
  private(set) var files: [FoundFile] = []
  /// Xcode's project and configuration files among them.
  private(set) var settings: [FoundFile] = []
  private(set) var problems: [Problem] = []
  private(set) var skipped: [Problem] = []
  /// The named paths that do not exist, as they were named.
  private(set) var missing: [String] = []
  /// The content of standard input, by the real path of the file that it stands in for.
  private(set) var standIn: (realPath: String, bytes: [UInt8])?

  /// A folder or file, by its real path and as shown to people.
  private struct Place: Hashable {
    var realPath: String
    var path: String
  }

  /// The files that patterns hide, as shown to people.
  private(set) var hidden: Set<String> = []

  /// Whether none of the named paths can be analysed.
  var isEmpty: Bool { folders.isEmpty && named.isEmpty }

  private let fileSystem: any FileSystem
  private var folders: [Place] = []
  private var named: [Place] = []
  private var projects: [Place] = []

  /// How standard input is shown if nothing names it.
  static let standardInputName = "<stdin>"

  init(
    paths: [String], isIsolated: Bool, exclude: Exclusion, stdinFilename: String?,
    fileSystem: any FileSystem
  ) {
    self.fileSystem = fileSystem
    for path in paths {
      if path == "-" { addStandardInput(stdinFilename) } else { add(path) }
    }
    if !isIsolated { addProjects() }
    walk(exclude: exclude)
  }

  private mutating func add(_ path: String) {
    let absolute = PathName.join(fileSystem.currentDirectory, path)
    let place: Place
    let kind: FileKind
    do throws(FileSystemError) {
      guard !path.isEmpty, !path.utf8.contains(0) else { throw FileSystemError.notFound }
      let real = try fileSystem.realPath(of: absolute)
      place = Place(realPath: real, path: shown(absolute, real: real))
      kind = try fileSystem.kind(of: real)
    } catch {
      if error == .notFound { return missing.append(path) }
      problems.append(Problem(path: path, error))
      return
    }
    switch kind {
    case .directory: folders.append(place)
    case .file: named.append(place)
    case .link, .other: problems.append(Problem(path: path, reason: "is no regular file"))
    }
  }

  private mutating func addStandardInput(_ filename: String?) {
    guard standIn == nil else { return }
    let bytes: [UInt8]
    do { bytes = try fileSystem.readStandardInput() } catch {
      problems.append(Problem(path: Self.standardInputName, reason: error.reason))
      return
    }
    guard let filename else {
      named.append(Place(realPath: Self.standardInputName, path: Self.standardInputName))
      standIn = (Self.standardInputName, bytes)
      return
    }
    let absolute = PathName.join(fileSystem.currentDirectory, filename)
    let real = realPathOfNewFile(absolute)
    named.append(Place(realPath: real, path: shown(absolute, real: real)))
    standIn = (real, bytes)
  }

  /// The real path of a file that need not exist: that of the nearest folder above, and the rest.
  private func realPathOfNewFile(_ absolute: String) -> String {
    var rest: [String] = []
    var path = absolute
    while true {
      if let real = try? fileSystem.realPath(of: path) {
        return PathName.normalised(PathName.join(real, rest.reversed().joined(separator: "/")))
      }
      rest.append(PathName.lastComponent(of: path))
      guard let parent = PathName.parent(of: path) else { return PathName.normalised(absolute) }
      path = parent
    }
  }

  /// The path from the working directory: the real one if that is below it, else the one that was
  /// given if that is, else the way up and down.
  private func shown(_ absolute: String, real: String) -> String {
    let base = fileSystem.currentDirectory
    let given = PathName.normalised(absolute)
    let isUsable = !PathName.components(of: absolute).contains("..")
    if !PathName.isInside(real, base), isUsable, PathName.isInside(given, base) {
      return PathName.relative(given, to: base)
    }
    return PathName.relative(real, to: base)
  }

  private mutating func addProjects() {
    var known: [PathKey: Place?] = [:]
    for file in named where file.realPath != Self.standardInputName {
      guard let folder = PathName.parent(of: file.realPath) else { continue }
      if let project = project(around: folder, &known) { projects.append(project) }
    }
  }

  /// The nearest folder upwards that looks like the top of a project.
  private func project(around folder: String, _ known: inout [PathKey: Place?]) -> Place? {
    if let place = known[PathKey(folder)] { return place }
    var place: Place?
    if fileSystem.holdsProject(folder) {
      place = Place(realPath: folder, path: shown(folder, real: folder))
    } else if let parent = PathName.parent(of: folder) {
      place = project(around: parent, &known)
    }
    known[PathKey(folder)] = place
    return place
  }

  /// Named folders come first, so that what they hold is reported; then what was named itself.
  /// The folders that are read as a whole, without links.
  var roots: [String] { (folders + projects).map(\.realPath) }

  private mutating func walk(exclude: Exclusion) {
    let roots = folders + projects
    var walk = TreeWalk(
      fileSystem: fileSystem, roots: roots.map(\.realPath), exclude: exclude)
    for file in Self.sorted(named) {
      walk.add(file: file.realPath, shownAs: file.path, isReported: true)
    }
    walk.visit(Self.sorted(folders).map { ($0.realPath, $0.path) }, isReported: true)
    walk.visit(Self.sorted(projects).map { ($0.realPath, $0.path) }, isReported: false)
    walk.finish()
    files = walk.files
    let tops = ProjectTops(of: roots.map(\.realPath), fileSystem)
    for index in files.indices {
      files[index].layoutPath = tops.layoutPath(of: files[index].realPath)
    }
    settings = walk.settings
    problems += walk.problems
    skipped = walk.skipped
  }

  // MARK: What is reported

  /// Findings in these files are not reported, and nothing is written there.
  mutating func hide(_ exclusion: Exclusion) {
    if exclusion.isEmpty { return }
    for index in files.indices where exclusion.matches(files[index]) {
      files[index].isReported = false
      hidden.insert(files[index].path)
    }
  }

  /// Only these files are reported, given by their real paths.
  mutating func report(only realPaths: Set<PathKey>) {
    for index in files.indices where !realPaths.contains(PathKey(files[index].realPath)) {
      files[index].isReported = false
    }
  }

  /// Whether a folder that was named holds, or held, a real path.
  func names(_ realPath: String) -> Bool {
    folders.contains { PathName.isInside(realPath, $0.realPath) }
  }

  /// The shorter path first, so that a folder is entered from above.
  private static func sorted(_ places: [Place]) -> [Place] {
    places.sorted { a, b in
      let (first, second) = (a.path.utf8.count, b.path.utf8.count)
      return first == second ? PathName.precedes(a.path, b.path) : first < second
    }
  }
}
