import Foundation
import Testing

/// The trees of the hazard catalogue: what is written compiles, and what a search-and-replace
/// would have written does not, or is wrong without a word.
@Suite(.serialized) struct CompileHazardTests {
  @Test func treesCompile() throws {
    let kinds = ["before", "after", "after-unsafe", "naive-silent"]
    let folders = kinds.flatMap { HazardFixture.trees($0) }.filter {
      // Here: migrated code that is half done says that it does not compile.
      let mark = $0.deletingLastPathComponent().appending(path: "does-not-compile")
      return $0.lastPathComponent != "before"
        || !FileManager.default.fileExists(atPath: mark.path)
    }
    #expect(folders.count >= HazardFixture.all.count)
    try Script.typecheck(folders)
  }

  @Test func naiveRewritesFail() throws {
    let folders = HazardFixture.trees("naive")
    #expect(folders.count >= 60)
    try Script.typecheck(folders, arguments: ["--naive"])
  }
}
