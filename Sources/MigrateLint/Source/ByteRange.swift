/// A half-open range of byte offsets in one source file.
public struct ByteRange: Hashable, Sendable {
  /// The offset of the first byte, counted in bytes from the start of the file.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a byte range must not run backwards")
    self.start = start
    self.end = end
  }

  public var count: Int { end - start }

  public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
