import Foundation
import Testing

@testable import MigrateLint

/// What must hold of every fixture's fix.
@Suite struct FixTests {
  typealias Safety = FixFixture.Safety

  /// `UPDATE=1 swift test --filter FixTests` rewrites `after/` and `after-unsafe/` instead.
  static let isUpdate = ProcessInfo.processInfo.environment["UPDATE"] == "1"

  @Test(arguments: FixFixture.all)
  func resultIsWhatIsExpected(_ fixture: FixFixture) throws {
    if Self.isUpdate { return try fixture.update() }
    for safety in Safety.allCases {
      let outcome = try fixture.outcome(safety)
      outcome.applied(to: fixture.files).expectSameBytes(
        as: fixture.expected(safety), "\(fixture.name)/\(safety.rawValue)")
      #expect(outcome.left.filter { $0.contains("defect") } == [])
    }
    let unsafe = fixture.folder.appending(path: Safety.unsafe.rawValue)
    if !LintFixture.files(in: unsafe).isEmpty {
      #expect(fixture.expected(.safe).map(\.bytes) != fixture.expected(.unsafe).map(\.bytes))
    }
  }

  @Test func thereAreFixtures() {
    #expect(FixFixture.own.count >= 60)
  }

  /// The cases whose arguments do not choose among what could be fixed.
  static let wholeCases = FixFixture.all.filter { !$0.choosesFixes }

  // MARK: What is left

  @Test(.disabled(if: isUpdate), arguments: wholeCases, Safety.allCases)
  func secondRunChangesNothing(_ fixture: FixFixture, _ safety: Safety) throws {
    let first = try fixture.outcome(safety).applied(to: fixture.files)
    let second = try fixture.outcome(safety, of: first).applied(to: first)
    second.expectSameBytes(as: first, "\(fixture.name)/\(safety.rawValue), fixed again")
  }

  // MARK: Bytes

  /// The edits of all findings, put together, are what a fix does; between them nothing changes.
  @Test(.disabled(if: isUpdate), arguments: wholeCases, Safety.allCases)
  func editsOfTheFindingsGiveTheSame(_ fixture: FixFixture, _ safety: Safety) throws {
    let fixes = try fixture.judgement(safety).report.findings.compactMap(\.fix)
      .filter { safety == .unsafe || $0.safety == "safe" }
    let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: \.path)
    let actual = fixture.files.map { file in
      SourceFile(path: file.path, bytes: Self.splice(edits[file.path] ?? [], into: file.bytes))
    }
    actual.expectSameBytes(
      as: try fixture.outcome(safety).applied(to: fixture.files),
      "the edits of findings in \(fixture.name)/\(safety.rawValue)")
  }

  /// Puts replacements between the bytes that no edit touches.
  private static func splice(_ edits: [ReportedFix.Edit], into bytes: [UInt8]) -> [UInt8] {
    var seen: Set<ReportedFix.Edit> = []
    let ordered = edits.filter { seen.insert($0).inserted }.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset)
        < ($1.element.start, $1.element.end, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var position = 0
    for edit in ordered {
      guard edit.start >= position, edit.end >= edit.start, edit.end <= bytes.count else {
        Issue.record("the edit \(edit) meets another, or the end of the file")
        return bytes
      }
      result += bytes[position..<edit.start] + Array(edit.replacement.utf8)
      position = edit.end
    }
    return result + bytes[position...]
  }

  @Test(.disabled(if: isUpdate), arguments: FixFixture.all, Safety.allCases)
  func lineEndingsSurvive(_ fixture: FixFixture, _ safety: Safety) throws {
    func windows(_ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      for byte in bytes {
        if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
        result.append(byte)
      }
      return result
    }
    let before = fixture.files.mapBytes(windows)
    try fixture.outcome(safety, of: before).applied(to: before).expectSameBytes(
      as: fixture.outcome(safety).applied(to: fixture.files).mapBytes(windows),
      "\(fixture.name)/\(safety.rawValue) with CRLF")
  }

  @Test(.disabled(if: isUpdate), arguments: FixFixture.all, Safety.allCases)
  func byteOrderMarkSurvives(_ fixture: FixFixture, _ safety: Safety) throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let marked = { (bytes: [UInt8]) in bytes.starts(with: mark) ? bytes : mark + bytes }
    // Here: a shebang stands first, or it is none.
    if fixture.files.contains(where: { $0.bytes.starts(with: Array("#!".utf8)) }) { return }
    let before = fixture.files.mapBytes(marked)
    try fixture.outcome(safety, of: before).applied(to: before).expectSameBytes(
      as: fixture.outcome(safety).applied(to: fixture.files).mapBytes(marked),
      "\(fixture.name)/\(safety.rawValue) with BOM")
  }

  @Test(.disabled(if: isUpdate), arguments: FixFixture.all, Safety.allCases)
  func leavesNoBlanksBehind(_ fixture: FixFixture, _ safety: Safety) throws {
    for file in try fixture.outcome(safety).changed {
      let old = Set(Self.linesEndingInBlanks(file.before))
      let new = Self.linesEndingInBlanks(file.after).filter { !old.contains($0) }
      #expect(new == [], "\(fixture.name)/\(safety.rawValue), \(file.path)")
    }
  }

  private static func linesEndingInBlanks(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
      .filter { $0.last == " " || $0.last == "\t" }.map(String.init)
  }

  /// Only the documentation of an extension that goes may go with it, and behind the `#endif` that
  /// was around it what says the condition once more.
  @Test(.disabled(if: isUpdate), arguments: FixFixture.all, Safety.allCases)
  func commentsSurvive(_ fixture: FixFixture, _ safety: Safety) throws {
    for file in try fixture.outcome(safety).changed {
      let (before, oldExtensions) = Self.comments(file.before)
      var (after, extensions) = Self.comments(file.after)
      var lost: [String] = []
      for comment in before {
        if let index = after.firstIndex(of: comment) { after.remove(at: index) } else {
          lost.append(comment)
        }
      }
      if extensions < oldExtensions {
        let conditions = Self.conditions(file.before)
        lost.removeAll { $0.hasPrefix("///") || conditions.contains($0.dropFirst(3)) }
      }
      #expect(lost == [], "\(fixture.name)/\(safety.rawValue), \(file.path)")
    }
  }

  /// What is behind the `#if` of each block: `canImport(Combine)`.
  private static func conditions(_ bytes: [UInt8]) -> [Substring] {
    let parsed = ParsedFile(SourceFile(path: "", bytes: bytes))
    return parsed.stream.tokens.lazy.filter { $0.kind == .directive }
      .map { parsed.source.text($0.range) }.filter { $0.hasPrefix("#if ") }.map { $0.dropFirst(4) }
  }

  /// The comments of a file, and how many extensions it has.
  private static func comments(_ bytes: [UInt8]) -> (texts: [String], extensions: Int) {
    let parsed = ParsedFile(SourceFile(path: "", bytes: bytes))
    let texts = parsed.stream.comments.map { parsed.source.text(ByteRange($0.start, $0.end)) }
    let words = parsed.stream.tokens.map { parsed.source.text($0.range) }
    return (texts, words.count { $0 == "extension" })
  }

  // MARK: All or nothing

  /// A unit that needs a file which was not named stays as a whole, and says so.
  @Test(.disabled(if: isUpdate), arguments: wholeCases, Safety.allCases)
  func fileThatWasNotNamedKeepsItsUnits(_ fixture: FixFixture, _ safety: Safety) throws {
    let judgement = try fixture.judgement(safety)
    let files = judgement.plan.index.files.map(\.source)
    let units = judgement.rewrites.filter { safety == .unsafe || $0.safety == .safe }
    let single = safety == .unsafe ? judgement.ownershipSteps.map(\.edits) : []
    guard files.count > 1 else { return }
    for path in Set(units.flatMap(\.edits).map { files[$0.file].path }).sorted() {
      func needsIt(_ edits: [Edit]) -> Bool { edits.contains { files[$0.file].path == path } }
      let named = files.map {
        SourceFile(path: $0.path, bytes: $0.bytes, isReported: $0.path != path)
      }
      let outcome = try fixture.outcome(safety, of: named)
      for unit in units where needsIt(unit.edits) {
        let name = "'\(judgement.plan.name(unit.models[0]))'"
        #expect(outcome.left.contains { $0.contains(name) && $0.hasSuffix("which was not named") })
      }
      let edits = (units.map(\.edits) + single).filter { !needsIt($0) }.joined()
      let expected = files.enumerated().map { index, file in
        let bytes = EditApplier.apply(edits.filter { $0.file == index }, to: file.bytes)
        return SourceFile(path: file.path, bytes: bytes ?? [])
      }
      outcome.applied(to: files).expectSameBytes(
        as: expected, "\(fixture.name)/\(safety.rawValue) without \(path)")
    }
  }

  // MARK: Diffs

  /// `--diff` of all cases goes through `git apply`, once for each safety.
  @Test(.disabled(if: isUpdate), arguments: Safety.allCases)
  func gitAppliesTheDiffs(_ safety: Safety) throws {
    try withTemporaryFolder { root in
      var diff: [UInt8] = []
      for fixture in FixFixture.all {
        let folder = "all cases/\(fixture.name)"
        try fixture.files.write(to: root.appending(path: folder))
        for file in try fixture.outcome(safety).changed {
          diff += UnifiedDiff.render(
            path: "\(folder)/\(file.path)", before: file.before, after: file.after)
        }
      }
      try Data(diff).write(to: root.appending(path: "fix.diff"))
      for words in [["init", "--quiet"], ["apply", "--whitespace=nowarn", "fix.diff"]] {
        let result = try Script(
          words: ["git", "-c", "core.autocrlf=false"] + words, folder: root
        ).run()
        #expect(result.code == 0, "\(result.text)")
      }
      for fixture in FixFixture.all {
        try LintFixture.files(in: root.appending(path: "all cases/\(fixture.name)")).expectSameBytes(
          as: fixture.outcome(safety).applied(to: fixture.files),
          "\(fixture.name)/\(safety.rawValue), applied by git")
      }
    }
  }
}
