import Observation
import SwiftUI

@Observable final class Compass {
  var heading = 0.0  // expect: published-property "@Published"
  @ObservationIgnored let north = "N"
  @ObservationIgnored weak var needle: Needle?
  @ObservationIgnored var calibrations = 0
  @ObservationIgnored var isNorth: Bool { heading == 0 }

  func calibrate() {
    calibrations += 1
    heading = needle?.angle ?? 0
  }
}

final class Needle {
  var angle = 0.0
}

struct CompassView: View {
  var compass: Compass

  var body: some View { Text("\(compass.heading)° \(compass.north)") }
}
