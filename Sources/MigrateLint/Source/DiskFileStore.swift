import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The disk of the machine, for rewriting.
public struct DiskFileStore: FileStore {
  /// Asked before each step; what it returns is thrown instead. Half of what was to be written is
  /// written before that.
  let fault: (@Sendable (FileOperation) -> FileSystemError?)?
  /// The record of a run holds many files; larger ones are not ours.
  static let sizeLimit = 2_000_000_000

  /// Tests need not wait for the disk.
  let waitsForDisk: Bool
  /// Tests can be of a disk on which files cannot change places.
  let canExchange: Bool
  /// How long somebody who writes to a file may go on.
  let patience: Duration
  private let disk = DiskFileSystem(currentDirectory: "/")

  public init() {
    fault = nil
    waitsForDisk = true
    canExchange = true
    patience = .seconds(1)
  }

  init(
    waitsForDisk: Bool, canExchange: Bool = true, patience: Duration = .milliseconds(2),
    fault: (@Sendable (FileOperation) -> FileSystemError?)? = nil
  ) {
    self.waitsForDisk = waitsForDisk
    self.canExchange = canExchange
    self.patience = patience
    self.fault = fault
  }

  private func ask(_ operation: FileOperation) throws(FileSystemError) {
    if let error = fault?(operation) { throw error }
  }

  public func status(of path: String) throws(FileSystemError) -> FileStatus {
    try ask(.status)
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw FileSystemError(errno) }
    return FileStatus(
      kind: DiskFileSystem.kind(ofMode: status.st_mode),
      isWritable: status.st_mode & 0o222 != 0 && mayWrite(path),
      linkCount: Int(status.st_nlink),
      identity: DiskFileSystem.identity(of: status),
      size: Int(status.st_size))
  }

  public func entries(of folder: String) throws(FileSystemError) -> [DirectoryEntry] {
    try ask(.list)
    return try disk.entries(of: folder)
  }

  public func realPath(of path: String) throws(FileSystemError) -> String {
    try ask(.read)
    return try disk.realPath(of: path)
  }

  public func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    try ask(.read)
    return try disk.read(path, limit: limit)
  }

  public func create(
    _ path: String, _ bytes: [UInt8], like model: String?
  ) throws(FileSystemError) {
    try create(path, bytes, mode: 0o600, like: model)
  }

  private func create(
    _ path: String, _ bytes: [UInt8], mode: mode_t, like model: String?
  ) throws(FileSystemError) {
    try ask(.create)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw FileSystemError(errno) }
    do throws(FileSystemError) {
      if let model {
        try ask(.attributes)
        try FileAttributes.copy(of: model, to: descriptor)
      }
      try finish(bytes, descriptor, lasts: false)
    } catch {
      // Here: if this does not work either, recovery finds the file by its name.
      try? remove(path)
      throw error
    }
  }

  public func append(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try ask(.create)
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw FileSystemError(errno) }
    try finish(bytes, descriptor, lasts: true)
  }

  /// Writes, syncs if it has to last, and closes; whatever happens, it is closed.
  private func finish(
    _ bytes: [UInt8], _ descriptor: Int32, lasts: Bool
  ) throws(FileSystemError) {
    do throws(FileSystemError) {
      do throws(FileSystemError) { try ask(.write) } catch {
        _ = writeAll(Array(bytes.prefix(bytes.count / 2)), to: descriptor)
        throw error
      }
      if let number = writeAll(bytes, to: descriptor) { throw FileSystemError(number) }
      if lasts {
        try ask(.sync)
        guard !waitsForDisk || synchronise(descriptor) else { throw FileSystemError(errno) }
      }
      try ask(.close)
    } catch {
      _ = close(descriptor)
      throw error
    }
    // A full network disk speaks up only when the file is closed.
    guard close(descriptor) == 0 else { throw FileSystemError(errno) }
  }

  public func rename(_ path: String, to target: String) throws(FileSystemError) {
    try ask(.rename)
    guard renameFile(path, target) == 0 else { throw FileSystemError(errno) }
  }

  public func exchange(_ path: String, _ other: String) throws(FileSystemError) -> Bool {
    try ask(.rename)
    if canExchange, exchangeFiles(path, other) == 0 { return true }
    switch canExchange ? errno : ENOTSUP {
    case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, ENOTTY: return false
    case let number: throw FileSystemError(number)
    }
  }

  public func isBeingWritten(_ path: String) throws(FileSystemError) -> Bool {
    try ask(.status)
    #if os(Linux)
      let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { throw FileSystemError(errno) }
      defer { close(descriptor) }
      return isBeingWritten(descriptor)
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// Nobody gets a read lease on a file that somebody has open to write.
    private func isBeingWritten(_ descriptor: Int32) -> Bool {
      // Here: whoever opens the file while we have the lease lets the system send us a signal.
      _ = fcntl(descriptor, leaseSignal, SIGURG)
      let deadline = ContinuousClock.now + patience
      while fcntl(descriptor, leaseCommand, Int32(F_RDLCK)) != 0 {
        if errno != EAGAIN { return false }
        if ContinuousClock.now > deadline { return true }
        usleep(1_000)
      }
      _ = fcntl(descriptor, leaseCommand, Int32(F_UNLCK))
      return false
    }
  #endif

  public func remove(_ path: String) throws(FileSystemError) {
    try ask(.remove)
    guard unsafe unlink(path) == 0 else { throw FileSystemError(errno) }
  }

  public func createFolder(_ path: String) throws(FileSystemError) {
    try ask(.folder)
    guard unsafe mkdir(path, 0o755) == 0 else {
      if errno == EEXIST, try status(of: path).kind == .directory { return }
      throw FileSystemError(errno)
    }
  }

  public func lock(_ path: String, isShared: Bool) throws(FileSystemError) -> any FileLock {
    try ask(.lock)
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileSystemError(errno) }
    guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw FileSystemError(number)
    }
    return DescriptorLock(descriptor)
  }

  // MARK: Reports

  /// Creates a file, or puts another in its place in one step. A link stays, and leads to the new
  /// file; what is no file, such as a pipe, is written to as it is.
  func replace(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileSystemError(errno) }
      // Here: nothing, or a link to nothing.
      let isLink = unsafe lstat(path, &status) == 0
      return isLink ? try append(bytes, toStream: path) : try replace(path, bytes, like: nil)
    }
    switch DiskFileSystem.kind(ofMode: status.st_mode) {
    case .directory: throw .isDirectory
    case .link, .other: try append(bytes, toStream: path)
    case .file:
      guard mayWrite(path) else { throw .noPermission }
      let target = try disk.realPath(of: path)
      try replace(target, bytes, like: target)
    }
  }

  private func replace(
    _ path: String, _ bytes: [UInt8], like model: String?
  ) throws(FileSystemError) {
    let folder = PathName.parent(of: path) ?? "."
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let temporary = PathName.join(folder, ".migrate-lint-\(number)")
    try create(temporary, bytes, mode: 0o666, like: model)
    do throws(FileSystemError) {
      try sync([temporary])
      try rename(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
    // Here: the file is there; whether a power failure could still undo that is no error.
    try? sync([folder])
  }

  /// Writes to a pipe or a device, or through a link that leads nowhere yet.
  private func append(_ bytes: [UInt8], toStream path: String) throws(FileSystemError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileSystemError(errno) }
    let failure = writeAll(bytes, to: descriptor)
    let closing = close(descriptor) == 0 ? nil : errno
    if let number = failure ?? closing { throw FileSystemError(number) }
  }

  // MARK: Waiting for the disk

  /// From this many on, the whole file system is asked at once.
  static let manyFiles = 16

  public func sync(_ paths: [String]) throws(FileSystemError) {
    #if os(Linux)
      if paths.count >= Self.manyFiles { return try syncFileSystems(of: paths) }
    #endif
    for path in paths {
      try ask(.sync)
      if waitsForDisk { try withDescriptor(of: path, synchroniseOne) }
    }
    #if canImport(Darwin)
      // Here: all that was handed to the disk before is on it after this.
      if waitsForDisk, let last = paths.last {
        try withDescriptor(of: last) { descriptor in
          fcntl(descriptor, F_FULLFSYNC) == 0 || synchroniseOne(descriptor)
        }
      }
    #endif
  }

  private func withDescriptor(
    of path: String, _ body: (Int32) -> Bool
  ) throws(FileSystemError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileSystemError(errno) }
    defer { close(descriptor) }
    guard body(descriptor) else { throw FileSystemError(errno) }
  }

  /// Some file systems cannot sync a folder, and say so; there is no more to be done.
  private func synchroniseOne(_ descriptor: Int32) -> Bool {
    fsync(descriptor) == 0 || errno == EINVAL || errno == EBADF || errno == ENOTSUP
  }

  #if os(Linux)
    private func syncFileSystems(of paths: [String]) throws(FileSystemError) {
      var seen: Set<UInt64> = []
      for path in paths {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { throw FileSystemError(errno) }
        guard seen.insert(UInt64(truncatingIfNeeded: status.st_dev)).inserted else { continue }
        try ask(.sync)
        if waitsForDisk { try withDescriptor(of: path) { syncFileSystem($0) == 0 } }
      }
    }
  #endif

  #if canImport(Darwin)
    private func synchronise(_ descriptor: Int32) -> Bool {
      fcntl(descriptor, F_FULLFSYNC) == 0 || fsync(descriptor) == 0
    }
  #else
    private func synchronise(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 }
  #endif
}

#if os(Linux)
  /// `F_SETSIG` and `F_SETLEASE`, which not every C library's module shows.
  private let leaseSignal: Int32 = 10
  private let leaseCommand: Int32 = 1024

  /// `syncfs` of C, which the C library's module hides: everything that was written to the file
  /// system of an open file is on the disk when it returns, and an error since is told.
  @_silgen_name("syncfs") private func syncFileSystem(_ descriptor: Int32) -> Int32
#endif

private func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

/// `rename` of C, which the method of that name hides.
private func renameFile(_ path: String, _ target: String) -> Int32 { unsafe rename(path, target) }

/// Zero if two files have changed places.
private func exchangeFiles(_ path: String, _ other: String) -> Int32 {
  #if canImport(Darwin)
    unsafe renamex_np(path, other, UInt32(RENAME_SWAP))
  #elseif arch(x86_64) || arch(arm64)
    unsafe path.withCString { path in
      unsafe other.withCString { other in
        let result = unsafe systemCall(
          renameat2, Int(AT_FDCWD), path, Int(AT_FDCWD), other, swapsFiles)
        return Int32(truncatingIfNeeded: result)
      }
    }
  #else
    {
      errno = ENOSYS
      return -1
    }()
  #endif
}

#if os(Linux)
  /// `renameat2` and its flag `RENAME_EXCHANGE`, which not every C library offers.
  #if arch(x86_64)
    private let renameat2 = 316
  #else
    private let renameat2 = 276
  #endif
  private let swapsFiles = 2

  @_silgen_name("syscall") private func systemCall(
    _ number: Int, _ folder: Int, _ path: UnsafePointer<CChar>, _ otherFolder: Int,
    _ other: UnsafePointer<CChar>, _ flags: Int
  ) -> Int
#endif

private final class DescriptorLock: FileLock {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    // Here: a process that is just being started may hold a copy of the descriptor.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
