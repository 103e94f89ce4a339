import Foundation
import Testing

@testable import MigrateLint

/// A folder on the disk that goes away with the test.
private final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "migrate-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try DiskFileSystem().realPath(of: url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { PathName.join(path, name) }
}

@Suite struct DiskFileSystemTests {
  private let disk = DiskFileSystem()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesAndReads() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try disk.write(bytes, to: folder["a.bin"])
    #expect(try disk.read(folder["a.bin"]) == bytes)
    try disk.write([], to: folder["a.bin"])
    #expect(try disk.read(folder["a.bin"]) == [])
  }

  @Test func tellsWhatIsThere() throws {
    try disk.write([], to: folder["file"])
    try FileManager.default.createDirectory(
      atPath: folder["dir"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"], withDestinationPath: "file")
    #expect(
      try Set(disk.entries(of: folder.path)) == [
        DirectoryEntry(name: "file", kind: .file), DirectoryEntry(name: "dir", kind: .directory),
        DirectoryEntry(name: "link", kind: .link),
      ])
    #expect(try disk.kind(of: folder["link"]) == .link)
    #expect(try disk.realPath(of: folder["link"]) == folder["file"])
    #expect(try disk.realPath(of: folder["dir/../file"]) == folder["file"])
  }

  @Test func refusalsAreTyped() throws {
    try disk.write([], to: folder["file"])
    try FileManager.default.createSymbolicLink(atPath: folder["l"], withDestinationPath: "l")
    #expect(throws: FileSystemError.notFound) { try disk.read(folder["gone"]) }
    #expect(throws: FileSystemError.notFound) { try disk.kind(of: folder["gone"]) }
    #expect(throws: FileSystemError.notFound) { try disk.realPath(of: folder["gone"]) }
    #expect(throws: FileSystemError.isDirectory) { try disk.read(folder.path) }
    #expect(throws: FileSystemError.isDirectory) { try disk.write([1], to: folder.path) }
    #expect(throws: FileSystemError.notDirectory) { try disk.entries(of: folder["file"]) }
    #expect(throws: FileSystemError.notDirectory) { try disk.read(folder["file/x"]) }
    #expect(throws: FileSystemError.linkLoop) { try disk.realPath(of: folder["l"]) }
    #expect(throws: FileSystemError.notRegular) { try disk.read("/dev/null") }
  }

  @Test(arguments: [EROFS, EIO, EBUSY, EDQUOT, ENOSPC, EFBIG])
  func whatTheDiskRefusesIsSaidInWords(_ number: Int32) {
    let reason = FileSystemError(number).reason
    #expect(!reason.contains("system error") && reason != FileSystemError.noPermission.reason)
  }

  @Test func aPipeWithoutAWriterIsNotWaitedFor() throws {
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    #expect(throws: FileSystemError.notRegular) { try disk.read(folder["pipe"]) }
  }

  @Test func aHugeFileIsRefused() throws {
    try disk.write([], to: folder["huge.swift"])
    #expect(truncate(folder["huge.swift"], DiskFileSystem.sizeLimit + 1) == 0)
    #expect(throws: FileSystemError.tooLarge(limit: DiskFileSystem.sizeLimit)) {
      try disk.read(folder["huge.swift"])
    }
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsListed() throws {
      let path = Array(folder.path.utf8).map { CChar(bitPattern: $0) } + [0x2F, 0x62, -1, 0]
      let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
      close(descriptor)
      #expect(
        try disk.entries(of: folder.path) == [
          DirectoryEntry(name: "b\u{FFFD}", kind: .file, isNameValid: false)
        ])
    }

    @Test func aFullDiskIsAnError() {
      #expect(throws: FileSystemError.diskFull) { try disk.write([1], to: "/dev/full") }
    }
  #endif
}
