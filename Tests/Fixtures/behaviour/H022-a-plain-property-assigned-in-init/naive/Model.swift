import SwiftUI

@Observable final class Sundial {
  var hour = 9
  var latitude = 0.0 {
    didSet { print("latitude was \(oldValue)") }
  }

  init(latitude: Double) {
    self.latitude = latitude
  }
}

struct SundialView: View {
  var dial: Sundial

  var body: some View { Text("hour \(dial.hour)") }
}
