import Foundation
import SwiftUI

/// Each of these is equal only to itself, and told of a change by being set again.
final class Peer: NSObject {
  var isConnected = false
}

@MainActor final class Radio: ObservableObject {
  @Published var peer: Peer?
  @Published var queue: OperationQueue?
  @Published var progress = Progress(totalUnitCount: 1)
  @Published var name = ""

  func didConnect(_ peer: Peer) {
    peer.isConnected = true
    // says-next: "after the migration, setting 'peer' to the same object may update no view"
    self.peer = peer  // expect: custom-equality-hides-changes "peer"
  }

  func didWait(_ queue: OperationQueue) {
    self.queue = queue  // expect: custom-equality-hides-changes "queue"
  }

  /// A new one differs from any other.
  func restart() { progress = Progress(totalUnitCount: 3) }
}

struct RadioView: View {
  @StateObject private var radio = Radio()

  var body: some View {
    Text(radio.peer?.isConnected == true ? "Connected" : radio.name)
    Text("\(radio.queue?.operationCount ?? 0) \(radio.progress.completedUnitCount)")
  }
}
