/// The places that edits have taken, so that others can be chosen beside them.
///
/// A file is cut into stretches, and each knows the edits that touch it: what is asked about an
/// edit depends on its neighbours, not on how many edits there are.
struct EditClaims {
  private struct Stretch: Hashable {
    var file: FileIndex
    var number: Int
  }

  private var edits: [Stretch: [Edit]] = [:]
  private static let length = 64

  /// Takes all of the edits, or none of them where one meets another.
  mutating func take(_ wanted: [Edit]) -> Bool {
    var added: [(stretch: Stretch, edit: Edit)] = []
    for edit in wanted {
      for number in (edit.range.start / Self.length)...(edit.range.end / Self.length) {
        let stretch = Stretch(file: edit.file, number: number)
        let others = edits[stretch] ?? []
        if others.contains(edit) { continue }
        if others.contains(where: { Self.meet($0, edit) }) {
          for (stretch, edit) in added { edits[stretch]?.removeAll { $0 == edit } }
          return false
        }
        edits[stretch, default: []].append(edit)
        added.append((stretch, edit))
      }
    }
    return true
  }

  /// Whether two edits of a file that are not the same cannot both apply (`EditApplier.ordered`).
  private static func meet(_ a: Edit, _ b: Edit) -> Bool {
    (a.range.start, a.range.end) < (b.range.start, b.range.end)
      ? a.range.end > b.range.start : b.range.end > a.range.start
  }
}
