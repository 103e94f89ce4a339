import SwiftUI

@MainActor
@Observable
final class Sensor {
  private(set) var celsius = 20.0
  // expect-next: unpublished-stored-property "readings"
  @ObservationIgnored nonisolated(unsafe) private var readings: [Double] = []
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
