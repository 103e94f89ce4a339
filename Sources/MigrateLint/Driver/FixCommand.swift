// `migrate-lint lint --fix`, `--diff`, `--check`: rewrite, or show what would be rewritten.
extension Session {
  /// What the command line asks for besides reporting.
  enum FixMode: Sendable {
    case write, diff, check
  }

  func fix(
    _ files: [SourceFile], _ analysis: AnalysisOptions, _ options: CommandLineOptions,
    _ scope: ProjectScope, _ mode: FixMode
  ) -> LintReport? {
    if mode == .write, !mayWrite(options) { return nil }
    var run = FixRun(files, options: analysis, fixOptions: options.fix)
    for model in run.unknownModels {
      console.fail("there is no model '\(model.name)'\(model.suggestion)")
    }
    if !run.unknownModels.isEmpty { return nil }
    let outcome = run.outcome()
    for line in outcome.left { console.tell("\(ToolIdentity.name): \(line)") }
    switch mode {
    case .diff:
      for file in outcome.changed { console.write(diff(of: file)) }
    case .check:
      for file in outcome.changed { console.tell("would change \(file.path)") }
    case .write:
      return write(outcome, run, options, scope, jobs: analysis.jobs)
    }
    if !outcome.changed.isEmpty { console.raise(.findings) }
    return nil
  }

  func diff(of file: ChangedFile) -> [UInt8] {
    UnifiedDiff.render(path: file.path, before: file.before, after: file.after)
  }

  private func write(
    _ outcome: FixOutcome, _ run: FixRun, _ options: CommandLineOptions, _ scope: ProjectScope,
    jobs: Int
  ) -> LintReport? {
    guard !outcome.changed.isEmpty else {
      console.tell("\(ToolIdentity.name): migrated 0 models in 0 files")
      return outcome.report
    }
    guard mayWrite(outcome.changed, options, scope) else { return nil }
    let journal = Journal(store: fileSystem.store, top: journalTop(options))
    let writer: TreeWriter
    do { writer = try TreeWriter(journal, jobs: jobs) } catch {
      console.fail(error.reason)
      return nil
    }
    defer { writer.end() }
    let application = FixApplication(
      run: run, places: places(scope),
      writer: writer)
    let done = options.goesByUnit
      ? applyByUnit(application, outcome.steps, options, journal)
      : apply(application, outcome.steps)
    tell(done, application)
    return done.count == outcome.steps.count ? outcome.report : run.report(after: done)
  }

  /// The real path of each file, by the path that people see.
  private func places(_ scope: ProjectScope) -> [String: String] {
    Dictionary(scope.files.map { ($0.path, $0.realPath) }) { first, _ in first }
  }

  private func tell(_ done: [FixStep], _ application: FixApplication) {
    let models = done.reduce(0) { $0 + $1.models.count }
    let files = application.run.changes(by: done).count
    console.tell(
      "\(ToolIdentity.name): migrated \(counted(models, "model")) in \(counted(files, "file"))")
  }

  /// Writes all steps, those that share a file together. Returns those that were written.
  private func apply(_ application: FixApplication, _ steps: [FixStep]) -> [FixStep] {
    let parts = application.run.parts(of: steps)
    var changes: [UnitChange] = []
    do throws(WriteError) {
      for (position, part) in parts.enumerated() {
        changes.append(try application.change(by: part, number: position + 1))
      }
    } catch {
      tell(error, left: steps)
      return []
    }
    var done: [FixStep] = []
    for (part, error) in zip(parts, application.writer.apply(changes)) {
      if let error { tell(error, left: part) } else { done += part }
    }
    return done
  }

  /// Says why steps were not written.
  func tell(_ error: WriteError, left steps: [FixStep]) {
    let names = steps.map(\.title).joined(separator: ", ")
    let blame = error.path.map { "'\($0)' " } ?? ""
    if error.stays {
      return console.fail("\(blame)\(error.reason), so these stay migrated: \(names)")
    }
    console.fail(
      error.needsRecovery
        ? "\(blame)\(error.reason), and \(names) could not be put back;"
          + " 'migrate-lint recover' does that"
        : "\(blame)\(error.reason); not written: \(names)")
  }

  // MARK: Permission

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
  private func mayWrite(_ options: CommandLineOptions) -> Bool {
    let own = Journal.top(around: fileSystem.currentDirectory, fileSystem)
    return askedTops(options).allSatisfy { top in
      mayWrite(in: top, named: top == own ? "this" : "'\(top)'", options)
    }
  }

  /// The working copies, or else folders, that the paths lie in.
  func askedTops(_ options: CommandLineOptions) -> [String] {
    var tops: [String] = []
    for path in options.operands.isEmpty ? ["."] : options.operands {
      let top = journalTop(of: path)
      if !tops.contains(top) { tops.append(top) }
    }
    return tops
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
      console.fail("git does not say whether \(name) working copy can be written: \(reason)")
      return false
    case .dirty(let staged, let unstaged):
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

  private func list(_ paths: [String]) {
    for path in paths.prefix(20) { console.tell("  \(path)") }
    if paths.count > 20 { console.tell("  and \(paths.count - 20) more") }
  }

  /// The files that are to be written may lie in other working copies than this folder, such as
  /// submodules, or in none.
  private func mayWrite(
    _ changed: [ChangedFile], _ options: CommandLineOptions, _ scope: ProjectScope
  ) -> Bool {
    let places = places(scope)
    let asked = askedTops(options)
    var shown: [String: String] = [:]
    var tops: [String: [String]] = [:]
    for file in changed {
      guard let place = places[file.path] else { continue }
      shown[place] = file.path
      let folder = PathName.parent(of: place) ?? "/"
      tops[Journal.top(around: folder, fileSystem), default: []].append(place)
    }
    for (top, places) in tops.sorted(by: { PathName.precedes($0.key, $1.key) }) {
      if !asked.contains(top), !mayWrite(in: top, named: "'\(top)'", options) { return false }
      let untracked = workingCopy.untracked(top, places)
      if untracked.isEmpty { continue }
      if options.allowsNoVersionControl || options.allowsDirty, !options.commits { continue }
      console.fail(
        "git does not keep these files, so a rewrite could not be taken back; '--exclude' leaves"
          + " them out, '--allow-no-vcs' rewrites them all the same")
      list(untracked.map { shown[$0] ?? $0 })
      return false
    }
    return true
  }
}

/// A fix on its way to the disk.
struct FixApplication {
  let run: FixRun
  /// The real path of each file, by the path that people see.
  let places: [String: String]
  let writer: TreeWriter

  /// What some steps change once others are done, as a unit to be written.
  func change(
    by steps: [FixStep], after done: [FixStep] = [], number: Int
  ) throws(WriteError) -> UnitChange {
    var files: [FileChange] = []
    for file in run.changes(by: steps, after: done) {
      guard let place = places[file.path] else {
        throw WriteError(path: file.path, reason: "is no file of the project")
      }
      files.append(
        FileChange(path: file.path, realPath: place, before: file.before, after: file.after))
    }
    let title = steps.map(\.title).joined(separator: ", ")
    return UnitChange(number: number, title: title, files: files)
  }
}
