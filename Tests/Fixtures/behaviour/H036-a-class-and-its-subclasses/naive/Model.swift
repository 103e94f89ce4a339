import SwiftUI

@Observable class Vehicle {
  var speed = 0
}

final class Bus: Vehicle {
  var passengers = 0
}

final class Truck: Vehicle {
  @Published var cargo = "sand"
}

struct BusView: View {
  var bus: Bus

  var body: some View { Text("\(bus.passengers) at \(bus.speed)") }
}

struct TruckView: View {
  var truck: Truck

  var body: some View { Text("\(truck.cargo) at \(truck.speed)") }
}
