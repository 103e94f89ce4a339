import SwiftUI

final class Skin: ObservableObject {
  @Published var hue = 0.0

  init() {}
  init(hue: Double) { self.hue = hue }
}

/// Callers hand in a new one.
struct Card: View {
  @ObservedObject var skin = Skin()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(skin.hue)") }
}

/// A modifier of its own hands it in.
struct Badge: View {
  @ObservedObject var skin = Skin()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(skin.hue)") }

  func skin(_ other: Skin) -> Badge {
    var copy = self
    copy.skin = other
    return copy
  }
}

/// So does a general one, by a key path.
struct Stamp: View {
  @ObservedObject var ink = Skin()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(ink.hue)") }

  func with<Value>(_ path: WritableKeyPath<Stamp, Value>, _ value: Value) -> Stamp {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

/// Another initialiser makes it from what it is given.
struct Tile: View {
  @ObservedObject var skin = Skin()  // expect: observed-object "@ObservedObject"

  init() {}
  init(hue: Double) { skin = Skin(hue: hue) }

  var body: some View { Text("\(skin.hue)") }
}

/// One beside the initialiser that nobody wrote.
struct Chip: View {
  @ObservedObject var skin = Skin()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(skin.hue)") }
}

extension Chip {
  init(hue: Double) { self.init(skin: Skin(hue: hue)) }
}

/// Which initialiser it was, decides.
struct Leaf: View {
  // expect-next: observed-object "@ObservedObject"
  @ObservedObject var skin: Skin

  init() { skin = Skin() }
  init(isWarm: Bool) { skin = Skin(hue: 0.1) }

  var body: some View { Text("\(skin.hue)") }
}

/// Whoever keeps the view's value sets it.
struct Label: View {
  @ObservedObject var print = Skin()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(print.hue)") }
}

@MainActor
final class LabelMaker {
  private(set) var label = Label()

  func turn(to hue: Double) { label.print = Skin(hue: hue) }
}

/// Nobody knows what it is given.
struct Tab: View {
  @ObservedObject var skin = Skin()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(skin.hue)") }
}

/// Nobody replaces this one.
struct Knob: View {
  // expect-next: observed-object "@ObservedObject"
  @ObservedObject var skin = Skin()

  var body: some View { Text("\(skin.hue)") }
}

struct Sampler: View {
  let hue: Double
  let make: (Double) -> Skin

  var body: some View {
    VStack {
      Card(skin: Skin(hue: hue))
      Card()
      Badge().skin(Skin(hue: hue))
      Stamp().with(\.ink, Skin(hue: hue))
      Tile(hue: hue)
      Chip(hue: hue)
      hue > 0.5 ? Leaf() : Leaf(isWarm: true)
      Tab(skin: make(hue))
      Knob()
    }
  }
}
