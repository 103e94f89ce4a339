import SwiftUI

@MainActor func driveViolin() {
  let violin = Violin()
  let screen = Screen(ViolinView(violin: violin))
  screen.after("pitch = 442") { violin.pitch = 442 }
  screen.after("isMuted = true") { violin.isMuted = true }
  let instrument: Instrument = violin
  screen.after("pitch = 443, through the base") { instrument.pitch = 443 }
}
