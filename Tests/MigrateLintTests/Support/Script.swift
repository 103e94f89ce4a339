import Foundation
import Testing

/// A program that a test runs.
struct Script {
  var words: [String]
  var folder: URL?

  /// The exit code, and everything that it printed.
  func run() throws -> (code: Int32, text: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Fails unless every folder compiles against the stand-ins.
  static func typecheck(
    _ folders: [URL], arguments: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = LintFixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts/typecheck.py").path
    let result = try Script(words: ["python3", path] + arguments + folders.map(\.path)).run()
    guard result.code != 0 else { return }
    let lines = result.text.split(separator: "\n").filter { !$0.hasPrefix("ok ") }
    Issue.record(
      "typecheck.py ends with \(result.code)\n\(lines.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}

/// A folder that is gone afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "migrate-lint-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
