/// The words that the parser looks for. Many are ordinary names elsewhere.
enum Keyword: UInt8, CaseIterable {
  case none
  case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
  case `associatedtype`, `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`, `operator`
  case `precedencegroup`, macro
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override
  case lazy, weak, unowned, mutating, nonmutating, convenience, required, dynamic, optional
  case indirect, nonisolated, isolated, distributed, prefix, postfix, infix, borrowing, consuming
  case sending, __consuming, _const, _local
  case `if`, `else`, `guard`, `while`, `repeat`, `for`, `switch`, `default`, `do`, `catch`
  case `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `where`, `in`
  case `is`, `as`, `self`, `super`, `nil`, `true`, `false`, `any`, some, `inout`
  case `try`, await, `throws`, `rethrows`, async, unsafe, consume, copy, each, yield
  case get, set, willSet, didSet

  /// The modifiers that can stand before a declaration.
  var isModifier: Bool {
    Keyword.public.rawValue <= rawValue && rawValue <= Keyword._local.rawValue
  }

  /// The keyword's spelling.
  var text: String { "\(self)" }
}

/// A table from spellings to keywords: open addressing over the first bytes and the length.
struct KeywordTable: Sendable {
  private var slots: [(packed: UInt64, length: Int, tail: UInt64, keyword: Keyword)]

  static let shared = KeywordTable()

  private init() {
    slots = Array(repeating: (0, 0, 0, .none), count: 512)
    for keyword in Keyword.allCases where keyword != .none {
      let bytes = Array(keyword.text.utf8)
      let key = Self.key(bytes, 0, bytes.count)
      var slot = Self.slot(key.packed, key.tail, bytes.count)
      while slots[slot].keyword != .none { slot = (slot + 1) & 511 }
      slots[slot] = (key.packed, bytes.count, key.tail, keyword)
    }
  }

  private static func key(
    _ bytes: [UInt8], _ start: Int, _ end: Int
  ) -> (packed: UInt64, tail: UInt64) {
    var packed: UInt64 = 0
    var tail: UInt64 = 0
    var index = start
    while index < end {
      if index - start < 8 {
        packed = packed << 8 | UInt64(bytes[index])
      } else {
        tail = tail << 8 | UInt64(bytes[index])
      }
      index += 1
    }
    return (packed, tail)
  }

  private static func slot(_ packed: UInt64, _ tail: UInt64, _ length: Int) -> Int {
    let mixed = (packed ^ (tail &* 31) ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 55)
  }

  /// The keyword that the bytes spell, or `none`.
  func keyword(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Keyword {
    let length = end - start
    // Here: no keyword is shorter than 2 or longer than 16 bytes, or starts above `w`.
    guard length >= 2, length <= 16, bytes[start] >= 0x5F, bytes[start] <= 0x79 else {
      return .none
    }
    let key = Self.key(bytes, start, end)
    var slot = Self.slot(key.packed, key.tail, length)
    while slots[slot].keyword != .none {
      let entry = slots[slot]
      if entry.packed == key.packed, entry.length == length, entry.tail == key.tail {
        return entry.keyword
      }
      slot = (slot + 1) & 511
    }
    return .none
  }
}
