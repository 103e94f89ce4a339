import Combine
import SwiftUI

final class Compass: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()  // expect: custom-object-will-change "objectWillChange"
  private var samples: [Double] = []

  var heading: Double { samples.last ?? 0 }

  func calibrate() {
    samples = [0]
    objectWillChange.send()
  }
}

struct CompassView: View {
  @StateObject private var compass = Compass()

  var body: some View {
    Text("\(compass.heading)°")
    Button("Calibrate") { compass.calibrate() }
  }
}
