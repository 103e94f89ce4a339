import SwiftUI

@MainActor func driveWindsock() {
  let sock = Windsock()
  let screen = Screen(WindsockView(sock: sock))
  screen.after("direction = north") { sock.direction = "north" }
}
