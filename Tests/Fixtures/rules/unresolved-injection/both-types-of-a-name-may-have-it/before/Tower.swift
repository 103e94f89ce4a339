import SwiftUI

final class Beacon: ObservableObject {
  @Published var isLit = false
}

final class Horn: ObservableObject {
  @Published var isLoud = false
}

struct Tower: View {
  var body: some View {
    Lantern()
      .environmentObject(Signals.shared)  // expect: unresolved-injection "environmentObject" ; unresolved-injection "environmentObject"
      .environmentObject(Horn())
  }
}

struct Lantern: View {
  @EnvironmentObject private var beacon: Beacon
  @EnvironmentObject private var horn: Horn

  var body: some View { Text(beacon.isLit && horn.isLoud ? "lit" : "dark") }
}
