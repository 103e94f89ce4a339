// `--baseline`, `--write-baseline`, `--prune-baseline`, `--strict-baseline`.
extension Session {
  /// A baseline where it lies.
  private struct BaselineFile {
    /// As it was named.
    var path: String
    /// Absolute; without links if it is there.
    var realPath: String
    /// Nil if it is not there yet.
    var baseline: Baseline?

    /// Where its paths start from.
    var folder: String { PathName.parent(of: realPath) ?? "/" }
  }

  /// Takes what a baseline knows out of a report, or writes the baseline. Nil, and told, if that
  /// cannot be done; false if the baseline lists what is gone and must not. `before` is what was
  /// found before files were rewritten.
  func compareWithBaseline(
    _ report: inout LintReport, _ gathered: Gathered, _ before: (() -> LintReport)?
  ) -> Bool? {
    let adoption = gathered.options.adoption
    guard let (path, place) = adoption.writtenBaseline.map({ ($0, nil) }) ?? adoption.baseline
    else {
      if adoption.prunesBaseline || adoption.isStrict {
        let flag = adoption.prunesBaseline ? Flag.pruneBaseline : .strictBaseline
        console.fail("'\(flag.name)' needs '\(Flag.baseline.name)', here or in a configuration")
        return nil
      }
      return true
    }
    guard let file = baselineFile(path, place, mayBeNew: adoption.writtenBaseline != nil) else {
      return nil
    }
    let isRead = console.exitCode != .couldNotRun
      && !report.findings.contains { $0.rule == RuleSelection.fileNotParsed }
    var look = BaselineLook(folder: file.folder, gathered: gathered, fileSystem: fileSystem)
    look.obstacle = isRead
      ? look.obstacle(to: file.baseline ?? Baseline()) : "not all files could be read and parsed"
    // Here: what does not parse is told in any case; a baseline that hid it would hide all of it.
    let unparsed = report.findings.filter { $0.rule == RuleSelection.fileNotParsed }
    report.findings.removeAll { $0.rule == RuleSelection.fileNotParsed }
    defer {
      report.findings = (report.findings + unparsed).sorted(by: ReportBuilder.order)
    }
    if adoption.writtenBaseline != nil { return write(file, &report, look) ? true : nil }
    return compare(file, &report, look, adoption, before)
  }

  // MARK: Reading

  private func baselineFile(
    _ path: String, _ place: ConfigurationPlace?, mayBeNew: Bool
  ) -> BaselineFile? {
    let shown = place == nil ? path : shownPath(of: path, in: place)
    let absolute = PathName.join(place?.folder ?? fileSystem.currentDirectory, path)
    guard let real = realPath(of: absolute) else {
      console.fail("there is no folder for the baseline '\(shown)'")
      return nil
    }
    if let place, !mayRead(real, place) {
      console.fail(
        "\(place.text): 'baseline' leads out of the project; '--baseline' may, a file of the"
          + " project may not")
      return nil
    }
    var file = BaselineFile(path: shown, realPath: real)
    let bytes: [UInt8]
    do throws(FileSystemError) { bytes = try fileSystem.read(real) } catch {
      if error == .notFound, mayBeNew { return file }
      console.fail(
        error == .notFound
          ? "there is no baseline '\(shown)'; '--write-baseline' makes one"
          : "cannot read the baseline '\(shown)': \(error.reason)")
      return nil
    }
    do throws(JSONComplaint) { file.baseline = try Baseline(bytes) } catch {
      let position = LineTable(bytes).position(of: error.offset)
      console.fail(
        "\(shown):\(position.text): \(error.reason)"
          + (mayBeNew ? "; it is not written over, so remove it if it is no longer needed" : ""))
      return nil
    }
    return file
  }

  private func shownPath(of path: String, in place: ConfigurationPlace?) -> String {
    PathName.relative(
      PathName.normalised(PathName.join(place?.folder ?? "/", path)),
      to: fileSystem.currentDirectory)
  }

  /// The path without links of a file that need not be there, but its folder.
  private func realPath(of absolute: String) -> String? {
    if let real = try? fileSystem.realPath(of: absolute) { return real }
    guard let folder = PathName.parent(of: absolute),
      let real = try? fileSystem.realPath(of: folder)
    else { return nil }
    return PathName.join(real, PathName.lastComponent(of: absolute))
  }

  /// A configuration that came with a tree has no say outside of it.
  private func mayRead(_ realPath: String, _ place: ConfigurationPlace) -> Bool {
    PathName.isInside(realPath, Journal.top(around: place.folder, fileSystem))
  }

  // MARK: Comparing

  private func compare(
    _ file: BaselineFile, _ report: inout LintReport, _ look: BaselineLook,
    _ adoption: AdoptionOptions, _ before: (() -> LintReport)?
  ) -> Bool? {
    let comparison = BaselineComparison(
      report.findings, file.baseline ?? Baseline(), entry: look.entry, isLookedAt: look.isLookedAt,
      isMissing: look.isMissing)
    report.findings = comparison.new
    report.hiddenCount = comparison.hiddenCount
    for (entry, found, known) in comparison.exceeded {
      console.tell("\(look.text(entry)): there are \(found), and the baseline knows \(known)")
    }
    if adoption.prunesBaseline {
      if let obstacle = look.obstacle {
        console.fail("'\(file.path)' is not pruned: \(obstacle)")
        return nil
      }
      return prune(file, comparison) ? true : nil
    }
    if comparison.isCurrent { return true }
    tell(comparison, file, look, mended: mended(comparison, before?().findings ?? [], file, look))
    return !adoption.isStrict
  }

  /// How often what is gone was still there before this run.
  private func mended(
    _ comparison: BaselineComparison, _ before: [ReportedFinding], _ file: BaselineFile,
    _ look: BaselineLook
  ) -> [Baseline.Entry: Int] {
    var found: [Baseline.Entry: Int] = [:]
    for finding in before { found[look.entry(finding), default: 0] += 1 }
    var result: [Baseline.Entry: Int] = [:]
    for (entry, count) in comparison.gone {
      let known = file.baseline?.counts[entry] ?? 0
      result[entry] = max(0, min(known, found[entry] ?? 0) - (known - count))
    }
    return result
  }

  /// Says what the baseline lists and is gone.
  private func tell(
    _ comparison: BaselineComparison, _ file: BaselineFile, _ look: BaselineLook,
    mended: [Baseline.Entry: Int]
  ) {
    let total = mended.values.reduce(0, +)
    if total > 0 {
      console.tell(
        "\(ToolIdentity.name): mended \(counted(total, "finding")) that '\(file.path)' lists;"
          + " '--prune-baseline' takes \(total == 1 ? "it" : "them") out")
    }
    let gone = comparison.gone.map { ($0, $1 - (mended[$0] ?? 0)) }.filter { $0.1 > 0 }
    if gone.isEmpty, comparison.moved.isEmpty { return }
    let lines =
      gone.map { entry, count in
        "\(look.text(entry)) is gone" + (count > 1 ? " (\(count) times)" : "")
      } + comparison.moved.map { from, to in
        "\(look.text(from)) is now in \(look.path(to.file))"
      }
    for line in lines.prefix(20) { console.tell(line) }
    if lines.count > 20 { console.tell("and \(lines.count - 20) more") }
    console.tell(
      "\(ToolIdentity.name): '\(file.path)' lists what is gone or moved;"
        + " '--prune-baseline' puts that right")
  }

  // MARK: Writing

  private func prune(_ file: BaselineFile, _ comparison: BaselineComparison) -> Bool {
    if comparison.isCurrent { return true }
    guard replace(file, with: comparison.pruned) else { return false }
    let gone = comparison.gone.reduce(0) { $0 + $1.count }
    console.tell(
      "\(ToolIdentity.name): took \(counted(gone, "finding")) out of '\(file.path)'"
        + (comparison.moved.isEmpty ? "" : ", moved \(comparison.moved.count)")
        + "; \(comparison.pruned.total) are left")
    return true
  }

  private func write(
    _ file: BaselineFile, _ report: inout LintReport, _ look: BaselineLook
  ) -> Bool {
    if let obstacle = look.obstacle {
      console.fail("'\(file.path)' is not written: \(obstacle)")
      return false
    }
    var baseline = Baseline()
    for finding in report.findings { baseline.counts[look.entry(finding), default: 0] += 1 }
    let total = baseline.total
    // Here: what this run did not look at stays as it was.
    for (entry, count) in file.baseline?.counts ?? [:]
    where baseline.counts[entry] == nil && !look.isLookedAt(entry) {
      baseline.counts[entry] = count
    }
    guard replace(file, with: baseline) else { return false }
    report.hiddenCount = total
    report.findings = []
    console.tell(
      "\(ToolIdentity.name): wrote \(counted(baseline.total, "finding")) to '\(file.path)'")
    return true
  }

  private func replace(_ file: BaselineFile, with baseline: Baseline) -> Bool {
    do throws(FileSystemError) {
      try fileSystem.write(baseline.bytes, to: file.realPath)
      return true
    } catch {
      console.fail("cannot write '\(file.path)': \(error.reason)")
      return false
    }
  }
}

/// How a run looks at the entries of a baseline.
private struct BaselineLook {
  /// The folder of the baseline.
  let folder: String
  private let options: CommandLineOptions
  private let analysis: AnalysisOptions
  private let scope: ProjectScope
  private let fileSystem: any FileSystem
  /// Why nothing can be said to be gone, if so: where evidence is missing, findings may be.
  var obstacle: String?
  /// By the path that people see.
  private let realPaths: [String: String]
  /// The analysed files, by their paths from the folder of the baseline.
  private let analysed: [String: FoundFile]

  init(folder: String, gathered: Session.Gathered, fileSystem: any FileSystem) {
    self.folder = folder
    (options, analysis, scope) = (gathered.options, gathered.analysis, gathered.scope)
    self.fileSystem = fileSystem
    var realPaths: [String: String] = [:]
    var analysed: [String: FoundFile] = [:]
    for file in gathered.scope.files {
      realPaths[file.path] = file.realPath
      analysed[PathName.relative(file.realPath, to: folder)] = file
    }
    (self.realPaths, self.analysed) = (realPaths, analysed)
  }

  func entry(_ finding: ReportedFinding) -> Baseline.Entry {
    let real = realPaths[finding.place.path] ?? finding.place.path
    return Baseline.Entry(
      file: PathName.relative(real, to: folder), symbol: finding.symbol, rule: finding.rule)
  }

  /// A file of the baseline as people see it.
  func path(_ file: String) -> String {
    PathName.relative(
      PathName.normalised(PathName.join(folder, file)), to: fileSystem.currentDirectory)
  }

  func text(_ entry: Baseline.Entry) -> String {
    "\(path(entry.file)): \(entry.symbol.isEmpty ? "the file" : entry.symbol) [\(entry.rule)]"
  }

  /// A file that a baseline lists and that is there, but was not analysed: then this run sees only
  /// a part of the tree, and takes for unobserved or unknown what the rest would have told.
  func obstacle(to baseline: Baseline) -> String? {
    let unread = Set(baseline.counts.keys.map(\.file)).filter { file in
      analysed[file] == nil
        && fileSystem.exists(PathName.normalised(PathName.join(folder, file)))
    }
    return unread.min(by: PathName.precedes).map {
      "it lists '\(path($0))', which this run does not read; run it on the whole tree"
    }
  }

  /// Whether the entry would have been found if it were still there.
  func isLookedAt(_ entry: Baseline.Entry) -> Bool {
    guard obstacle == nil else { return false }
    if let file = analysed[entry.file] {
      return file.isReported && includes(entry, analysis.selection(at: file.path))
    }
    let real = realPath(entry)
    return options.adoption.part == nil && isMissing(entry) && scope.names(real)
      && !options.exclude.matches(path(entry.file), realPath: real)
      && includes(entry, analysis.selection)
  }

  /// A rule that is no more finds nothing.
  private func includes(_ entry: Baseline.Entry, _ selection: RuleSelection) -> Bool {
    guard let rule = Rule.named(entry.rule) else { return true }
    return selection.includes(rule: rule.id, group: rule.group.rawValue)
  }

  func isMissing(_ entry: Baseline.Entry) -> Bool { !fileSystem.exists(realPath(entry)) }

  private func realPath(_ entry: Baseline.Entry) -> String {
    PathName.normalised(PathName.join(folder, entry.file))
  }
}
