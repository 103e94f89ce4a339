import SwiftUI

@MainActor final class Radio: ObservableObject {
  @Published var song = ""

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
  @StateObject private var radio: Radio

  init(radio: @autoclosure @escaping () -> Radio) { _radio = StateObject(wrappedValue: radio()) }

  var body: some View { Text(radio.song) }
}

struct DeskView: View {
  @StateObject private var radio: Radio

  init(make: @escaping () -> Radio) { _radio = StateObject(wrappedValue: make()) }

  var body: some View { Text(radio.song) }
}

struct House: View {
  var body: some View {
    let radio = Radio()
    CarView(radio: radio)
    DeskView { Radio.main }
  }
}
