import Foundation
import SwiftUI

@Observable final class Turbine: NSObject {
  private(set) var isTurning = false
  @ObservationIgnored @objc dynamic var speed = 0.0  // expect: unpublished-stored-property "speed"
  @ObservationIgnored private var token: NSKeyValueObservation?  // expect: unpublished-stored-property "token"

  func spin() {
    isTurning = true
    token = observe(\.speed) { turbine, _ in print(turbine.speed) }
  }
}

struct TurbineView: View {
  var turbine: Turbine

  var body: some View { Button(turbine.isTurning ? "On" : "Off") { turbine.spin() } }
}
