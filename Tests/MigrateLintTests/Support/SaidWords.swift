import Testing

@testable import MigrateLint

/// What a finding on a line of a case, or a note of one, has to say: `// says: "no longer"`, and
/// `says-next:` or `says-previous:` for the neighbouring lines; with `says-not…` nothing may.
struct SaidWords: CustomStringConvertible {
  var path: String
  var line: Int
  var text: String
  var isWanted: Bool

  var description: String { "\(path):\(line) \"\(text)\"" }

  func stand(in report: LintReport) -> Bool {
    report.findings.contains { finding in
      let all = [(finding.place, finding.message)] + finding.notes.map { ($0.place, $0.message) }
      return all.contains { place, message in
        place.path == path && place.start.line == line && message.contains(text)
      }
    }
  }
}

extension [SourceFile] {
  var words: [SaidWords] {
    flatMap { file in
      let lines = file.text(ByteRange(0, file.bytes.count)).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line -> SaidWords? in
        guard let match = line.firstMatch(of: /\/\/ says(-not)?(-next|-previous)?: "(.*)"/) else {
          return nil
        }
        let shift = match.2 == "-next" ? 1 : match.2 == "-previous" ? -1 : 0
        return SaidWords(
          path: file.path, line: index + 1 + shift, text: String(match.3),
          isWanted: match.1 == nil)
      }
    }
  }

  /// Every word that is asked for is said, and none that is ruled out.
  func expectWords(in report: LintReport, _ name: String) {
    for words in words where words.stand(in: report) != words.isWanted {
      Issue.record(
        "\(words.isWanted ? "nothing says so" : "something says so") in \(name): \(words)")
    }
  }
}
