import SwiftUI

final class Odometer: ObservableObject {
  @Published var distance = 12 {
    didSet { print("distance was \(oldValue)") }
  }
  @Published var stops: [String] = []
}

struct OdometerView: View {
  @ObservedObject var odometer: Odometer

  var body: some View { Text("\(odometer.distance) km, \(odometer.stops.count) stops") }
}
