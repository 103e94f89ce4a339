import SwiftUI

@MainActor final class Siren {
  static let shared = Siren()
  private var alarm: ((Int) -> Void)?

  func onAlarm(_ alarm: @escaping (Int) -> Void) { self.alarm = alarm }
}

/// Whichever was made last hears the siren.
@MainActor @Observable final class Listener {
  var level = 0

  init() {
    // says-next: "'Listener' puts itself here where others find it; one would be made, and put there"
    Siren.shared.onAlarm { [weak self] in self?.level = $0 }  // expect: eager-model-initializer "Siren.shared.onAlarm { [weak self] in self?.level = $0 }"
  }
}

struct ListenerView: View {
  @State private var listener = Listener()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(listener.level)") }
}

/// So does a method that is handed over.
@MainActor @Observable final class Recorder {
  var level = 0

  init() {
    // says-next: "'Recorder' puts itself here where others find it; one would be made, and put there"
    Siren.shared.onAlarm(hear)  // expect: eager-model-initializer "Siren.shared.onAlarm(hear)"
  }

  private func hear(_ level: Int) { self.level = level }
}

struct RecorderView: View {
  @State private var recorder = Recorder()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(recorder.level)") }
}
