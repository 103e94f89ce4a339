/// The XML of Checkstyle, which many servers and review bots read.
struct CheckstyleReporter {
  func render(_ report: LintReport) -> [UInt8] {
    var text = XMLText.head + "<checkstyle version=\"4.3\">\n"
    for (path, findings) in report.findingsByFile {
      text += "  <file\(XMLText.attributes(["name": path]))>\n"
      for finding in findings { text += line(finding) }
      text += "  </file>\n"
    }
    return Array((text + "</checkstyle>\n").utf8)
  }

  private func line(_ finding: ReportedFinding) -> String {
    let attributes = XMLText.attributes([
      "line": "\(finding.place.start.line)", "column": "\(finding.place.start.column)",
      "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
      "message": finding.message, "source": "\(ToolIdentity.name).\(finding.rule)",
    ])
    return "    <error\(attributes)/>\n"
  }
}

extension LintReport {
  /// The findings of each file, in order.
  var findingsByFile: [(path: String, findings: [ReportedFinding])] {
    var result: [(path: String, findings: [ReportedFinding])] = []
    for finding in findings {
      if let last = result.last, last.path.utf8.elementsEqual(finding.place.path.utf8) {
        result[result.count - 1].findings.append(finding)
      } else {
        result.append((finding.place.path, [finding]))
      }
    }
    return result
  }
}
