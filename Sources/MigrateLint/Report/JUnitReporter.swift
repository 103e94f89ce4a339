/// The XML of JUnit, as CI servers read it: a suite for each file, a case for each finding.
struct JUnitReporter {
  /// Findings from here on are failures; the others are cases that pass and say something.
  var failOn: Severity

  func render(_ report: LintReport) -> [UInt8] {
    let suites = report.findingsByFile
    let failures = report.findings.count { $0.severity >= failOn }
    let isEmpty = suites.isEmpty && report.problems.isEmpty
    let total = report.findings.count + report.problems.count + (isEmpty ? 1 : 0)
    var text = XMLText.head
    text += "<testsuites" + XMLText.attributes([
      "name": ToolIdentity.name, "tests": "\(total)", "failures": "\(failures)",
      "errors": "\(report.problems.count)",
    ]) + ">\n"
    if isEmpty { text += emptySuite() }
    for (path, findings) in suites { text += suite(path, findings) }
    if !report.problems.isEmpty { text += suite(report.problems) }
    return Array((text + "</testsuites>\n").utf8)
  }

  /// Servers take a report without any case for a failure.
  private func emptySuite() -> String {
    let name = ToolIdentity.name
    return suiteHead(name, tests: 1)
      + "    <testcase\(XMLText.attributes(["name": "no findings", "classname": name]))/>\n"
      + "  </testsuite>\n"
  }

  private func suite(_ path: String, _ findings: [ReportedFinding]) -> String {
    let failures = findings.count { $0.severity >= failOn }
    return suiteHead(path, tests: findings.count, failures: failures)
      + findings.map(testCase).joined() + "  </testsuite>\n"
  }

  private func suite(_ problems: [ReportedProblem]) -> String {
    let cases = problems.map { problem in
      "    <testcase\(XMLText.attributes(["name": "not analysed", "classname": problem.path]))>\n"
        + "      <error\(XMLText.attributes(["message": problem.reason]))/>\n    </testcase>\n"
    }
    return suiteHead("files that were not analysed", tests: cases.count, errors: cases.count)
      + cases.joined() + "  </testsuite>\n"
  }

  private func suiteHead(
    _ name: String, tests: Int, failures: Int = 0, errors: Int = 0
  ) -> String {
    "  <testsuite" + XMLText.attributes([
      "name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)",
      "skipped": "0",
    ]) + ">\n"
  }

  private func testCase(_ finding: ReportedFinding) -> String {
    let place = finding.place
    let attributes = XMLText.attributes([
      "name": "\(finding.rule) at line \(place.start.line), column \(place.start.column)",
      "classname": place.path, "file": place.path, "line": "\(place.start.line)",
    ])
    let body = details(finding).map(XMLText.escaped).joined(separator: "\n")
    let fails = finding.severity >= failOn
    let failure = XMLText.attributes(["message": finding.message, "type": finding.rule])
    return "    <testcase\(attributes)>\n"
      + (fails ? "      <failure\(failure)>\(body)</failure>\n"
        : "      <system-out>\(body)</system-out>\n")
      + "    </testcase>\n"
  }

  /// The finding and its evidence, a line each.
  private func details(_ finding: ReportedFinding) -> [String] {
    let heading = "\(finding.place.path):\(finding.place.start.text): "
      + "\(finding.severity.rawValue): \(finding.message)"
    let notes = finding.notes.map { note in
      "\(note.place.path):\(note.place.start.text): note: \(note.message)"
    }
    return [heading] + notes
  }
}
