import SwiftUI

@Observable final class Oven {
  var degrees = 180
  let clock = Clock()
}

@Observable final class Clock {
  var minutes = 0
}

/// Made anew with the view; only who keeps the first one shows the same oven again.
struct Kitchen: View {
  private let oven = Oven()

  var body: some View {
    OvenPanel(oven: oven)
    ClockView(clock: oven.clock)
    Shelf(oven: oven)
  }
}

/// Observes what it is given, and hands it on.
struct OvenPanel: View {
  var oven: Oven

  var body: some View {
    Text("\(oven.degrees)°")
    Dial(oven: oven)
  }
}

struct Dial: View {
  @State var oven: Oven

  var body: some View {
    Stepper("Degrees", value: $oven.degrees)
  }
}

struct ClockView: View {
  @State var clock: Clock

  var body: some View {
    Text("\(clock.minutes) minutes")
  }
}

struct Shelf: View {
  let oven: Oven

  init(oven: Oven) {
    self.oven = oven
  }

  var body: some View {
    ShelfClock(of: oven)
  }
}

struct ShelfClock: View {
  @State private var clock: Clock

  init(of oven: Oven) {
    _clock = State(wrappedValue: oven.clock)
  }

  var body: some View {
    Text("\(clock.minutes)")
  }
}
