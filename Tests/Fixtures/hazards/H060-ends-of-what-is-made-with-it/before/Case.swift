import Foundation
import SwiftUI

@MainActor final class Hub {
  static let shared = Hub()
  var isOn = true
}

/// Its own class does it, by a task.
@MainActor final class Uploads: ObservableObject {
  @Published var count = 0

  deinit { Task { await Uploads.clean() } }

  nonisolated static func clean() async {
    // says-next: "its 'deinit' does something here that the one which is kept does not know of"
    try? FileManager.default.removeItem(at: FileManager.default.temporaryDirectory)  // expect: eager-model-initializer "FileManager.default.removeItem(at: FileManager.default.temporaryDirectory)"
  }
}

/// So does an object that is made with it.
final class Token {
  deinit {
    Task { @MainActor in
      Hub.shared.isOn = false  // expect: eager-model-initializer "Hub.shared.isOn = false"
    }
  }
}

@MainActor final class Player: ObservableObject {
  @Published var title = ""
  private let token = Token()
}

/// And one that is made in an argument.
final class Lease {
  deinit {
    // says-next: "a 'Lease' would be made for it, and thrown away with it"
    Task { @MainActor in Hub.shared.isOn = false }  // expect: eager-model-initializer "Hub.shared.isOn = false"
  }
}

@MainActor final class Room: ObservableObject {
  @Published var name = ""
  private let lease: Lease

  init(lease: Lease) { self.lease = lease }
}

struct UploadsView: View {
  @StateObject private var uploads = Uploads()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var player = Player()  // expect: eager-model-initializer "@StateObject"

  @StateObject private var room = Room(lease: Lease())

  var body: some View { Text("\(uploads.count) \(player.title) \(room.name)") }
}

struct Shelf: View {
  var body: some View { UploadsView() }
}
