import Foundation
import Testing

@testable import MigrateLint

/// Our outline against the compiler's own parser, on every Swift file of the fixtures.
///
/// `Benchmarks/oracle` compares more, with swift-syntax, on the world's Swift.
@Suite struct CompilerDumpTests {
  private static let files = LintFixture.files(in: LintFixture.root).filter {
    !attributesUnderConditions.contains($0.path)
  }
  /// Of an attribute between `#if` and `#endif` the compiler's dump says nothing.
  private static let attributesUnderConditions = [
    "hazards/H026-an-attribute-under-a-condition/before/Case.swift",
    "hazards/F13-attributes-in-branches/before/Branches.swift",
  ]

  @Test func fixturesAreReadAsTheCompilerReadsThem() throws {
    let size = 300
    var compared = 0
    for start in stride(from: 0, to: Self.files.count, by: size) {
      let batch = Array(Self.files[start..<min(start + size, Self.files.count)])
      let dump = try CompilerDump(batch, in: LintFixture.root)
      for source in batch {
        guard let expected = dump.declarations[source.path] else { continue }
        let file = ParsedFile(source)
        expectSame(file.declarations, expected, source.path)
        expectSame(file.outline.problems.map(\.message), [], source.path)
        compared += 1
      }
    }
    #expect(compared > Self.files.count - 30)
  }

  /// The comparison notices what it is for.
  @Test func differencesAreSeen() throws {
    let source = SourceFile(
      path: "Depot.swift",
      bytes: Array(
        """
        final class Depot: Base {
          @Published var crates = 1
          func store(_ crate: Int, in row: Int) {}
        }
        """.utf8))
    try withTemporaryFolder { folder in
      try Data(source.bytes).write(to: folder.appending(path: source.path))
      let dump = try CompilerDump([source], in: folder)
      let expected = [
        "class Depot: 1", "func Depot/store(_:in:) body at 94", "var Depot/crates = @28",
      ]
      #expect(dump.declarations[source.path] == expected)
      #expect(ParsedFile(source).declarations == expected)
    }
  }
}
