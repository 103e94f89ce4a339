import SwiftUI

final class Sundial: ObservableObject {
  @Published var hour = 9
  var latitude = 0.0 {
    didSet { print("latitude was \(oldValue)") }
  }

  init(latitude: Double) {
    self.latitude = latitude
  }
}

struct SundialView: View {
  @ObservedObject var dial: Sundial

  var body: some View { Text("hour \(dial.hour)") }
}
