import Combine
import SwiftUI

@Observable final class Engine {
  var speed = 0
}

@Observable final class Radio {
  var station = "Jazz"
}

@Observable final class Lights {
  var areOn = false
}

@Observable final class Car {
  var name: String
  let engine = Engine()
  let radio: Radio
  let lights = Lights()
  @ObservationIgnored private var observers = Set<AnyCancellable>()
  @ObservationIgnored private var token: AnyCancellable?

  init(name: String, radio: Radio) {
    self.name = name
    self.radio = radio
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    listen()
  }

  private func listen() {
    print("Listening to", radio.station)
    // expect-next: object-will-change "objectWillChange"
    // expect-previous: object-will-change "objectWillChange"
    print("And to the lights")
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
}

struct CarView: View {
  @Bindable var car: Car

  var body: some View {
    TextField("Name", text: $car.name)
    Text("\(car.engine.speed) km/h, \(car.radio.station)")
    Text(car.lights.areOn ? "Bright" : "Dark")
  }
}
