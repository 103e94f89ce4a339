import SwiftUI

@MainActor
@Observable
final class Kiosk {
  var isLocked = false
}

@MainActor
final class Services {
  static var live = Services()
  lazy var kiosk = Kiosk()
  private var kiosks: [String: Kiosk] = [:]

  func kiosk(named name: String) -> Kiosk {
    if let known = kiosks[name] { return known }
    let kiosk = Kiosk()
    kiosks[name] = kiosk
    return kiosk
  }
}

@MainActor var current: Services {
  let services = Services.live
  return services
}

/// Somebody keeps them, and no caller passes one.
struct KioskView: View {
  @State private var kiosk = current.kiosk
  @State private var named: Kiosk

  init(name: String) {
    _named = State(wrappedValue: current.kiosk(named: name))
  }

  var body: some View {
    Text(kiosk.isLocked || named.isLocked ? "Locked" : "Open")
  }
}
