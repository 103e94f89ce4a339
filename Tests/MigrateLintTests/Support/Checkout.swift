import Foundation

@testable import MigrateLint

/// A git working copy in a temporary folder, and the program run in it.
struct Checkout {
  let root: String
  /// The folder that commands are run in.
  var folder: String
  /// What is answered to `--interactive`; nil where there is no terminal.
  var answers: [String]?

  /// Three models that do not know of each other, each with a view.
  static let files = [
    "App/Boat.swift": source("Boat"), "App/Kite.swift": source("Kite"),
    "App/Sled.swift": source("Sled"),
  ]

  static func source(_ name: String) -> String {
    """
    import SwiftUI

    final class \(name): ObservableObject {
      @Published var speed = 0
    }

    struct \(name)View: View {
      @StateObject private var \(name.lowercased()) = \(name)()

      var body: some View { Text("\\(\(name.lowercased()).speed)") }
    }

    """
  }

  init(_ folder: URL, _ files: [String: String] = Checkout.files, isCommitted: Bool = true) throws {
    root = try DiskFileSystem().realPath(of: folder.path)
    self.folder = root
    for (path, text) in files { try write(text, to: path) }
    guard isCommitted else { return }
    try git("init", "--quiet")
    try git("config", "user.name", "Tester")
    try git("config", "user.email", "tester@example.org")
    try commitAll()
  }

  func commitAll() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Before")
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: PathName.join(root, path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Here: Foundation's writing leaves a file open in what another test starts just then, and the
    // tool rightly refuses a file that another program has open.
    let disk = DiskFileStore()
    try? disk.remove(url.path)
    try disk.create(url.path, Array(text.utf8), like: nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: URL(filePath: PathName.join(root, path)), encoding: .utf8)
  }

  /// Whether the model in a file has migrated.
  func isNew(_ name: String) -> Bool { text("App/\(name).swift")?.contains("@Observable") ?? false }

  /// The models that have migrated.
  var migrated: [String] { ["Boat", "Kite", "Sled"].filter { isNew($0) } }

  /// Whether git sees nothing new.
  var isClean: Bool { (try? git("status", "--porcelain")) == "" }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let result = try Script(
      words: ["git", "-c", "protocol.file.allow=always"] + words, folder: URL(filePath: folder)
    ).run()
    if result.code != 0 { throw GitFailure(text: "\(words): \(result.text)") }
    return result.text
  }

  struct GitFailure: Error {
    var text: String
  }

  /// Runs the program and gives its exit code and what it said on standard error.
  @discardableResult
  func run(_ words: String...) -> (code: Int32, said: String) { run(words) }

  func run(_ words: [String]) -> (code: Int32, said: String) {
    let result = runWhole(words)
    return (result.code, result.said)
  }

  /// Runs the program and gives what it printed on both streams.
  func printed(_ words: String...) -> (text: String, said: String) {
    let result = runWhole(words)
    return (result.text, result.said)
  }

  private func runWhole(_ words: [String]) -> (code: Int32, text: String, said: String) {
    let output = CapturedOutput()
    let (isTerminal, left) = (answers != nil, Answers(answers ?? []))
    let session = Session(
      environment: [:], fileSystem: DiskFileSystem(currentDirectory: folder), output: output,
      questions: Questions(isTerminal: { isTerminal }, answer: { _ in left.next() }))
    let code = session.run(words + (words.contains("--fix") ? ["--quiet"] : [])).rawValue
    return (code, output.standard, output.error.replacing(root, with: "<root>"))
  }

  private final class Answers: @unchecked Sendable {
    private var words: [String]

    init(_ words: [String]) { self.words = words }

    func next() -> String? { words.isEmpty ? nil : words.removeFirst() }
  }
}
