import Foundation

/// What version control says of the files that are to be written.
enum WorkingCopyState: Sendable {
  case clean
  /// Not in a working copy, or no program to ask.
  case absent
  /// Files with changes that are staged, and files with changes that are not.
  case dirty(staged: [String], unstaged: [String])
}

/// Asks `git` about a folder.
struct WorkingCopy: Sendable {
  var state: @Sendable (_ folder: String) -> WorkingCopyState

  static let git = WorkingCopy { folder in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", folder, "status", "--porcelain", "--untracked-files=all", "-z", "--", ".",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return .absent }
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return .absent }
    return parse(bytes)
  }

  /// Reads `git status --porcelain -z`: two letters, a space, a path, NUL; a renamed file has a
  /// second path behind it.
  static func parse(_ bytes: [UInt8]) -> WorkingCopyState {
    var staged: [String] = []
    var unstaged: [String] = []
    var entries = bytes.split(separator: 0)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      let (x, y) = (entry[entry.startIndex], entry[entry.startIndex + 1])
      let path = String(decoding: entry.dropFirst(3), as: UTF8.self)
      if x == UInt8(ascii: "R") || x == UInt8(ascii: "C") { _ = entries.popFirst() }
      if y != UInt8(ascii: " ") { unstaged.append(path) } else { staged.append(path) }
    }
    return staged.isEmpty && unstaged.isEmpty
      ? .clean : .dirty(staged: staged, unstaged: unstaged)
  }
}
