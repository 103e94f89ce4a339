/// The format for people: message, source line, underline, evidence, and a summary.
struct TextReporter {
  var isColored = false
  /// The columns a line may take.
  var width = 100
  var hasSummary = true

  func render(_ report: LintReport) -> [UInt8] {
    var text = ""
    for finding in report.findings { append(finding, to: &text) }
    if hasSummary { text += Self.summary(of: report) }
    return Array(text.utf8)
  }

  static func summary(of report: LintReport) -> String {
    let counts = ReportCounts(report)
    var text = counts.sentence(fileCount: report.fileCount) + "\n"
    if let sentence = counts.suppressedSentence { text += sentence + "\n" }
    if !report.models.isEmpty { text += counts.modelSentence + "\n" }
    return text
  }

  private func append(_ finding: ReportedFinding, to text: inout String) {
    let severity = finding.severity
    appendHeading(finding.place, severity, finding.message, to: &text)
    text += " " + painted("[\(finding.rule)]", .dim) + "\n"
    appendExcerpt(finding.place, to: &text)
    for note in finding.notes {
      appendHeading(note.place, .note, note.message, to: &text)
      text += "\n"
      appendExcerpt(note.place, to: &text)
    }
    text += "\n"
  }

  private func appendHeading(
    _ place: ReportedRange, _ severity: Severity, _ message: String, to text: inout String
  ) {
    text += painted("\(DisplayText.escaped(place.path)):\(place.start.text):", .bold)
    text += " " + painted("\(severity.rawValue):", Style(severity))
    text += " " + DisplayText.escaped(message)
  }

  private func appendExcerpt(_ place: ReportedRange, to text: inout String) {
    let number = String(place.start.line)
    let gutter = max(5, number.count)
    guard let excerpt = SourceExcerpt(place, maximalWidth: max(20, width - gutter - 3)) else {
      return
    }
    let padding = String(repeating: " ", count: gutter - number.count)
    text += painted("\(padding)\(number) |", .dim) + " " + excerpt.text + "\n"
    text += painted(String(repeating: " ", count: gutter) + " |", .dim) + " "
    text += painted(excerpt.underline, .green) + "\n"
  }

  /// How a part stands out.
  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case green = "1;32"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .magenta
      case .note: self = .cyan
      }
    }
  }

  private func painted(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension LineTable.Position {
  /// `line:column`.
  var text: String { "\(line):\(column)" }
}
