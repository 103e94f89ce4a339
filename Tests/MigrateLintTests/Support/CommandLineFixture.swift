import Foundation
import Testing

@testable import MigrateLint

/// One text that holds files, a command and what it prints (Tests/Fixtures/cli).
///
///     What the case shows.
///
///     $ NO_COLOR=1 migrate-lint App --quiet
///     exit 1
///     -- file App/A.swift --
///     …
///     -- stdout --
///     …
///
/// Before the command: variables of the environment, and `cd FOLDER &&`. Sections: `file PATH`,
/// `bytes PATH` (hexadecimal), `link PATH -> TARGET`, `folder PATH`, `stdin`, `terminal COLUMNS`;
/// and what is expected: `stdout`, `stderr`, `written PATH`. Escape is shown as ␛, the
/// folder of the case as `<root>`, a duration as `<n> ms`.
struct CommandLineFixture: CustomTestStringConvertible {
  struct Section: Hashable {
    var title: String
    var body: String
  }

  let url: URL
  /// The text before the command.
  private(set) var purpose = ""
  private(set) var command = ""
  private(set) var sections: [Section] = []

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/cli")

  static let all: [CommandLineFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map {
      CommandLineFixture(folder.appending(path: $0))
    }
  }()

  init(_ url: URL) {
    self.url = url
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        sections.append(Section(title: String(line.dropFirst(3).dropLast(3)), body: ""))
      } else if !sections.isEmpty {
        sections[sections.count - 1].body += line + "\n"
      } else if line.hasPrefix("$ ") {
        command = String(line.dropFirst(2))
      } else if command.isEmpty {
        purpose += line + "\n"
      }
    }
  }

  /// The file as it stands.
  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  /// The text as it would stand if what the program does now were right.
  func actualText() throws -> String {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "migrate-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let realRoot = try DiskFileSystem().realPath(of: root.path)
    for section in sections { try create(section, in: URL(filePath: realRoot)) }

    let output = CapturedOutput(width: body(titled: "terminal ").flatMap { Int($0) })
    let line = ShellLine(command)
    let fileSystem = FixtureFileSystem(
      disk: DiskFileSystem(currentDirectory: PathName.join(realRoot, line.folder ?? "")),
      standardInput: sections.first { $0.title == "stdin" }.map { Array($0.body.utf8) } ?? [])
    let code = Driver.run(
      arguments: line.arguments, environment: line.environment, fileSystem: fileSystem,
      output: output)

    func shown(_ text: String) -> String {
      text.replacing(realRoot, with: "<root>").replacing("\u{1B}", with: "␛")
        .replacing(/[0-9]+ ms\b/, with: "<n> ms")
    }
    var text = "\(purpose)$ \(command)\nexit \(code)\n"
    for section in sections where !Self.isExpectation(section.title) {
      text += "-- \(section.title) --\n\(section.body)"
    }
    if !output.standard.isEmpty { text += "-- stdout --\n" + shown(output.standard) }
    if !output.error.isEmpty { text += "-- stderr --\n" + shown(output.error) }
    for section in sections where section.title.hasPrefix("written ") {
      let path = PathName.join(realRoot, String(section.title.dropFirst(8)))
      let bytes = (try? fileSystem.read(path)) ?? Array("(not written)\n".utf8)
      text += "-- \(section.title) --\n" + shown(String(decoding: bytes, as: UTF8.self))
    }
    return text
  }

  private static func isExpectation(_ title: String) -> Bool {
    title == "stdout" || title == "stderr" || title.hasPrefix("written ")
  }

  /// What follows a word in a title.
  private func body(titled prefix: String) -> String? {
    sections.first { $0.title.hasPrefix(prefix) }.map { String($0.title.dropFirst(prefix.count)) }
  }

  private func create(_ section: Section, in root: URL) throws {
    let words = section.title.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, !Self.isExpectation(section.title) else { return }
    let manager = FileManager.default
    let target = words[1].components(separatedBy: " -> ")
    let url = root.appending(path: target[0])
    let folder = words[0] == "folder" ? url : url.deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    switch words[0] {
    case "file": try Data(section.body.utf8).write(to: url)
    case "bytes":
      let numbers = section.body.split { $0.isWhitespace }.compactMap { UInt8($0, radix: 16) }
      try Data(numbers).write(to: url)
    case "link":
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target[1])
    default: break
    }
  }
}

/// The disk, with a standard input of its own.
private struct FixtureFileSystem: FileSystem {
  let disk: DiskFileSystem
  let standardInput: [UInt8]

  var currentDirectory: String { disk.currentDirectory }
  var store: any FileStore { disk.store }
  func kind(of path: String) throws(FileSystemError) -> FileKind { try disk.kind(of: path) }
  func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry] {
    try disk.entries(of: directory)
  }
  func realPath(of path: String) throws(FileSystemError) -> String { try disk.realPath(of: path) }
  func read(_ path: String) throws(FileSystemError) -> [UInt8] { try disk.read(path) }
  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try disk.write(bytes, to: path)
  }
  func readStandardInput() throws(FileSystemError) -> [UInt8] { standardInput }
}

/// A command as a shell would take it apart; quotes are single.
struct ShellLine {
  private(set) var environment: [String: String] = [:]
  private(set) var arguments: [String] = []
  private(set) var folder: String?

  init(_ line: String) {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    if words.count > 3, words[0] == "cd", words[2] == "&&" {
      folder = words[1]
      words.removeFirst(3)
    }
    while let first = words.first, first != "migrate-lint" {
      let parts = first.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      precondition(parts.count == 2, "'\(first)' is neither a variable nor the program")
      environment[String(parts[0])] = String(parts[1])
      words.removeFirst()
    }
    arguments = Array(words.dropFirst())
  }

}
