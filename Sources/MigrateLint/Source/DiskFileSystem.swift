import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The file system of the machine. The calls of C are the only unsafe code of the program.
public struct DiskFileSystem: FileSystem {
  /// Larger files are refused: no person wrote them, and their tokens would fill the memory.
  static let sizeLimit = 30_000_000

  public private(set) var currentDirectory: String

  public var store: any FileStore { DiskFileStore() }

  /// A relative `currentDirectory` makes no sense; nil takes that of the process.
  public init(currentDirectory: String? = nil) {
    self.currentDirectory = currentDirectory ?? FileManager.default.currentDirectoryPath
    self.currentDirectory = spelling.asListed(self.currentDirectory)
  }

  public func kind(of path: String) throws(FileSystemError) -> FileKind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw FileSystemError(errno) }
    return Self.kind(ofMode: status.st_mode)
  }

  public func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry] {
    guard let stream = unsafe opendir(directory) else { throw FileSystemError(errno) }
    defer { unsafe closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw FileSystemError(errno) }
        return entries
      }
      let bytes = unsafe Self.name(of: entry)
      if bytes == [dot] || bytes == [dot, dot] { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      let isNameValid = UTF8Validation.firstInvalidOffset(in: bytes) == nil
      var kind = unsafe Self.kind(ofEntryType: entry.pointee.d_type)
      if isNameValid, kind == nil { kind = try self.kind(of: PathName.join(directory, name)) }
      entries.append(
        DirectoryEntry(name: name, kind: kind ?? .other, isNameValid: isNameValid))
    }
  }

  /// Nil also for what was touched just now: a change within the same tick would not show.
  public func stamp(of path: String) -> FileStamp? {
    var now = timespec()
    guard let stamp = Self.stampNow(of: path), unsafe clock_gettime(CLOCK_REALTIME, &now) == 0
    else { return nil }
    return stamp.isSettled(at: Self.nanoseconds(now)) ? stamp : nil
  }

  static func stampNow(of path: String) -> FileStamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    let (modified, changed) = times(of: status)
    return FileStamp(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino),
      size: Int64(status.st_size),
      modified: nanoseconds(modified), changed: nanoseconds(changed))
  }

  private static func times(of status: stat) -> (modified: timespec, changed: timespec) {
    #if canImport(Darwin)
      (status.st_mtimespec, status.st_ctimespec)
    #else
      (status.st_mtim, status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  public func realPath(of path: String) throws(FileSystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw FileSystemError(errno) }
    defer { unsafe free(resolved) }
    return unsafe spelling.asListed(String(cString: resolved))
  }

  private var spelling: DiskSpelling {
    DiskSpelling(identity: Self.identity) { folder in
      try? entries(of: folder).filter(\.isNameValid).map(\.name)
    }
  }

  /// The device and the file's number on it.
  private static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return identity(of: status)
  }

  static func identity(of status: stat) -> [UInt64] {
    [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
  }

  public func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    try read(path, limit: Self.sizeLimit)
  }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    // Here: without O_NONBLOCK, opening a pipe would wait for a writer for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileSystemError(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileSystemError(errno) }
    switch Self.kind(ofMode: status.st_mode) {
    case .file: break
    case .directory: throw .isDirectory
    case .link, .other: throw .notRegular
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try Self.readAll(descriptor, sizeHint: Int(status.st_size), limit: limit)
  }

  public func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try DiskFileStore().replace(path, bytes)
  }

  public func readStandardInput() throws(FileSystemError) -> [UInt8] {
    try Self.readAll(STDIN_FILENO, sizeHint: 0, limit: Self.sizeLimit)
  }

  private var dot: UInt8 { UInt8(ascii: ".") }
}

extension DiskFileSystem {
  static func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Nil where the file system does not tell.
  private static func kind(ofEntryType type: UInt8) -> FileKind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// An entry is only as long as its name, so `d_name` as a whole would reach behind it.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(entry) + offset
    var bytes: [UInt8] = []
    while true {
      let byte = unsafe start.load(fromByteOffset: bytes.count, as: UInt8.self)
      if byte == 0 { return bytes }
      bytes.append(byte)
    }
  }

  /// Reads to the end; `sizeHint` bytes are expected, and one more to see the end.
  private static func readAll(
    _ descriptor: Int32, sizeHint: Int, limit: Int
  ) throws(FileSystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: sizeHint + 1)
    var filled = 0
    while true {
      if filled == bytes.count {
        guard filled <= limit else { throw .tooLarge(limit: limit) }
        bytes.append(contentsOf: repeatElement(0, count: max(filled, 65_536)))
      }
      let count = readSome(descriptor, into: &bytes, from: filled)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileSystemError(errno)
      }
      if count == 0 { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}

extension FileSystemError {
  /// What an error number of the system means.
  init(_ number: Int32) {
    switch number {
    case ENOENT: self = .notFound
    case EACCES, EPERM: self = .noPermission
    case EROFS: self = .diskReadOnly
    case EIO: self = .diskFailed
    case EBUSY: self = .busy
    case EISDIR: self = .isDirectory
    case ENOTDIR: self = .notDirectory
    case ELOOP: self = .linkLoop
    case ENAMETOOLONG: self = .nameTooLong
    case EEXIST: self = .exists
    case EWOULDBLOCK: self = .locked
    case EMFILE, ENFILE: self = .tooManyOpenFiles
    case ENOSPC: self = .diskFull
    case EDQUOT: self = .quotaReached
    case EFBIG: self = .sizeLimitReached
    default: self = .system(number)
    }
  }
}

/// Fills the bytes from an offset on as far as one call gets; -1 if it fails.
private func readSome(_ descriptor: Int32, into bytes: inout [UInt8], from offset: Int) -> Int {
  unsafe bytes.withUnsafeMutableBytes { buffer in
    unsafe read(descriptor, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
  }
}

/// Writes all bytes to an open file; the error number if that fails.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(
        descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
    }
    switch count > 0 ? 0 : count == 0 ? EIO : errno {
    case 0: written += count
    case EINTR: continue
    case EAGAIN:
      // Here: someone made the stream non-blocking, and its reader is slower than we are.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      unsafe poll(&request, 1, -1)
    case let number: return number
    }
  }
  return nil
}
