/// A source line as it is shown, and which of its columns are underlined.
///
/// Tabs become spaces, dangerous characters their numbers, and a long line is cut around the place.
struct SourceExcerpt: Hashable, Sendable {
  /// What is shown of the line.
  private(set) var text = ""
  /// How many columns of `text` come before the underline.
  private(set) var indentation = 0
  /// How many columns are underlined, at least 1.
  private(set) var length = 1

  /// `^~~~` under the place.
  var underline: String {
    String(repeating: " ", count: indentation) + "^" + String(repeating: "~", count: length - 1)
  }

  /// Nil where there is no line to show.
  init?(_ place: ReportedRange, maximalWidth: Int) {
    let bytes = place.sourceLine.utf8
    guard bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      return nil
    }
    let start = min(max(place.start.column - 1, 0), bytes.count)
    let endsHere = place.end.line == place.start.line
    let end = endsHere ? min(max(place.end.column - 1, start), bytes.count) : bytes.count
    var cells = Self.cells(of: place.sourceLine, around: start, upTo: end, width: maximalWidth)
    Self.cut(&cells, start: start, end: end, width: maximalWidth)
    for cell in cells {
      text += cell.text
      if cell.offset < start { indentation += cell.width }
    }
    let marked = cells.filter { start <= $0.offset && $0.offset < end }
    length = max(1, marked.reduce(0) { $0 + $1.width })
    var trimmed = 0
    while text.utf8.last == UInt8(ascii: " ") {
      text.removeLast()
      trimmed += 1
    }
    // Here: nothing is marked behind the last visible character, unless that is all there is.
    let visible = cells.reduce(0) { $0 + $1.width } - trimmed
    if visible > indentation { length = min(length, visible - indentation) }
  }

  /// One character of the line as it is shown.
  private struct Cell {
    /// Where the character starts, in bytes of the line.
    var offset: Int
    var text: String
    var width: Int
  }

  private static let tabWidth = 4

  /// The characters that may be shown: all of a line of usual length, else some around the place.
  private static func cells(
    of line: String, around start: Int, upTo end: Int, width: Int
  ) -> [Cell] {
    let bytes = line.utf8
    // A character is seldom longer than 4 bytes; what is left over is cut later.
    let reach = 4 * width
    let lower = boundary(in: line, at: max(0, start - reach))
    let upper = boundary(in: line, at: min(bytes.count, min(end, start + reach) + reach))
    var cells: [Cell] = []
    var offset = bytes.distance(from: bytes.startIndex, to: lower)
    var column = 0
    for character in line[lower..<upper] {
      var cell = Cell(offset: offset, text: "", width: 0)
      if character == "\t" {
        cell.width = tabWidth - column % tabWidth
        cell.text = String(repeating: " ", count: cell.width)
      } else if character != "\u{FEFF}" || offset > 0 {
        cell.text = DisplayText.escaped(character)
        cell.width =
          cell.text == String(character)
          ? DisplayText.width(of: character) : cell.text.unicodeScalars.count
      }
      cells.append(cell)
      column += cell.width
      offset += character.utf8.count
    }
    if lower > bytes.startIndex { cells.insert(ellipsis(before: cells), at: 0) }
    if upper < bytes.endIndex { cells.append(ellipsis(behind: offset)) }
    return cells
  }

  /// The start of the scalar that a byte offset falls into.
  private static func boundary(in line: String, at offset: Int) -> String.Index {
    var offset = offset
    let bytes = line.utf8
    while offset > 0, offset < bytes.count,
      bytes[bytes.index(bytes.startIndex, offsetBy: offset)] & 0xC0 == 0x80
    {
      offset -= 1
    }
    return bytes.index(bytes.startIndex, offsetBy: offset)
  }

  private static func ellipsis(before cells: [Cell]) -> Cell {
    Cell(offset: (cells.first?.offset ?? 1) - 1, text: "…", width: 1)
  }

  private static func ellipsis(behind offset: Int) -> Cell {
    Cell(offset: offset, text: "…", width: 1)
  }

  /// Shortens to the width: a third before the place, the rest from it on.
  private static func cut(_ cells: inout [Cell], start: Int, end: Int, width: Int) {
    let total = cells.reduce(0) { $0 + $1.width }
    if total <= width { return }
    let before = cells.filter { $0.offset < start }.reduce(0) { $0 + $1.width }
    let marked = cells.filter { $0.offset >= start && $0.offset < end }
      .reduce(0) { $0 + $1.width }
    // Here: the place is shown whole if it fits, with what follows, and with a third before it.
    let wanted = min(before + marked + width / 3 - width, before - width / 3)
    // Nothing is cut in front that has room.
    let skipped = max(0, min(wanted, total - width))
    if skipped > 0 { cutFront(&cells, columns: skipped + 1) }
    cutBack(&cells, width: width)
  }

  private static func cutFront(_ cells: inout [Cell], columns: Int) {
    var dropped = 0
    var count = 0
    while count < cells.count, dropped < columns {
      dropped += cells[count].width
      count += 1
    }
    cells.removeFirst(count)
    cells.insert(ellipsis(before: cells), at: 0)
  }

  private static func cutBack(_ cells: inout [Cell], width: Int) {
    var kept = 0
    var count = 0
    while count < cells.count, kept + cells[count].width <= width {
      kept += cells[count].width
      count += 1
    }
    if count == cells.count { return }
    while count > 0, kept + 1 > width {
      count -= 1
      kept -= cells[count].width
    }
    let offset = cells[count].offset
    cells.removeLast(cells.count - count)
    cells.append(ellipsis(behind: offset))
  }
}
