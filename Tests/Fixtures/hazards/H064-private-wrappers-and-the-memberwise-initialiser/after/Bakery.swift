import SwiftUI

@Observable final class Oven {
  var degrees = 200
}

@Observable final class Till {
  var sales = 0
}

struct BakeryView: View {
  @State private var oven = Oven()
  @Environment(Till.self) private var till
  let name: String
  var isOpen = true

  var body: some View {
    Stepper("\(name): \(oven.degrees)", value: $oven.degrees)
    Text(isOpen ? "\(till.sales) sold" : "Closed")
  }
}

struct OvenView: View {
  private var oven: Oven
  let name: String

  init(oven: Oven, name: String) {
    self.oven = oven
    self.name = name
  }

  var body: some View { Text("\(name): \(oven.degrees)") }
}
