/// A fixed set of words, to be asked of each name in code.
///
/// Nearly every answer is no, and nearly all of those are told from the length and the first byte,
/// without a hash of the name.
struct WordSet: Sendable, ExpressibleByArrayLiteral, Sequence {
  let words: Set<String>
  /// For each length in bytes, the longest together, the first bytes that words have: a bit for
  /// each value of their last six bits.
  private let firstBytes: [UInt64]

  private static let longest = 31

  init(_ words: some Sequence<String>) {
    self.words = Set(words)
    var firstBytes = [UInt64](repeating: 0, count: WordSet.longest + 1)
    for word in self.words {
      guard let first = word.utf8.first else { continue }
      firstBytes[Swift.min(word.utf8.count, WordSet.longest)] |= WordSet.bit(first)
    }
    self.firstBytes = firstBytes
  }

  init(arrayLiteral elements: String...) { self.init(elements) }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  func contains(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return words.contains(name) }
    let candidates = firstBytes[Swift.min(name.utf8.count, WordSet.longest)]
    return candidates & WordSet.bit(first) != 0 && words.contains(name)
  }

  func makeIterator() -> Set<String>.Iterator { words.makeIterator() }

  func union(_ other: some Sequence<String>) -> WordSet { WordSet(words.union(other)) }

  func subtracting(_ other: some Sequence<String>) -> WordSet { WordSet(words.subtracting(other)) }

  func isDisjoint(with other: some Sequence<String>) -> Bool { words.isDisjoint(with: other) }
}

extension Wrapper {
  private static let names = WordSet(named.map(\.rawValue))

  /// The wrapper of a name; nearly all names are of none, which is told without looking further.
  init?(named name: String) {
    guard Wrapper.names.contains(name) else { return nil }
    self.init(rawValue: name)
  }
}
