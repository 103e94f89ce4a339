import Foundation
import SwiftUI

@MainActor
final class Presence: ObservableObject, Sendable {  // expect: observable-object-class "Presence"
  @Published var isHere = true
}

final class Cache: @unchecked Sendable, ObservableObject {  // expect: observable-object-class "Cache"
  @Published private(set) var count = 0
  private let lock = NSLock()
  private var values: [String: Int] = [:]

  func store(_ value: Int, for key: String) {
    lock.lock()
    defer { lock.unlock() }
    values[key] = value
    count = values.count
  }
}

struct PresenceView: View {
  @StateObject private var presence = Presence()
  @ObservedObject var cache: Cache

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
