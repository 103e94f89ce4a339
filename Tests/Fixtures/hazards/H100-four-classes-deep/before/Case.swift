import SwiftUI

class Vehicle: ObservableObject {  // expect: observable-object-class "Vehicle"
  @Published var speed = 0
}

class Car: Vehicle {  // expect: observable-object-class "Car"
  @Published var doors = 4

  override init() {
    super.init()
    speed = 50
  }
}

class Taxi: Car {  // expect: observable-object-class "Taxi"
  var fares = 0
}

final class AirportTaxi: Taxi {  // expect: observable-object-class "AirportTaxi"
  @Published var terminal = "A"

  func drop() { fares += 1 }
}

struct TaxiView: View {
  @StateObject private var taxi = AirportTaxi()

  var body: some View {
    Text("\(taxi.terminal), \(taxi.doors) doors")
    Stepper("Speed", value: $taxi.speed)
  }
}
