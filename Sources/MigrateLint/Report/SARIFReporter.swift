/// SARIF 2.1.0, the format of code scanning and of editors.
struct SARIFReporter {
  /// Absolute; paths are relative to it.
  var workingDirectory: String
  var rules: [Rule]
  /// Whether all that was asked for could be done.
  var isSuccessful = true
  /// Whether fixes are offered that may change behaviour.
  var offersUnsafeFixes = false
  /// Whether findings that comments silence are listed, as suppressed.
  var listsSuppressed = true

  func render(_ report: LintReport) -> [UInt8] {
    var writer = SARIFWriter(self, report)
    return writer.write()
  }
}

/// Writes one log.
private struct SARIFWriter {
  private let reporter: SARIFReporter
  private let report: LintReport
  private let places: UTF16Places
  private let ruleIndices: [String: Int]
  private let units: [Int: ReportedUnit]
  /// The units whose rewrite a result offers already.
  private var offered: Set<Int> = []

  init(_ reporter: SARIFReporter, _ report: LintReport) {
    self.reporter = reporter
    self.report = report
    places = UTF16Places(report.sources)
    ruleIndices = Dictionary(
      uniqueKeysWithValues: reporter.rules.enumerated().map { ($0.element.id, $0.offset) })
    let units = report.units.filter { reporter.offersUnsafeFixes || $0.safety == "safe" }
    self.units = Dictionary(uniqueKeysWithValues: units.map { ($0.number, $0) })
  }

  mutating func write() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.lineKey("$schema")
      json.string("https://json.schemastore.org/sarif-2.1.0.json")
      json.lineKey("version")
      json.string("2.1.0")
      json.lineKey("runs")
      json.array([report]) { json, _ in json.object { writeRun(&$0) } }
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }

  private mutating func writeRun(_ json: inout JSONText) {
    json.lineKey("tool")
    json.object { json in
      json.key("driver")
      json.object { writeDriver(&$0) }
    }
    json.lineKey("columnKind")
    json.string("utf16CodeUnits")
    json.lineKey("defaultEncoding")
    json.string("utf-8")
    json.lineKey("newlineSequences")
    json.array(["\r\n", "\n", "\r"]) { $0.string($1) }
    json.lineKey("originalUriBaseIds")
    json.object { json in
      json.key(Self.root)
      json.object { $0.field("uri", Self.folder(reporter.workingDirectory)) }
    }
    json.lineKey("invocations")
    json.array([report.problems]) { json, problems in json.object { writeInvocation(&$0) } }
    let fingerprints = Fingerprints(report)
    let silenced = reporter.listsSuppressed ? report.suppressed : []
    let results = zip(report.findings, fingerprints.findings).map { Result($0, $1) }
      + zip(silenced, fingerprints.suppressed).map { Result($0.finding, $1, suppressed: $0) }
    json.lineKey("results")
    json.lines(results) { json, result in json.object { write(&$0, result) } }
    json.endLine()
  }

  private static let root = "%SRCROOT%"

  private static func folder(_ path: String) -> String {
    URIText.file(path == "/" ? path : path + "/")
  }

  private func writeInvocation(_ json: inout JSONText) {
    json.field("executionSuccessful", reporter.isSuccessful)
    json.key("toolExecutionNotifications")
    json.array(report.problems) { json, problem in
      json.object { json in
        json.field("level", "error")
        message(&json, "'\(problem.path)' was not analysed: \(problem.reason)")
        json.key("locations")
        json.array([problem.path]) { json, path in
          json.object { json in
            json.key("physicalLocation")
            json.object { artifactLocation(&$0, path) }
          }
        }
      }
    }
  }

  // MARK: Rules

  private func writeDriver(_ json: inout JSONText) {
    json.field("name", ToolIdentity.name)
    json.field("version", ToolIdentity.version)
    json.field("semanticVersion", ToolIdentity.version)
    json.field("informationUri", ToolIdentity.homepage)
    json.key("rules")
    json.lines(reporter.rules) { json, rule in
      json.object { json in
        json.field("id", rule.id)
        json.field("name", Self.name(rule.id))
        text(&json, "shortDescription", rule.summary + ".")
        text(&json, "fullDescription", rule.section("What it finds"))
        json.key("help")
        json.object { json in
          json.field("text", Self.help(rule))
          json.field("markdown", rule.explanation)
        }
        json.field("helpUri", ToolIdentity.rulesPage + "#" + rule.id)
        json.key("defaultConfiguration")
        json.object { $0.field("level", rule.severity.rawValue) }
        json.key("properties")
        json.object { json in
          json.key("tags")
          json.array([rule.group.rawValue]) { $0.string($1) }
        }
      }
    }
  }

  /// `StateObject` for `state-object`: what the format calls a name, beside the stable id.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func help(_ rule: Rule) -> String {
    [rule.section("What it finds"), rule.section("Why it matters")].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func text(_ json: inout JSONText, _ key: String, _ text: String) {
    json.key(key)
    json.object { $0.field("text", text) }
  }

  // MARK: Results

  private struct Result {
    var finding: ReportedFinding
    var fingerprint: String
    var suppressed: SuppressedFinding?

    init(
      _ finding: ReportedFinding, _ fingerprint: String, suppressed: SuppressedFinding? = nil
    ) {
      self.finding = finding
      self.fingerprint = fingerprint
      self.suppressed = suppressed
    }
  }

  private mutating func write(_ json: inout JSONText, _ result: Result) {
    let finding = result.finding
    json.field("ruleId", finding.rule)
    if let index = ruleIndices[finding.rule] { json.field("ruleIndex", index) }
    json.field("level", finding.severity.rawValue)
    message(&json, finding.message)
    json.key("locations")
    json.array([finding]) { json, finding in
      json.object { json in
        physicalLocation(&json, finding.place)
        json.key("logicalLocations")
        json.array([finding.symbol]) { json, symbol in
          json.object { $0.field("fullyQualifiedName", symbol) }
        }
      }
    }
    if !finding.notes.isEmpty {
      json.key("relatedLocations")
      json.array(Array(finding.notes.enumerated())) { json, note in
        json.object { json in
          json.field("id", note.offset)
          message(&json, note.element.message)
          physicalLocation(&json, note.element.place)
        }
      }
    }
    json.key("partialFingerprints")
    json.object { $0.field("migrateLint/v1", result.fingerprint) }
    if let suppressed = result.suppressed { write(&json, suppressed) }
    if result.suppressed == nil { writeFix(&json, finding) }
    json.key("properties")
    json.object { json in
      json.field("group", finding.group)
      if let model = finding.model { json.field("model", model) }
    }
  }

  private func write(_ json: inout JSONText, _ suppressed: SuppressedFinding) {
    json.key("suppressions")
    json.array([suppressed.reason]) { json, reason in
      json.object { json in
        json.field("kind", "inSource")
        if let reason { json.field("justification", reason) }
      }
    }
  }

  // MARK: Fixes

  /// A share of a unit is no fix. The whole unit is one, and the result about the class offers it.
  private mutating func writeFix(_ json: inout JSONText, _ finding: ReportedFinding) {
    guard let fix = finding.fix else { return }
    guard let number = fix.unit else {
      if reporter.offersUnsafeFixes || fix.safety == "safe" {
        let edits = fix.edits.sorted { ($0.path, $0.start, $0.end) < ($1.path, $1.start, $1.end) }
        writeFix(&json, fix.title, edits)
      }
      return
    }
    guard finding.rule == Rule.observableObjectClass.id, let unit = units[number],
      offered.insert(number).inserted
    else { return }
    let names = unit.models.map { "'\($0)'" }.joined(separator: ", ")
    let warning = unit.safety == "safe" ? "" : "; something may behave differently"
    writeFix(&json, "migrate \(names) and all that changes with it\(warning)", unit.edits)
  }

  private func writeFix(_ json: inout JSONText, _ title: String, _ edits: [ReportedFix.Edit]) {
    var files: [[ReportedFix.Edit]] = []
    for edit in edits {
      guard places.region(edit.path, edit.start, edit.end) != nil else { return }
      if files.last?.last?.path == edit.path {
        files[files.count - 1].append(edit)
      } else {
        files.append([edit])
      }
    }
    json.key("fixes")
    json.array([title]) { json, title in
      json.object { json in
        json.key("description")
        json.object { $0.field("text", title) }
        json.key("artifactChanges")
        json.array(files) { json, edits in
          json.object { json in
            artifactLocation(&json, edits[0].path)
            json.key("replacements")
            json.array(edits) { json, edit in json.object { write(&$0, edit) } }
          }
        }
      }
    }
  }

  private func write(_ json: inout JSONText, _ edit: ReportedFix.Edit) {
    json.key("deletedRegion")
    json.object { json in
      if let region = places.region(edit.path, edit.start, edit.end) { lines(&json, region) }
      json.field("byteOffset", edit.start)
      json.field("byteLength", edit.end - edit.start)
    }
    json.key("insertedContent")
    json.object { $0.field("text", edit.replacement) }
  }

  // MARK: Places

  private func physicalLocation(_ json: inout JSONText, _ place: ReportedRange) {
    json.key("physicalLocation")
    json.object { json in
      artifactLocation(&json, place.path)
      json.key("region")
      json.object { lines(&$0, places.region(place)) }
    }
  }

  private func lines(_ json: inout JSONText, _ region: UTF16Places.Region) {
    json.field("startLine", region.startLine)
    json.field("startColumn", region.startColumn)
    json.field("endLine", region.endLine)
    json.field("endColumn", region.endColumn)
  }

  /// A path that leads out of the working directory has no place below its URI.
  private func artifactLocation(_ json: inout JSONText, _ path: String) {
    json.key("artifactLocation")
    json.object { json in
      if PathName.isAbsolute(path) || PathName.components(of: path).contains("..") {
        let absolute = PathName.normalised(PathName.join(reporter.workingDirectory, path))
        json.field("uri", URIText.file(absolute))
      } else {
        json.field("uri", URIText.encoded(path))
        json.field("uriBaseId", Self.root)
      }
    }
  }

  /// Braces mean places for arguments there, and `](` a link; what could play tricks is shown.
  private func message(_ json: inout JSONText, _ text: String) {
    json.key("message")
    var shown = ""
    for scalar in DisplayText.escaped(text).unicodeScalars {
      if scalar == "(", shown.unicodeScalars.last == "]" { shown += " " }
      shown.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { shown.unicodeScalars.append(scalar) }
    }
    json.object { $0.field("text", shown) }
  }
}

extension Rule {
  /// The text below a title of the explanation.
  func section(_ title: String) -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in explanation.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { isInside = line == "## " + title } else if isInside {
        lines.append(line)
      }
    }
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
