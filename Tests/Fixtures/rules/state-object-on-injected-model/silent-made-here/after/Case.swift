import SwiftUI

@MainActor
@Observable
final class Cache {
  static let shared = Cache()
  var size = 0

  init(size: Int = 0) {
    self.size = size
  }
}

struct CacheView: View {
  @State private var cache = Cache()
  @State private var common = Cache.shared
  @State private var sized: Cache

  init(size: Int) {
    _sized = State(wrappedValue: Cache(size: size))
  }

  var body: some View {
    Text("\(cache.size + common.size + sized.size)")
    CacheRow(cache: cache)
  }
}

/// Gets the cache of its parent, and observes it as it should. A value named `cache` goes to
/// the other view, which has a model of its own.
struct CacheRow: View {
  var cache: Cache

  var body: some View {
    CacheView(size: cache.size)
  }
}
