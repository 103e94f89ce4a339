import Combine
import SwiftUI

final class Chart: ObservableObject {
  @Published var zoom = 1
  @Published var turn = 0
  @Published var shift = 0

  func reset(to value: Int) {
    #if swift(>=6)
      zoom = value
    #else
      _zoom = Published(initialValue: value)  // expect: published-storage "_zoom"
    #endif
    #if compiler(>=5.9.1)
      turn = value
    #else
      _turn = Published(initialValue: value)  // expect: published-storage "_turn"
    #endif
    #if swift(>=5.3) && !(DEBUG || swift(<5))
      shift = value
    #else
      _shift = Published(initialValue: value)  // expect: published-storage "_shift"
    #endif
  }
}

struct ChartView: View {
  @StateObject private var chart = Chart()

  var body: some View {
    Button("\(chart.zoom) \(chart.turn) \(chart.shift)") { chart.reset(to: 1) }
  }
}
