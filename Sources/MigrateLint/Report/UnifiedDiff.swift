/// A change of one file as a unified diff that `git apply` takes.
struct UnifiedDiff {
  private static let context = 3

  /// The diff with its header, or nothing where the bytes are equal.
  static func render(path: String, before: [UInt8], after: [UInt8]) -> [UInt8] {
    guard before != after else { return [] }
    let old = lines(before)
    let new = lines(after)
    var out = Array("--- \(quoted("a/" + path))\n+++ \(quoted("b/" + path))\n".utf8)
    for hunk in hunks(changes(old, new), oldCount: old.count) {
      append(hunk, old, new, to: &out)
    }
    return out
  }

  /// A name as git writes it: in quotes, and with escapes, where it has to be.
  private static func quoted(_ name: String) -> String {
    let hasOddBytes = name.utf8.contains {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    // Here: without the tab, what follows on a blank could be taken for a date.
    if !hasOddBytes { return name.utf8.contains(0x20) ? name + "\t" : name }
    var result = "\""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        result += "\\" + String(Character(Unicode.Scalar(byte)))
      case 0x20..<0x7F: result += String(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "\""
  }

  /// Lines `old` are replaced by lines `new`.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      result.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  /// The differences, found with the standard library's own algorithm.
  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [Change] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      let (startA, startB) = (a, b)
      while removed.contains(a) { a += 1 }
      while inserted.contains(b) { b += 1 }
      if a > startA || b > startB {
        changes.append(Change(old: startA..<a, new: startB..<b))
      } else {
        a += 1
        b += 1
      }
    }
    return changes
  }

  /// Changes that share context go into one hunk.
  private static func hunks(_ changes: [Change], oldCount: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func append(
    _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to out: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - lead..<last.old.upperBound + trail
    let newRange = first.new.lowerBound - lead..<last.new.upperBound + trail
    out += Array("@@ -\(span(oldRange)) +\(span(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { append(" ", line, to: &out) }
      for line in old[change.old] { append("-", line, to: &out) }
      for line in new[change.new] { append("+", line, to: &out) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { append(" ", line, to: &out) }
  }

  private static func span(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func append(_ mark: Character, _ line: ArraySlice<UInt8>, to out: inout [UInt8]) {
    out += Array(String(mark).utf8)
    out += line
    if line.last != 0x0A { out += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
