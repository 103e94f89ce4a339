import Combine
import SwiftUI

final class Chart: ObservableObject {
  @Published var zoom = 1
  @Published var turn = 0

  // Whatever has Observation is Swift 5.9 or later.
  func reset(to value: Int) {
    #if swift(>=5.3)
      zoom = value
    #else
      _zoom = Published(initialValue: value)
    #endif
    #if compiler(<5.5) || swift(<5)
      _turn = Published(initialValue: value)
    #elseif !compiler(>=5.9.0)
      _turn = Published(initialValue: value + 1)
    #else
      turn = value
    #endif
  }
}

struct ChartView: View {
  @StateObject private var chart = Chart()

  var body: some View {
    Button("\(chart.zoom) \(chart.turn)") { chart.reset(to: 1) }
      #if swift(>=5.5)
        .padding()
      #else
        .onAppear { chart.objectWillChange.send() }
      #endif
  }
}
