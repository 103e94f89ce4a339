import SwiftUI

@Observable class Vehicle {
  var speed = 0
}

// Lost: without the macro nobody hears of 'doors', nor of what is declared further down.
class Car: Vehicle {
  var doors = 4

  override init() {
    super.init()
    speed = 50
  }
}

class Taxi: Car {
  var fares = 0
}

final class AirportTaxi: Taxi {
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
