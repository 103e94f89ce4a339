import Foundation
import Testing

@testable import MigrateLint

/// `--changed`, `--staged`, `--since`, with the real git.
@Suite struct ChangedFilesTests {
  /// The files that are reported, by their names; nil where the run failed, with what it said.
  private func reported(
    _ words: String..., in tree: Checkout
  ) -> (files: Set<String>, analysed: Int, code: Int32, said: String) {
    let output = CapturedOutput()
    var sources: [SourceFile] = []
    let session = Session(
      environment: [:], fileSystem: DiskFileSystem(currentDirectory: tree.folder), output: output
    ) { files, _ in
      sources = files
      return LintReport(fileCount: files.count, findings: [], models: [])
    }
    let code = session.run(words).rawValue
    let names = sources.filter(\.isReported).map {
      PathName.lastComponent(of: $0.path).replacing(".swift", with: "")
    }
    return (Set(names), sources.count, code, output.error)
  }

  private func withTree(_ body: (Checkout) throws -> Void) throws {
    try withTemporaryFolder { folder in try body(try Checkout(folder)) }
  }

  @Test func nothingChanged() throws {
    try withTree { tree in
      for flag in ["--changed", "--staged", "--since=HEAD"] {
        let result = reported(flag, in: tree)
        #expect(result.files == [])
        #expect(result.analysed == 3)
        #expect(result.code == 0)
      }
    }
  }

  @Test func changedStagedAndNew() throws {
    try withTree { tree in
      try tree.write(Checkout.source("Boat") + "// 1\n", to: "App/Boat.swift")
      try tree.write(Checkout.source("Kite") + "// 2\n", to: "App/Kite.swift")
      try tree.git("add", "App/Kite.swift")
      try tree.write(Checkout.source("Raft"), to: "App/a 'b' é/Raft.swift")
      try tree.write(Checkout.source("Junk"), to: "App/Junk.swift")
      try tree.write("Junk.swift\n", to: ".gitignore")
      #expect(reported("--changed", in: tree).files == ["Boat", "Kite", "Raft"])
      #expect(reported("--staged", in: tree).files == ["Kite"])
      #expect(reported("--since", "HEAD", in: tree).files == ["Boat", "Kite", "Raft"])
      #expect(reported("--changed", in: tree).analysed == 5)
      // Here: what is named and what is changed.
      #expect(reported("--changed", "App/Boat.swift", "App/Sled.swift", in: tree).files == ["Boat"])
      #expect(reported("--changed", "--exclude", "Boat.swift", in: tree).files == ["Kite", "Raft"])
      var below = tree
      below.folder += "/App"
      #expect(reported("--changed", in: below).files == ["Boat", "Kite", "Raft"])
      #expect(reported("--staged", "..", in: below).files == ["Kite"])
    }
  }

  @Test func sinceTheBranchWasLeft() throws {
    try withTree { tree in
      try tree.git("branch", "trunk")
      try tree.git("checkout", "--quiet", "-b", "work")
      try tree.write(Checkout.source("Raft"), to: "App/Raft.swift")
      try tree.commitAll()
      try tree.git("mv", "App/Kite.swift", "App/Dragon.swift")
      try tree.git("commit", "--quiet", "--message", "Move")
      try tree.git("checkout", "--quiet", "trunk")
      try tree.write(Checkout.source("Sled") + "// on trunk\n", to: "App/Sled.swift")
      try tree.commitAll()
      try tree.git("checkout", "--quiet", "work")
      // Here: what only the trunk changed does not count.
      #expect(reported("--since", "trunk", in: tree).files == ["Raft", "Dragon"])
      try tree.write(Checkout.source("Boat") + "// now\n", to: "App/Boat.swift")
      #expect(reported("--since=trunk", in: tree).files == ["Raft", "Dragon", "Boat"])
      #expect(reported("--changed", in: tree).files == ["Boat"])
    }
  }

  @Test func renamedRemovedAndConflicting() throws {
    try withTree { tree in
      try tree.git("mv", "App/Kite.swift", "App/Dragon.swift")
      try tree.git("rm", "--quiet", "App/Sled.swift")
      #expect(reported("--changed", in: tree).files == ["Dragon"])
      #expect(reported("--staged", in: tree).files == ["Dragon"])
    }
  }

  @Test func beforeTheFirstCommit() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, isCommitted: false)
      try tree.git("init", "--quiet")
      #expect(reported("--changed", in: tree).files == ["Boat", "Kite", "Sled"])
      try tree.git("add", "App/Boat.swift")
      #expect(reported("--staged", in: tree).files == ["Boat"])
      let result = reported("--since", "HEAD", in: tree)
      #expect(result.code == 2)
      #expect(result.said.contains("git does not know 'HEAD' of '--since'"))
    }
  }

  @Test func settingsOfTheTreeChangeNothing() throws {
    try withTree { tree in
      try tree.git("config", "diff.relative", "true")
      try tree.git("config", "status.showUntrackedFiles", "no")
      try tree.git("config", "core.quotePath", "true")
      try tree.git("config", "diff.external", "/bin/false")
      try tree.write("*.swift diff=odd\n", to: ".git/info/attributes")
      try tree.git("config", "diff.odd.textconv", "/bin/false")
      try tree.write(Checkout.source("Raft"), to: "App/Räft.swift")
      try tree.write(Checkout.source("Boat") + "//\n", to: "App/Boat.swift")
      var below = tree
      below.folder += "/App"
      #expect(reported("--changed", in: below).files == ["Räft", "Boat"])
      #expect(reported("--since", "HEAD", in: below).files == ["Räft", "Boat"])
    }
  }

  @Test func aSubmoduleIsAWorkingCopyOfItsOwn() throws {
    try withTree { tree in
      try withTemporaryFolder { folder in
        let other = try Checkout(folder, ["Lib.swift": Checkout.source("Lib")])
        try tree.git("submodule", "--quiet", "add", other.root, "Lib")
        try tree.commitAll()
        try tree.write(Checkout.source("Lib") + "//\n", to: "Lib/Lib.swift")
        #expect(reported("--changed", in: tree).files == [])
        #expect(reported("--changed", "Lib", in: tree).files == ["Lib"])
        var below = tree
        below.folder += "/Lib"
        #expect(reported("--changed", in: below).files == ["Lib"])
      }
    }
  }

  @Test func aLinkedWorkingCopy() throws {
    try withTree { tree in
      try withTemporaryFolder { folder in
        try tree.git("worktree", "add", "--quiet", folder.path + "/copy")
        var other = tree
        other.folder = try DiskFileSystem().realPath(of: folder.path + "/copy")
        try Data("// new\n".utf8).write(to: URL(filePath: other.folder + "/App/Boat.swift"))
        #expect(reported("--changed", in: other).files == ["Boat"])
        #expect(reported("--changed", in: tree).files == [])
      }
    }
  }

  @Test func withoutGitOrACommit() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, isCommitted: false)
      let result = reported("--changed", in: tree)
      #expect(result.code == 2)
      #expect(result.analysed == 0)
      #expect(
        result.said
          == "migrate-lint: '--changed' asks git, and '\(tree.root)' lies in no git working copy; "
          + "name the files instead, or leave it out\n")
    }
    try withTree { tree in
      let unknown = reported("--since", "nosuch", in: tree)
      #expect(unknown.code == 2)
      #expect(
        unknown.said
          == "migrate-lint: git does not know 'nosuch' of '--since': fatal: Not a valid object name "
          + "nosuch; a shallow or single-branch clone has to fetch it first\n")
      #expect(reported("--since=", in: tree).code == 2)
      try tree.git("checkout", "--quiet", "--orphan", "other")
      try tree.commitAll()
      try tree.git("branch", "left")
      try tree.git("checkout", "--quiet", "--orphan", "third")
      try tree.git("commit", "--quiet", "--message", "Third")
      let strange = reported("--since", "left", in: tree)
      #expect(strange.code == 2)
      #expect(strange.said.contains("'left' of '--since' and HEAD have no commit in common"))
    }
  }

  /// A name can do nothing but name.
  @Test(arguments: [
    "--output=/tmp/x", "-h", "--upload-pack=touch x", "$(touch x)", "; touch x", "a b", "HEAD..HEAD",
    "@{-1}", "`touch x`", "\n", "HEAD --output=x",
  ])
  func hostileReferences(_ name: String) throws {
    try withTree { tree in
      let result = reported("--since=\(name)", in: tree)
      #expect(result.code == 2)
      #expect(!FileManager.default.fileExists(atPath: tree.root + "/x"))
    }
  }

  @Test func onlyOneAtATime() throws {
    try withTree { tree in
      let result = reported("--changed", "--staged", in: tree)
      #expect(result.said == "migrate-lint: '--changed' and '--staged' contradict each other\n")
      #expect(result.code == 2)
    }
  }

  /// As a commit hook calls it: git says where it works.
  @Test func insideOfAHook() throws {
    try withTree { tree in
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      let hook = "#!/bin/sh\n'\(tool.path)' --staged --quiet --format concise\n"
      try tree.write(hook, to: ".git/hooks/pre-commit")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tree.root + "/.git/hooks/pre-commit")
      try tree.write(Checkout.source("Boat") + "//\n", to: "App/Boat.swift")
      try tree.write("struct Fine {}\n", to: "App/Fine.swift")
      try tree.git("add", "App/Fine.swift")
      try tree.git("commit", "--quiet", "--message", "Fine")
      let refused = try Script(
        words: ["git", "commit", "--all", "--quiet", "--message", "Boat"],
        folder: URL(filePath: tree.root)
      ).run()
      #expect(refused.code == 1)
      #expect(refused.text.contains("App/Boat.swift:3:13: warning:"))
      #expect(!refused.text.contains("Kite"))
    }
  }
}
