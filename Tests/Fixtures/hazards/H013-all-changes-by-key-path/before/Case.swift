import Combine
import SwiftUI

final class Sensor: ObservableObject, Identifiable {
  @Published var value = 0.0
}

@MainActor
final class SensorHub {
  private var observers = Set<AnyCancellable>()

  func watch(_ sensors: [Sensor]) {
    Publishers.MergeMany(sensors.map(\.objectWillChange))  // expect: object-will-change "objectWillChange"
      .sink { print("changes") }
      .store(in: &observers)
  }
}

struct SensorView: View {
  @ObservedObject var sensor: Sensor

  var body: some View {
    Slider(value: $sensor.value)
  }
}
