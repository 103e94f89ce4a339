import SwiftUI

@Observable final class Beacon {
  var isLit = false
}

@Observable final class Horn {
  var isLoud = false
}

struct Tower: View {
  var body: some View {
    Lantern()
      .environment(Signals.shared)
      .environment(Horn())
  }
}

struct Lantern: View {
  @Environment(Beacon.self) private var beacon
  @Environment(Horn.self) private var horn

  var body: some View { Text(beacon.isLit && horn.isLoud ? "lit" : "dark") }
}
