import SwiftUI

/// A knob of the mixer, which tells nobody of its value.
final class Knob {
  var value = 0.5
}

/// Only there to draw the row again.
@Observable final class Redraw {
  // says-next: "after the migration it redraws nothing"
  var count = 0  // expect: published-property "@Published"
}

struct KnobRow: View {
  let knob: Knob
  @State private var redraw = Redraw()

  var body: some View {
    VStack {
      Text("\(knob.value)")
      Button("louder") {
        knob.value += 0.1
        redraw.count += 1
      }
    }
  }
}

/// What a view shows of it redraws it as before.
@Observable final class Volume {
  var level = 1  // expect: published-property "@Published"
  var changes = 0  // expect: published-property "@Published"

  func raise() {
    level += 1
    changes += 1
  }
}

struct VolumeRow: View {
  var volume: Volume

  var body: some View {
    Button("\(volume.level)") { volume.raise() }
  }
}
