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
    if mode == .write, !mayWrite(options, scope) { return nil }
    var run = FixRun(files, options: analysis, fixOptions: options.fix)
    for model in run.unknownModels {
      console.fail("there is no model '\(model.name)'\(model.suggestion)")
    }
    if !run.unknownModels.isEmpty { return nil }
    let outcome = run.outcome()
    for line in outcome.left { console.tell("\(ToolIdentity.name): \(line)") }
    switch mode {
    case .diff:
      for file in outcome.changed {
        console.write(
          UnifiedDiff.render(path: file.path, before: file.before, after: file.after))
      }
    case .check:
      for file in outcome.changed { console.tell("would change \(file.path)") }
    case .write: write(outcome, scope)
    }
    if mode != .write {
      if !outcome.changed.isEmpty { console.raise(.findings) }
      return nil
    }
    return outcome.report
  }

  private func write(_ outcome: FixOutcome, _ scope: ProjectScope) {
    var written = 0
    for file in outcome.changed {
      guard let path = scope.files.first(where: { $0.path == file.path })?.realPath else {
        console.fail("cannot write '\(file.path)': it is no file of the project")
        continue
      }
      do {
        guard try fileSystem.read(path) == file.before else {
          console.fail("'\(file.path)' changed while it was analysed; it is not written")
          continue
        }
        try fileSystem.write(file.after, to: path)
        written += 1
      } catch {
        console.fail("cannot write '\(file.path)': \(error.reason)")
      }
    }
    console.tell(
      "\(ToolIdentity.name): migrated \(counted(outcome.migratedCount, "model")) in "
        + counted(written, "file"))
  }

  /// Refuses to write over changes that nobody could get back.
  private func mayWrite(_ options: CommandLineOptions, _ scope: ProjectScope) -> Bool {
    switch workingCopy.state(fileSystem.currentDirectory) {
    case .clean: return true
    case .absent:
      if options.allowsNoVersionControl { return true }
      console.fail(
        "this is no git working copy, so a rewrite could not be taken back;"
          + " '--allow-no-vcs' rewrites all the same")
      return false
    case .dirty(let staged, let unstaged):
      if options.allowsDirty || unstaged.isEmpty && options.allowsStaged { return true }
      console.fail(
        "the working copy has changes that are not committed; commit them, or use "
          + (unstaged.isEmpty ? "'--allow-staged'" : "'--allow-dirty'"))
      for path in (unstaged + staged).prefix(20) { console.tell("  \(path)") }
      let more = unstaged.count + staged.count - 20
      if more > 0 { console.tell("  and \(more) more") }
      return false
    }
  }
}
