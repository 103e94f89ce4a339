import Combine
import SwiftUI

// Everything has a value when the initialiser runs: what it sets is set again, and is observed.
@MainActor @Observable final class Oven {
  var degrees = 20 {
    didSet { Heater.shared.heat(to: degrees) }
  }
  var timer: Int? {
    willSet { print("Timer", newValue ?? 0) }
  }
  var name = ""

  init(saved: Int) {
    // expect-next: published-storage "_degrees"
    self.degrees = saved  // says: "past the observers of 'degrees'"
    // expect-next: published-storage "_timer"
    if saved > 90 { self.timer = 5 }  // says: "past the observers of 'timer'"
    self.name = "Oven"
  }
}

@MainActor final class Heater {
  static let shared = Heater()

  func heat(to degrees: Int) { print("Heating to", degrees) }
}

struct OvenView: View {
  @Bindable var oven: Oven

  var body: some View {
    Stepper("\(oven.degrees)", value: $oven.degrees)
    Text(oven.name + "\(oven.timer ?? 0)")
  }
}
