import Combine
import SwiftUI

@Observable final class Speaker {
  var volume = 5
}

@Observable final class Stereo {
  enum Kind { case active, passive }

  var kind = Kind.active
  let speaker = Speaker()
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  func connect() {
    switch kind {
    case .active:  // error: 'case' label in a 'switch' must have at least one executable statement
    case .passive:
      observers = []
    }
  }
}

@Observable final class Microphone {
  var gain = 1
}

@Observable final class Studio {
  var isOnAir = false
  let microphone = Microphone()

  /// The caller keeps it.
  func follow() -> AnyCancellable {
  }
}

struct StereoView: View {
  @State private var stereo = Stereo()
  @Bindable var studio: Studio

  var body: some View {
    Text("\(stereo.speaker.volume), \(studio.microphone.gain)")
    Toggle("On air", isOn: $studio.isOnAir)
    Button("Connect") { stereo.connect() }
  }
}
