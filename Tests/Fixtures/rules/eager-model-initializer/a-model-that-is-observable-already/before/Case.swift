import Observation
import SwiftUI

@MainActor
@Observable
final class Scanner2 {
  var devices: [String] = []

  init() {
    start()
  }

  convenience init(devices: [String]) {
    self.init()
    self.devices = devices
  }

  private func start() {
    devices = ["Lamp"]
  }
}

struct ScannerView: View {
  @State private var scanner = Scanner2()  // expect: eager-model-initializer "@State"
  @State private var known: Scanner2  // expect: eager-model-initializer "@State"

  init(known: [String]) {
    _known = State(initialValue: Scanner2(devices: known))
  }

  var body: some View {
    Text("\(scanner.devices.count + known.devices.count)")
  }
}
