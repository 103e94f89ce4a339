import Foundation
import Testing

@testable import MigrateLint

/// Damaged sources: no crash, no hang, and whatever is reported points into the files.
@Suite struct DamageTests {
  /// One token is missing. `DAMAGE=all swift test` leaves out each in turn.
  @Test(.minutes(5), arguments: LintFixture.all)
  func withoutOneToken(_ fixture: LintFixture) {
    let counts = fixture.files.map { Lexer.lex($0.bytes).tokens.count - 1 }
    let step = max(1, counts.reduce(0, +) / Self.limit)
    for (index, file) in fixture.files.enumerated() {
      for token in Lexer.lex(file.bytes).tokens.dropLast().everyNth(step, from: index % step) {
        var bytes = file.bytes
        bytes.removeSubrange(token.start..<token.end)
        check(fixture, index, bytes, "without '\(file.text(token.range))' at \(token.start)")
      }
    }
  }

  /// The file ends too early.
  @Test(.minutes(5), arguments: LintFixture.all)
  func cutOff(_ fixture: LintFixture) {
    for (index, file) in fixture.files.enumerated() {
      let step = Self.isThorough ? 1 : 97
      for end in stride(from: step, to: file.bytes.count, by: step) {
        check(fixture, index, Array(file.bytes[..<end]), "cut off at \(end)")
      }
    }
  }

  /// A few files, cut off at every byte.
  @Test(.minutes(10), arguments: few)
  func cutOffAnywhere(_ fixture: LintFixture) {
    for (index, file) in fixture.files.enumerated() {
      for end in file.bytes.indices {
        check(fixture, index, Array(file.bytes[..<end]), "cut off at \(end)")
      }
    }
  }

  private static let few = LintFixture.all.filter { 500...900 ~= $0.size }.everyNth(60, from: 7)

  /// The same declarations, over and over, or a part of them twice.
  @Test(.minutes(5), arguments: LintFixture.all)
  func withALineTwice(_ fixture: LintFixture) {
    for (index, file) in fixture.files.enumerated() {
      let starts = LineTable(file.bytes).starts
      for line in Array(starts.indices).everyNth(Self.isThorough ? 1 : 11, from: 0) {
        let end = line + 1 < starts.count ? starts[line + 1] : file.bytes.count
        let bytes = file.bytes[..<end] + file.bytes[starts[line]...]
        check(fixture, index, Array(bytes), "with line \(line + 1) twice")
      }
    }
  }

  private static let isThorough = ProcessInfo.processInfo.environment["DAMAGE"] == "all"
  private static let limit = isThorough ? Int.max : 12

  /// Analyses a fixture of which one file has other bytes.
  private func check(
    _ fixture: LintFixture, _ index: Int, _ bytes: [UInt8], _ damage: String
  ) {
    var files = fixture.files
    files[index] = SourceFile(path: files[index].path, bytes: bytes)
    let subject = "\(files[index].path) \(damage)"
    expectSame(faults(in: files[index]), [], subject)
    let report = fixture.report(of: files)
    let lines = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, LineTable($0.bytes).starts.count) })
    for place in report.findings.map(\.place) + report.models.map(\.place) {
      #expect(1...(lines[place.path] ?? 0) ~= place.start.line, "\(subject): \(place)")
      #expect(place.start <= place.end && place.start.column >= 1, "\(subject): \(place)")
    }
    checkEdits(report, files, subject)
    let json = Data(JSONReporter().render(report))
    #expect(throws: Never.self, "\(subject): no JSON") {
      try JSONSerialization.jsonObject(with: json)
    }
  }

  /// Edits stay inside of files, and away from those that do not parse.
  private func checkEdits(_ report: LintReport, _ files: [SourceFile], _ subject: String) {
    let broken = Set(report.findings.filter { $0.rule == "file-not-parsed" }.map(\.place.path))
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes.count) })
    for edit in report.findings.compactMap(\.fix).flatMap(\.edits) {
      #expect(!broken.contains(edit.path), "\(subject): \(edit) in a file that does not parse")
      let isInside = 0 <= edit.start && edit.start <= edit.end && edit.end <= sizes[edit.path] ?? -1
      #expect(isInside, "\(subject): \(edit)")
    }
  }

  private func faults(in file: SourceFile) -> [String] {
    // Here: as in the program, on a stack that deep nesting does not exhaust.
    parallelMap([file], jobs: 1) { ParsedFile($0).faults }[0]
  }
}

extension LintFixture {
  fileprivate var size: Int { files.reduce(0) { $0 + $1.bytes.count } }
}

extension Collection {
  /// The elements at `first`, `first + step` and so on.
  func everyNth(_ step: Int, from first: Int) -> [Element] {
    enumerated().filter { $0.offset % step == first }.map(\.element)
  }
}
