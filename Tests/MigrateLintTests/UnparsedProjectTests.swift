import Foundation
import Testing

@testable import MigrateLint

/// Fixtures in which one file of several does not parse: whatever else it holds may be just what
/// it held before, so that nothing may look better than it did then.
@Suite struct UnparsedProjectTests {
  private static let projects = FuzzCorpus(fixtures: LintFixture.root.path).projects.filter {
    $0.files.count > 1
  }
  /// `DAMAGE=all swift test` breaks each file at each bracket.
  private static let isThorough = ProcessInfo.processInfo.environment["DAMAGE"] == "all"

  /// How a file is broken at a token. No word is lost.
  private enum Damage: CaseIterable {
    case without, open, close, slip

    func apply(to bytes: [UInt8], at range: ByteRange) -> [UInt8] {
      var bytes = bytes
      switch self {
      case .without: bytes.removeSubrange(range.start..<range.end)
      case .open: bytes.insert(contentsOf: Array(" { ".utf8), at: range.start)
      case .close: bytes.insert(contentsOf: Array(" ) ".utf8), at: range.start)
      case .slip: bytes.insert(contentsOf: Array(" var var ".utf8), at: range.start)
      }
      return bytes
    }
  }

  @Test(.minutes(10), arguments: 0..<8)
  func nothingLooksBetter(share: Int) {
    var broken = 0
    for (number, project) in Self.projects.enumerated() where number % 8 == share {
      let before = statuses(project.files)
      for (index, file) in project.files.enumerated() {
        let brackets = Lexer.lex(file.bytes).tokens.filter {
          $0.range.count == 1 && "(){}[]".utf8.contains(file.bytes[$0.start])
        }.map(\.range)
        let step = Self.isThorough ? 1 : max(1, brackets.count)
        for range in brackets.everyNth(step, from: number % step) {
          for damage in Damage.allCases {
            var files = project.files
            files[index] = SourceFile(
              path: file.path, bytes: damage.apply(to: file.bytes, at: range))
            broken += check(files, index, before, "\(project.name): \(damage) at \(range.start)")
          }
        }
      }
    }
    #expect(broken > 20)
  }

  /// 1 if the file is one that does not parse.
  private func check(
    _ files: [SourceFile], _ index: Int, _ before: [String: String], _ subject: String
  ) -> Int {
    let report = Pipeline.analyse(files, options: Self.options)
    let unparsed = report.findings.filter { $0.rule == RuleSelection.fileNotParsed }
    guard unparsed.contains(where: { $0.place.path == files[index].path }) else { return 0 }
    for model in report.models where ["ready", "unsafe"].contains(model.status) {
      let was = before[key(model)]
      #expect(
        was == model.status || was == "ready",
        "\(subject) of \(files[index].path): '\(model.name)' was \(was ?? "no model")")
    }
    return 1
  }

  private static let options = AnalysisOptions(minimumOS: ["ios": [17]])

  private func statuses(_ files: [SourceFile]) -> [String: String] {
    let models = Pipeline.analyse(files, options: Self.options).models
    return Dictionary(models.map { (key($0), $0.status) }, uniquingKeysWith: max)
  }

  private func key(_ model: ReportedModel) -> String { "\(model.place.path) \(model.name)" }
}
