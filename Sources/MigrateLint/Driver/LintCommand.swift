// `migrate-lint lint`: read, analyse, report.
extension Session {
  func lint(_ options: CommandLineOptions) {
    let clock = Stopwatch(isRunning: options.isVerbose)
    if options.fixMode == .write, !recoverBefore(options) { return }
    if options.fixMode != .write, !options.operands.contains("-") { tellInterruption(options) }
    let scope = scope(of: options)
    if let command = misspeltCommand(scope, options) {
      return console.fail(
        "no such file or folder: '\(options.operands[0])', did you mean the command '\(command)'?")
    }
    tell(scope)
    if scope.isEmpty { return }

    let reader = FileReader(
      fileSystem: fileSystem, jobs: options.analysis.jobs, exclude: options.exclude)
    var (files, problems) = reader.read(scope)
    var analysis = options.analysis
    if analysis.minimumOS.isEmpty {
      analysis.deploymentTargets = deploymentTargets(of: scope, &problems)
    }
    for problem in problems { console.report(problem) }
    if options.isVerbose { tellReading(scope, files) }
    clock.lap("reading", to: console)

    analysis.xcode = options.xcode ?? XcodeVersion.find(fileSystem, environment)
    var report: LintReport
    if let mode = options.fixMode {
      guard let after = fix(files, analysis, options, scope, scope.problems + problems, mode, clock)
      else { return }
      report = after
    } else {
      report = analyse(files, analysis)
    }
    let selection = RuleSelection(select: analysis.select, ignore: analysis.ignore)
    report.findings.removeAll { !selection.includes(rule: $0.rule, group: $0.group) }
    clock.lap("analysis", to: console)

    emit(render(report, options), options, scope)
    console.raise(verdict(on: report, options))
    clock.lap("report", to: console)
  }

  private func deploymentTargets(
    of scope: ProjectScope, _ problems: inout [Problem]
  ) -> [DeploymentTarget] {
    var targets: [DeploymentTarget] = []
    for found in scope.settings {
      do {
        let bytes = try fileSystem.read(found.realPath)
        targets += DeploymentSettings.targets(in: bytes, path: found.path)
      } catch {
        problems.append(Problem(path: found.path, error))
      }
    }
    return targets
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

  /// Findings below `--fail-on` do not count; a file that does not parse always does.
  private func verdict(on report: LintReport, _ options: CommandLineOptions) -> ExitCode {
    let fails = report.findings.contains { finding in
      finding.rule == RuleSelection.fileNotParsed
        || !options.exitsZero && finding.severity >= options.failOn
    }
    return fails ? .findings : .clean
  }
}

// The report as bytes, and where they go.
extension Session {
  private func render(_ report: LintReport, _ options: CommandLineOptions) -> [UInt8] {
    let format =
      options.format
      ?? (options.showsStatistics ? .text : ReportFormat.suitable(for: environment))
    if options.showsStatistics {
      let statistics = StatisticsReporter()
      return format == .json
        ? statistics.json(report) : statistics.text(report, hasSummary: !options.isQuiet)
    }
    switch format {
    case .text: return textReporter(options).render(report)
    case .concise: return ConciseReporter().render(report)
    case .xcode:
      return XcodeReporter(workingDirectory: fileSystem.currentDirectory).render(report)
    case .github: return GitHubReporter().render(report)
    case .json: return JSONReporter().render(report)
    }
  }

  private func textReporter(_ options: CommandLineOptions) -> TextReporter {
    let isTerminal = options.output == nil && console.isTerminal(.standard)
    return TextReporter(
      isColored: options.color.isColored(environment: environment, isTerminal: isTerminal),
      width: (isTerminal ? console.width : nil) ?? 100, hasSummary: !options.isQuiet)
  }

  private func emit(_ bytes: [UInt8], _ options: CommandLineOptions, _ scope: ProjectScope) {
    guard let output = options.output else { return console.write(bytes) }
    let path = PathName.join(fileSystem.currentDirectory, output)
    // Here: a slip such as `--output App.swift` must not cost anybody a source file.
    if let real = try? fileSystem.realPath(of: path),
      scope.files.contains(where: { PathKey($0.realPath) == PathKey(real) })
    {
      return console.fail("'--output' names a source file: '\(output)'")
    }
    do { try fileSystem.write(bytes, to: path) } catch {
      console.fail("cannot write '\(output)': \(error.reason)")
    }
  }
}
