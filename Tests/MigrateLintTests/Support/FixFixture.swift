import Foundation
import Testing

@testable import MigrateLint

/// A case of Tests/Fixtures/projects, rules or fixes, and what `--fix` makes of it.
///
/// `after/` holds the whole tree of the case as `--fix` leaves it; without one, nothing changes.
/// `after-unsafe/` is there where `--unsafe-fixes` comes to something else. Comments are not code:
/// `// expect: …` of the first tree stands in the others as it was. A file `arguments` holds one
/// flag a line (`--unpublished track`).
struct FixFixture: CustomTestStringConvertible, Sendable {
  /// `fixes/an-actor-beside-the-model`.
  let name: String
  /// Sorted by path, which is relative to `before/`.
  let files: [SourceFile]
  private var arguments: [String]

  var testDescription: String { name }

  var folder: URL { LintFixture.root.appending(path: name) }

  /// The cases that are only about fixes, sorted by name.
  static let own: [FixFixture] = LintFixture.entries(of: LintFixture.root.appending(path: "fixes"))
    .map { name in
      let folder = LintFixture.root.appending(path: "fixes/\(name)/before")
      return FixFixture("fixes/\(name)", LintFixture.files(in: folder))
    }

  static let all: [FixFixture] = LintFixture.all.map { FixFixture($0.name, $0.files) } + own

  /// Whether its arguments leave out something that could be fixed.
  var choosesFixes: Bool {
    let flags: Set = ["--model", "--max-models", "--select", "--ignore"]
    return arguments.contains(where: flags.contains)
  }

  init(_ name: String, _ files: [SourceFile]) {
    self.name = name
    self.files = files
    let url = LintFixture.root.appending(path: name + "/arguments")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    arguments = text.split(separator: "\n").flatMap {
      $0.split(separator: " ", maxSplits: 1).map(String.init)
    }
  }
}

extension FixFixture {
  /// The same case without one of its flags; nil if it does not have it.
  func without(_ flag: String) -> FixFixture? {
    guard arguments.contains(flag) else { return nil }
    var result = self
    result.arguments.removeAll { $0 == flag }
    return result
  }
}

// MARK: - Running

extension FixFixture {
  enum Safety: String, CaseIterable, CustomTestStringConvertible {
    case safe = "after"
    case unsafe = "after-unsafe"

    var testDescription: String { rawValue }
  }

  func options(_ safety: Safety) throws -> (analysis: AnalysisOptions, fix: FixOptions) {
    let words = ["--jobs", "1"] + arguments + (safety == .unsafe ? ["--unsafe-fixes"] : [])
    let line = try CommandLineOptions(Arguments(words), rules: Rule.all)
    var analysis = line.analysis
    if let xcode = line.xcode { analysis.xcode = xcode }
    let settings = LintFixture.settings(in: folder.appending(path: "before"))
    if analysis.minimumOS.isEmpty { analysis.deploymentTargets = settings.targets }
    analysis.projects = settings.projects
    return (analysis, line.fix)
  }

  func outcome(_ safety: Safety, of files: [SourceFile]? = nil) throws -> FixOutcome {
    let options = try options(safety)
    var run = FixRun(
      files ?? self.files, options: options.analysis, fixOptions: options.fix)
    return run.outcome()
  }

  func judgement(_ safety: Safety) throws -> Pipeline.Judgement {
    Pipeline.judge(Pipeline.parse(files, jobs: 1), options: try options(safety).analysis)
  }
}

// MARK: - Expected files

extension FixFixture {
  /// The tree as it should be afterwards.
  func expected(_ safety: Safety) -> [SourceFile] {
    let folders = safety == .safe ? ["after"] : ["after-unsafe", "after"]
    for name in folders {
      let found = LintFixture.files(in: folder.appending(path: name))
      if !found.isEmpty { return found }
    }
    return files
  }

  /// Writes `after/` and `after-unsafe/` as they are now, or takes them away.
  func update() throws {
    let safe = try outcome(.safe).applied(to: files)
    let unsafe = try outcome(.unsafe).applied(to: files)
    try write(safe, unlessSameAs: files, to: "after")
    try write(unsafe, unlessSameAs: safe, to: "after-unsafe")
  }

  private func write(
    _ tree: [SourceFile], unlessSameAs other: [SourceFile], to name: String
  ) throws {
    let folder = folder.appending(path: name)
    try? FileManager.default.removeItem(at: folder)
    if tree.map(\.bytes) != other.map(\.bytes) { try tree.write(to: folder) }
  }
}

extension [SourceFile] {
  func write(to folder: URL) throws {
    for file in self {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }

  /// Fails with the first line that is not as it should be, file by file.
  func expectSameBytes(
    as expected: [SourceFile], _ subject: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let paths = map(\.path).sorted()
    let expectedPaths = expected.map(\.path).sorted()
    expectSame(paths, expectedPaths, "the files of \(subject)", sourceLocation: sourceLocation)
    let wanted = Dictionary(uniqueKeysWithValues: expected.map { ($0.path, $0.bytes) })
    for file in self {
      guard let bytes = wanted[file.path], bytes != file.bytes else { continue }
      let actual = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let should = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let line = zip(actual, should).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let number = line ?? Swift.min(actual.count, should.count)
      func shown(_ lines: [ArraySlice<UInt8>]) -> String {
        number < lines.count ? String(decoding: lines[number], as: UTF8.self).debugDescription
          : "the end"
      }
      Issue.record(
        """
        \(subject), \(file.path):\(number + 1)
          is:        \(shown(actual))
          should be: \(shown(should))
        """, sourceLocation: sourceLocation)
    }
  }
}
