import Combine
import SwiftUI

@Observable final class Sensor: Identifiable {
  var value = 0.0
}

@MainActor
final class SensorHub {
  private var observers = Set<AnyCancellable>()

  func watch(_ sensors: [Sensor]) {
    Publishers.MergeMany(sensors.map(\.objectWillChange))  // error: value of type 'Sensor' has no member 'objectWillChange'
      .sink { print("changes") }
      .store(in: &observers)
  }
}

struct SensorView: View {
  @Bindable var sensor: Sensor

  var body: some View {
    Slider(value: $sensor.value)
  }
}
