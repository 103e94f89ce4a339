/// How much of a project is migrated, and what keeps the rest.
struct StatusReporter {
  private struct Blocker: Hashable {
    var rule: String
    var models: Int
  }

  let counts: ReportCounts
  private let holders: Int
  private let migratedHolders: Int
  /// What keeps the blocked models, most often first.
  private let blockers: [Blocker]

  /// `isBlocker` says whether a rule keeps a model; others only warn.
  init(_ report: LintReport, isBlocker: (String) -> Bool) {
    counts = ReportCounts(report)
    holders = report.models.reduce(0) { $0 + $1.holders.count }
    migratedHolders = report.models.filter { $0.status == "migrated" }.reduce(0) { count, model in
      count + model.holders.count { $0.form == $0.newForm }
    }
    var models: [String: Int] = [:]
    for model in report.models where model.status == "blocked" {
      for rule in Set(model.blockers.map(\.rule)) where isBlocker(rule) {
        models[rule, default: 0] += 1
      }
    }
    blockers = models.map { Blocker(rule: $0.key, models: $0.value) }.sorted {
      ($1.models, $0.rule) < ($0.models, $1.rule)
    }
  }

  func text(isQuiet: Bool) -> [UInt8] {
    if counts.models == 0 { return Array("there are no models\n".utf8) }
    var text = "\(counts.migrated) of \(ReportCounts.counted(counts.models, "model")) migrated "
    text += "(\(counts.percent) %)\n"
    if isQuiet { return Array(text.utf8) }
    let unsafe = "'--unsafe-fixes' does, too, and something may behave differently"
    let rows = [
      (counts.migrated, "migrated", ""), (counts.ready, "ready", "'--fix' migrates them"),
      (counts.unsafe, "unsafe", unsafe), (counts.blocked, "blocked", ""),
    ]
    text += "\n"
    for (count, name, remark) in rows {
      text += Self.row(count, name + (remark.isEmpty || count == 0 ? "" : ": \(remark)"))
    }
    text += "\n\(migratedHolders) of \(ReportCounts.counted(holders, "holder")) migrated\n"
    if !blockers.isEmpty { text += "\nWhat keeps the blocked models:\n\n" }
    for blocker in blockers { text += Self.row(blocker.models, blocker.rule) }
    return Array(text.utf8)
  }

  private static func row(_ count: Int, _ text: String) -> String {
    let number = String(count)
    return String(repeating: " ", count: max(0, 6 - number.count)) + "\(number)  \(text)\n"
  }

  func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      JSONReporter.appendHead(to: &json)
      json.lineKey("models")
      json.object { json in
        json.field("total", counts.models)
        json.field("ready", counts.ready)
        json.field("unsafe", counts.unsafe)
        json.field("blocked", counts.blocked)
        json.field("migrated", counts.migrated)
        json.field("percent", counts.percent)
      }
      json.lineKey("holders")
      json.object { json in
        json.field("total", holders)
        json.field("migrated", migratedHolders)
      }
      json.lineKey("blockers")
      json.lines(blockers) { json, blocker in
        json.object { json in
          json.field("rule", blocker.rule)
          json.field("models", blocker.models)
        }
      }
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }
}
