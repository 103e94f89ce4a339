import Foundation
import Testing

@testable import MigrateLint

/// Fixtures are Swift that a compiler accepts. `Scripts/typecheck.py` asks it, with stand-ins for
/// SwiftUI and the other frameworks; what it answered once is kept in the temporary folder.
@Suite(.serialized) struct CompileTests {
  @Test func standInsAreWhatTheyStandFor() throws {
    try typecheck(["--self-check"])
  }

  @Test func fixturesCompile() throws {
    let folders = Self.caseFolders.filter { !Self.isBroken($0) }.flatMap(Self.trees)
    #expect(folders.count >= LintFixture.all.count - 10)
    try typecheck(folders.map(\.path))
  }

  /// Half-migrated code that does not compile says so in a file `does-not-compile`.
  @Test func brokenFixturesDoNotCompile() throws {
    let folders = Self.caseFolders.filter(Self.isBroken).map { $0.appending(path: "before") }
    if !folders.isEmpty { try typecheck(["--naive"] + folders.map(\.path)) }
  }

  @Test func examplesOfTheExplanationsCompile() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "migrate-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    var folders: [URL] = []
    for example in RuleExample.all where example.rule != "file-not-parsed" {
      let folder = root.appending(path: "\(example.rule)/\(example.section)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(example.code.utf8).write(to: folder.appending(path: "Case.swift"))
      folders.append(folder)
    }
    try typecheck(folders.map(\.path))
  }

  // MARK: Cases

  private static let caseFolders = LintFixture.all.map { LintFixture.root.appending(path: $0.name) }

  private static func isBroken(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "does-not-compile").path)
  }

  /// `before` and, where there are any, `after` and `after-unsafe`.
  private static func trees(in folder: URL) -> [URL] {
    ["before", "after", "after-unsafe"].map { folder.appending(path: $0) }
      .filter { !LintFixture.files(in: $0).isEmpty }
  }

  // MARK: The script

  private static let script = OwnSource.folder
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scripts/typecheck.py")

  /// Fails with what the script says, without its lines for what is well.
  private func typecheck(_ arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.script.path] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("ok ") }
    Issue.record(
      "typecheck.py ends with \(process.terminationStatus)\n\(lines.joined(separator: "\n"))")
  }
}
