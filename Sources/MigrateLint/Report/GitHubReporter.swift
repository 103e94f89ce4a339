/// Workflow commands that GitHub shows as annotations of a pull request.
struct GitHubReporter {
  func render(_ report: LintReport) -> [UInt8] {
    var text = ""
    for finding in report.findings { text += line(finding) }
    return Array(text.utf8)
  }

  private func line(_ finding: ReportedFinding) -> String {
    let place = finding.place
    let properties = [
      ("file", place.path), ("line", "\(place.start.line)"), ("endLine", "\(place.end.line)"),
      ("col", "\(place.start.column)"), ("endColumn", "\(place.end.column)"),
      ("title", finding.rule),
    ]
    let notes = finding.notes.map { note in
      "\nnote: \(note.place.path):\(note.place.start.text): \(note.message)"
    }
    return "::\(command(finding.severity)) "
      + properties.map { "\($0)=\(escaped(property: $1))" }.joined(separator: ",")
      + "::" + escaped(finding.message + notes.joined()) + "\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// `%` and line breaks would end or change the command.
  private func escaped(_ text: String) -> String { escaped(text, "%\r\n") }

  private func escaped(property: String) -> String { escaped(property, "%\r\n:,") }

  /// Other control characters are shown, so that a file name cannot play tricks with the log.
  private func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else if DisplayText.isDangerous(scalar) {
        result += DisplayText.escaped(String(scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
