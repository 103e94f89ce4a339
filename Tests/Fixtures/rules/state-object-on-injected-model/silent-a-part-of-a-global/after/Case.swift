import SwiftUI

@MainActor
@Observable
final class Kiosk {
  var isLocked = false
}

@MainActor
final class Services {
  lazy var kiosk = Kiosk()
}

@MainActor let services = Services()

/// As good as a singleton: no caller passes anything.
struct KioskView: View {
  @State private var kiosk = services.kiosk

  var body: some View {
    Text(kiosk.isLocked ? "Locked" : "Open")
  }
}
