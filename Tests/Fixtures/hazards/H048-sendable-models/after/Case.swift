import Foundation
import SwiftUI

@MainActor
@Observable
final class Presence: Sendable {  // expect: observable-object-class "Presence"
  var isHere = true
}

@Observable final class Cache: @unchecked Sendable {  // expect: observable-object-class "Cache"
  private(set) var count = 0
  private let lock = NSLock()
  @ObservationIgnored private var values: [String: Int] = [:]

  func store(_ value: Int, for key: String) {
    lock.lock()
    defer { lock.unlock() }
    values[key] = value
    count = values.count
  }
}

struct PresenceView: View {
  @State private var presence = Presence()
  var cache: Cache

  var body: some View {
    Toggle("Here", isOn: $presence.isHere)
    Button("\(cache.count)") {
      Task.detached { [presence, cache] in
        cache.store(1, for: "a")
        await MainActor.run { presence.isHere = false }
      }
    }
  }
}
