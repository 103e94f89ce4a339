import Combine
import SwiftUI

@Observable final class Chart {
  var zoom = 1
  var turn = 0
  var shift = 0

  func reset(to value: Int) {
    #if swift(>=6)
      zoom = value
    #else
      self.zoom = value  // expect: published-storage "_zoom"
    #endif
    #if compiler(>=5.9.1)
      turn = value
    #else
      self.turn = value  // expect: published-storage "_turn"
    #endif
    #if swift(>=5.3) && !(DEBUG || swift(<5))
      shift = value
    #else
      self.shift = value  // expect: published-storage "_shift"
    #endif
  }
}

struct ChartView: View {
  @State private var chart = Chart()

  var body: some View {
    Button("\(chart.zoom) \(chart.turn) \(chart.shift)") { chart.reset(to: 1) }
  }
}
