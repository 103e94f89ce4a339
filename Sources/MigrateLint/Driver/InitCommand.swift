// `migrate-lint init`.
extension Session {
  /// Writes a configuration with comments about what is seen in the folder.
  func initialise(_ options: CommandLineOptions) {
    let named = options.operands.first ?? "."
    let folder: String
    do throws(FileSystemError) {
      folder = try fileSystem.realPath(of: PathName.join(fileSystem.currentDirectory, named))
      guard try fileSystem.kind(of: folder) == .directory else { throw .notDirectory }
    } catch {
      return console.fail("'\(named)': \(error.reason)")
    }
    let path = PathName.join(folder, Configuration.fileName)
    let shown = PathName.relative(path, to: fileSystem.currentDirectory)
    if fileSystem.exists(path) {
      return console.fail("'\(shown)' is there already; it is left as it is")
    }
    let scope = ProjectScope(
      paths: [named], isIsolated: false, exclude: Exclusion(), stdinFilename: nil,
      fileSystem: fileSystem)
    // Here: what cannot be read says nothing, and lint will tell.
    var problems: [Problem] = []
    let template = ConfigurationTemplate(
      targets: settings(of: scope, &problems).targets.filter { !$0.isLanguage }
        + packageTargets(of: scope),
      xcode: xcodeVersion(), exclude: Self.exclusions(scope, folder))
    do throws(FileSystemError) {
      try fileSystem.write(Array(template.text.utf8), to: path)
    } catch {
      return console.fail("cannot write '\(shown)': \(error.reason)")
    }
    console.tell("\(ToolIdentity.name): wrote '\(shown)'")
    for line in template.remarks { console.tell("  \(line)") }
  }

  private func packageTargets(of scope: ProjectScope) -> [DeploymentTarget] {
    let manifests = scope.files.filter {
      PathName.lastComponent(of: $0.path) == PlatformFloor.manifestName
    }
    return manifests.flatMap { file in
      let source = SourceFile(
        path: file.path, bytes: (try? fileSystem.read(file.realPath)) ?? [])
      return PlatformFloor.targets(ofPackage: ParsedFile(source))
    }
  }

  private func xcodeVersion() -> (version: Int, source: String)? {
    let found = XcodeVersion.find(fileSystem, environment)
    return found.source == "default" ? nil : found
  }

  /// Folders whose Swift people did not write, or that others keep, by their names.
  private static let telling = [
    "Generated", "generated", "Vendor", "vendor", "ThirdParty", "External", "Externals",
    "Submodules",
  ]

  /// The patterns for such folders, as far as there are any.
  private static func exclusions(_ scope: ProjectScope, _ folder: String) -> [String] {
    var patterns: Set<String> = []
    for file in scope.files where PathName.isInside(file.realPath, folder) {
      let names = PathName.components(of: PathName.relative(file.realPath, to: folder))
      if let name = names.dropLast().first(where: telling.contains) { patterns.insert(name) }
      let words = (names.last ?? "").split(separator: ".")
      if words.count > 2, ["generated", "pb", "g"].contains(words[words.count - 2].lowercased()) {
        patterns.insert("*.\(words[words.count - 2]).swift")
      }
    }
    return patterns.sorted(by: PathName.precedes)
  }
}

/// The text of a new configuration.
struct ConfigurationTemplate {
  var targets: [DeploymentTarget]
  var xcode: (version: Int, source: String)?
  var exclude: [String]

  /// The lowest version of each system, in the spelling of `minOS`.
  private var lowest: [(name: String, path: String)] {
    Dictionary(grouping: targets, by: \.system).compactMap { system, targets in
      targets.min { $0.version.lexicographicallyPrecedes($1.version) }
    }.sorted { $0.system < $1.system }.map {
      ($0.system + $0.version.map(String.init).joined(separator: "."), $0.path)
    }
  }

  /// What was seen, for the one who asked.
  var remarks: [String] {
    lowest.map { "\($0.name), as \($0.path) says" }
      + (xcode.map { ["Xcode \($0.version), as \($0.source) says"] } ?? [])
      + (exclude.isEmpty ? [] : ["left out: \(exclude.joined(separator: ", "))"])
  }

  var text: String {
    """
    // What migrate-lint does here and below. 'migrate-lint --print-config' prints what counts, and
    // who says so. Options of the command line win.
    {
      // Findings in these files are hidden, and nothing is written there. They are still read.
      // Patterns start from this folder; '*' stays in one folder, '**' does not.
      // \(TreeWalk.skippedFolders.joined(separator: ", ")) are passed by anyway.
      "exclude": [\(list(exclude))],

      // Rules or groups that nobody here wants to see: 'migrate-lint rules' lists them.
      "ignore": [],

      // "severity": { "state-object-on-injected-model": "error" },

      // The lowest severity that makes the exit code 1: note, warning or error.
      "failOn": "warning",

    \(systems)

    \(xcodeLine)

      // Findings that are accepted for now. 'migrate-lint --write-baseline baseline.json' lists
      // them.
      // "baseline": "baseline.json",
      // "strictBaseline": true,
    }

    """
  }

  private func list(_ texts: [String]) -> String {
    var json = JSONText()
    json.array(texts) { json, text in json.string(text) }
    return String(String(decoding: json.bytes, as: UTF8.self).dropFirst().dropLast())
  }

  private var systems: String {
    let names = lowest.map(\.name)
    guard !names.isEmpty else {
      return """
          // The lowest systems that the code has to run on.
          // "minOS": ["ios17", "macos14"],
        """
    }
    let files = Set(lowest.map(\.path)).sorted(by: PathName.precedes).joined(separator: ", ")
    return """
        // The lowest systems that the code has to run on. Unless they stand here, they are read
        // from \(DisplayText.escaped(files)).
        // "minOS": [\(list(names))],
      """
  }

  private var xcodeLine: String {
    let source = xcode.map { "// \($0.source) says \($0.version).\n    " } ?? ""
    return """
        // The Xcode whose '@State' is judged: 26 evaluates its value eagerly, 27 does not.
        \(source)// "xcode": \(xcode?.version ?? XcodeVersion.known.lowerBound),
      """
  }
}
