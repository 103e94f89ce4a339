import SwiftUI

final class Radio: ObservableObject {
  @Published var song = ""

  init(channel: Int = 1) {
    tune(to: channel)
  }

  func tune(to channel: Int) {
    print("looking for \(channel)")
    song = "Song of \(channel)"
  }
}

/// The initialiser itself is the closure.
struct ChannelView: View {
  // says-next: "the initialiser of 'Radio' runs whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(make: @escaping (Int) -> Radio) { _radio = StateObject(wrappedValue: make(1)) }

  var body: some View { Text(radio.song) }
}

/// What a factory keeps a closure for.
struct Studio {
  var makeRadio: () -> Radio = { Radio() }

  func radio() -> Radio { Radio() }
}

struct StudioView: View {
  // says-next: "the initialiser of 'Radio' may run whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(studio: Studio) { _radio = StateObject(wrappedValue: studio.makeRadio()) }

  var body: some View { Text(radio.song) }
}

/// What a factory makes.
struct RoomView: View {
  // says-next: "the initialiser of 'Radio' runs whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(studio: Studio) { _radio = StateObject(wrappedValue: studio.radio()) }

  var body: some View { Text(radio.song) }
}

/// Any factory.
@MainActor protocol Making {
  func radio() -> Radio
}

struct HallView: View {
  // says-next: "the initialiser of 'Radio' may run whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(maker: any Making) { _radio = StateObject(wrappedValue: maker.radio()) }

  var body: some View { Text(radio.song) }
}

/// The caller's function makes it, in an argument that is evaluated once.
struct CarView: View {
  // says-next: "the initialiser of 'Radio' runs whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(radio: @autoclosure @escaping () -> Radio) { _radio = StateObject(wrappedValue: radio()) }

  var body: some View { Text(radio.song) }
}

/// The default of such an argument.
struct BoatView: View {
  // says-next: "the initialiser of 'Radio' runs whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(radio: @autoclosure @escaping () -> Radio = Radio()) {
    _radio = StateObject(wrappedValue: radio())
  }

  var body: some View { Text(radio.song) }
}

/// A closure that nothing around keeps.
@MainActor let makeRadio: () -> Radio = { Radio() }

struct BarView: View {
  // says-next: "the initialiser of 'Radio' may run whenever"
  @StateObject private var radio = makeRadio()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text(radio.song) }
}

/// One in the initialiser.
struct DeskView: View {
  // says-next: "the initialiser of 'Radio' runs whenever"
  @StateObject private var radio: Radio  // expect: eager-model-initializer "@StateObject"

  init(channel: Int) {
    let make = { Radio(channel: channel) }
    _radio = StateObject(wrappedValue: make())
  }

  var body: some View { Text(radio.song) }
}

struct House: View {
  static func latest() -> Radio {
    let radio = Radio()
    return radio
  }

  var body: some View {
    ChannelView(make: Radio.init)
    StudioView(studio: Studio())
    RoomView(studio: Studio())
    CarView(radio: House.latest())
    BoatView()
    BarView()
    DeskView(channel: 2)
  }
}
