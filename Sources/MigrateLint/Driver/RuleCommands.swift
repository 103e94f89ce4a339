// `migrate-lint rules` and `migrate-lint explain RULE`.
extension Session {
  func listRules(_ options: CommandLineOptions) {
    emit(options.format == .json ? jsonList() : textList(), options)
  }

  func explain(_ name: String) throws(UsageError) {
    guard let rule = rules.first(where: { $0.id == name }) else {
      let suggestion = Spelling.suggestion(for: name, in: rules.map(\.id))
      throw UsageError("unknown rule '\(name)'\(suggestion)")
    }
    let title = "# \(rule.id)\n\n\(rule.summary) (group `\(rule.group.rawValue)`)\n\n"
    let ending = rule.explanation.hasSuffix("\n") ? "" : "\n"
    console.write(title + rule.explanation + ending)
  }

  private func textList() -> [UInt8] {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let groupWidth = RuleGroup.allCases.map(\.rawValue.count).max() ?? 0
    var text = ""
    for rule in rules {
      text += Self.padded(rule.id, to: idWidth) + "  "
      text += Self.padded(rule.group.rawValue, to: groupWidth) + "  \(rule.summary)\n"
    }
    return Array(text.utf8)
  }

  private func jsonList() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      JSONReporter.appendHead(to: &json)
      json.lineKey("rules")
      json.lines(rules) { json, rule in
        json.object { json in
          json.field("id", rule.id)
          json.field("group", rule.group.rawValue)
          json.field("severity", rule.severity.rawValue)
          json.field("summary", rule.summary)
        }
      }
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
