import SwiftUI

@Observable final class Report {
  var lines = ["Sales", "Costs"]
  // Lost: rest. The body that reads this also writes it, and so asks for the next body.
  private var draws = 0
  private(set) var lastDrawn = Date.distantPast

  var title: String {
    draws += 1
    lastDrawn = Date()
    return "Report with \(lines.count) lines"
  }

  func log() {
    print("drawn", draws, "times, last at", lastDrawn)
  }
}

struct ReportView: View {
  var report: Report

  var body: some View {
    Text(report.title)
    Button("Log") { report.log() }
  }
}
