import SwiftUI

@Observable final class Meter {
  var value = 0
}

final class Logger {
  var meter: Meter  // expect: observed-object "@ObservedObject"

  init(meter: Meter) { self.meter = meter }

  func log() { print(meter.value) }
}

@Observable final class Panel {
  var isOpen = false
  @ObservationIgnored var meter: Meter  // expect: observed-object "@ObservedObject"

  init(meter: Meter) { self.meter = meter }
}

struct PanelView: View {
  @State private var panel = Panel(meter: Meter())

  var body: some View { Toggle("\(panel.meter.value)", isOn: $panel.isOpen) }
}
