import SwiftUI

@Observable final class Alerts {
  var count = 0

  func raise() { count += 1 }
}

#if !os(macOS)
struct Devices: View {
  @Environment(Alerts.self) private var alerts

  var body: some View { Button("\(alerts.count)") { alerts.raise() } }
}

struct Root: View {
  @State private var alerts = Alerts()

  var body: some View { Devices().environment(alerts) }
}
#else
struct Devices: View {
  let isDemo: Bool

  var body: some View { Text(isDemo ? "demo" : "devices") }
}

/// The arguments say which of the two is drawn.
struct Devices_Previews: PreviewProvider {
  static var previews: some View { Devices(isDemo: true) }
}
#endif
