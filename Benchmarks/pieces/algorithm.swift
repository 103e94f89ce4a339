import Foundation

/// An ordered list of intervals that never touch each other.
struct TopicIntervals<Bound: Comparable & Hashable>: Sequence {
  private var storage: [Range<Bound>] = []

  var isEmpty: Bool { storage.isEmpty }
  var count: Int { storage.count }

  mutating func insert(_ range: Range<Bound>) {
    guard !range.isEmpty else { return }
    var low = 0
    var high = storage.count
    while low < high {
      let middle = low + (high - low) / 2
      if storage[middle].upperBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var merged = range
    var end = low
    while end < storage.count, storage[end].lowerBound <= merged.upperBound {
      let lower = Swift.min(merged.lowerBound, storage[end].lowerBound)
      let upper = Swift.max(merged.upperBound, storage[end].upperBound)
      merged = lower..<upper
      end += 1
    }
    storage.replaceSubrange(low..<end, with: CollectionOfOne(merged))
  }

  func contains(_ value: Bound) -> Bool {
    storage.contains { $0.contains(value) }
  }

  func makeIterator() -> AnyIterator<Range<Bound>> {
    var index = 0
    return AnyIterator {
      defer { index += 1 }
      return index < self.storage.count ? self.storage[index] : nil
    }
  }

  subscript(position: Int) -> Range<Bound> {
    precondition(storage.indices.contains(position), "no interval at \(position)")
    return storage[position]
  }
}

extension TopicIntervals: Equatable where Bound: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.storage == right.storage }
}

extension TopicIntervals where Bound == Int {
  var total: Int { storage.reduce(0) { $0 + $1.count } }

  func shifted(by offset: Int) -> TopicIntervals {
    var result = TopicIntervals()
    for range in storage { result.insert((range.lowerBound + offset)..<(range.upperBound &+ offset)) }
    return result
  }
}
