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

@MainActor @Observable final class Ticket {
  var number = Counter.take()
}

@MainActor @Observable final class Named {
  var name = Counter.name()
}

@MainActor @Observable final class Updates {
  var isBusy = false
  private let controller = UpdaterController(startingUpdater: true, name: "app")
}

@MainActor final class Office {
  weak var guest: Guest?
}

@MainActor @Observable final class Guest {
  var name = ""
}

struct Desk: View {
  @State private var ticket = Ticket()  // expect: eager-model-initializer "@StateObject"
  @State private var named = Named()
  @State private var updates = Updates()  // expect: eager-model-initializer "@StateObject"
  @State private var guest: Guest  // expect: eager-model-initializer "@StateObject"

  init(office: Office) { _guest = State(wrappedValue: Desk.welcome(office)) }

  private static func welcome(_ office: Office) -> Guest {
    let guest = Guest()
    office.guest = guest
    return guest
  }

  var body: some View {
    Text("\(ticket.number) \(named.name) \(guest.name) \(updates.isBusy ? "…" : "")")
  }
}
