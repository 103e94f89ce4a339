import SwiftUI

@MainActor func driveSketch() throws {
  print("writes \(try jsonText(Sketch()))")
  let old = try fromJSON(Sketch.self, #"{"name":"Mill","strokes":3}"#).get()
  print("reads \(old.name), \(old.strokes)")
  let screen = Screen(SketchView(sketch: old))
  screen.after("isSelected = true") { old.isSelected = true }
  screen.after("strokes = 4") { old.strokes = 4 }
}
