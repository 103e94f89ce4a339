/// What a command printed: its beginning and its end, and how much there was in between.
struct KeptOutput {
  /// Of each part, in bytes.
  let limit: Int
  private(set) var beginning: [UInt8] = []
  private var end: [UInt8] = []
  private var total = 0

  init(limit: Int = 1 << 19) { self.limit = limit }

  /// Adds some, and returns what of it belongs to the beginning.
  mutating func add(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    total += bytes.count
    let first = bytes.prefix(limit - beginning.count)
    beginning += first
    end += bytes.dropFirst(first.count)
    // Here: seldom enough that each byte is moved but a few times.
    if end.count > 2 * limit { end.removeFirst(end.count - limit) }
    return first
  }

  /// What follows on the beginning.
  var rest: [UInt8] {
    let end = end.suffix(limit)
    let missing = total - beginning.count - end.count
    return missing == 0
      ? Array(end) : Array("\n… \(missing) bytes are left out …\n".utf8) + end
  }

  /// The first lines that say what is wrong, else the first lines.
  var tellingLines: [String] {
    let lines = DisplayText.lines(String(decoding: beginning + rest, as: UTF8.self))
      .filter { !$0.isEmpty }
    let start = lines.firstIndex { $0.contains("error:") } ?? 0
    return lines[start...].prefix(10).map(String.init)
  }
}
