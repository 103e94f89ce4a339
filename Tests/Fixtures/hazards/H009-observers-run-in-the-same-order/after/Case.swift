import SwiftUI

@Observable final class Gearbox {
  private(set) var log: [String] = []
  var gear = 1 {
    willSet { log.append("from \(gear) to \(newValue)") }
    didSet { log.append("from \(oldValue) to \(gear)") }
  }
}

struct GearboxView: View {
  @State private var gearbox = Gearbox()

  var body: some View {
    Stepper("Gear", value: $gearbox.gear)
      .onChange(of: gearbox.gear) { old, new in print(old, new) }
    ForEach(gearbox.log, id: \.self) { Text($0) }
  }
}
