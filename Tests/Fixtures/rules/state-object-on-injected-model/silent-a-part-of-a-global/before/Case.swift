import SwiftUI

@MainActor
final class Kiosk: ObservableObject {
  @Published var isLocked = false
}

@MainActor
final class Services {
  lazy var kiosk = Kiosk()
}

@MainActor let services = Services()

/// As good as a singleton: no caller passes anything.
struct KioskView: View {
  @StateObject private var kiosk = services.kiosk

  var body: some View {
    Text(kiosk.isLocked ? "Locked" : "Open")
  }
}
