import SwiftUI

@MainActor final class Blinker: ObservableObject {
  @Published private(set) var isLit = false
  private var timer: Timer?  // expect: unpublished-stored-property "timer"

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.isLit.toggle() }
    }
  }

  deinit { timer?.invalidate() }
}

struct BlinkerView: View {
  @StateObject private var blinker = Blinker()

  var body: some View { Button(blinker.isLit ? "On" : "Off") { blinker.start() } }
}
