/// What the summary of a report counts.
struct ReportCounts: Hashable, Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  private(set) var ready = 0
  private(set) var unsafe = 0
  private(set) var blocked = 0
  private(set) var migrated = 0
  private(set) var suppressed = 0

  init(_ report: LintReport) {
    suppressed = report.suppressed.count
    for finding in report.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
    for model in report.models {
      switch model.status {
      case "ready": ready += 1
      case "unsafe": unsafe += 1
      case "blocked": blocked += 1
      case "migrated": migrated += 1
      default: preconditionFailure("the status '\(model.status)' is not in the contract")
      }
    }
  }

  /// `3 errors, 1 warning in 120 files`.
  func sentence(fileCount: Int) -> String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    let findings = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    return "\(findings) in \(Self.counted(fileCount, "file"))"
  }

  var modelSentence: String {
    "models: \(ready) ready, \(unsafe) unsafe, \(blocked) blocked, \(migrated) migrated"
  }

  /// `2 findings are silenced by comments`, if there are any.
  var suppressedSentence: String? {
    if suppressed == 0 { return nil }
    return Self.counted(suppressed, "finding") + (suppressed == 1 ? " is" : " are")
      + " silenced by comments"
  }

  /// How much of the way is gone.
  var progressSentence: String {
    let total = ready + unsafe + blocked + migrated
    // Here: rounded down, since 100 must mean all.
    let percent = total == 0 ? 100 : migrated * 100 / total
    return "\(migrated) of \(Self.counted(total, "model")) migrated (\(percent) %)."
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
