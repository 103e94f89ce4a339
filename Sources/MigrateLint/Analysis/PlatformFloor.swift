/// A lowest system that some part of a project has to run on, and where that is written.
public struct DeploymentTarget: Hashable, Sendable {
  /// Lower case: `ios`, `macos`, `tvos`, `watchos`, `visionos`; or `swift`, the language.
  public var system: String
  public var version: [Int]
  /// The file that says so, or the flag.
  public var path: String

  public init(system: String, version: [Int], path: String) {
    self.system = system
    self.version = version
    self.path = path
  }

  public static let language = "swift"

  /// What is set is the version of the language.
  public var isLanguage: Bool { system == Self.language }

  /// Whether Observation is missing on that system.
  var isBelowFloor: Bool {
    guard let floor = FrameworkNames.observationFloor[system] else { return false }
    return version.lexicographicallyPrecedes([floor])
  }

  var description: String {
    let name = FrameworkNames.systemNames[system] ?? system
    return name + " " + version.map(String.init).joined(separator: ".")
  }
}

/// Which systems each file has to run on (domain.md policy 6).
struct PlatformFloor {
  private struct Package {
    var folder: String
    /// The folders of its targets, from the package's folder.
    var targetFolders: [String]
    var targets: [DeploymentTarget]
    var manifest: String
    var isInSwift6: Bool?
  }

  private let files: [ParsedFile]
  private let projects: ProjectFolders
  private let overrides: [DeploymentTarget]
  private let settings: [DeploymentTarget]
  /// By the folder of the project that they stand in.
  private let settingsByFolder: [String: [DeploymentTarget]]
  private let languages: [String: [DeploymentTarget]]
  private var packages: [Package] = []

  /// `settings` come from Xcode's project files, `overrides` from `--min-os`.
  init(
    _ files: [ParsedFile], _ projects: ProjectFolders, settings: [DeploymentTarget],
    overrides: [DeploymentTarget]
  ) {
    (self.files, self.projects) = (files, projects)
    let all = settings.sorted { ($0.path, $0.system) < ($1.path, $1.system) }
    self.settings = all.filter { !$0.isLanguage }
    languages = Dictionary(grouping: all.filter(\.isLanguage)) { Self.projectFolder($0.path) }
    settingsByFolder = Dictionary(grouping: self.settings) { Self.projectFolder($0.path) }
    self.overrides = overrides
    packages = files.compactMap(Self.package)
  }

  /// Why a file cannot use Observation; nil where it can, or where nothing says.
  func reason(_ file: FileIndex) -> String? {
    if !overrides.isEmpty {
      return overrides.first(where: \.isBelowFloor).map { sentence("'\($0.path)' asks for", $0) }
    }
    let path = files[file].source.path
    if let package = package(of: path) {
      guard let first = package.targets.first else {
        return "'\(package.manifest)' names no platforms, so the package also runs on systems"
          + " without Observation"
      }
      return (package.targets.first(where: \.isBelowFloor)).map {
        sentence("'\(package.manifest)' asks for", $0)
      } ?? (first.isBelowFloor ? sentence("'\(package.manifest)' asks for", first) : nil)
    }
    let nearest = Self.settings(near: path, settingsByFolder) ?? settings
    guard let first = nearest.first, nearest.allSatisfy(\.isBelowFloor) else { return nil }
    return sentence("'\(first.path)' asks for", first)
  }

  private func sentence(_ start: String, _ target: DeploymentTarget) -> String {
    let floor = FrameworkNames.observationFloor[target.system] ?? 0
    return "\(start) \(target.description), and Observation needs "
      + "\(FrameworkNames.systemNames[target.system] ?? target.system) \(floor)"
  }

  // MARK: Xcode projects

  /// The settings of the project whose folder lies nearest above a file.
  private static func settings(
    near path: String, _ byFolder: [String: [DeploymentTarget]]
  ) -> [DeploymentTarget]? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let targets = byFolder[String(folder)] { return targets }
    }
    return byFolder[""]
  }

  /// Whether a file is written in Swift 6, as its package or the project says; nil where nothing
  /// does, or one says this and the other that.
  func isInSwift6(_ file: FileIndex) -> Bool? {
    let package = package(of: files[file].source.path)
    let versions = languages(of: file, isInPackage: package != nil)
    if versions.isEmpty { return package?.isInSwift6 }
    let isInProject = versions.contains(where: Self.isSwift6)
    return package == nil || package?.isInSwift6 == isInProject ? isInProject : nil
  }

  /// Whether nothing that compiles a file does so in an earlier language.
  func isOnlyInSwift6(_ file: FileIndex) -> Bool {
    let isInPackage = package(of: files[file].source.path) != nil
    return isInSwift6(file) == true
      && languages(of: file, isInPackage: isInPackage).allSatisfy(Self.isSwift6)
  }

  private static func isSwift6(_ language: DeploymentTarget) -> Bool {
    !language.version.lexicographicallyPrecedes([6])
  }

  /// What projects say of the language of a file.
  private func languages(of file: FileIndex, isInPackage: Bool) -> [DeploymentTarget] {
    let path = files[file].source.path
    if let near = Self.settings(near: path, languages) { return near }
    // Here: a project in a folder apart says nothing of a package whose files it does not take.
    return isInPackage && !projects.mayTake(path) ? [] : languages.values.flatMap { $0 }
  }

  /// The folder around `App.xcodeproj/project.pbxproj`, or around an `.xcconfig`.
  private static func projectFolder(_ path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    if parts.last?.hasSuffix(".xcodeproj") ?? false { parts = parts.dropLast() }
    return parts.joined(separator: "/")
  }

  // MARK: Packages

  static let manifestName = "Package.swift"

  /// What a manifest says of the systems to run on.
  static func targets(ofPackage file: ParsedFile) -> [DeploymentTarget] {
    package(file)?.targets ?? []
  }

  private func package(of path: String) -> Package? {
    packages.filter { package in
      package.targetFolders.contains { folder in
        let whole = package.folder.isEmpty ? folder : package.folder + "/" + folder
        return path.hasPrefix(whole + "/")
      }
    }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// Reads a manifest: `platforms:` and the `path:` of its targets.
  private static func package(_ file: ParsedFile) -> Package? {
    let path = file.source.path
    guard path.hasSuffix(manifestName) else { return nil }
    let parts = path.split(separator: "/")
    guard parts.last == manifestName[...],
      let value = file.outline.variables.first(where: { $0.name == "package" })?.initialValue
    else { return nil }
    var package = Package(
      folder: parts.dropLast().joined(separator: "/"), targetFolders: ["Sources", "Tests"],
      targets: [], manifest: path,
      isInSwift6: FrameworkNames.asksForSwift6(
        file.source.text(ByteRange(0, file.source.bytes.count))))
    let tree = file.expression(value)
    // Here: a dependency may be under a condition, `.when(platforms: [.iOS])`.
    let own = tree.root < 0 ? [] : Set(tree.children(tree.root))
    for position in tree.nodes.indices where tree.nodes[position].kind == .argument {
      let argument = NodeID(position)
      guard let value = tree.firstChild(argument) else { continue }
      switch tree.name(argument) {
      case "platforms" where own.contains(argument):
        package.targets = tree.children(value).compactMap { platform($0, tree, path) }
      case "path":
        let text = tree.text(value).filter { $0 != "\"" }
        if !text.contains("..") { package.targetFolders.append(text) }
      default: break
      }
    }
    return package
  }

  /// `.iOS(.v16)`, `.macOS("13.3")`.
  private static func platform(
    _ node: NodeID, _ tree: BodyTree, _ path: String
  ) -> DeploymentTarget? {
    guard tree.kind(node) == .call else { return nil }
    var children = tree.children(node)
    guard let callee = children.next(), let argument = children.next(),
      let value = tree.firstChild(argument)
    else { return nil }
    let digits = tree.text(value).split { !($0.isNumber) }.compactMap { Int($0) }
    guard !digits.isEmpty else { return nil }
    return DeploymentTarget(system: tree.name(callee).lowercased(), version: digits, path: path)
  }
}
