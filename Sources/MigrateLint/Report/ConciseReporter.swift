/// One line for each finding: `path:line:column: severity: message [rule]`.
struct ConciseReporter {
  func render(_ report: LintReport) -> [UInt8] {
    var text = ""
    for finding in report.findings {
      text += "\(DisplayText.escaped(finding.place.path)):\(finding.place.start.text): "
      text += "\(finding.severity.rawValue): \(DisplayText.escaped(finding.message)) "
      text += "[\(finding.rule)]\n"
    }
    return Array(text.utf8)
  }
}
