import SwiftUI

final class Barometer: ObservableObject {
  @Published var place = "harbour"
  var pressure = 1000 {
    didSet { print("pressure was \(oldValue)") }
  }

  init(pressure: Int) {
    self.pressure = pressure
  }

  func move(to place: String, pressure: Int) {
    self.place = place
    self.pressure = pressure
  }
}

struct BarometerView: View {
  @ObservedObject var barometer: Barometer

  var body: some View { Text("\(barometer.place): \(barometer.pressure)") }
}
