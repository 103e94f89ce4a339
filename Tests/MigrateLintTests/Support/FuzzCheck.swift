@testable import MigrateLint

/// What must hold for any project, however damaged: tokens, outline, plan, report and fix.
///
/// A fault begins with the law that it breaks and a colon.
struct FuzzCheck {
  private let input: FuzzInput
  private let files: [SourceFile]
  private var faults: [String] = []

  /// What is wrong with what the tool makes of an input.
  static func faults(in input: FuzzInput) -> [String] {
    var check = FuzzCheck(input)
    check.run()
    return check.faults
  }

  private init(_ input: FuzzInput) {
    self.input = input
    files = input.files
  }

  private mutating func require(_ isRight: Bool, _ fault: @autoclosure () -> String) {
    if !isRight { faults.append(fault()) }
  }

  private mutating func run() {
    for file in files { faults += file.lexerFaults }
    var fixOptions = FixOptions()
    fixOptions.appliesUnsafe = input.isUnsafe
    var fix = FixRun(files, options: input.options, fixOptions: fixOptions)
    // Here: as in the program, on a stack that deep nesting does not exhaust.
    let parsed = fix.files
    faults += parallelMap([0], jobs: 1) { _ in
      parsed.flatMap { file in file.faults.map { "outline: \(file.source.path): \($0)" } }
    }[0]
    let judgement = fix.judgement
    checkRewrites(judgement, fix.files)
    let report = judgement.report
    checkReport(report, files)
    checkOrder(report)
    let outcome = fix.outcome()
    checkReport(outcome.report, outcome.applied(to: fix.files.map(\.source)))
    checkOutcome(outcome, fix.files, judgement)
    // Here: units whose edits met those of others are left for the next run, which is said.
    let waits = outcome.left.contains { $0.contains("its edits meet those of another unit") }
    guard !outcome.changed.isEmpty, !waits else { return }
    let after = outcome.applied(to: files)
    var second = FixRun(after, options: input.options, fixOptions: fixOptions)
    let again = second.outcome()
    require(
      again.changed.isEmpty,
      "twice: a second fix changes \(again.changed.map(\.path).joined(separator: ", "))")
  }

  // MARK: Edits

  private mutating func checkRewrites(_ judgement: Pipeline.Judgement, _ files: [ParsedFile]) {
    for rewrite in judgement.rewrites {
      check(rewrite.edits, "unit \(rewrite.unit)", files)
    }
    for step in judgement.ownershipSteps { check(step.edits, step.rule, files) }
  }

  private mutating func check(_ edits: [Edit], _ subject: String, _ files: [ParsedFile]) {
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      let path = files[file].source.path
      let size = files[file].source.bytes.count
      require(
        files[file].outline.problems.isEmpty,
        "unparsed: \(subject) edits '\(path)', which does not parse")
      require(
        edits.allSatisfy { $0.range.start >= 0 && $0.range.end <= size },
        "bounds: \(subject) edits '\(path)' outside of it")
      require(EditApplier.ordered(edits) != nil, "overlap: \(subject) in '\(path)'")
    }
  }

  // MARK: Reports

  private mutating func checkReport(_ report: LintReport, _ files: [SourceFile]) {
    let tables = Dictionary(uniqueKeysWithValues: files.map { ($0.path, LineTable($0.bytes)) })
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes.count) })
    let places = report.findings.flatMap { [$0.place] + $0.notes.map(\.place) }
      + report.models.flatMap { [$0.place] + $0.blockers.map(\.place) }
    for place in places {
      guard let table = tables[place.path], let size = sizes[place.path] else {
        faults.append("place: there is no '\(place.path)'")
        continue
      }
      for position in [place.start, place.end] {
        let lines = table.starts
        guard 1...lines.count ~= position.line else {
          faults.append("place: \(place.path) has no line \(position.line)")
          continue
        }
        let end = position.line < lines.count ? lines[position.line] : size
        require(
          1...(end - lines[position.line - 1] + 1) ~= position.column,
          "place: \(place.path):\(position.line) has no column \(position.column)")
      }
      require(place.start <= place.end, "place: \(place.path):\(place.start.line) runs backwards")
    }
    let unparsed = report.findings.filter { $0.rule == RuleSelection.fileNotParsed }
    require(
      Set(unparsed.map(\.place.path)).count == unparsed.count,
      "reported: a file that does not parse is reported more than once")
  }

  private mutating func checkOrder(_ report: LintReport) {
    guard input.triesOrder, files.count > 1 else { return }
    var options = input.options
    options.isFixing = true
    options.jobs = 2
    let other = Pipeline.judge(Pipeline.parse(files.reversed(), jobs: 2), options: options).report
    require(other.findings == report.findings, "order: other findings in another order")
    require(other.models == report.models, "order: other models in another order")
  }

  // MARK: The fix

  private mutating func checkOutcome(
    _ outcome: FixOutcome, _ files: [ParsedFile], _ judgement: Pipeline.Judgement
  ) {
    let parsed = Dictionary(uniqueKeysWithValues: files.map { ($0.source.path, $0) })
    for changed in outcome.changed {
      guard let before = parsed[changed.path] else {
        faults.append("written: '\(changed.path)' is no file of the project")
        continue
      }
      require(
        before.outline.problems.isEmpty && before.source.isReported,
        "written: '\(changed.path)' is not to be written")
      let after = ParsedFile(SourceFile(path: changed.path, bytes: changed.after))
      faults += after.source.lexerFaults
      require(after.outline.problems.isEmpty, "parses: '\(changed.path)' does not parse afterwards")
      checkComments(before, after, judgement)
    }
    if outcome.left.isEmpty, judgement.ownershipSteps.isEmpty || !input.isUnsafe {
      checkBytes(outcome, files, judgement)
    }
  }

  /// Every comment is still there, but for the documentation of an extension that goes.
  private mutating func checkComments(
    _ before: ParsedFile, _ after: ParsedFile, _ judgement: Pipeline.Judgement
  ) {
    var counts: [String: Int] = [:]
    for comment in after.stream.comments { counts[after.source.text(comment), default: 0] += 1 }
    let cuts = judgement.rewrites.flatMap(\.edits).filter {
      judgement.plan.index.files[$0.file].source.path == before.source.path
    }.map(\.range)
    for comment in before.stream.comments {
      let text = before.source.text(comment)
      let next = before.stream.tokens.first { $0.start >= comment.end }
      let isDocumentation = text.hasPrefix("///") || text.hasPrefix("/**")
      if isDocumentation, let next, next.kind != .endOfFile,
        cuts.contains(where: { $0.contains(comment) && $0.contains(next.range) })
      {
        counts[text, default: 0] += 1
      }
      counts[text, default: 0] -= 1
      require(counts[text, default: 0] >= 0, "comments: '\(text)' of \(before.source.path) is lost")
    }
  }

  /// The files are what all edits of all units make of them, and nothing else.
  private mutating func checkBytes(
    _ outcome: FixOutcome, _ files: [ParsedFile], _ judgement: Pipeline.Judgement
  ) {
    let edits = Dictionary(grouping: judgement.rewrites.flatMap(\.edits), by: \.file)
    let changed = Dictionary(uniqueKeysWithValues: outcome.changed.map { ($0.path, $0.after) })
    for (file, parsed) in files.enumerated() {
      var expected = parsed.source.bytes
      var unique: [Edit] = []
      for edit in edits[file] ?? [] where !unique.contains(edit) { unique.append(edit) }
      let order = unique.enumerated().sorted {
        ($0.element.range.start, $0.element.range.end, $0.element.order.rawValue, $0.offset)
          < ($1.element.range.start, $1.element.range.end, $1.element.order.rawValue, $1.offset)
      }
      for edit in order.reversed().map(\.element) where edit.range.end <= expected.count {
        expected.replaceSubrange(
          edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
      }
      require(
        (changed[parsed.source.path] ?? parsed.source.bytes) == expected,
        "bytes: '\(parsed.source.path)' is not what its edits say")
    }
  }
}

extension SourceFile {
  /// What is wrong with the tokens and comments.
  fileprivate var lexerFaults: [String] { Lexer.lex(bytes).faults(bytes).map { "\($0) in \(path)" } }
}

extension FixOutcome {
  /// The files with what was changed in them.
  func applied(to files: [SourceFile]) -> [SourceFile] {
    let bytes = Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0.after) })
    return files.map { file in
      guard let after = bytes[file.path] else { return file }
      return SourceFile(path: file.path, bytes: after, isReported: file.isReported)
    }
  }
}
