/// What rewriting asks of a file system: each call is done when it returns, or it throws. All paths
/// are absolute and lead over no link.
public protocol FileStore: Sendable {
  /// What is at a path; a link is not followed.
  func status(of path: String) throws(FileSystemError) -> FileStatus

  func entries(of folder: String) throws(FileSystemError) -> [DirectoryEntry]

  /// The path with every link followed. It exists.
  func realPath(of path: String) throws(FileSystemError) -> String

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8]

  /// Creates a file that is not there yet. It gets the mode, owner and extended attributes of
  /// `model` as far as that is allowed. If it throws, no file is left. It lasts once it is synced.
  func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileSystemError)

  /// Adds to the end of a file, which is created if it is not there, and makes that last.
  func append(_ bytes: [UInt8], to path: String) throws(FileSystemError)

  /// Puts one file in the place of another, in one step.
  func rename(_ path: String, to target: String) throws(FileSystemError)

  /// Lets two files change places, in one step. False where the file system cannot do that.
  func exchange(_ path: String, _ other: String) throws(FileSystemError) -> Bool

  /// Whether somebody has a file open to write to it, and does not close it soon. False where the
  /// system does not tell.
  func isBeingWritten(_ path: String) throws(FileSystemError) -> Bool

  func remove(_ path: String) throws(FileSystemError)

  /// Creates a folder; one that is there already is as good.
  func createFolder(_ path: String) throws(FileSystemError)

  /// Makes the content of files and the names in folders last. However many there are, the disk is
  /// waited for a few times only, where the system can do that.
  func sync(_ paths: [String]) throws(FileSystemError)

  /// Keeps others from taking the same lock as long as the result lives, and throws `.locked` where
  /// somebody has it. Those who share it do not keep each other away.
  func lock(_ path: String, isShared: Bool) throws(FileSystemError) -> any FileLock
}

extension FileStore {
  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    try read(path, limit: DiskFileStore.sizeLimit)
  }
}

/// Held as long as it lives; the system lets go of it when the process ends, however it ends.
public protocol FileLock: AnyObject {}

/// What has to be known of a file before it is replaced.
public struct FileStatus: Hashable, Sendable {
  public var kind: FileKind
  /// Whether its owner has left anybody the right to write it.
  public var isWritable: Bool
  /// How many names it has.
  public var linkCount: Int
  /// The device and the file's number on it.
  public var identity: [UInt64]
  /// In bytes.
  public var size: Int

  public init(
    kind: FileKind, isWritable: Bool, linkCount: Int, identity: [UInt64], size: Int
  ) {
    self.kind = kind
    self.size = size
    self.isWritable = isWritable
    self.linkCount = linkCount
    self.identity = identity
  }
}

/// One step of the disk, as tests let them fail one by one.
public enum FileOperation: String, CaseIterable, Sendable {
  case status, list, read, create, attributes, write, sync, close, rename, remove, folder, lock
}
