// `migrate-lint lint`: read, analyse, report.
extension Session {
  /// A project as it was read, and how it is to be judged.
  struct Gathered {
    var scope: ProjectScope
    var files: [SourceFile]
    /// The files that could not be read.
    var problems: [Problem]
    var analysis: AnalysisOptions
    /// With what configurations of folders add.
    var options: CommandLineOptions
  }

  func lintOrCount(_ options: CommandLineOptions, _ search: ConfigurationSearch) {
    if options.adoption.printsConfig { return printConfiguration(options, search) }
    let clock = Stopwatch(isRunning: options.isVerbose)
    if options.fixMode == .write, !recoverBefore(options) { return }
    if options.fixMode != .write, !options.operands.contains("-") { tellInterruption(options) }
    console.startProgress(options, environment)
    defer { console.endProgress() }
    guard let gathered = gather(options, search) else { return }
    clock.lap("reading", to: console)
    console.begin("analysing \(counted(gathered.files.count, "file"))")
    switch options.command {
    case .status: status(gathered)
    case .plan: plan(gathered)
    case .graph: graph(gathered)
    case .why: why(gathered)
    default: lint(gathered, clock)
    }
    clock.lap("report", to: console)
  }

  private func lint(_ gathered: Gathered, _ clock: Stopwatch) {
    let (options, scope, analysis) = (gathered.options, gathered.scope, gathered.analysis)
    var report: LintReport
    var before: (() -> LintReport)?
    if let mode = options.fixMode {
      guard
        let fixed = fix(
          gathered.files, analysis, options, scope, scope.problems + gathered.problems, mode, clock)
      else { return }
      (report, before) = (fixed.after, fixed.before)
    } else {
      report = analyse(gathered.files, analysis)
    }
    clock.lap("analysis", to: console)
    choose(&report, analysis, scope)
    report.problems = Self.reported(scope, gathered.problems)
    if options.isVerbose { tellSuppressed(report.suppressed) }
    guard let isCurrent = compareWithBaseline(&report, gathered, before) else { return }
    // Here: before the report, since some formats say how the run went.
    console.raise(verdict(on: report, options))
    if !isCurrent { console.raise(.findings) }
    emit(render(report, options), options)
  }

  /// Reads what the command line names. Nil, and told, if there is nothing to read.
  private func gather(_ options: CommandLineOptions, _ search: ConfigurationSearch) -> Gathered? {
    var (options, search) = (options, search)
    var scope = scope(of: options)
    if let command = misspeltCommand(scope, options) {
      console.fail(
        "no such file or folder: '\(options.operands[0])', did you mean the command '\(command)'?")
      return nil
    }
    tell(scope)
    if scope.isEmpty || !mayWriteReport(options, scope) { return nil }
    // Here: a hidden folder has no say, so what is below one is hidden before it is asked.
    scope.hide(options.exclude)
    guard configureFolders(&scope, &options, &search) else { return nil }
    scope.hide(options.exclude)
    if let part = options.adoption.part {
      guard let changed = changedFiles(part, options) else { return nil }
      scope.report(only: changed)
    }

    console.begin("reading \(counted(scope.files.count, "file"))")
    let reader = FileReader(fileSystem: fileSystem, jobs: options.analysis.jobs)
    var (files, problems) = reader.read(scope)
    var analysis = options.analysis
    (analysis.deploymentTargets, analysis.projects) = settings(of: scope, &problems)
    for problem in problems { console.report(problem) }
    if options.isVerbose { tellReading(scope, files) }
    analysis.xcode = options.xcode ?? XcodeVersion.find(fileSystem, environment).version
    return Gathered(
      scope: scope, files: files, problems: problems, analysis: analysis, options: options)
  }

  /// Leaves what is asked for, as severe as it is asked for, without models of hidden files.
  func choose(_ report: inout LintReport, _ analysis: AnalysisOptions, _ scope: ProjectScope) {
    report.keep { analysis.selection(at: $0) }
    report.models.removeAll { scope.hidden.contains($0.place.path) }
  }

  /// What the files of Xcode's projects say.
  func settings(
    of scope: ProjectScope, _ problems: inout [Problem]
  ) -> (targets: [DeploymentTarget], projects: [XcodeProject]) {
    var targets: [DeploymentTarget] = []
    var projects: [XcodeProject] = []
    for found in scope.settings {
      do {
        let bytes = try fileSystem.read(found.realPath)
        targets += DeploymentSettings.targets(in: bytes, path: found.path)
        if let project = XcodeProject(in: bytes, path: found.path) { projects.append(project) }
      } catch {
        problems.append(Problem(path: found.path, error))
      }
    }
    return (targets, projects)
  }

  /// What the command line names.
  func scope(of options: CommandLineOptions) -> ProjectScope {
    ProjectScope(
      paths: options.operands.isEmpty ? ["."] : options.operands, isIsolated: options.isIsolated,
      exclude: options.exclude, stdinFilename: options.stdinFilename, fileSystem: fileSystem)
  }

  /// Says what of a scope cannot be analysed.
  func tell(_ scope: ProjectScope) {
    for path in scope.missing { console.fail("no such file or folder: '\(path)'") }
    for problem in scope.problems { console.report(problem) }
    if !scope.isEmpty, scope.problems.isEmpty, scope.files.isEmpty {
      console.tell("\(ToolIdentity.name): no Swift files found")
    }
  }

  /// The command that the first word most likely means, as in `explian RULE`.
  private func misspeltCommand(_ scope: ProjectScope, _ options: CommandLineOptions) -> String? {
    guard !options.namesCommand, let first = options.operands.first,
      scope.missing.contains(first)
    else { return nil }
    return Spelling.nearest(to: first, in: Command.allCases.map(\.rawValue) + Command.later)
  }

  private func tellReading(_ scope: ProjectScope, _ files: [SourceFile]) {
    for skipped in scope.skipped { console.tell(skipped.line) }
    for file in files {
      let role = file.isReported ? "read" : "read as evidence"
      console.tell("\(file.path): \(role), \(file.bytes.count) bytes")
    }
  }

  private static func reported(
    _ scope: ProjectScope, _ problems: [Problem]
  ) -> [ReportedProblem] {
    let missing = scope.missing.map { Problem(path: $0, reason: "no such file or folder") }
    return (missing + scope.problems + problems).map {
      ReportedProblem(path: $0.path, reason: $0.reason)
    }
  }

  private func tellSuppressed(_ suppressed: [SuppressedFinding]) {
    for silenced in suppressed {
      let finding = silenced.finding
      let reason = silenced.reason.map { ": " + $0 } ?? ""
      console.tell(
        "\(finding.place.path):\(finding.place.start.text): '\(finding.rule)' is silenced\(reason)")
    }
  }

  /// Findings below `--fail-on` do not count; a file that does not parse always does.
  private func verdict(on report: LintReport, _ options: CommandLineOptions) -> ExitCode {
    let fails = report.findings.contains { finding in
      finding.rule == RuleSelection.fileNotParsed
        || !options.exitsZero && finding.severity >= options.failOn
    }
    return fails ? .findings : .clean
  }
}
