import Foundation
import SwiftUI

@Observable final class Exposure: NSObject {
  @objc var stops = 0  // expect: published-property "@Published"
}

func reset(_ exposure: Exposure) {
  if exposure.value(forKey: "stops") as? Int != 0 {
    exposure.setValue(0, forKey: "stops")
  }
}

struct ExposureView: View {
  @Bindable var exposure: Exposure

  var body: some View { Stepper("Stops", value: $exposure.stops) }
}
