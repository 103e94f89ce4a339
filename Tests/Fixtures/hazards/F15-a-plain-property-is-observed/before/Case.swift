import Foundation
import SwiftUI

final class Turbine: NSObject, ObservableObject {
  @Published private(set) var isTurning = false
  @objc dynamic var speed = 0.0  // expect: unpublished-stored-property "speed"
  private var token: NSKeyValueObservation?  // expect: unpublished-stored-property "token"

  func spin() {
    isTurning = true
    token = observe(\.speed) { turbine, _ in print(turbine.speed) }
  }
}

struct TurbineView: View {
  @ObservedObject var turbine: Turbine

  var body: some View { Button(turbine.isTurning ? "On" : "Off") { turbine.spin() } }
}
