import SwiftUI

@Observable final class Report {
  var lines = ["Sales", "Costs"]
  @ObservationIgnored private var draws = 0  // expect: unpublished-stored-property "draws"
  @ObservationIgnored private(set) var lastDrawn = Date.distantPast  // expect: unpublished-stored-property "lastDrawn"

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
