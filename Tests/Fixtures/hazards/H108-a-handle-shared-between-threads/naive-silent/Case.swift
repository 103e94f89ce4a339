import SwiftUI

@MainActor
@Observable
final class Sensor {
  private(set) var celsius = 20.0
  // Lost: it is computed now, so 'nonisolated(unsafe)' has no effect, and each reading notifies.
  nonisolated(unsafe) private var readings: [Double] = []
  private let lock = NSLock()

  nonisolated func take(_ reading: Double) {
    lock.withLock { readings.append(reading) }
  }

  func update() {
    lock.withLock { celsius = readings.last ?? celsius }
  }
}

struct SensorView: View {
  @State private var sensor = Sensor()

  var body: some View { Button("\(sensor.celsius)°") { sensor.update() } }
}
