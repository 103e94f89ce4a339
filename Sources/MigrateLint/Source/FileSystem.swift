/// What the driver needs from a file system. Every path that it gets is absolute; relative ones are
/// joined to `currentDirectory` first.
public protocol FileSystem: Sendable {
  /// The absolute path that relative paths start from, without links.
  var currentDirectory: String { get }

  /// What is at a path; a link is not followed.
  func kind(of path: String) throws(FileSystemError) -> FileKind

  /// The entries of a folder in any order, without `.` and `..`.
  func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry]

  /// The path with every link followed. It exists.
  func realPath(of path: String) throws(FileSystemError) -> String

  /// The content of a regular file.
  func read(_ path: String) throws(FileSystemError) -> [UInt8]

  /// Creates or replaces a file. If it throws, what was there before is still there.
  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError)

  /// Everything that standard input gives.
  func readStandardInput() throws(FileSystemError) -> [UInt8]

  /// The same files, to be rewritten.
  var store: any FileStore { get }

  /// What can be told of a file or folder without reading it; links are followed. Nil where
  /// nothing can be told, or nothing that holds.
  func stamp(of path: String) -> FileStamp?

  /// Whether a folder looks like the top of a project. A question of its own, as above a project
  /// there may be folders in which much else comes and goes.
  func holdsProject(_ folder: String) -> Bool
}

extension FileSystem {
  func stamp(of path: String) -> FileStamp? { nil }

  public func holdsProject(_ folder: String) -> Bool {
    ((try? entries(of: folder)) ?? []).contains { entry in
      let name = entry.name
      return name == "Package.swift" || name == ".git" || PathName.hasSuffix(name, ".xcodeproj")
        || PathName.hasSuffix(name, ".xcworkspace")
    }
  }

  /// Whether something, be it a dangling link, has this path.
  func exists(_ path: String) -> Bool { (try? kind(of: path)) != nil }
}

/// What a path leads to.
public enum FileKind: Hashable, Sendable {
  case file, directory, link
  /// A pipe, a socket or a device.
  case other
}

/// One name in a folder.
public struct DirectoryEntry: Hashable, Sendable {
  public var name: String
  public var kind: FileKind
  /// False if the bytes of the name are not UTF-8; `name` then shows replacement characters.
  public var isNameValid: Bool

  public init(name: String, kind: FileKind, isNameValid: Bool = true) {
    self.name = name
    self.kind = kind
    self.isNameValid = isNameValid
  }
}

/// Why the file system refused.
public enum FileSystemError: Error, Hashable, Sendable {
  case notFound, noPermission, isDirectory, notDirectory, notRegular, linkLoop, diskFull
  case diskReadOnly, diskFailed, quotaReached, sizeLimitReached
  /// The system itself uses it, such as a place where another disk is mounted.
  case busy
  case nameTooLong, tooManyOpenFiles, tooManyProcesses, exists
  /// Somebody else has the lock.
  case locked
  /// Somebody else has written to the file.
  case changed
  /// The file has more bytes than the limit that stands here.
  case tooLarge(limit: Int)
  /// The error number of the system.
  case system(Int32)

  /// The reason in words, without the path.
  public var reason: String {
    switch self {
    case .notFound: "no such file or folder"
    case .noPermission: "permission denied"
    case .isDirectory: "is a folder"
    case .notDirectory: "is not a folder"
    case .notRegular: "is neither a file nor a folder"
    case .linkLoop: "a loop of links"
    case .nameTooLong: "the path is too long"
    case .tooManyOpenFiles: "too many open files"
    case .tooManyProcesses: "too many processes"
    case .exists: "is there already"
    case .locked: "is locked"
    case .changed: "was changed meanwhile"
    case .diskFull: "no space left on the device"
    case .diskReadOnly: "the disk is read-only"
    case .diskFailed: "the disk fails to read or write"
    case .busy: "the system has it in use, as what is mounted there"
    case .quotaReached: "the quota of the disk is used up"
    case .sizeLimitReached: "no file may become that large here"
    case .tooLarge(let limit): "larger than \(limit / 1_000_000) MB, which no source file is"
    case .system(let number): "system error \(number)"
    }
  }
}
