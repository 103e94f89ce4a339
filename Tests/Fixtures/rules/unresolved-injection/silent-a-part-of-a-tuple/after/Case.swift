import SwiftUI

@Observable final class Kettle {
  var heat = 0
}

@Observable final class Toaster {
  var slices = 2
}

@Observable final class Oven {
  var shelves = 3
}

@MainActor enum Kitchen {
  typealias Devices = (kettle: Kettle, Toaster)

  static let devices: Devices = (Kettle(), Toaster())
  static let ovens = (upper: Oven(), lower: Oven())
}

struct KitchenView: View {
  @Environment(Kettle.self) var kettle
  @Environment(Toaster.self) var toaster
  @Environment(Oven.self) var oven

  var body: some View { Text("\(kettle.heat) \(toaster.slices) \(oven.shelves)") }
}

#Preview {
  KitchenView()
    .environment(Kitchen.devices.kettle)
    .environment(Kitchen.devices.1)
    .environment(Kitchen.ovens.lower)
}
