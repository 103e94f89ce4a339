/// How often a rule found something.
struct RuleCount: Hashable {
  var rule: String
  var group: String
  var number: Int

  /// The rules of a report, those that found most first.
  static func all(in report: LintReport) -> [RuleCount] {
    var counts: [String: RuleCount] = [:]
    for finding in report.findings {
      let none = RuleCount(rule: finding.rule, group: finding.group, number: 0)
      counts[finding.rule, default: none].number += 1
    }
    return counts.values.sorted { ($1.number, $0.rule) < ($0.number, $1.rule) }
  }
}
