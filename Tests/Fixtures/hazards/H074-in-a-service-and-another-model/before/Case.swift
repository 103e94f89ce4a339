import SwiftUI

final class Meter: ObservableObject {
  @Published var value = 0
}

final class Logger {
  @ObservedObject var meter: Meter  // expect: observed-object "@ObservedObject"

  init(meter: Meter) { self.meter = meter }

  func log() { print(meter.value) }
}

final class Panel: ObservableObject {
  @Published var isOpen = false
  @ObservedObject var meter: Meter  // expect: observed-object "@ObservedObject"

  init(meter: Meter) { _meter = ObservedObject(wrappedValue: meter) }
}

struct PanelView: View {
  @StateObject private var panel = Panel(meter: Meter())

  var body: some View { Toggle("\(panel.meter.value)", isOn: $panel.isOpen) }
}
