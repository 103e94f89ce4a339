import SwiftUI

final class Gauge: ObservableObject {
  #if DEBUG
  @Published  // expect: unsupported-declaration "@Published"
  #endif
  var pressure = 0

  #if !os(Linux)
  @Published var unit = "bar"
  #endif
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("\(gauge.pressure)") }
}
