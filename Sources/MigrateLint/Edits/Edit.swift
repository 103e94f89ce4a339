/// A change of one file: a range of its original bytes and what stands there instead.
public struct Edit: Hashable, Sendable {
  public var file: FileIndex
  public var range: ByteRange
  public var replacement: String
  /// Which of several insertions at one place comes first, whatever finding they belong to.
  var order: Order = .inPlace

  /// Where an insertion stands among others at its place.
  enum Order: Int {
    /// An import, above whatever else the file begins with.
    case above
    case inPlace
    /// A new declaration, behind all that the one in front of it gets.
    case behind
  }

  public init(_ file: FileIndex, _ range: ByteRange, _ replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  static func insertion(
    _ file: FileIndex, at offset: Int, _ text: String, _ order: Order = .inPlace
  ) -> Edit {
    var edit = Edit(file, ByteRange(offset, offset), text)
    edit.order = order
    return edit
  }
}

/// Whether a fix keeps behaviour (domain.md policy 5).
public enum FixSafety: String, Sendable {
  case safe, unsafe
}

/// Applies edits to the bytes of one file.
enum EditApplier {
  /// The edits in the order in which they apply; nil where two of them overlap.
  ///
  /// Equal edits count once. Insertions at one place go by their order, then as they came.
  static func ordered(_ edits: [Edit]) -> [Edit]? {
    var unique: [Edit] = []
    var seen: Set<Edit> = []
    for edit in edits where seen.insert(edit).inserted { unique.append(edit) }
    let sorted = unique.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.element.order.rawValue, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.element.order.rawValue, $1.offset)
    }.map(\.element)
    for (edit, next) in zip(sorted, sorted.dropFirst()) where edit.range.end > next.range.start {
      return nil
    }
    return sorted
  }

  /// The bytes with all edits applied; nil where two overlap or one lies outside.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    guard let ordered = ordered(edits) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in ordered {
      guard edit.range.end <= bytes.count else { return nil }
      result += bytes[position..<edit.range.start]
      result += Array(edit.replacement.utf8)
      position = edit.range.end
    }
    return result + bytes[position...]
  }
}
