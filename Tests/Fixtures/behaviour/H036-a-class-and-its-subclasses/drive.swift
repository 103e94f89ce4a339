import SwiftUI

@MainActor func driveVehicles() {
  let bus = Bus()
  let busScreen = Screen(BusView(bus: bus))
  busScreen.after("speed = 30") { bus.speed = 30 }
  busScreen.after("passengers = 12") { bus.passengers = 12 }
  let truck = Truck()
  let truckScreen = Screen(TruckView(truck: truck))
  truckScreen.after("cargo = gravel") { truck.cargo = "gravel" }
  truckScreen.after("speed = 50") { truck.speed = 50 }
}
