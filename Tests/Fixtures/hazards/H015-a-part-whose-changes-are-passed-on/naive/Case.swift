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
    engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &observers)  // error: value of type 'Engine' has no member 'objectWillChange'
    listen()
  }

  private func listen() {
    print("Listening to", radio.station)
    radio.objectWillChange.receive(on: DispatchQueue.main)  // error: value of type 'Radio' has no member 'objectWillChange'
      .sink { [weak self] in self?.objectWillChange.send() }.store(in: &observers)
    print("And to the lights")
    token = lights.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // error: value of type 'Lights' has no member 'objectWillChange'
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
