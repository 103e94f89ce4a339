// `migrate-lint plan`, `graph` and `why`: what is decided, without the findings of a report.
extension Session {
  func plan(_ gathered: Gathered) {
    let reporter = PlanReporter(decided(gathered))
    let options = gathered.options
    emit(
      options.format == .json ? reporter.json() : reporter.text(isQuiet: options.isQuiet), options)
  }

  func graph(_ gathered: Gathered) {
    let reporter = GraphReporter(decided(gathered))
    emit(gathered.options.format == .json ? reporter.json() : reporter.dot(), gathered.options)
  }

  func why(_ gathered: Gathered) {
    let options = gathered.options
    let report = decided(gathered)
    let name = options.subject ?? ""
    let reporter = WhyReporter(name, in: report)
    if reporter.isEmpty {
      return console.fail(
        "no model, and nothing that holds one, is called '\(name)'"
          + Spelling.suggestion(for: name, in: WhyReporter.names(in: report)))
    }
    if options.format == .json { return emit(JSONReporter().render(reporter.report), options) }
    let findings = textReporter(options, hasSummary: false).render(reporter.report)
    emit(Array(reporter.text().utf8) + findings, options)
  }

  /// A report, and a word about what cannot be in it.
  func decided(_ gathered: Gathered) -> LintReport {
    var report = analyse(gathered.files, gathered.analysis)
    let unparsed = report.findings.count { $0.rule == RuleSelection.fileNotParsed }
    choose(&report, gathered.analysis, gathered.scope)
    if unparsed > 0 {
      console.tell(
        "\(ToolIdentity.name): \(counted(unparsed, "place")) where a file does not parse;"
          + " models there may be missing")
    }
    return report
  }
}
