import Foundation

/// Reads a list of topics from comma-separated text: quotes, doubled quotes and line breaks in
/// quotes are allowed, as spreadsheets write them.
struct TopicImporter {
  enum TopicImportFailure: Error, Equatable {
    case openQuote(line: Int)
    case columns(line: Int, found: Int, expected: Int)
  }

  var separator: Character = ","
  var skipsFirstLine = true

  func rows(of text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var line = 1
    var iterator = text.makeIterator()
    var pending: Character? = nil
    while let character = pending ?? iterator.next() {
      pending = nil
      if isQuoted {
        if character == "\"" {
          let next = iterator.next()
          if next == "\"" { field.append("\"") } else { isQuoted = false; pending = next }
        } else {
          if character == "\n" { line += 1 }
          field.append(character)
        }
        continue
      }
      switch character {
      case "\"": isQuoted = true
      case separator:
        row.append(field)
        field = ""
      case "\n", "\r\n":
        row.append(field)
        field = ""
        rows.append(row)
        if row.count != rows[0].count {
          throw TopicImportFailure.columns(line: line, found: row.count, expected: rows[0].count)
        }
        row = []
        line += 1
      default:
        field.append(character)
      }
    }
    guard !isQuoted else { throw TopicImportFailure.openQuote(line: line) }
    if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
    return skipsFirstLine ? Array(rows.dropFirst()) : rows
  }
}
