/// The format for programs: version 1 of the schema in the contract.
struct JSONReporter {
  func render(_ report: LintReport) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      Self.appendHead(to: &json)
      json.lineKey("findings")
      json.lines(report.findings, Self.append)
      json.lineKey("models")
      json.lines(report.models, Self.append)
      json.lineKey("summary")
      Self.appendSummary(report, to: &json)
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }

  static func appendHead(to json: inout JSONText) {
    json.lineKey("schemaVersion")
    json.number(1)
    json.lineKey("tool")
    json.object { json in
      json.field("name", ToolIdentity.name)
      json.field("version", ToolIdentity.version)
    }
  }

  static func appendSummary(_ report: LintReport, to json: inout JSONText) {
    let counts = ReportCounts(report)
    json.object { json in
      json.field("files", report.fileCount)
      json.field("findings", report.findings.count)
      json.field("errors", counts.errors)
      json.field("warnings", counts.warnings)
      json.field("notes", counts.notes)
      json.field("suppressed", counts.suppressed)
      json.field("baseline", counts.hidden)
      json.key("models")
      json.object { json in
        json.field("ready", counts.ready)
        json.field("unsafe", counts.unsafe)
        json.field("blocked", counts.blocked)
        json.field("migrated", counts.migrated)
      }
    }
  }

  private static func append(_ json: inout JSONText, _ finding: ReportedFinding) {
    json.object { json in
      json.field("rule", finding.rule)
      json.field("group", finding.group)
      json.field("severity", finding.severity.rawValue)
      json.field("message", finding.message)
      json.field("file", finding.place.path)
      json.field("line", finding.place.start.line)
      json.field("column", finding.place.start.column)
      json.field("endLine", finding.place.end.line)
      json.field("endColumn", finding.place.end.column)
      json.field("symbol", finding.symbol)
      json.field("model", finding.model)
      json.key("notes")
      json.array(finding.notes) { json, note in
        json.object { json in
          json.field("message", note.message)
          json.field("file", note.place.path)
          json.field("line", note.place.start.line)
          json.field("column", note.place.start.column)
        }
      }
      guard let fix = finding.fix else { return json.field("fix", nil) }
      json.key("fix")
      append(&json, fix)
    }
  }

  private static func append(_ json: inout JSONText, _ fix: ReportedFix) {
    json.object { json in
      json.field("title", fix.title)
      json.field("safety", fix.safety)
      if let unit = fix.unit { json.field("unit", unit) } else { json.field("unit", nil) }
      json.key("edits")
      json.array(fix.edits) { json, edit in
        json.object { json in
          json.field("file", edit.path)
          json.field("start", edit.start)
          json.field("end", edit.end)
          json.field("replacement", edit.replacement)
        }
      }
    }
  }

  private static func append(_ json: inout JSONText, _ model: ReportedModel) {
    json.object { json in
      json.field("name", model.name)
      json.field("file", model.place.path)
      json.field("line", model.place.start.line)
      json.field("status", model.status)
      json.field("unit", model.unit)
      json.key("blockers")
      json.array(model.blockers, append)
      json.key("properties")
      json.array(model.properties) { json, property in
        json.object { json in
          json.field("name", property.name)
          json.field("line", property.line)
          json.field("action", property.action)
        }
      }
      json.key("holders")
      json.array(model.holders, append)
    }
  }

  static func append(_ json: inout JSONText, _ blocker: ReportedModel.Blocker) {
    json.object { json in
      json.field("rule", blocker.rule)
      json.field("message", blocker.message)
      json.field("file", blocker.place.path)
      json.field("line", blocker.place.start.line)
    }
  }

  private static func append(_ json: inout JSONText, _ holder: ReportedModel.Holder) {
    json.object { json in
      json.field("type", holder.type)
      json.field("property", holder.property)
      json.field("file", holder.path)
      json.field("line", holder.line)
      json.field("ownership", holder.ownership)
      json.field("binding", holder.binding)
      json.field("form", holder.form)
      json.field("newForm", holder.newForm)
    }
  }
}
