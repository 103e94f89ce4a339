import SwiftUI

@MainActor
final class Sensor: ObservableObject {
  @Published private(set) var celsius = 20.0
  // expect-next: unpublished-stored-property "readings"
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
  @StateObject private var sensor = Sensor()

  var body: some View { Button("\(sensor.celsius)°") { sensor.update() } }
}
