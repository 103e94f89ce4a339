import SwiftUI

@Observable public final class Meter {  // expect: outside-scope "Meter"
  public var value = 0

  init() {}
}

public struct Report {
  public var entries: [String: Any] = [:]
}

struct MeterView: View {
  @State private var meter = Meter()
  let keep: (Report) -> Void

  var body: some View {
    Button("\(meter.value)") {
      var report = Report()
      report.entries["meter"] = meter
      keep(report)
    }
  }
}
