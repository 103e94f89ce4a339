import SwiftUI

final class Report: ObservableObject {
  @Published var lines = ["Sales", "Costs"]
  private var draws = 0  // expect: unpublished-stored-property "draws"
  private(set) var lastDrawn = Date.distantPast  // expect: unpublished-stored-property "lastDrawn"

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
  @ObservedObject var report: Report

  var body: some View {
    Text(report.title)
    Button("Log") { report.log() }
  }
}
