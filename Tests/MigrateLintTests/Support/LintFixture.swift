import Foundation
import Testing

@testable import MigrateLint

/// One `before` folder of Tests/Fixtures/rules or Tests/Fixtures/projects.
///
/// What is expected stands on the line that it is expected on:
/// `@StateObject var cart: Cart  // expect: state-object "@StateObject"`, more of them separated
/// by ` ; `. `expect-next:` and `expect-previous:` mean the neighbouring line.
struct LintFixture: CustomTestStringConvertible, Sendable {
  /// `rules/state-object/outside-of-views`, `projects/movie-list`.
  let name: String
  /// Sorted by path, which is relative to the folder.
  let files: [SourceFile]
  /// The flags that it is linted with: the words of the file `arguments` beside `before`.
  let arguments: [String]
  /// The folders of its Xcode projects.
  var projects: [XcodeProject] = []

  var testDescription: String { name }

  /// The rule that it is about; nil for a project, which is about all of `projectGroups`.
  let rule: String?

  /// Whether nothing is to be found in it.
  var isSilent: Bool { name.split(separator: "/").last?.hasPrefix("silent-") ?? false }

  static let projectGroups: Set<String> = ["migration", "ownership", "observation"]

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Every case, sorted by name.
  static let all: [LintFixture] = names(of: "projects", depth: 1).map { LintFixture($0) }
    + names(of: "rules", depth: 2).map { LintFixture($0) }

  /// The folders so many levels below a folder of the root, as paths from the root.
  private static func names(of folder: String, depth: Int) -> [String] {
    if depth == 0 { return [folder] }
    return entries(of: root.appending(path: folder))
      .flatMap { names(of: folder + "/" + $0, depth: depth - 1) }
  }

  /// The names in a folder, sorted, hidden ones left out.
  static func entries(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  init(_ name: String, files: [SourceFile], arguments: [String] = []) {
    self.name = name
    self.files = files
    self.arguments = arguments
    let parts = name.split(separator: "/")
    rule = parts[0] == "rules" ? String(parts[1]) : nil
  }

  /// A case outside of `rules` that is about a rule.
  init(_ name: String, rule: String) {
    self.name = name
    self.rule = rule
    let before = Self.root.appending(path: name + "/before")
    files = Self.files(in: before)
    projects = Self.settings(in: before).projects
    arguments = []
  }

  private init(_ name: String) {
    let folder = Self.root.appending(path: name)
    let arguments = try? String(contentsOf: folder.appending(path: "arguments"), encoding: .utf8)
    self.init(
      name, files: Self.files(in: folder.appending(path: "before")),
      arguments: (arguments ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The Swift files below a folder, sorted by path.
  static func files(in folder: URL) -> [SourceFile] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let paths = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return paths.sorted().map { path in
      let data = try? Data(contentsOf: folder.appending(path: path))
      return SourceFile(path: path, bytes: Array(data ?? Data()))
    }
  }

  /// What the files of Xcode's projects below a folder say.
  static func settings(
    in folder: URL
  ) -> (targets: [DeploymentTarget], projects: [XcodeProject]) {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let paths = found.compactMap { $0 as? String }.sorted()
      .filter { $0.hasSuffix(".pbxproj") || $0.hasSuffix(".xcconfig") }
    let files = paths.map { path in
      (path, Array((try? Data(contentsOf: folder.appending(path: path))) ?? Data()))
    }
    return (
      files.flatMap { DeploymentSettings.targets(in: $1, path: $0) },
      files.compactMap { XcodeProject(in: $1, path: $0) }
    )
  }

  /// What the tool says about the files, or about others in their place.
  func report(of files: [SourceFile]? = nil, jobs: Int = 1) -> LintReport {
    var options = AnalysisOptions()
    do {
      let line = try CommandLineOptions(Arguments(arguments), rules: Rule.all)
      options = line.analysis
      options.xcode = line.xcode ?? options.xcode
    } catch {
      Issue.record("the arguments of \(name): \(error)")
    }
    options.jobs = jobs
    options.projects = projects
    return Pipeline.analyse(files ?? self.files, options: options)
  }
}

extension [SourceFile] {
  /// The same files with other bytes.
  func mapBytes(_ change: ([UInt8]) -> [UInt8]) -> [SourceFile] {
    map { SourceFile(path: $0.path, bytes: change($0.bytes), isReported: $0.isReported) }
  }
}

// MARK: - Expectations

extension LintFixture {
  /// A finding as fixtures write it: `Case.swift:7 state-object "@StateObject"`.
  struct Expectation: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int
    var rule: String
    /// What is highlighted; of several lines only the first.
    var text: String

    var description: String { "\(path):\(line) \(rule) \"\(text)\"" }

    static func < (a: Self, b: Self) -> Bool {
      (a.path, a.line, a.rule, a.text) < (b.path, b.line, b.rule, b.text)
    }
  }

  /// The comment `// expect: …` of a line is not what it should be.
  struct MalformedExpectation: Error, CustomStringConvertible {
    var description: String
  }

  /// What the comments ask for, sorted; equal ones as often as they are written.
  func expectations() throws -> [Expectation] {
    var result: [Expectation] = []
    for file in files {
      let lines = file.text(ByteRange(0, file.bytes.count)).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let match = line.firstMatch(of: /\/\/ expect(-next|-previous)?: (.*)$/) else {
          if line.contains(/\/\/ ?expect/) {
            throw MalformedExpectation(description: "\(file.path):\(index + 1): \(line)")
          }
          continue
        }
        let shift = match.1 == "-next" ? 1 : match.1 == "-previous" ? -1 : 0
        for part in String(match.2).components(separatedBy: " ; ") {
          guard let found = part.wholeMatch(of: /\s*([a-z-]+)\s+"(.*)"\s*/) else {
            throw MalformedExpectation(description: "\(file.path):\(index + 1): \(part)")
          }
          result.append(
            Expectation(
              path: file.path, line: index + 1 + shift, rule: String(found.1),
              text: String(found.2)))
        }
      }
    }
    return result.sorted()
  }

  /// The findings of a report that this fixture speaks about, as it would write them, sorted.
  func relevant(_ report: LintReport) -> [Expectation] {
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    return report.findings.filter(isRelevant).map { finding in
      let place = finding.place
      let line = Array(place.sourceLine.utf8)
      let isShort = place.end.line == place.start.line
      let end = isShort ? place.end.column - 1 : line.count
      let text = String(decoding: line[(place.start.column - 1)..<end], as: UTF8.self)
      if bytes[place.path] == nil { Issue.record("a finding in an unknown file: \(place.path)") }
      return Expectation(
        path: place.path, line: place.start.line, rule: finding.rule, text: text)
    }.sorted()
  }

  private func isRelevant(_ finding: ReportedFinding) -> Bool {
    if let rule { return finding.rule == rule }
    return Self.projectGroups.contains(finding.group) || finding.rule == "file-not-parsed"
  }
}

// MARK: - Differences in words

/// Fails with what is missing from and what is too much in a list.
func expectSame<T: Hashable>(
  _ actual: [T], _ expected: [T], _ subject: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var counts: [T: Int] = [:]
  for element in expected { counts[element, default: 0] += 1 }
  var lines: [String] = []
  for element in actual {
    if let count = counts[element], count > 0 {
      counts[element] = count - 1
    } else {
      lines.append("  extra:   \(element)")
    }
  }
  for element in expected where counts[element, default: 0] > 0 {
    counts[element]? -= 1
    lines.append("  missing: \(element)")
  }
  if lines.isEmpty, actual != expected { lines = ["  the same in another order"] }
  guard !lines.isEmpty else { return }
  let rest = lines.count > 20 ? ["  … and \(lines.count - 20) more"] : []
  Issue.record(
    "\(subject)\n\((lines.prefix(20) + rest).joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}

extension LintReport {
  /// The report as JSON, one finding or model a line.
  var jsonLines: [String] {
    String(decoding: JSONReporter().render(self), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
