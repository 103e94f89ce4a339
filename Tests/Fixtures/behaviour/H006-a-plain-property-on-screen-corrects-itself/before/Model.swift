import SwiftUI

final class Oven: ObservableObject {
  @Published var isOn = false
  var degrees = 180 {
    didSet { degrees = min(degrees, 250) }
  }

  func set(_ degrees: Int) {
    isOn = true
    self.degrees = degrees
  }
}

struct OvenView: View {
  @ObservedObject var oven: Oven

  var body: some View { Text("\(oven.isOn ? "on" : "off"), \(oven.degrees) degrees") }
}
