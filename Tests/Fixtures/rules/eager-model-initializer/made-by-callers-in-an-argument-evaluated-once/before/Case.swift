import SwiftUI

@MainActor final class Radar: ObservableObject {
  @Published var echoes = 0

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
  @StateObject var radar: Radar  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text("\(radar.echoes)")
  }
}

struct SpareScreen: View {
  @StateObject private var radar: Radar  // expect: eager-model-initializer "@StateObject"

  init(radar: @autoclosure @escaping () -> Radar) {
    _radar = StateObject(wrappedValue: radar())
  }

  var body: some View {
    Text("\(radar.echoes)")
  }
}

struct BackupScreen: View {
  @StateObject private var radar: Radar  // expect: eager-model-initializer "@StateObject"

  init(make: @escaping () -> Radar) {
    _radar = StateObject(wrappedValue: make())
  }

  var body: some View {
    Text("\(radar.echoes)")
  }
}
