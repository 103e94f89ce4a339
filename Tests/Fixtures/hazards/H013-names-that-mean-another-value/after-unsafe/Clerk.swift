import Combine
import SwiftUI

/// Nobody draws it.
@MainActor final class Drawer {
  @Published var letters = ""
}

@MainActor @Observable final class Tray {
  var letters = 0 {
    willSet { lettersSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lettersSubject = CurrentValueSubject<_, Never>(letters)
}

/// An accessor's own name for the value hides a property.
@MainActor final class Clerk {
  private let tray = Drawer()
  private var following: AnyCancellable?

  var current: Tray {
    get { Tray() }
    set(tray) { following = tray.lettersSubject.sink { _ in } }  // expect: published-projection "$letters"
  }

  var last = Tray() {
    didSet(tray) { following = tray.lettersSubject.sink { _ in } }  // expect: published-projection "$letters"
  }

  func hold() { following = tray.$letters.sink { _ in } }
}

/// What the type has is not what one of it has.
@MainActor final class Office {
  let tray = Drawer()
  static let tray = Tray()

  static func follow() -> AnyCancellable {
    tray.lettersSubject.sink { _ in }  // expect: published-projection "$letters"
  }

  func follow() -> AnyCancellable { tray.$letters.sink { _ in } }

  func followAll() -> AnyCancellable {
    Self.tray.lettersSubject.sink { _ in }  // expect: published-projection "$letters"
  }
}

struct TrayView: View {
  @State private var tray = Tray()
  var body: some View { Text("\(tray.letters)") }
}
