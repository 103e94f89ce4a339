/// Finds the configurations of a run: those that count for all of it, and those of folders below.
///
/// Every file from the top of the working copy down to what is analysed counts, the nearest most.
/// Without a working copy it is the nearest only, so that nobody's home folder has a say.
struct ConfigurationSearch {
  let fileSystem: any FileSystem
  let rules: [Rule]
  /// The folder that holds everything named, without links.
  let root: String
  /// For the whole run, the outermost first.
  private(set) var configurations: [Configuration] = []
  private(set) var messages: [String] = []
  private var known: [PathKey: Configuration?] = [:]
  private let looksBelow: Bool

  init(
    _ fileSystem: any FileSystem, rules: [Rule], operands: [String], stdinFilename: String?,
    _ adoption: AdoptionOptions
  ) {
    self.fileSystem = fileSystem
    self.rules = rules
    root = Self.root(fileSystem, operands, stdinFilename)
    looksBelow = adoption.config == nil && !adoption.ignoresConfig
    if let path = adoption.config {
      take(named: path)
    } else if looksBelow {
      configurations = upwards()
    }
  }

  // MARK: The run

  private mutating func take(named path: String) {
    let absolute = PathName.join(fileSystem.currentDirectory, path)
    do throws(FileSystemError) {
      let real = try fileSystem.realPath(of: absolute)
      let bytes = try fileSystem.read(real)
      configurations = [configuration(bytes, path: path, folder: PathName.parent(of: real) ?? "/")]
    } catch {
      messages.append("cannot read the configuration '\(path)': \(error.reason)")
    }
  }

  private mutating func upwards() -> [Configuration] {
    var found: [Configuration] = []
    var folder: String? = root
    while let current = folder {
      if let configuration = configuration(in: current) { found.append(configuration) }
      if fileSystem.exists(PathName.join(current, ".git")) { return found.reversed() }
      folder = PathName.parent(of: current)
    }
    return Array(found.prefix(1))
  }

  /// The deepest folder that holds everything that is named.
  private static func root(
    _ fileSystem: any FileSystem, _ operands: [String], _ stdinFilename: String?
  ) -> String {
    let paths = (operands.isEmpty ? ["."] : operands).map { $0 == "-" ? stdinFilename : $0 }
    let folders = paths.compactMap { path in
      path.map { folder(of: $0, fileSystem) } ?? fileSystem.currentDirectory
    }
    var common = folders.first.map(PathName.components) ?? []
    for folder in folders.dropFirst() {
      let other = PathName.components(of: folder)
      common = zip(common, other).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// The real folder of a path, or of what is there of it.
  private static func folder(of path: String, _ fileSystem: any FileSystem) -> String {
    var path: String? = PathName.normalised(PathName.join(fileSystem.currentDirectory, path))
    while let current = path {
      if let real = try? fileSystem.realPath(of: current),
        (try? fileSystem.kind(of: real)) == .directory
      {
        return real
      }
      path = PathName.parent(of: current)
    }
    return fileSystem.currentDirectory
  }

  // MARK: Folders

  /// The configurations between the root and a folder below it, the outermost first.
  mutating func configurations(below folder: String) -> [Configuration] {
    guard looksBelow, PathName.isInside(folder, root) else { return [] }
    var found: [Configuration] = []
    var current = folder
    while current.utf8.count > root.utf8.count {
      if let configuration = configuration(in: current) { found.append(configuration) }
      current = PathName.parent(of: current) ?? root
    }
    return found.reversed()
  }

  private mutating func configuration(in folder: String) -> Configuration? {
    if let known = known[PathKey(folder)] { return known }
    let path = PathName.join(folder, Configuration.fileName)
    var found: Configuration?
    let shown = PathName.relative(path, to: fileSystem.currentDirectory)
    do throws(FileSystemError) {
      found = configuration(try fileSystem.read(path), path: shown, folder: folder)
    } catch {
      if error != .notFound { messages.append("cannot read '\(shown)': \(error.reason)") }
    }
    known[PathKey(folder)] = .some(found)
    return found
  }

  private mutating func configuration(
    _ bytes: [UInt8], path: String, folder: String
  ) -> Configuration {
    let (configuration, messages) = Configuration.read(
      bytes, path: path, folder: folder, rules: rules)
    self.messages += messages
    return configuration
  }
}

extension Session {
  /// The command line together with the configurations that count for it. Nil, and told, if one
  /// of them makes no sense.
  func configured(
    _ arguments: Arguments, _ options: CommandLineOptions
  ) throws(UsageError) -> (CommandLineOptions, ConfigurationSearch)? {
    let search = ConfigurationSearch(
      fileSystem, rules: rules, operands: options.operands, stdinFilename: options.stdinFilename,
      options.adoption)
    for message in search.messages { console.fail(message) }
    guard search.messages.isEmpty else { return nil }
    let configured = try CommandLineOptions(
      arguments, configurations: search.configurations, rules: rules)
    return (configured, search)
  }

  /// Lets the configurations of folders count in their files. False, and told, if one of them makes
  /// no sense.
  func configureFolders(
    _ scope: inout ProjectScope, _ options: inout CommandLineOptions,
    _ search: inout ConfigurationSearch
  ) -> Bool {
    var told: Set<String> = []
    // Here: files come folder by folder, so the last answer is that for most.
    var last: (folder: String, selection: RuleSelection?) = ("", nil)
    for file in scope.files where file.isReported {
      let folder = PathName.parent(of: file.realPath) ?? "/"
      if !folder.utf8.elementsEqual(last.folder.utf8) {
        let found = search.configurations(below: folder)
        for configuration in found where told.insert(configuration.path).inserted {
          take(configuration, &options)
        }
        let layers = found.map(\.ruleLayer)
        last = (folder, found.isEmpty ? nil : options.rules.selection(below: layers))
      }
      if let selection = last.selection { options.analysis.selections[file.path] = selection }
    }
    for message in search.messages { console.fail(message) }
    return search.messages.isEmpty
  }

  /// Takes over what hides files, and says what does not count in a folder.
  private func take(_ configuration: Configuration, _ options: inout CommandLineOptions) {
    for setting in configuration.settings where setting.flag == .exclude {
      if let glob = try? Glob(setting.value) { options.exclude.add(glob, in: configuration.folder) }
    }
    for place in configuration.settingsOfRun.compactMap(\.place) {
      console.tell(
        "\(ToolIdentity.name): \(place.text): '\(place.key.rawValue)' counts for a whole run, and"
          + " is not used when a folder around this one is analysed")
    }
  }
}
