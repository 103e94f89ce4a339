/// The lines that Xcode shows in its issue navigator; the evidence follows as notes.
struct XcodeReporter {
  /// Xcode finds files by their absolute paths only.
  var workingDirectory: String

  func render(_ report: LintReport) -> [UInt8] {
    var text = ""
    for finding in report.findings {
      let message = "\(finding.message) [\(finding.rule)]"
      text += line(finding.place, finding.severity, message)
      for note in finding.notes { text += line(note.place, .note, note.message) }
    }
    return Array(text.utf8)
  }

  private func line(_ place: ReportedRange, _ severity: Severity, _ message: String) -> String {
    let path =
      place.path.hasPrefix("<")
      ? place.path : PathName.normalised(PathName.join(workingDirectory, place.path))
    return "\(DisplayText.escaped(path)):\(place.start.text): \(severity.rawValue): "
      + DisplayText.escaped(message) + "\n"
  }
}
