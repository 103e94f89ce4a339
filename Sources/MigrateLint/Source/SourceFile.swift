/// The position of a file in the sorted list of a run's files.
public typealias FileIndex = Int

/// One file as it was read: its path as shown to people, and its bytes.
public struct SourceFile: Sendable {
  /// The path relative to the working directory, `/`-separated.
  public let path: String
  /// The path from the top of the project around the file, whatever the working directory is: its
  /// folders tell the target.
  public let layoutPath: String
  /// The content, byte for byte, a byte order mark included.
  public let bytes: [UInt8]
  /// Whether findings in this file are reported. Files read only as evidence are not.
  public let isReported: Bool
  /// Whether the bytes are UTF-8. If not, they tell no more than what the file may be about.
  public let isText: Bool

  /// Without a `layoutPath` the path is taken for it.
  public init(
    path: String, layoutPath: String? = nil, bytes: [UInt8], isReported: Bool = true,
    isText: Bool = true
  ) {
    self.path = path
    self.layoutPath = layoutPath ?? path
    self.bytes = bytes
    self.isReported = isReported
    self.isText = isText
  }

  /// The text of a range; bytes that are no UTF-8 come out as replacement characters.
  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Whether bytes of a range spell a text, in capitals or not. The text is ASCII in lower case.
  func mentions(_ text: StaticString, in range: ByteRange) -> Bool {
    text.withUTF8Buffer { word in
      var start = range.start
      while start + word.count <= range.end {
        var length = 0
        while length < word.count, unsafe lowercase(bytes[start + length]) == word[length] {
          length += 1
        }
        if length == word.count { return true }
        start += 1
      }
      return false
    }
  }

  private func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
