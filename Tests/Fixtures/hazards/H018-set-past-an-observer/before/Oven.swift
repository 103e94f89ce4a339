import Combine
import SwiftUI

// Everything has a value when the initialiser runs: what it sets is set again, and is observed.
@MainActor final class Oven: ObservableObject {
  @Published var degrees = 20 {
    didSet { Heater.shared.heat(to: degrees) }
  }
  @Published var timer: Int? {
    willSet { print("Timer", newValue ?? 0) }
  }
  @Published var name = ""

  init(saved: Int) {
    // expect-next: published-storage "_degrees"
    _degrees = Published(initialValue: saved)  // says: "past the observers of 'degrees'"
    // expect-next: published-storage "_timer"
    if saved > 90 { _timer = .init(wrappedValue: 5) }  // says: "past the observers of 'timer'"
    _name = Published(initialValue: "Oven")
  }
}

@MainActor final class Heater {
  static let shared = Heater()

  func heat(to degrees: Int) { print("Heating to", degrees) }
}

struct OvenView: View {
  @ObservedObject var oven: Oven

  var body: some View {
    Stepper("\(oven.degrees)", value: $oven.degrees)
    Text(oven.name + "\(oven.timer ?? 0)")
  }
}
