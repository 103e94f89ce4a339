/// A folder with a project of Xcode in it: what one of several projects declares is not seen in the
/// others, unless it is imported.
public struct XcodeProject: Hashable, Sendable {
  /// The folder around `App.xcodeproj`, as the paths of its files begin; empty at the top.
  public var folder: String
  /// It takes files from outside of that folder: `../Shared`.
  public var reachesOutside: Bool
  /// The names of the Swift files that its targets list; none where it lists none.
  public var listedFiles: Set<String> = []
  /// The names of folders of which its targets take whatever is there.
  public var wholeFolders: Set<String> = []
  /// Its targets; none where its file could not be read as a whole.
  public var targets: [XcodeTarget] = []

  public init(folder: String, reachesOutside: Bool) {
    self.folder = folder
    self.reachesOutside = reachesOutside
  }

  /// What a manifest of Tuist describes: `Project.swift`.
  fileprivate init?(manifest file: ParsedFile) {
    let path = file.source.path
    guard PathName.hasSuffix(path, "Project.swift"),
      PathName.lastComponent(of: path) == "Project.swift",
      file.outline.imports.contains(where: { $0.module == "ProjectDescription" })
    else { return nil }
    let text = file.source.text(ByteRange(0, file.source.bytes.count))
    self.init(
      folder: PathName.parent(of: path) ?? "",
      reachesOutside: text.contains("../") || text.contains("relativeToRoot"))
  }

  fileprivate func contains(_ other: XcodeProject) -> Bool {
    folder.isEmpty || other.folder == folder || other.folder.hasPrefix(folder + "/")
  }
}

/// Which project each file belongs to, where there are several.
struct ProjectFolders: Sendable {
  private var projects: [XcodeProject] = []
  /// By file; empty where there are not several projects.
  private var numbers: [Int?] = []
  /// Files that no target takes, as far as projects say.
  private(set) var unlisted: Set<FileIndex> = []
  /// Which targets take each file.
  private(set) var membership = TargetMembership()
  /// The names of the files and of the whole folders that targets take.
  private var taken: Set<String> = []

  init() {}

  init(_ files: [ParsedFile], _ projects: [XcodeProject]) {
    unlisted = UnlistedFiles(files, projects).found
    membership = TargetMembership(files, projects)
    for project in projects { taken.formUnion(project.listedFiles.union(project.wholeFolders)) }
    let projects = projects + files.compactMap { XcodeProject(manifest: $0) }
    guard Set(projects.map(\.folder)).count > 1 else { return }
    var byFolder: [String: Int] = [:]
    for project in projects {
      // Here: several projects of a folder share its files.
      if let known = byFolder[project.folder] {
        self.projects[known].reachesOutside = self.projects[known].reachesOutside
          || project.reachesOutside
      } else {
        byFolder[project.folder] = self.projects.count
        self.projects.append(project)
      }
    }
    var known: [String: Int?] = [:]
    func number(_ folder: String) -> Int? {
      if let number = byFolder[folder] { return number }
      if folder.isEmpty { return nil }
      if let number = known[folder] { return number }
      let result = number(PathName.parent(of: folder) ?? "")
      known[folder] = .some(result)
      return result
    }
    numbers = files.map { number(PathName.parent(of: $0.source.path) ?? "") }
  }

  /// Whether a target of a project, wherever that lies, may take a file, going by its name and
  /// those of its folders.
  func mayTake(_ path: String) -> Bool {
    path.split(separator: "/").contains { taken.contains(String($0)) }
  }

  /// Whether a file of one project certainly sees nothing of the other's but what is public.
  func areApart(_ one: FileIndex, _ other: FileIndex) -> Bool {
    guard !numbers.isEmpty, let one = numbers[one], let other = numbers[other] else {
      return false
    }
    return areProjectsApart(one, other)
  }

  private func areProjectsApart(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (projects[one], projects[other])
    return !first.contains(second) && !second.contains(first) && !first.reachesOutside
      && !second.reachesOutside
  }

  /// A project and those that are not certainly apart from it.
  func neighbours(of number: Int) -> [Int] {
    projects.indices.filter { $0 == number || !areProjectsApart(number, $0) }
  }

  /// The project that a file belongs to, where there are several.
  func number(of file: FileIndex) -> Int? { numbers.isEmpty ? nil : numbers[file] }

  /// Whether two files are of projects in folders apart, and no target takes both of them.
  func areOfTwoProjects(_ one: FileIndex, _ other: FileIndex) -> Bool {
    guard let first = number(of: one), let second = number(of: other), first != second else {
      return false
    }
    if areApart(one, other) { return true }
    return !projects[first].contains(projects[second])
      && !projects[second].contains(projects[first]) && membership.areApart(one, other)
  }

  /// Those of some types that are of a file's own project, with those that may be seen from there,
  /// and those of projects that take files from elsewhere; all, where none is its own.
  func own<Element>(
    _ all: [Element], to file: FileIndex, declaredIn place: (Element) -> FileIndex,
    isPublic: (Element) -> Bool
  ) -> [Element] {
    guard !numbers.isEmpty, let number = numbers[file],
      all.contains(where: { numbers[place($0)] == number })
    else { return all }
    return all.filter { element in
      guard let other = numbers[place(element)], other != number else { return true }
      return projects[other].reachesOutside || isPublic(element)
    }
  }
}
