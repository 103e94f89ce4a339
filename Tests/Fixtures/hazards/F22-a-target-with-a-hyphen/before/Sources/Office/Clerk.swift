import Combine
import Desk_Kit
import Relay
import SwiftUI

@MainActor final class Clerk {
  private var following: AnyCancellable?

  func follow(_ tray: Tray) {
    let same = relay(tray)
    following = same.$letters.sink { _ in }  // expect: published-projection "$letters"
  }
}

struct TrayView: View {
  @ObservedObject var tray: Tray = .shared
  var body: some View { Text("\(tray.letters)") }
}
