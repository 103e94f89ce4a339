import SwiftUI

final class Needle { func stop() {} }

@Observable final class Recorder {
  var seconds = 0
  @ObservationIgnored private(set) var needle: Needle?  // expect: unpublished-stored-property "needle"

  func stop() {
    needle?.stop()
    needle = nil
  }

  func start() { needle = Needle() }
}

extension View {
  /// Hands on what it is given to a button, which runs it when somebody presses that.
  func labelButton(_ text: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { Text(text) }
  }
}

struct RecorderView: View {
  var recorder: Recorder

  var body: some View {
    VStack {
      Text("\(recorder.seconds)")
      stop
    }
  }

  private var stop: some View { labelButton("Stop") { recorder.stop() } }
}
