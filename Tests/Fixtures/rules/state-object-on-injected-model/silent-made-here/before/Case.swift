import SwiftUI

@MainActor
final class Cache: ObservableObject {
  static let shared = Cache()
  @Published var size = 0

  init(size: Int = 0) {
    self.size = size
  }
}

struct CacheView: View {
  @StateObject private var cache = Cache()
  @StateObject private var common = Cache.shared
  @StateObject private var sized: Cache

  init(size: Int) {
    _sized = StateObject(wrappedValue: Cache(size: size))
  }

  var body: some View {
    Text("\(cache.size + common.size + sized.size)")
    CacheRow(cache: cache)
  }
}

/// Gets the cache of its parent, and observes it as it should. A value named `cache` goes to
/// the other view, which has a model of its own.
struct CacheRow: View {
  @ObservedObject var cache: Cache

  var body: some View {
    CacheView(size: cache.size)
  }
}
