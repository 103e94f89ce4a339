/// A set of names that is asked by the bytes of a file: no String is made for it.
struct NameTable: Sendable {
  private var names: [[UInt8]] = []
  /// Open addressing: indices of names, or -1.
  private var slots: [Int32] = [-1]
  /// For each first byte the lengths that occur, as bits; longer ones share the last.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ words: Set<String>) {
    names = words.sorted().map { Array($0.utf8) }.filter { !$0.isEmpty }
    var size = 16
    while size < names.count * 3 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (index, name) in names.enumerated() {
      lengths[Int(name[0])] |= Self.bit(name.count)
      var slot = Self.hash(name, 0, name.count) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// Whether the bytes between two offsets are one of the names.
  func contains(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end > start, lengths[Int(bytes[start])] & Self.bit(end - start) != 0 else { return false }
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      if matches(Int(slots[slot]), bytes, start, end) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func matches(_ name: Int, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard names[name].count == end - start else { return false }
    for offset in 0..<(end - start) where names[name][offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in start..<end { value = (value ^ UInt64(bytes[index])) &* 0x0100_0000_01B3 }
    return Int(truncatingIfNeeded: value ^ (value >> 29)) & Int.max
  }
}
