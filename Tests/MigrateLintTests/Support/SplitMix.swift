/// Numbers that look random and are the same for a seed on every machine.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Numbers that have nothing to do with those of the neighbouring runs of a seed.
  init(seed: UInt64, run: Int) {
    var mixer = SplitMix(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(run))
    state = mixer.nextWord()
  }

  mutating func nextWord() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Below a limit, which is at least 1.
  mutating func next(below limit: Int) -> Int { Int(nextWord() % UInt64(limit)) }

  mutating func isOne(in count: Int) -> Bool { next(below: count) == 0 }

  mutating func element<C: RandomAccessCollection>(of items: C) -> C.Element {
    items[items.index(items.startIndex, offsetBy: next(below: items.count))]
  }
}
