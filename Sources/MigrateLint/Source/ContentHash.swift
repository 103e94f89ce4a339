/// 128 bits that tell contents apart. Two that are not the same by chance: nobody is kept from
/// making two on purpose.
struct ContentHash: Hashable, Sendable {
  private(set) var high: UInt64
  private(set) var low: UInt64

  init(high: UInt64, low: UInt64) {
    (self.high, self.low) = (high, low)
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Eight bytes at a time, as this is done for each file of a project.
  init(_ bytes: ArraySlice<UInt8>) {
    (high, low) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        add(unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest << 8 | UInt64(unsafe buffer[offset])
        offset += 1
      }
      add(rest)
    }
    add(UInt64(bytes.count))
    // Here: the last words have to reach every bit.
    for _ in 0..<3 { add(0x1656_67B1_9E37_79F9) }
  }

  private mutating func add(_ word: UInt64) {
    let product = (high ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    high = product.high ^ product.low &+ low
    low = (low ^ word) &* 0xE703_7ED1_A0B4_28DB
    low ^= low >> 29
    low = low << 23 | low >> 41
  }
}
