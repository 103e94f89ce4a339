import Foundation

@testable import MigrateLint

/// The small projects of Tests/Fixtures, to be damaged.
struct FuzzCorpus: Sendable {
  struct Project: Sendable {
    var name: String
    var files: [SourceFile]
    var size: Int { files.reduce(0) { $0 + $1.bytes.count } }
  }

  /// Sorted by name; none is empty.
  let projects: [Project]
  /// How many tokens stand in the projects before each.
  private let tokensBefore: [Int]
  let tokenCount: Int

  /// Larger projects would only make the runs slow.
  private static let sizeLimit = 9_000

  private static let trees: Set = ["before", "after", "after-unsafe", "naive", "hazard"]

  /// Reads the trees of every case below the folder of fixtures.
  init(fixtures root: String) {
    var groups: [String: [SourceFile]] = [:]
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      var parts = path.split(separator: "/").map(String.init)
      guard let first = parts.first, ["rules", "projects", "fixes", "hazards"].contains(first)
      else { continue }
      guard let end = parts.firstIndex(where: Self.trees.contains) else { continue }
      let name = parts[...end].joined(separator: "/")
      parts.removeFirst(end + 1)
      let data = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
      groups[name, default: []].append(
        SourceFile(path: parts.joined(separator: "/"), bytes: Array(data)))
    }
    projects = groups.sorted { $0.key < $1.key }.map { Project(name: $0.key, files: $0.value) }
      .filter { $0.size > 0 && $0.size <= Self.sizeLimit }
    var counts: [Int] = []
    var count = 0
    for project in projects {
      counts.append(count)
      count += project.files.reduce(0) { $0 + Lexer.lex($1.bytes).tokens.count - 1 }
    }
    tokensBefore = counts
    tokenCount = count
  }

  /// The project that has a token, counted through all of them; then the token counts from there.
  func project(ofToken token: inout Int) -> Project {
    var low = 0
    var high = projects.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tokensBefore[middle] <= token { low = middle } else { high = middle }
    }
    token -= tokensBefore[low]
    return projects[low]
  }
}
