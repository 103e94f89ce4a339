/// A Code Quality report, which GitLab shows on merge requests.
struct GitLabReporter {
  func render(_ report: LintReport) -> [UInt8] {
    var json = JSONText()
    let fingerprints = Fingerprints(report).findings
    json.lines(Array(zip(report.findings, fingerprints))) { json, pair in
      append(&json, pair.0, fingerprint: pair.1)
    }
    json.endLine()
    return json.bytes
  }

  private func append(_ json: inout JSONText, _ finding: ReportedFinding, fingerprint: String) {
    json.object { json in
      json.field("description", DisplayText.escaped(finding.message))
      json.field("check_name", finding.rule)
      json.field("fingerprint", fingerprint)
      json.field("severity", severity(finding.severity))
      json.key("location")
      json.object { json in
        json.field("path", finding.place.path)
        json.key("lines")
        json.object { json in
          json.field("begin", finding.place.start.line)
          json.field("end", finding.place.end.line)
        }
      }
    }
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
