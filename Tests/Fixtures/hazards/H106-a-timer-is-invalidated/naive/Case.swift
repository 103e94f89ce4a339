import SwiftUI

@MainActor @Observable final class Blinker {
  private(set) var isLit = false
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.isLit.toggle() }
    }
  }

  deinit {
    timer?.invalidate()  // error: main actor-isolated property 'timer' can not be referenced
  }
}

struct BlinkerView: View {
  @State private var blinker = Blinker()

  var body: some View { Button(blinker.isLit ? "On" : "Off") { blinker.start() } }
}
