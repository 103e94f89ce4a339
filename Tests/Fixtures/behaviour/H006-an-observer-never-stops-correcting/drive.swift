import SwiftUI

@MainActor func driveMetronome() {
  let metronome = Metronome()
  let screen = Screen(MetronomeView(metronome: metronome))
  screen.tell()
  screen.after("beats = 72") { metronome.beats = 72 }
}
