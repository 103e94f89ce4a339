import SwiftUI

final class Alerts: ObservableObject {
  @Published var count = 0

  func raise() { count += 1 }
}

#if !os(macOS)
struct Devices: View {
  @EnvironmentObject private var alerts: Alerts

  var body: some View { Button("\(alerts.count)") { alerts.raise() } }
}

struct Root: View {
  @StateObject private var alerts = Alerts()

  var body: some View { Devices().environmentObject(alerts) }
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
