import SwiftUI

@MainActor func driveTurnstile() {
  let turnstile = Turnstile()
  let screen = Screen(TurnstileView(turnstile: turnstile))
  screen.tell()
  screen.after("guests = 3") { turnstile.guests = 3 }
  screen.after("swipe()") { turnstile.swipe() }
  screen.after("swipes = 40") { turnstile.swipes = 40 }
  screen.after("close()") { turnstile.close() }
  screen.after("swipe() when closed") { turnstile.swipe() }
  screen.after("guests += 1") { turnstile.guests += 1 }
}
