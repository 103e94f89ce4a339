import Foundation
import SwiftUI

final class Hub: Sendable {
  static let shared = Hub()
  func stop() {}
}

/// What the end calls of its own stops the hub for all.
@Observable final class Tape {
  var position = 0

  deinit { halt() }

  func halt() {
    guard position >= 0 else { return }
    self.silence()
  }

  private func silence() {
    // says-next: "one would be made, and thrown away, whenever 'Deck' is made"
    Hub.shared.stop()  // expect: eager-model-initializer "Hub.shared.stop()"
  }
}

struct Deck: View {
  @State private var tape = Tape()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(tape.position)") }
}

@Observable final class Bell {
  var rings = 0

  // says-next: "one would be made, and thrown away, whenever 'Tower' is made"
  deinit { NotificationCenter.default.post(name: .init("silence"), object: nil) }  // expect: eager-model-initializer "NotificationCenter.default.post(name: .init("silence"), object: nil)"
}

struct Tower: View {
  @State private var bell = Bell()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(bell.rings)") }
}

struct Yard: View {
  var body: some View {
    Deck()
    Tower()
  }
}
