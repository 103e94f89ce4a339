import Foundation
import Testing

@testable import MigrateLint

/// `--output FILE` is there as a whole, or what was there before.
@Suite struct ReportFileTests {
  private func read(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aNewFileAndItsSuccessor() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "report.txt")
      try DiskFileSystem().write(Array("one".utf8), to: file.path)
      #expect(try read(file) == "one")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try DiskFileSystem().write(Array("two".utf8), to: file.path)
      #expect(try read(file) == "two")
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o640)
      #expect(try names(in: folder) == ["report.txt"])
    }
  }

  @Test(
    arguments: [FileOperation.create, .attributes, .write, .sync, .close, .rename],
    [true, false])
  func whateverFailsTheOldOneStays(_ operation: FileOperation, _ exists: Bool) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "report.txt")
      if exists { try Data("old".utf8).write(to: file) }
      let store = DiskFileStore(waitsForDisk: false) { $0 == operation ? .diskFull : nil }
      var failure: FileSystemError?
      do throws(FileSystemError) { try store.replace(file.path, Array("new".utf8)) } catch {
        failure = error
      }
      // Here: a new file takes after no other.
      let passes = operation == .attributes && !exists
      #expect(failure == (passes ? nil : .diskFull))
      #expect((try? read(file)) == (passes ? "new" : exists ? "old" : nil))
      #expect(try names(in: folder).allSatisfy { $0 == "report.txt" })
    }
  }

  @Test func aLinkStaysALink() throws {
    try withTemporaryFolder { folder in
      let manager = FileManager.default
      let target = folder.appending(path: "target.txt")
      try Data("old".utf8).write(to: target)
      for (name, goal) in [("link", "target.txt"), ("dangling", "later.txt")] {
        let link = folder.appending(path: name).path
        try manager.createSymbolicLink(atPath: link, withDestinationPath: goal)
        try DiskFileSystem().write(Array("new".utf8), to: link)
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == goal)
        #expect(try read(folder.appending(path: goal)) == "new")
      }
    }
  }

  @Test func whatIsNoFileIsWrittenTo() throws {
    try DiskFileSystem().write(Array("gone".utf8), to: "/dev/null")
    #expect(try DiskFileSystem().kind(of: "/dev/null") == .other)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    try withTemporaryFolder { folder in
      #expect(throws: FileSystemError.isDirectory) {
        try DiskFileSystem().write([], to: folder.path)
      }
      #expect(throws: FileSystemError.notFound) {
        try DiskFileSystem().write([], to: folder.path + "/no/report.txt")
      }
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      #expect(throws: FileSystemError.notDirectory) {
        try DiskFileSystem().write([], to: file.path + "/report.txt")
      }
    }
  }

  @Test(
    arguments: [
      "A.swift", "Package.swift", "App.xcodeproj/project.pbxproj", "../Elsewhere.swift",
    ])
  func noSourceIsReplaced(_ path: String) {
    let files = MemoryFileSystem([
      "A.swift": "", "Package.swift": "", "App.xcodeproj/project.pbxproj": "",
      "/Elsewhere.swift": "",
    ])
    let result = run("--output", path, in: files)
    #expect(result.code == 2)
    #expect(result.error == "migrate-lint: '--output' names a source file: '\(path)'\n")
    // Here: before anything is analysed, or rewritten.
    #expect(result.files == nil)
    #expect(files.written.files.isEmpty)
  }

  @Test func aFolderIsNoReport() {
    let result = run("--output", "Sub", in: MemoryFileSystem(["A.swift": "", "Sub/b.txt": ""]))
    #expect(result.code == 2)
    #expect(result.error == "migrate-lint: cannot write 'Sub': is a folder\n")
  }
}
