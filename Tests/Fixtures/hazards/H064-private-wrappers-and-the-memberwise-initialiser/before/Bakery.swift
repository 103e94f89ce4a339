import SwiftUI

final class Oven: ObservableObject {
  @Published var degrees = 200
}

final class Till: ObservableObject {
  @Published var sales = 0
}

struct BakeryView: View {
  @StateObject private var oven = Oven()
  @EnvironmentObject private var till: Till
  let name: String
  var isOpen = true

  var body: some View {
    Stepper("\(name): \(oven.degrees)", value: $oven.degrees)
    Text(isOpen ? "\(till.sales) sold" : "Closed")
  }
}

struct OvenView: View {
  @ObservedObject private var oven: Oven
  let name: String

  init(oven: Oven, name: String) {
    self.oven = oven
    self.name = name
  }

  var body: some View { Text("\(name): \(oven.degrees)") }
}
