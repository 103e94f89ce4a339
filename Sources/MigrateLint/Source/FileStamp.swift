/// What a file system tells of a file or folder without reading it. Where two stamps are the same,
/// the content was not touched in between, as far as a disk tells: it does not of what is written
/// through memory that is mapped, and one on the network may be late.
public struct FileStamp: Hashable, Sendable {
  /// The disk that the file is on.
  public var device: UInt64
  /// Its number there.
  public var number: UInt64
  /// In bytes.
  public var size: Int64
  /// When the content was last changed, in nanoseconds since 1970.
  public var modified: Int64
  /// When content, name or rights were last changed. Nobody can set it back.
  public var changed: Int64

  public init(device: UInt64, number: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// The stamp in digits. Here: to print a value takes a search through all conformances.
  var text: String {
    [String(device), String(number), String(size), String(modified), String(changed)]
      .joined(separator: " ")
  }

  /// Whether a change from `now` on, in nanoseconds since 1970, shows in the stamp. One within the
  /// same tick of the disk's clock does not; the coarsest tick in use is two seconds.
  func isSettled(at now: Int64) -> Bool {
    max(modified, changed) < now - 2_000_000_000
  }
}
