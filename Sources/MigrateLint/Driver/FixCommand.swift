// `migrate-lint lint --fix`, `--diff`, `--check`: rewrite, or show what would be rewritten.
extension Session {
  /// What the command line asks for besides reporting.
  enum FixMode: Sendable {
    case write, diff, check
  }

  func fix(
    _ files: [SourceFile], _ analysis: AnalysisOptions, _ options: CommandLineOptions,
    _ scope: ProjectScope, _ problems: [Problem], _ mode: FixMode, _ clock: Stopwatch
  ) -> FixedReport? {
    if hidesSource(problems) { return nil }
    if mode == .write, !mayWrite(options) || lacksSource(options, scope) { return nil }
    var run = FixRun(files, options: analysis, fixOptions: options.fix)
    for model in run.unknownModels {
      console.fail("there is no model '\(model.name)'\(model.suggestion)")
    }
    if !run.unknownModels.isEmpty { return nil }
    let outcome = run.outcome()
    clock.lap("rewriting in memory", to: console)
    for line in outcome.left { console.tell("\(ToolIdentity.name): \(line)") }
    if let (models, reason) = run.oldSystem { tellOldSystem(models, reason) }
    switch mode {
    case .diff: writeDiff(outcome.changed, places(scope))
    case .check:
      for file in outcome.changed { console.tell("would change \(file.path)") }
    case .write:
      defer { clock.lap("writing", to: console) }
      return write(outcome, run, options, scope, jobs: analysis.jobs).map {
        FixedReport(after: $0, before: { run.judgement.report })
      }
    }
    if !outcome.changed.isEmpty { console.raise(.findings) }
    return nil
  }

  private func tellOldSystem(_ models: Int, _ reason: String) {
    console.tell(
      "\(ToolIdentity.name): \(counted(models, "model")) \(models == 1 ? "stays" : "stay"):"
        + " \(reason); raise that first, or say with '\(Flag.minOS.name) ios17,macos14' that it"
        + " will be")
  }

  func diff(of file: ChangedFile) -> [UInt8] {
    UnifiedDiff.render(path: file.path, before: file.before, after: file.after)
  }

  /// Writes a patch for the working directory, or else for the top of the tree: `git apply` takes
  /// no path that leads out of where it is run.
  private func writeDiff(_ changed: [ChangedFile], _ places: [PathKey: String]) {
    let here = fileSystem.currentDirectory
    let real = changed.map { places[PathKey($0.path)] ?? PathName.join(here, $0.path) }
    let isHere = changed.allSatisfy { !PathName.components(of: $0.path).contains("..") }
    let top = Self.folder(around: real, from: Journal.top(around: here, fileSystem))
    if !isHere {
      console.tell("\(ToolIdentity.name): the paths of the patch start from '\(top)'")
    }
    for (file, place) in zip(changed, real) {
      let path = isHere ? file.path : PathName.relative(place, to: top)
      console.write(UnifiedDiff.render(path: path, before: file.before, after: file.after))
    }
  }

  /// The nearest folder upwards that holds all files.
  private static func folder(around files: [String], from start: String) -> String {
    var folder = start
    while !files.allSatisfy({ PathName.isInside($0, folder) }) {
      guard let parent = PathName.parent(of: folder) else { return "/" }
      folder = parent
    }
    return folder
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
    let interruption = Interruption()
    do {
      writer = try TreeWriter(journal, jobs: jobs) { interruption.wasSeen }
    } catch {
      console.fail(error.reason)
      return nil
    }
    defer { writer.end() }
    let places = places(scope)
    do throws(WriteError) {
      try writer.meetNeighbours(of: outcome.changed.compactMap { places[PathKey($0.path)] })
    } catch {
      console.fail(error.reason)
      return nil
    }
    let application = FixApplication(run: run, places: places, writer: writer)
    let done = options.goesByUnit
      ? applyByUnit(application, outcome.steps, options, journal, interruption)
      : apply(application, outcome.steps)
    tell(done, application)
    if interruption.wasSeen, !options.goesByUnit {
      console.fail(done.isEmpty ? "interrupted; nothing is written" : "interrupted")
      return nil
    }
    return done.count == outcome.steps.count ? outcome.report : run.report(after: done)
  }

  /// The real path of each file, by the path that people see.
  func places(_ scope: ProjectScope) -> [PathKey: String] {
    Dictionary(scope.files.map { (PathKey($0.path), $0.realPath) }) { first, _ in first }
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
    var number = parts.count
    for (part, error) in zip(parts, application.writer.apply(changes)) {
      guard let error else {
        done += part
        continue
      }
      if error == .interruption { continue }
      if part.count == 1 || !error.isClean {
        tell(error, left: part)
        continue
      }
      done += applySingly(application, part, &number)
    }
    return done
  }

  /// Writes steps that share files one after the other, since together they could not be.
  private func applySingly(
    _ application: FixApplication, _ steps: [FixStep], _ number: inout Int
  ) -> [FixStep] {
    var done: [FixStep] = []
    for step in steps {
      number += 1
      do throws(WriteError) {
        try application.writer.apply(application.change(by: [step], after: done, number: number))
        done.append(step)
      } catch {
        if error != .interruption { tell(error, left: [step]) }
      }
    }
    return done
  }

  /// Says why steps were not written.
  func tell(_ error: WriteError, left steps: [FixStep]) {
    let names = steps.map(\.title).joined(separator: ", ")
    let reason = (error.path.map { "'\($0)' " } ?? "") + error.reason
    let consequence =
      if error.stays {
        ", so what else belongs to these stays migrated: \(names)"
      } else if error.needsHand {
        ", so \(names) is half migrated; see 'git diff', put it right by hand, then remove "
          + "'\(Journal.folderName)/journal'"
      } else if error.needsRecovery {
        ", and \(names) could not be put back; 'migrate-lint recover' does that"
      } else {
        "; not written: \(names)"
      }
    console.fail(reason + consequence)
  }
}

/// What is found once a fix is written, and what was found before it.
struct FixedReport {
  var after: LintReport
  var before: () -> LintReport
}

/// A fix on its way to the disk.
struct FixApplication {
  let run: FixRun
  /// The real path of each file, by the path that people see.
  let places: [PathKey: String]
  let writer: TreeWriter

  /// What some steps change once others are done, as a unit to be written.
  func change(
    by steps: [FixStep], after done: [FixStep] = [], number: Int
  ) throws(WriteError) -> UnitChange {
    var files: [FileChange] = []
    for file in run.changes(by: steps, after: done) {
      guard let place = places[PathKey(file.path)] else {
        throw WriteError(path: file.path, reason: "is no file of the project")
      }
      files.append(
        FileChange(path: file.path, realPath: place, before: file.before, after: file.after))
    }
    let title = steps.map(\.title).joined(separator: ", ")
    return UnitChange(number: number, title: title, files: files)
  }
}
