import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Radio: ObservableObject {
  @Published var station = "Jazz"
}

final class Lights: ObservableObject {
  @Published var areOn = false
}

final class Car: ObservableObject {
  @Published var name: String
  let engine = Engine()
  let radio: Radio
  let lights = Lights()
  private var observers = Set<AnyCancellable>()
  private var token: AnyCancellable?

  init(name: String, radio: Radio) {
    self.name = name
    self.radio = radio
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &observers)
    listen()
  }

  private func listen() {
    print("Listening to", radio.station)
    // expect-next: object-will-change "objectWillChange"
    radio.objectWillChange.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.objectWillChange.send() }.store(in: &observers)
    // expect-previous: object-will-change "objectWillChange"
    print("And to the lights")
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    token = lights.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct CarView: View {
  @ObservedObject var car: Car

  var body: some View {
    TextField("Name", text: $car.name)
    Text("\(car.engine.speed) km/h, \(car.radio.station)")
    Text(car.lights.areOn ? "Bright" : "Dark")
  }
}
