import SwiftUI

/// A knob of the mixer, which tells nobody of its value.
final class Knob {
  var value = 0.5
}

/// Only there to draw the row again.
final class Redraw: ObservableObject {
  // says-next: "after the migration it redraws nothing"
  @Published var count = 0  // expect: published-property "@Published"
}

struct KnobRow: View {
  let knob: Knob
  @StateObject private var redraw = Redraw()

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
final class Volume: ObservableObject {
  @Published var level = 1  // expect: published-property "@Published"
  @Published var changes = 0  // expect: published-property "@Published"

  func raise() {
    level += 1
    changes += 1
  }
}

struct VolumeRow: View {
  @ObservedObject var volume: Volume

  var body: some View {
    Button("\(volume.level)") { volume.raise() }
  }
}
