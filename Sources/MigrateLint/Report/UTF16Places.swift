/// Places in files, in the units that editors and SARIF count: UTF-16, without a byte order mark.
final class UTF16Places {
  struct Region: Hashable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  private let sources: [String: SourceFile]
  private var measured: [String: Measure] = [:]

  init(_ sources: [SourceFile]) {
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A place of a report; one in a file that nobody has any more keeps its columns.
  func region(_ place: ReportedRange) -> Region {
    Region(
      startLine: place.start.line, startColumn: column(place.start, place.path),
      endLine: place.end.line, endColumn: column(place.end, place.path))
  }

  /// The bytes between two offsets; nil where the file is not known.
  func region(_ path: String, _ start: Int, _ end: Int) -> Region? {
    guard let measure = measure(path) else { return nil }
    let (start, end) = (measure.table.position(of: start), measure.table.position(of: end))
    return Region(
      startLine: start.line, startColumn: measure.column(start), endLine: end.line,
      endColumn: measure.column(end))
  }

  private func column(_ position: LineTable.Position, _ path: String) -> Int {
    measure(path)?.column(position) ?? position.column
  }

  private func measure(_ path: String) -> Measure? {
    if let measure = measured[path] { return measure }
    guard let source = sources[path] else { return nil }
    let measure = Measure(source.bytes)
    measured[path] = measure
    return measure
  }
}

/// How many UTF-16 units come before each byte of a file.
private struct Measure {
  let table: LineTable
  private let bytes: [UInt8]
  /// The units before each block of bytes, so that a long line costs no more than others.
  private let blocks: [Int]
  private let hasMark: Bool
  private static let blockSize = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    table = LineTable(bytes)
    hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var blocks = [0]
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      units += Self.units(byte)
      if (offset + 1).isMultiple(of: Self.blockSize) { blocks.append(units) }
    }
    self.blocks = blocks
  }

  /// The units that a byte brings: the first of a character all, the others none.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return bytes[block * Self.blockSize..<offset].reduce(blocks[block]) { $0 + Self.units($1) }
  }

  func column(_ position: LineTable.Position) -> Int {
    guard position.line <= table.starts.count else { return position.column }
    let start = table.starts[position.line - 1]
    let end = min(start + position.column - 1, bytes.count)
    let isMarked = hasMark && position.line == 1 && end >= 3
    return units(before: end) - units(before: start) + 1 - (isMarked ? 1 : 0)
  }
}
