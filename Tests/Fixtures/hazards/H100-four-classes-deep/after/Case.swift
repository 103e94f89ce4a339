import SwiftUI

@Observable class Vehicle {  // expect: observable-object-class "Vehicle"
  var speed = 0
}

@Observable class Car: Vehicle {  // expect: observable-object-class "Car"
  var doors = 4

  override init() {
    super.init()
    speed = 50
  }
}

@Observable class Taxi: Car {  // expect: observable-object-class "Taxi"
  @ObservationIgnored var fares = 0
}

@Observable final class AirportTaxi: Taxi {  // expect: observable-object-class "AirportTaxi"
  var terminal = "A"

  func drop() { fares += 1 }
}

struct TaxiView: View {
  @State private var taxi = AirportTaxi()

  var body: some View {
    Text("\(taxi.terminal), \(taxi.doors) doors")
    Stepper("Speed", value: $taxi.speed)
  }
}
