import Combine
import SwiftUI

@Observable final class Compass {
  // Lost: nobody listens to this any more, and the heading stays on the screen.
  let objectWillChange = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var samples: [Double] = []

  var heading: Double { samples.last ?? 0 }

  func calibrate() {
    samples = [0]
    objectWillChange.send()
  }
}

struct CompassView: View {
  @State private var compass = Compass()

  var body: some View {
    Text("\(compass.heading)°")
    Button("Calibrate") { compass.calibrate() }
  }
}
