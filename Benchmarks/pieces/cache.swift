import Foundation

/// Keeps what was fetched about topics for a while. Asking twice at once asks the server once.
actor TopicCache {
  private enum TopicCacheEntry {
    case loading(Task<Data, Error>)
    case ready(Data, until: Date)
  }

  private var entries: [String: TopicCacheEntry] = [:]
  private let lifetime: TimeInterval
  private(set) var hits = 0

  init(lifetime: TimeInterval = 300) {
    self.lifetime = lifetime
  }

  func value(for key: String, load: @escaping @Sendable () async throws -> Data) async throws -> Data {
    switch entries[key] {
    case .ready(let data, let until) where until > Date():
      hits += 1
      return data
    case .loading(let task):
      return try await task.value
    default:
      break
    }
    let task = Task { try await load() }
    entries[key] = .loading(task)
    do {
      let data = try await task.value
      entries[key] = .ready(data, until: Date().addingTimeInterval(lifetime))
      return data
    } catch {
      entries[key] = nil
      throw error
    }
  }

  func forget(where isOld: (String) -> Bool) {
    for key in entries.keys where isOld(key) {
      if case .loading(let task)? = entries[key] { task.cancel() }
      entries.removeValue(forKey: key)
    }
  }
}
