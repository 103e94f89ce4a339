import SwiftUI

// Each value of the view has a new model, and whoever makes the view sets something in it. What is
// shown is what the newest one was told: '@State' would keep the first.

@Observable final class Playback {
  var onEnd: ((String) -> Void)?
  var speed = 1
}

struct Clip: View {
  let name: String
  var playback = Playback()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View {
    Text("\(name) \(playback.speed)").onAppear { playback.onEnd?(name) }
  }

  func onEnd(_ action: @escaping (String) -> Void) -> Clip {
    self.playback.onEnd = action
    return self
  }
}

struct ClipRow: View {
  let id: Int
  var body: some View {
    Clip(name: "\(id)").onEnd { _ in print(id) }
  }
}

@Observable final class Lens {
  var zoom = 1
}

struct Preview9: View {
  var lens = Lens()  // expect: observed-object-creates-model "@ObservedObject"
  init(zoom: Int) { lens.zoom = zoom }
  var body: some View { Text("\(lens.zoom)") }
}

@Observable final class Grain {
  var amount = 0
  func set(_ amount: Int) { self.amount = amount }
}

struct Film: View {
  var grain = Grain()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(grain.amount)") }
  func grain(_ amount: Int) -> Film {
    let copy = self
    copy.grain.set(amount)
    return copy
  }
}

@Observable final class Frame {
  var width = 0
}

struct Border: View {
  var frame = Frame()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View {
    Button("\(frame.width)") { widen() }
  }
  private func widen() { frame.width += 1 }
}

struct Album: View {
  let width: Int
  var body: some View { border }
  private var border: Border {
    let border = Border()
    border.frame.width = width
    return border
  }
}

// What only an action sets is kept, as before.
@Observable final class Tally {
  var count = 0
}

struct Counter: View {
  @State var tally = Tally()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View {
    Button("\(tally.count)") { bump() }
  }
  private func bump() { tally.count += 1 }
}

// A part that is drawn asks for something: that is no configuration.
@Observable final class Gauge {
  var level = 0
  func text(_ unit: String) -> String { "\(level) \(unit)" }
}

struct GaugeView: View {
  @State var gauge = Gauge()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { label("bar") }
  private func label(_ unit: String) -> some View { Text(gauge.text(unit)) }
}
