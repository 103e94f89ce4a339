import MigrateLint
import SwiftParser
import SwiftSyntax

/// What one source gave: per category how many things were compared and what differs.
struct Outcome: Sendable {
  struct Count: Sendable {
    var items = 0
    var differing = 0
    var differences: [Difference] = []
  }

  var path: String
  var bytes = 0
  /// swift-syntax finds errors in it: then nothing is compared.
  var hasError = false
  /// Why our side says that it does not parse.
  var problem: String?
  /// The text, if only our side says so.
  var rejected: [UInt8] = []
  var counts: [Category: Count] = [:]
  var splits = SplitRuns()
  var places: [Int: (line: Int, column: Int)] = [:]
  /// The Swift that stands in string literals of the source.
  var snippets: [Outcome] = []
}

/// Reads a source with both parsers and compares what they see.
func compare(
  path: String, _ bytes: [UInt8], keeping limit: Int, withSnippets: Bool
) -> Outcome {
  var outcome = Outcome(path: path, bytes: bytes.count)
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  if withSnippets {
    outcome.snippets = snippets(in: tree).map { line, text in
      compare(path: "\(path)@\(line)", Array(text.utf8), keeping: limit, withSnippets: false)
    }
  }
  outcome.hasError = tree.hasError
  let file = ParsedFile(SourceFile(path: path, bytes: bytes))
  let lines = LineTable(bytes)
  let ours = OurItems.read(file)
  if let problem = file.outline.problems.first ?? ours.problems.all.first {
    let place = lines.position(of: problem.range.start)
    outcome.problem = "\(place.line):\(place.column): \(problem.message)"
    if !tree.hasError { outcome.rejected = bytes }
  }
  if tree.hasError { return outcome }
  let own = ourTokens(file.stream, bytes)
  let their = joinRuns(TheirTokens.read(tree, bytes), ours: own, bytes, &outcome.splits)
  let theirs = TheirItems.read(tree)
  for category in Category.allCases {
    let a = category == .tokens ? own.map { $0.item(bytes) } : ours[category]
    let b = category == .tokens ? their.map { $0.item(bytes) } : theirs[category]
    let all = differences(ours: a, theirs: b)
    outcome.counts[category] = Outcome.Count(
      items: b.count, differing: all.count, differences: Array(all.prefix(limit)))
    for difference in all.prefix(limit) {
      let place = lines.position(of: min(difference.start, bytes.count))
      outcome.places[difference.start] = (place.line, place.column)
    }
  }
  return outcome
}

/// The texts of string literals of several lines without interpolation: tests of parsers and
/// formatters are full of odd Swift. Markers of places in them are taken out.
private func snippets(in tree: SourceFileSyntax) -> [(line: Int, text: String)] {
  final class Finder: SyntaxVisitor {
    var found: [(offset: Int, text: String)] = []
    private var seen: Set<String> = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let text = node.representedLiteralValue, text.contains(where: "{}()=:\n".contains),
        seen.insert(text).inserted
      {
        found.append((node.startOffset, withoutMarkers(text)))
      }
      return .visitChildren
    }

    private func withoutMarkers(_ text: String) -> String {
      let isMarker: (Character) -> Bool = { character in
        let scalars = character.unicodeScalars
        return scalars.contains("\u{20E3}") || character == "🔟" || character == "ℹ️"
      }
      return String(text.filter { !isMarker($0) })
    }
  }
  let finder = Finder(viewMode: .sourceAccurate)
  finder.walk(tree)
  let converter = SourceLocationConverter(fileName: "", tree: tree)
  return finder.found.map { offset, text in
    (converter.location(for: AbsolutePosition(utf8Offset: offset)).line, text)
  }
}
