// Whether `--fix` may write, and what has to be in order before.
extension Session {
  /// Code that could not be read may use any model, and would no longer compile with it; settings
  /// may ask for systems that do not know what is written.
  func hidesSource(_ problems: [Problem]) -> Bool {
    let hidden = problems.filter(\.hidesSource)
    if hidden.isEmpty { return false }
    console.fail(
      "nothing is rewritten, since these cannot be read and may need the models as they are:")
    list(hidden.map(\.path))
    if hidden.contains(where: \.isLinkOutside) {
      console.tell("  (run it on a folder that holds both ends of a link, or '--exclude' the link)")
    }
    if hidden.contains(where: { !$0.isLinkOutside && PathName.hasSuffix($0.path, ".swift") }) {
      console.tell(
        "  (make such a file readable; or, if you know that it needs none of them, name the folders"
          + " that are to be rewritten, without it)")
    }
    return true
  }

  /// The folder whose journal is kept: that of the first path.
  func journalTop(_ options: CommandLineOptions) -> String {
    journalTop(of: options.operands.first ?? ".")
  }

  private func journalTop(of path: String) -> String {
    let path = PathName.join(fileSystem.currentDirectory, path)
    guard let real = try? fileSystem.realPath(of: path), let kind = try? fileSystem.kind(of: real)
    else { return fileSystem.currentDirectory }
    let folder = kind == .directory ? real : PathName.parent(of: real) ?? "/"
    return Journal.top(around: folder, fileSystem)
  }

  /// Refuses to write over changes that nobody could get back.
  func mayWrite(_ options: CommandLineOptions) -> Bool {
    let own = Journal.top(around: fileSystem.currentDirectory, fileSystem)
    return askedTops(options).allSatisfy { top in
      mayWrite(in: top, named: top == own ? "this" : "'\(top)'", options)
    }
  }

  /// Whether git keeps code in the analysed folders that is not on the disk: it may use any model.
  func lacksSource(_ options: CommandLineOptions, _ scope: ProjectScope) -> Bool {
    let here = fileSystem.currentDirectory
    let left = askedTops(options).filter { fileSystem.exists(PathName.join($0, ".git")) }
      .flatMap { workingCopy.leftOut($0) }.filter { path in
        scope.roots.contains { PathName.isInside(path, $0) }
          && !options.exclude.matches(PathName.relative(path, to: here), realPath: path)
      }
    if left.isEmpty { return false }
    console.fail(
      "nothing is rewritten, since git leaves these files out here (a sparse checkout), and they"
        + " may need the models as they are; name the folders that are there, or '--exclude'"
        + " these:")
    list(left.sorted(by: PathName.precedes).map { PathName.relative($0, to: here) })
    return true
  }

  /// The working copies, or else folders, that the paths lie in.
  func askedTops(_ options: CommandLineOptions) -> [String] {
    var seen: Set<PathKey> = []
    return (options.operands.isEmpty ? ["."] : options.operands).map { journalTop(of: $0) }
      .filter { seen.insert(PathKey($0)).inserted }
  }

  private func mayWrite(
    in folder: String, named name: String, _ options: CommandLineOptions
  ) -> Bool {
    switch workingCopy.state(folder) {
    case .clean: return true
    case .absent(let reason):
      if options.allowsNoVersionControl, !options.commits { return true }
      console.fail(
        "\(name) is no git working copy\(reason), so a rewrite could not be taken back; "
          + (options.commits
            ? "'--commit' needs one" : "'--allow-no-vcs' rewrites all the same"))
      return false
    case .unknown(let reason):
      console.fail("git does not say whether \(name) working copy can be written:")
      for line in DisplayText.lines(reason) where !line.isEmpty { console.quote("  \(line)") }
      return false
    case .dirty(var staged, var unstaged):
      staged.removeAll { isOwn($0, of: folder) }
      unstaged.removeAll { isOwn($0, of: folder) }
      if staged.isEmpty, unstaged.isEmpty { return true }
      let isAllowed = options.allowsDirty || unstaged.isEmpty && options.allowsStaged
      if isAllowed, !options.commits { return true }
      console.fail(
        "\(name == "this" ? "the working copy" : name) has changes that are not committed; "
          + (options.commits ? "'--commit' needs a clean one"
            : "commit them, or use " + (unstaged.isEmpty ? "'--allow-staged'" : "'--allow-dirty'")))
      list(unstaged + staged)
      return false
    }
  }

  /// Whether a changed file is a configuration, a baseline or of the record of a run: no rewrite
  /// touches it, nor does a commit of one.
  private func isOwn(_ path: String, of top: String) -> Bool {
    let name = PathName.lastComponent(of: path)
    if name.utf8.elementsEqual(Configuration.fileName.utf8) { return true }
    if PathName.components(of: path).contains(Journal.folderName) { return true }
    guard PathName.hasSuffix(name, ".json"),
      let bytes = try? fileSystem.read(PathName.join(top, path))
    else { return false }
    return (try? Baseline(bytes)) != nil
  }

  private func list(_ paths: [String]) {
    for path in paths.prefix(20) { console.tell("  \(path)") }
    if paths.count > 20 { console.tell("  and \(paths.count - 20) more") }
  }

  /// The files that are to be written may lie in other working copies than this folder, such as
  /// submodules, or in none.
  func mayWrite(
    _ changed: [ChangedFile], _ options: CommandLineOptions, _ scope: ProjectScope
  ) -> Bool {
    let places = places(scope)
    let asked = Set(askedTops(options).map { PathKey($0) })
    var shown: [PathKey: String] = [:]
    var tops: [PathKey: (top: String, places: [String])] = [:]
    var topOfFolder: [PathKey: String] = [:]
    for file in changed {
      guard let place = places[PathKey(file.path)] else { continue }
      shown[PathKey(place)] = file.path
      let folder = PathName.parent(of: place) ?? "/"
      let top = topOfFolder[PathKey(folder)] ?? Journal.top(around: folder, fileSystem)
      topOfFolder[PathKey(folder)] = top
      tops[PathKey(top), default: (top, [])].places.append(place)
    }
    let needsNone = options.allowsNoVersionControl && !options.commits
    for (top, places) in tops.values.sorted(by: { PathName.precedes($0.top, $1.top) }) {
      // Here: outside of git each folder is a top, and to ask git about thousands takes minutes.
      if needsNone, !fileSystem.exists(PathName.join(top, ".git")) { continue }
      if !asked.contains(PathKey(top)), !mayWrite(in: top, named: "'\(top)'", options) {
        return false
      }
      let untracked = workingCopy.untracked(top, places)
      if untracked.isEmpty { continue }
      if options.allowsNoVersionControl || options.allowsDirty, !options.commits { continue }
      console.fail(
        "git does not keep these files, or is told to overlook them, so a rewrite could not be"
          + " taken back; '--exclude' leaves them out, '--allow-no-vcs' rewrites them all the same")
      list(untracked.map { shown[PathKey($0)] ?? $0 })
      return false
    }
    return true
  }
}
