/// A summary for a comment on a pull request, or for the summary of a CI job.
struct MarkdownReporter {
  /// GitHub takes 65,536 characters in a comment; no text has more of these than bytes.
  static let limit = 60_000

  func render(_ report: LintReport) -> [UInt8] {
    let counts = ReportCounts(report)
    var text = "### \(ToolIdentity.name): \(counts.sentence(fileCount: report.fileCount))\n"
    if let sentence = counts.suppressedSentence { text += "\n\(sentence)\n" }
    if !report.models.isEmpty { text += models(counts) }
    if !report.findings.isEmpty { text += rules(report) }
    text += problems(report.problems)
    if !report.findings.isEmpty { append(report.findings, to: &text) }
    return Array(text.utf8)
  }

  private func models(_ counts: ReportCounts) -> String {
    "\n\(counts.progressSentence)\n\n"
      + "| Models: ready | unsafe | blocked | migrated |\n|---:|---:|---:|---:|\n"
      + "| \(counts.ready) | \(counts.unsafe) | \(counts.blocked) | \(counts.migrated) |\n"
  }

  private func rules(_ report: LintReport) -> String {
    let rows = RuleCount.all(in: report).map { "| \($0.number) | `\($0.rule)` | \($0.group) |\n" }
    return "\n| Findings | Rule | Group |\n|---:|---|---|\n" + rows.joined()
  }

  private func problems(_ problems: [ReportedProblem]) -> String {
    if problems.isEmpty { return "" }
    var text = "\nNot analysed:\n\n"
    for problem in problems.prefix(20) {
      text += "- \(MarkdownText.code(problem.path)): \(MarkdownText.message(problem.reason))\n"
    }
    if problems.count > 20 { text += "- and \(problems.count - 20) more\n" }
    return text
  }

  /// The worst first, as many as there is room for.
  private func append(_ findings: [ReportedFinding], to text: inout String) {
    let sorted = findings.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    text += "\n| | Place | Finding | Rule |\n|---|---|---|---|\n"
    var size = text.utf8.count + 100
    var count = 0
    for (_, finding) in sorted {
      let row = row(finding)
      size += row.utf8.count
      if size > Self.limit { break }
      text += row
      count += 1
    }
    if count < findings.count {
      text += "\nThere are \(findings.count - count) more that have no room here.\n"
    }
  }

  private func row(_ finding: ReportedFinding) -> String {
    let place = "\(finding.place.path):\(finding.place.start.line)"
    return "| \(finding.severity.rawValue) | \(MarkdownText.code(place))"
      + " | \(MarkdownText.message(finding.message)) | `\(finding.rule)` |\n"
  }
}
