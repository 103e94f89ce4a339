import Foundation
import Testing

/// What `--fix` writes compiles, as what it was given did. The trees of rules and projects are
/// compiled by `CompileTests`.
@Suite(.serialized) struct CompileFixedTests {
  @Test func fixesCompile() throws {
    let folders = FixFixture.own.flatMap { fixture in
      ["before", "after", "after-unsafe"].map { fixture.folder.appending(path: $0) }
        .filter { !LintFixture.files(in: $0).isEmpty }
    }
    #expect(folders.count > FixFixture.own.count)
    try Script.typecheck(folders)
  }
}
