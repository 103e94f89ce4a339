import Foundation
import Testing

@testable import MigrateLint

/// What must hold for every fixture without being written there.
@Suite struct FixtureLawTests {
  // MARK: Order

  @Test(arguments: LintFixture.all)
  func fileOrderChangesNothing(_ fixture: LintFixture) {
    let reversed = fixture.report(of: fixture.files.reversed())
    expectSame(reversed.jsonLines, fixture.report().jsonLines, "\(fixture.name), reversed")
  }

  @Test(arguments: LintFixture.all)
  func threadsChangeNothing(_ fixture: LintFixture) {
    let parallel = fixture.report(jobs: 2)
    expectSame(parallel.jsonLines, fixture.report().jsonLines, "\(fixture.name), two jobs")
  }

  // MARK: What stands around the code

  @Test(arguments: LintFixture.all, FileStart.allCases)
  func whatStandsOnTopChangesNothing(_ fixture: LintFixture, _ start: FileStart) {
    // Here: only the script of a module may start with a shebang.
    if start == .shebang, fixture.files.count > 1 { return }
    let plain = fixture.report()
    let files = fixture.files.mapBytes { Array(start.rawValue.utf8) + $0 }
    var changed = fixture.report(of: files)
    changed.moveLines(by: -start.lineCount)
    changed.mapEdits { $0.move(by: -start.rawValue.utf8.count) }
    if start == .byteOrderMark { changed.moveColumns(ofLine: 1, by: -3) }
    expectSame(changed.jsonLines, plain.jsonLines, "\(fixture.name) with \(start) on top")
  }

  @Test(arguments: LintFixture.all, ["\r\n", "\r"])
  func lineEndingsChangeNothing(_ fixture: LintFixture, _ lineEnd: String) {
    let files = fixture.files.mapBytes { bytes in
      bytes.flatMap { $0 == UInt8(ascii: "\n") ? Array(lineEnd.utf8) : [$0] }
    }
    var changed = fixture.report(of: files)
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    changed.mapEdits { edit in
      func shift(_ offset: Int) -> Int {
        let returns = bytes[edit.path]?.prefix(offset).count { $0 == UInt8(ascii: "\r") } ?? 0
        return lineEnd == "\r" ? 0 : -returns
      }
      edit.start += shift(edit.start)
      edit.end += shift(edit.end)
      edit.replacement = edit.replacement.replacing(lineEnd, with: "\n")
    }
    let name = lineEnd == "\r" ? "CR" : "CRLF"
    expectSame(changed.jsonLines, fixture.report().jsonLines, "\(fixture.name) with \(name)")
  }

  // MARK: Text that is no code

  @Test(arguments: LintFixture.all, Wrapping.allCases)
  func insideTextNothingIsFound(_ fixture: LintFixture, _ wrapping: Wrapping) {
    let report = fixture.report(of: fixture.files.mapBytes(wrapping.wrap))
    expectSame(report.findings.map(\.message), [], "\(fixture.name) inside a \(wrapping)")
    expectSame(report.models.map(\.name), [], "models of \(fixture.name) inside a \(wrapping)")
  }

  @Test(arguments: LintFixture.all, Wrapping.allCases)
  func textBehindChangesNothing(_ fixture: LintFixture, _ wrapping: Wrapping) {
    let doubled = fixture.files.mapBytes { $0 + Array("\n".utf8) + wrapping.wrap($0) }
    expectSame(
      fixture.report(of: doubled).jsonLines, fixture.report().jsonLines,
      "\(fixture.name) with its text again in a \(wrapping)")
  }
}

extension FixtureLawTests {
  enum FileStart: String, CaseIterable, CustomTestStringConvertible {
    case byteOrderMark = "\u{FEFF}"
    case emoji = "// 👩‍👩‍👧‍👦 \u{2028}\u{0301} 🇨🇭 — ﷽\n\n"
    case shebang = "#!/usr/bin/env swift -O \"quotes' /* { (\n"
    case markAndEmoji = "\u{FEFF}/* 🎈 /* nested */ ' \" */\n\n"

    var lineCount: Int { rawValue.utf8.count { $0 == UInt8(ascii: "\n") } }
    var testDescription: String { "\(self)" }
  }

  enum Wrapping: CaseIterable, CustomStringConvertible {
    case comment, rawString, multilineString

    /// Swift text that holds other text as something that is no code.
    func wrap(_ bytes: [UInt8]) -> [UInt8] {
      let text = String(decoding: bytes, as: UTF8.self)
      switch self {
      case .comment: return Array("/*\n\(Self.balanced(text))\n*/\n".utf8)
      case .rawString: return Array("let wrappedText = ###\"\"\"\n\(text)\n\"\"\"###\n".utf8)
      case .multilineString:
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
        return Array("let wrappedText = \"\"\"\n\(escaped)\n\"\"\"\n".utf8)
      }
    }

    /// The text without marks of comments that would end or never end one around it.
    private static func balanced(_ text: String) -> String {
      let opening = text.ranges(of: "/*").count
      let closing = text.ranges(of: "*/").count
      if opening == closing { return text }
      return text.replacing("/*", with: "/ *").replacing("*/", with: "* /")
    }

    var description: String {
      switch self {
      case .comment: "block comment"
      case .rawString: "raw string"
      case .multilineString: "multi-line string"
      }
    }
  }
}

// MARK: - Reports in other places

extension LintReport {
  /// Moves every place up or down.
  mutating func moveLines(by shift: Int) {
    mapPositions { $0.line += shift }
    for index in models.indices {
      for property in models[index].properties.indices {
        models[index].properties[property].line += shift
      }
      for holder in models[index].holders.indices { models[index].holders[holder].line += shift }
    }
  }

  /// Moves the places on one line to the left or right.
  mutating func moveColumns(ofLine line: Int, by shift: Int) {
    mapPositions { if $0.line == line { $0.column += shift } }
  }

  /// Changes the edits of every fix.
  mutating func mapEdits(_ change: (inout ReportedFix.Edit) -> Void) {
    for index in findings.indices {
      guard var fix = findings[index].fix else { continue }
      for edit in fix.edits.indices { change(&fix.edits[edit]) }
      findings[index].fix = fix
    }
  }

  private mutating func mapPositions(_ change: (inout LineTable.Position) -> Void) {
    func move(_ range: inout ReportedRange) {
      change(&range.start)
      change(&range.end)
    }
    for index in findings.indices {
      move(&findings[index].place)
      for note in findings[index].notes.indices { move(&findings[index].notes[note].place) }
    }
    for index in models.indices {
      move(&models[index].place)
      for blocker in models[index].blockers.indices { move(&models[index].blockers[blocker].place) }
    }
  }
}

extension ReportedFix.Edit {
  mutating func move(by shift: Int) {
    start += shift
    end += shift
  }
}
