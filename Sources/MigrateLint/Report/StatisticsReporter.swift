/// How often each rule found something, most often first.
struct StatisticsReporter {
  func text(_ report: LintReport, hasSummary: Bool) -> [UInt8] {
    let counts = RuleCount.all(in: report)
    let width = counts.map { String($0.number).count }.max() ?? 0
    var text = ""
    for count in counts {
      let number = String(count.number)
      text += String(repeating: " ", count: width - number.count) + number
      text += "  \(count.rule) (\(count.group))\n"
    }
    if hasSummary { text += (text.isEmpty ? "" : "\n") + TextReporter.summary(of: report) }
    return Array(text.utf8)
  }

  func json(_ report: LintReport) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      JSONReporter.appendHead(to: &json)
      json.lineKey("statistics")
      json.lines(RuleCount.all(in: report)) { json, count in
        json.object { json in
          json.field("rule", count.rule)
          json.field("group", count.group)
          json.field("count", count.number)
        }
      }
      json.lineKey("summary")
      JSONReporter.appendSummary(report, to: &json)
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }
}
