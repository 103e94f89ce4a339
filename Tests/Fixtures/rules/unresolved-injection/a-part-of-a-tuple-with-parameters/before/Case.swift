import SwiftUI

final class Oven: ObservableObject {
  @Published var shelves = 3
}

typealias Pair<Device> = (upper: Device, lower: Device)

@MainActor enum Kitchen {
  static let ovens: Pair<Oven> = (Oven(), Oven())
}

struct OvenView: View {
  @EnvironmentObject var oven: Oven

  var body: some View { Text("\(oven.shelves)") }
}

#Preview {
  OvenView()
    // Whoever writes the type says what the parts are.
    .environmentObject(Kitchen.ovens.lower)  // expect: unresolved-injection "environmentObject"
}
