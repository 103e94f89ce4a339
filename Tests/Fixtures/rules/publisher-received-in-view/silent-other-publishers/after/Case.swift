import Combine
import SwiftUI

@Observable final class Sensor {
  var value = 0.0
  let events = PassthroughSubject<String, Never>()
  let level = CurrentValueSubject<Int, Never>(0)
}

/// Publishes, and is no model: nothing will take `$tick` away.
final class Metronome {
  @Published var tick = 0
}

struct SensorView: View {
  var sensor: Sensor
  let metronome: Metronome
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(sensor.value)")
      .onReceive(timer) { _ in sensor.value += 1 }
      .onReceive(sensor.events) { print($0) }
      .onReceive(sensor.level) { print($0) }
      .onReceive(metronome.$tick) { print($0) }
      .onReceive(Just(sensor.value)) { print($0) }
  }
}
