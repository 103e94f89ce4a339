extension SourceFile {
  /// Every word that stands anywhere in the bytes, and how often: in code, comments and strings
  /// alike. A sign `$` in front belongs to the word.
  ///
  /// For a file that does not parse: nobody knows what of it is code.
  var words: [String: Int] {
    var result: [String: Int] = [:]
    var start = 0
    while start < bytes.count {
      guard SourceFile.isInWord(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, SourceFile.isInWord(bytes[end]) { end += 1 }
      let isProjection = start > 0 && bytes[start - 1] == UInt8(ascii: "$")
      result[text(ByteRange(isProjection ? start - 1 : start, end)), default: 0] += 1
      start = end
    }
    return result
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
