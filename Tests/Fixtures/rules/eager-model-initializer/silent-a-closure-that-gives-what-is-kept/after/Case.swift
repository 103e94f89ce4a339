import SwiftUI

@MainActor @Observable final class Radio {
  var song = ""

  init() {
    tune()
  }

  func tune() {
    Task { song = "Song" }
  }

  static let main = Radio()
}

/// Callers have it already, or made it before.
struct CarView: View {
  @State private var radio: Radio

  init(radio: @autoclosure @escaping () -> Radio) { _radio = State(wrappedValue: radio()) }

  var body: some View { Text(radio.song) }
}

struct DeskView: View {
  private var radio: Radio

  init(make: @escaping () -> Radio) { self.radio = make() }

  var body: some View { Text(radio.song) }
}

struct House: View {
  var body: some View {
    let radio = Radio()
    CarView(radio: radio)
    DeskView { Radio.main }
  }
}
