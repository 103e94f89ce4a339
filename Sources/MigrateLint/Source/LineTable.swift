/// The line starts of one file. A line ends with LF, CRLF or a lone CR.
public struct LineTable: Sendable {
  /// A place as people count it: both numbers start at 1, the column counts UTF-8 bytes.
  public struct Position: Hashable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (a: Position, b: Position) -> Bool {
      (a.line, a.column) < (b.line, b.column)
    }
  }

  /// The byte offset of each line's first byte; never empty.
  public let starts: [Int]
  private let count: Int

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(offset)
      } else if byte == UInt8(ascii: "\r") {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(offset)
      }
    }
    self.starts = starts
    self.count = bytes.count
  }

  /// The position of a byte offset; an offset behind the end counts as the end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The bytes of a line (counted from 1) without its line ending.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> ByteRange {
    guard line >= 1, line <= starts.count else { return ByteRange(count, count) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : count
    while end > start,
      bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return ByteRange(start, end)
  }
}
