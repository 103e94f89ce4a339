import SwiftUI

@MainActor @Observable final class Radar {
  var echoes = 0

  init() {
    sweep()
  }

  func sweep() {
    Task { echoes += 1 }
  }
}

struct Tower: View {
  var body: some View {
    Screen(radar: Radar())
    SpareScreen(radar: Radar())
    BackupScreen { Radar() }
  }
}

/// The compiler's initialiser takes an autoclosure for a `@StateObject`, and a value for a `@State`.
struct Screen: View {
  @State var radar: Radar  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text("\(radar.echoes)")
  }
}

struct SpareScreen: View {
  @State private var radar: Radar  // expect: eager-model-initializer "@StateObject"

  init(radar: @autoclosure @escaping () -> Radar) {
    _radar = State(wrappedValue: radar())
  }

  var body: some View {
    Text("\(radar.echoes)")
  }
}

struct BackupScreen: View {
  @State private var radar: Radar  // expect: eager-model-initializer "@StateObject"

  init(make: @escaping () -> Radar) {
    _radar = State(wrappedValue: make())
  }

  var body: some View {
    Text("\(radar.echoes)")
  }
}
