import Foundation
import Testing

/// A short run of `Scripts/random-apps.py`: apps whose right answers were known when they were
/// drawn. docs/evaluation/random-apps.md says what the long runs found.
@Suite(.serialized) struct RandomAppTests {
  @Test func randomAppsAreJudgedAsTheyWereDrawn() throws {
    let tool = try #require(
      Self.tool, "no 'migrate-lint' beside the tests (\(Self.candidates)): run 'swift build'")
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

  private static var tool: URL? {
    candidates.map { URL(filePath: $0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Where the build puts the program: beside the bundle or the runner of these tests.
  private static var candidates: [String] {
    let places = [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
      + CommandLine.arguments.filter { $0.hasSuffix(".xctest") || $0.contains(".xctest/") }
      + Bundle.allBundles.map(\.bundlePath)
    var result: [String] = []
    for place in places where !place.isEmpty {
      // A bundle of macOS has the program of the tests three folders down.
      var folder = URL(filePath: place)
      for _ in 0..<4 {
        let path = folder.appending(path: "migrate-lint").path
        if !result.contains(path) { result.append(path) }
        folder.deleteLastPathComponent()
      }
    }
    return result
  }
}
