// The report as bytes, and where they go.
extension Session {
  func render(_ report: LintReport, _ options: CommandLineOptions) -> [UInt8] {
    let format =
      options.format
      ?? (options.showsStatistics ? .text : ReportFormat.suitable(for: environment))
    if options.showsStatistics {
      let statistics = StatisticsReporter()
      return format == .json
        ? statistics.json(report) : statistics.text(report, hasSummary: !options.isQuiet)
    }
    switch format {
    case .text:
      return textReporter(options, hasSummary: !options.isQuiet).render(report)
    case .concise: return ConciseReporter().render(report)
    case .xcode:
      return XcodeReporter(workingDirectory: fileSystem.currentDirectory).render(report)
    case .github: return GitHubReporter().render(report)
    case .json: return JSONReporter().render(report)
    case .sarif: return sarifReporter(options).render(report)
    case .gitlab: return GitLabReporter().render(report)
    case .checkstyle: return CheckstyleReporter().render(report)
    case .junit: return JUnitReporter(failOn: options.failOn).render(report)
    case .markdown: return MarkdownReporter().render(report)
    case .html: return HTMLReporter().render(report)
    }
  }

  func textReporter(_ options: CommandLineOptions, hasSummary: Bool) -> TextReporter {
    let isTerminal = options.output == nil && console.isTerminal(.standard)
    return TextReporter(
      isColored: options.color.isColored(environment: environment, isTerminal: isTerminal),
      width: (isTerminal ? console.width : nil) ?? 100, hasSummary: hasSummary)
  }

  private func sarifReporter(_ options: CommandLineOptions) -> SARIFReporter {
    SARIFReporter(
      workingDirectory: fileSystem.currentDirectory, rules: rules,
      isSuccessful: console.exitCode != .couldNotRun,
      offersUnsafeFixes: options.fix.appliesUnsafe,
      // Here: code scanning of GitHub opens alerts for results that are suppressed, too.
      listsSuppressed: environment["GITHUB_ACTIONS"] != "true")
  }

  /// Prints a report, or writes it to the file of `--output`.
  func emit(_ bytes: [UInt8], _ options: CommandLineOptions) {
    guard let output = options.output else { return console.write(bytes) }
    let path = PathName.join(fileSystem.currentDirectory, output)
    do { try fileSystem.write(bytes, to: path) } catch {
      console.fail("cannot write '\(output)': \(error.reason)")
    }
  }

  /// Whether `--output` names something that a report may replace: a slip such as
  /// `--output App.swift` must not cost anybody a source file.
  func mayWriteReport(_ options: CommandLineOptions, _ scope: ProjectScope) -> Bool {
    guard let output = options.output else { return true }
    let path = PathName.join(fileSystem.currentDirectory, output)
    guard let real = try? fileSystem.realPath(of: path) else { return true }
    let sources = (scope.files + scope.settings).lazy.map { PathKey($0.realPath) }
    if PathName.hasSuffix(real, ".swift") || sources.contains(PathKey(real)) {
      console.fail("'--output' names a source file: '\(output)'")
      return false
    }
    if (try? fileSystem.kind(of: real)) == .directory {
      console.fail("cannot write '\(output)': \(FileSystemError.isDirectory.reason)")
      return false
    }
    return true
  }
}

// What of a report was asked for.
extension LintReport {
  /// Leaves out what other rules have found, and units that would need them; each file has a
  /// selection. What is left is as severe as that says.
  mutating func keep(_ selection: (_ path: String) -> RuleSelection) {
    findings = findings.compactMap { finding in
      let selection = selection(finding.place.path)
      guard selection.includes(rule: finding.rule, group: finding.group) else { return nil }
      var finding = finding
      let severity = selection.severity(rule: finding.rule, group: finding.group)
      finding.severity = severity ?? finding.severity
      return finding
    }
    suppressed.removeAll { silenced in
      let finding = silenced.finding
      return !selection(finding.place.path).includes(rule: finding.rule, group: finding.group)
    }
    units.removeAll { unit in
      Set(unit.edits.map(\.path)).contains { path in
        let selection = selection(path)
        return unit.rules.contains { id in
          Rule.named(id).map { !selection.includes(rule: id, group: $0.group.rawValue) } ?? false
        }
      }
    }
  }
}
