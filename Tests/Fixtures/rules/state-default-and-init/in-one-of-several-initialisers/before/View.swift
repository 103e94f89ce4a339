import SwiftUI

struct GaugeView: View {
  @State var level = 0.5  // expect: state-default-and-init "@State"
  @State var title = "Gauge"

  var body: some View { Text(title).opacity(level) }
}

extension GaugeView {
  init(percent: Double) {
    _level = State(initialValue: percent / 100)
  }
}
