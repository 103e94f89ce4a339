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
  /// By a baseline.
  let hidden: Int

  init(_ report: LintReport) {
    suppressed = report.suppressed.count
    hidden = report.hiddenCount
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
      + (hidden > 0 ? ", \(hidden) in the baseline" : "")
  }

  /// The closing line, which says how much is done.
  var modelSentence: String {
    "models: \(ready) ready, \(unsafe) unsafe, \(blocked) blocked, \(migrated) migrated "
      + "(\(percent) % of the tree)"
  }

  var models: Int { ready + unsafe + blocked + migrated }

  /// The share of the models that are migrated, rounded down: 100 is all. Where there are none,
  /// nothing is left to do.
  var percent: Int { models == 0 ? 100 : migrated * 100 / models }

  /// `2 findings are silenced by comments`, if there are any.
  var suppressedSentence: String? {
    if suppressed == 0 { return nil }
    return Self.counted(suppressed, "finding") + (suppressed == 1 ? " is" : " are")
      + " silenced by comments"
  }

  /// How much of the way is gone.
  var progressSentence: String {
    "\(migrated) of \(Self.counted(models, "model")) migrated (\(percent) %)."
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
