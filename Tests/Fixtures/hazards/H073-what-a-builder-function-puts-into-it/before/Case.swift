import SwiftUI

// Each value of the view has a new model, and whoever makes the view sets something in it. What is
// shown is what the newest one was told: '@State' would keep the first.

final class Playback: ObservableObject {
  @Published var onEnd: ((String) -> Void)?
  @Published var speed = 1
}

struct Clip: View {
  let name: String
  @ObservedObject var playback = Playback()  // expect: observed-object-creates-model "@ObservedObject"

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

final class Lens: ObservableObject {
  @Published var zoom = 1
}

struct Preview9: View {
  @ObservedObject var lens = Lens()  // expect: observed-object-creates-model "@ObservedObject"
  init(zoom: Int) { lens.zoom = zoom }
  var body: some View { Text("\(lens.zoom)") }
}

final class Grain: ObservableObject {
  @Published var amount = 0
  func set(_ amount: Int) { self.amount = amount }
}

struct Film: View {
  @ObservedObject var grain = Grain()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { Text("\(grain.amount)") }
  func grain(_ amount: Int) -> Film {
    let copy = self
    copy.grain.set(amount)
    return copy
  }
}

final class Frame: ObservableObject {
  @Published var width = 0
}

struct Border: View {
  @ObservedObject var frame = Frame()  // expect: observed-object-creates-model "@ObservedObject"
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
final class Tally: ObservableObject {
  @Published var count = 0
}

struct Counter: View {
  @ObservedObject var tally = Tally()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View {
    Button("\(tally.count)") { bump() }
  }
  private func bump() { tally.count += 1 }
}

// A part that is drawn asks for something: that is no configuration.
final class Gauge: ObservableObject {
  @Published var level = 0
  func text(_ unit: String) -> String { "\(level) \(unit)" }
}

struct GaugeView: View {
  @ObservedObject var gauge = Gauge()  // expect: observed-object-creates-model "@ObservedObject"
  var body: some View { label("bar") }
  private func label(_ unit: String) -> some View { Text(gauge.text(unit)) }
}
