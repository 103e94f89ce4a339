import Foundation
import Testing

/// A short run of `Scripts/random-apps.py`: apps whose right answers were known when they were
/// drawn. docs/evaluation/random-apps.md says what the long runs found.
@Suite(.serialized) struct RandomAppTests {
  @Test func randomAppsAreJudgedAsTheyWereDrawn() throws {
    let tool = try #require(
      BuiltProgram.url,
      "no 'migrate-lint' beside the tests (\(BuiltProgram.candidates)): run 'swift build'")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.script.path, "--tool", tool.path, "--count", "25", "--compile", "1",
    ]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      let said = String(decoding: data, as: UTF8.self)
      Issue.record("random-apps.py ends with \(process.terminationStatus)\n\(said)")
    }
  }

  private static let script = OwnSource.folder
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scripts/random-apps.py")
}
