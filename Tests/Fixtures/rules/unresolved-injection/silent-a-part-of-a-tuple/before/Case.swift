import SwiftUI

final class Kettle: ObservableObject {
  @Published var heat = 0
}

final class Toaster: ObservableObject {
  @Published var slices = 2
}

final class Oven: ObservableObject {
  @Published var shelves = 3
}

@MainActor enum Kitchen {
  typealias Devices = (kettle: Kettle, Toaster)

  static let devices: Devices = (Kettle(), Toaster())
  static let ovens = (upper: Oven(), lower: Oven())
}

struct KitchenView: View {
  @EnvironmentObject var kettle: Kettle
  @EnvironmentObject var toaster: Toaster
  @EnvironmentObject var oven: Oven

  var body: some View { Text("\(kettle.heat) \(toaster.slices) \(oven.shelves)") }
}

#Preview {
  KitchenView()
    .environmentObject(Kitchen.devices.kettle)
    .environmentObject(Kitchen.devices.1)
    .environmentObject(Kitchen.ovens.lower)
}
