import Combine
import SwiftUI

/// Nobody draws it.
@MainActor final class Drawer {
  @Published var letters = ""
}

@MainActor final class Tray: ObservableObject {
  @Published var letters = 0
}

/// An accessor's own name for the value hides a property.
@MainActor final class Clerk {
  private let tray = Drawer()
  private var following: AnyCancellable?

  var current: Tray {
    get { Tray() }
    set(tray) { following = tray.$letters.sink { _ in } }  // expect: published-projection "$letters"
  }

  var last = Tray() {
    didSet(tray) { following = tray.$letters.sink { _ in } }  // expect: published-projection "$letters"
  }

  func hold() { following = tray.$letters.sink { _ in } }
}

/// What the type has is not what one of it has.
@MainActor final class Office {
  let tray = Drawer()
  static let tray = Tray()

  static func follow() -> AnyCancellable {
    tray.$letters.sink { _ in }  // expect: published-projection "$letters"
  }

  func follow() -> AnyCancellable { tray.$letters.sink { _ in } }

  func followAll() -> AnyCancellable {
    Self.tray.$letters.sink { _ in }  // expect: published-projection "$letters"
  }
}

struct TrayView: View {
  @StateObject private var tray = Tray()
  var body: some View { Text("\(tray.letters)") }
}
