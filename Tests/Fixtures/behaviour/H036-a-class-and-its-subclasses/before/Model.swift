import SwiftUI

class Vehicle: ObservableObject {
  @Published var speed = 0
}

final class Bus: Vehicle {
  @Published var passengers = 0
}

final class Truck: Vehicle {
  @Published var cargo = "sand"
}

struct BusView: View {
  @ObservedObject var bus: Bus

  var body: some View { Text("\(bus.passengers) at \(bus.speed)") }
}

struct TruckView: View {
  @ObservedObject var truck: Truck

  var body: some View { Text("\(truck.cargo) at \(truck.speed)") }
}
