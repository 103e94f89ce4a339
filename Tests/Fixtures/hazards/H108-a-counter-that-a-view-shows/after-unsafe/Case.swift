import SwiftUI

@MainActor @Observable final class Turnstile {
  private(set) var isOpen = true
  // expect-next: unpublished-stored-property "visitors"
  nonisolated(unsafe) private(set) var visitors = 0

  nonisolated func pass() { visitors += 1 }
}

struct TurnstileView: View {
  @State private var turnstile = Turnstile()

  var body: some View {
    Text(turnstile.isOpen ? "\(turnstile.visitors) visitors" : "closed")
  }
}
