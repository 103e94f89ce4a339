import Sparks
import SwiftUI

@MainActor
enum Counter {
  static var next = 0
  static var kept: String?

  static func take() -> Int {
    next += 1
    return next
  }

  /// Remembers it, and does nothing else a second time.
  static func name() -> String {
    if let kept { return kept }
    kept = "name"
    return kept ?? ""
  }
}

@MainActor final class Ticket: ObservableObject {
  @Published var number = Counter.take()
}

@MainActor final class Named: ObservableObject {
  @Published var name = Counter.name()
}

@MainActor final class Updates: ObservableObject {
  @Published var isBusy = false
  private let controller = UpdaterController(startingUpdater: true, name: "app")
}

@MainActor final class Office {
  weak var guest: Guest?
}

@MainActor final class Guest: ObservableObject {
  @Published var name = ""
}

struct Desk: View {
  @StateObject private var ticket = Ticket()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var named = Named()
  @StateObject private var updates = Updates()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var guest: Guest  // expect: eager-model-initializer "@StateObject"

  init(office: Office) { _guest = StateObject(wrappedValue: Desk.welcome(office)) }

  private static func welcome(_ office: Office) -> Guest {
    let guest = Guest()
    office.guest = guest
    return guest
  }

  var body: some View {
    Text("\(ticket.number) \(named.name) \(guest.name) \(updates.isBusy ? "…" : "")")
  }
}
