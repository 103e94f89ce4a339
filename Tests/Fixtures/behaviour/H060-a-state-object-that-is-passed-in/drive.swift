import SwiftUI

@MainActor func driveStudio() {
  let studio = Studio()
  let screen = Screen(StudioView(studio: studio))
  screen.after("strokes = 2") { studio.canvas.strokes = 2 }
  screen.after("canvas = another") { studio.canvas = Canvas(strokes: 9) }
  screen.after("strokes = 10") { studio.canvas.strokes = 10 }
}
