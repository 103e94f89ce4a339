/// One page that needs nothing else: no script, no picture, no font.
struct HTMLReporter {
  func render(_ report: LintReport) -> [UInt8] {
    let counts = ReportCounts(report)
    var text = Self.head + "<h1>\(ToolIdentity.name)</h1>\n"
    text += "<p>\(XMLText.escaped(counts.sentence(fileCount: report.fileCount)))</p>\n"
    if let sentence = counts.suppressedSentence { text += "<p>\(sentence)</p>\n" }
    if !report.problems.isEmpty { text += problems(report.problems) }
    if !report.findings.isEmpty { text += rules(report) }
    if !report.models.isEmpty { text += models(report.models, counts) }
    if !report.findings.isEmpty { text += files(report) }
    text += "<footer>\(ToolIdentity.name) \(ToolIdentity.version)</footer>\n</body>\n</html>\n"
    return Array(text.utf8)
  }

  /// The policy keeps a browser from running anything, whatever stands in a file.
  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(ToolIdentity.name)</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 70em; }
    body { margin: 2em auto; padding: 0 1em; }
    table { border-collapse: collapse; margin: 1em 0; }
    th, td { text-align: left; vertical-align: top; padding: .2em 1em .2em 0; }
    th { border-bottom: 1px solid; }
    td.number { text-align: right; }
    code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
    pre { overflow-x: auto; margin: .3em 0 0 1em; }
    ul { list-style: none; padding: 0; }
    li { margin: 1em 0; }
    li ul { margin-left: 1em; }
    li li { margin: .3em 0; }
    .error { color: #c62828; }
    .warning { color: #b26a00; }
    .note { color: #5c6bc0; }
    footer { margin-top: 3em; opacity: .6; }
    </style>
    </head>
    <body>

    """

  private func problems(_ problems: [ReportedProblem]) -> String {
    let items = problems.map { problem in
      "<li><code>\(XMLText.escaped(problem.path))</code>: \(XMLText.escaped(problem.reason))</li>\n"
    }
    return "<h2>Not analysed</h2>\n<ul>\n\(items.joined())</ul>\n"
  }

  private func rules(_ report: LintReport) -> String {
    let rows = RuleCount.all(in: report).map { count in
      "<tr><td class=\"number\">\(count.number)</td><td><code>\(count.rule)</code></td>"
        + "<td>\(count.group)</td></tr>\n"
    }
    return "<h2>By rule</h2>\n<table>\n<tr><th>Findings</th><th>Rule</th><th>Group</th></tr>\n"
      + rows.joined() + "</table>\n"
  }

  private func models(_ models: [ReportedModel], _ counts: ReportCounts) -> String {
    let rows = models.map { model in
      let reason = model.blockers.first.map { XMLText.escaped($0.message) } ?? ""
      return "<tr><td><code>\(XMLText.escaped(model.name))</code></td><td>\(model.status)</td>"
        + "<td>\(place(model.place))</td><td>\(reason)</td></tr>\n"
    }
    return "<h2>Models</h2>\n<p>\(counts.progressSentence) \(counts.modelSentence)</p>\n<table>\n"
      + "<tr><th>Model</th><th>State</th><th>Place</th><th>Because</th></tr>\n"
      + rows.joined() + "</table>\n"
  }

  private func files(_ report: LintReport) -> String {
    report.findingsByFile.map { path, findings in
      "<h2><code>\(XMLText.escaped(path))</code></h2>\n<ul>\n"
        + findings.map(item).joined() + "</ul>\n"
    }.joined()
  }

  private func item(_ finding: ReportedFinding) -> String {
    let severity = finding.severity.rawValue
    let notes = finding.notes.map { note in
      "<li>\(place(note.place)): \(XMLText.escaped(note.message))\(excerpt(note.place))</li>\n"
    }
    return "<li>\(place(finding.place)): <strong class=\"\(severity)\">\(severity)</strong>: "
      + "\(XMLText.escaped(finding.message)) <code>[\(XMLText.escaped(finding.rule))]</code>"
      + excerpt(finding.place) + (notes.isEmpty ? "" : "\n<ul>\n\(notes.joined())</ul>\n")
      + "</li>\n"
  }

  private func place(_ place: ReportedRange) -> String {
    "<code>\(XMLText.escaped(place.path)):\(place.start.text)</code>"
  }

  private func excerpt(_ place: ReportedRange) -> String {
    guard let excerpt = SourceExcerpt(place, maximalWidth: 120) else { return "" }
    return "<pre>\(XMLText.escaped(excerpt.text))\n\(excerpt.underline)</pre>"
  }
}
