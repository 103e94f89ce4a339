/// What a migration does to a project: its units, in which order they can go, and why others stay.
struct PlanReporter {
  private struct Unit {
    var number: Int
    var status: String
    var models: [ReportedModel]
    /// Where something changes; where the models are, if nothing can.
    var files: [String]

    var names: String { models.map { "'\($0.name)'" }.joined(separator: ", ") }
  }

  private static let statuses = ["ready", "unsafe", "blocked"]
  private let units: [Unit]

  init(_ report: LintReport) {
    let rewrites = Dictionary(report.units.map { ($0.number, $0) }) { first, _ in first }
    let models = Dictionary(
      grouping: report.models.filter { Self.statuses.contains($0.status) }, by: \.unit)
    units = models.map { number, models in
      let paths = rewrites[number]?.edits.map(\.path) ?? models.map(\.place.path)
      // Here: who waits for the others of a unit is as far as the one that is farthest from done.
      let status = Self.statuses.last { status in models.contains { $0.status == status } }
      return Unit(
        number: number, status: status ?? "blocked", models: models,
        files: Set(paths).sorted(by: PathName.precedes))
    }.sorted { Self.order($0) < Self.order($1) }
  }

  /// What is ready comes first, and of that what is small.
  private static func order(_ unit: Unit) -> (Int, Int, Int) {
    (statuses.firstIndex(of: unit.status) ?? 0, unit.files.count, unit.number)
  }

  // MARK: Text

  func text(isQuiet: Bool) -> [UInt8] {
    if units.isEmpty { return Array("there is nothing to migrate\n".utf8) }
    var lines: [String] = []
    for status in Self.statuses {
      let some = units.filter { $0.status == status }
      if some.isEmpty { continue }
      lines.append(Self.heading(status))
      for unit in some {
        lines.append("  \(unit.names): \(ReportCounts.counted(unit.files.count, "file"))")
        if !isQuiet { lines += unit.models.flatMap { Self.lines(for: $0) } }
      }
      lines.append("")
    }
    let counts = Self.statuses.map { status in
      "\(units.count { $0.status == status }) \(status)"
    }
    lines.append("units: " + counts.joined(separator: ", "))
    return Array((lines.map(DisplayText.escaped).joined(separator: "\n") + "\n").utf8)
  }

  private static func heading(_ status: String) -> String {
    switch status {
    case "ready": "ready: '--fix' migrates these, each as a whole"
    case "unsafe": "unsafe: '--unsafe-fixes' does, too, and something may behave differently"
    default: "blocked: these stay as they are"
    }
  }

  private static func lines(for model: ReportedModel) -> [String] {
    ["    \(place(model.place)): \(model.name)"]
      + model.blockers.map { "      \(place($0.place)): \($0.message) [\($0.rule)]" }
      + (model.status == "blocked" ? [] : model.holders.map { "      " + HolderText.line($0) })
  }

  private static func place(_ place: ReportedRange) -> String {
    "\(place.path):\(place.start.line)"
  }

  // MARK: JSON

  func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      JSONReporter.appendHead(to: &json)
      json.lineKey("units")
      json.lines(units) { json, unit in
        json.object { json in
          json.field("unit", unit.number)
          json.field("status", unit.status)
          json.key("models")
          json.array(unit.models.map(\.name)) { $0.string($1) }
          json.key("files")
          json.array(unit.files) { $0.string($1) }
          json.key("blockers")
          json.array(unit.models.flatMap(\.blockers)) { JSONReporter.append(&$0, $1) }
        }
      }
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }
}

/// A holder in words.
enum HolderText {
  static func line(_ holder: ReportedModel.Holder) -> String {
    let change = holder.form == holder.newForm
      ? "\(holder.form) stays" : "\(holder.form) becomes \(holder.newForm)"
    return "\(holder.path):\(holder.line): \(holder.type).\(holder.property)"
      + " (\(holder.ownership)\(holder.binding ? ", with a binding" : "")): \(change)"
  }
}
