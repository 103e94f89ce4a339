import Testing

@testable import MigrateLint

/// Compares the outline of a source with its dump.
func expectOutline(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = parse(source)
  expectDump(dumpOutline(file), expected, file, sourceLocation)
}

/// Compares the tree of the body that statements make with its dump.
func expectBody(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = parse("func test() {\n\(source)\n}\n")
  guard let span = file.outline.functions.last(where: { $0.name == "test" })?.body else {
    Issue.record("there is no body", sourceLocation: sourceLocation)
    return
  }
  expectDump(dumpBody(file.body(span)), expected, file, sourceLocation)
}

private func parse(_ source: String) -> ParsedFile {
  ParsedFile(SourceFile(path: "Source.swift", bytes: Array((source + "\n").utf8)))
}

/// Both whole dumps are shown, as a difference in the middle says little without the rest.
private func expectDump(
  _ actual: String, _ expected: String, _ file: ParsedFile, _ sourceLocation: SourceLocation
) {
  expectSame(file.faults, [], "the parser's own laws", sourceLocation: sourceLocation)
  guard actual != expected + "\n" else { return }
  let (found, wanted) = (actual.split(separator: "\n"), expected.split(separator: "\n"))
  let same = zip(found, wanted).prefix { $0 == $1 }.count
  let line = same < wanted.count ? wanted[same] : "the end"
  Issue.record(
    "the dump differs from line \(same + 1) on, where it should be: \(line)\n\(actual)",
    sourceLocation: sourceLocation)
}
