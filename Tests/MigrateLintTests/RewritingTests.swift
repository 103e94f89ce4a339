import Foundation
import Testing

@testable import MigrateLint

/// `--fix` and what goes with it, on the disk and with git.
@Suite struct RewritingTests {
  private func inCheckout(
    _ files: [String: String] = Checkout.files, isCommitted: Bool = true,
    _ body: (inout Checkout) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      var checkout = try Checkout(folder, files, isCommitted: isCommitted)
      try body(&checkout)
    }
  }

  // MARK: Permission

  @Test func cleanTreeIsWritten() throws {
    try inCheckout { tree in
      let result = tree.run("--fix", ".")
      #expect(result.code == 0)
      #expect(result.said == "migrate-lint: migrated 3 models in 3 files\n")
      #expect(tree.migrated == ["Boat", "Kite", "Sled"])
      // Here: the record of the run does not show up in git.
      let status = try tree.git("status", "--porcelain", "--untracked-files=all")
      #expect(status == " M App/Boat.swift\n M App/Kite.swift\n M App/Sled.swift\n")
    }
  }

  @Test func dirtyTreeIsRefused() throws {
    try inCheckout { tree in
      try tree.write("// a note\n", to: "Note.swift")
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("commit them, or use '--allow-dirty'\n  Note.swift\n"))
      #expect(tree.migrated == [])
      #expect(tree.run("--fix", "--allow-staged", ".").code == 2)
      try tree.git("add", "Note.swift")
      #expect(tree.run("--fix", ".").said.contains("or use '--allow-staged'\n  Note.swift\n"))
      #expect(tree.run("--fix", "--allow-staged", ".").code == 0)
      #expect(tree.migrated.count == 3)
    }
  }

  /// What `init` and `--write-baseline` have just written keeps nobody from going on.
  @Test func ownFilesDoNotMakeATreeDirty() throws {
    try inCheckout { tree in
      #expect(tree.run("init").code == 0)
      #expect(tree.run("--write-baseline", "App/known.json", "--quiet").code == 0)
      try tree.write("{}\n", to: "other.json")
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.hasSuffix("or use '--allow-dirty'\n  other.json\n"))
      try FileManager.default.removeItem(atPath: tree.root + "/other.json")
      try tree.git("add", ".migrate-lint.json")
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      #expect(tree.migrated.count == 3)
      let left = try tree.git("status", "--porcelain")
      #expect(left == "A  .migrate-lint.json\n?? App/known.json\n")
    }
  }

  @Test func wholeWorkingCopyIsAsked() throws {
    try inCheckout { tree in
      try tree.write(Checkout.source("Boat") + "// precious\n", to: "App/Boat.swift")
      try tree.write("tool\n", to: "Tools/readme")
      try tree.write("Tools\n", to: ".git/info/exclude")
      tree.folder = tree.root + "/Tools"
      let result = tree.run("--fix", "../App")
      #expect(result.code == 2)
      #expect(result.said.hasSuffix("\n  App/Boat.swift\n"))
      #expect(tree.migrated == [])
    }
    try inCheckout { tree in
      tree.folder = "/"
      #expect(tree.run("--fix", tree.root).code == 0)
      #expect(tree.migrated.count == 3)
      #expect(tree.run("undo", tree.root).said == "migrate-lint: put 3 files back\n")
    }
  }

  @Test func diffNeedsNoPermission() throws {
    try inCheckout(isCommitted: false) { tree in
      #expect(tree.run("--diff", ".").code == 1)
      #expect(tree.run("--fix", ".").code == 2)
      #expect(tree.migrated == [])
      #expect(tree.run("--fix", "--allow-no-vcs", ".").code == 0)
      #expect(tree.migrated.count == 3)
    }
  }

  @Test func ignoredFilesAreRefused() throws {
    try inCheckout { tree in
      try tree.write("Kite.swift\n", to: ".gitignore")
      try tree.git("rm", "--quiet", "--cached", "App/Kite.swift")
      try tree.commitAll()
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("git does not keep these files"))
      #expect(result.said.hasSuffix("\n  App/Kite.swift\n"))
      #expect(tree.migrated == [])
      #expect(tree.run("--fix", "--exclude", "App/Kite.swift", ".").code == 0)
      #expect(tree.migrated == ["Boat", "Sled"])
    }
  }

  @Test func submodulesAreAskedThemselves() throws {
    try withTemporaryFolder { folder in
      let manager = FileManager.default
      for name in ["library", "app"] {
        try manager.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      _ = try Checkout(
        folder.appending(path: "library"), ["Sled.swift": Checkout.source("Sled")])
      var app = try Checkout(
        folder.appending(path: "app"), ["App/Boat.swift": Checkout.source("Boat")])
      try app.git("submodule", "--quiet", "add", "../library", "App/Library")
      try app.commitAll()
      try app.write("module\n", to: ".git/info/exclude")

      // Here: git in the app does not see what it is told to overlook.
      try app.git("config", "diff.ignoreSubmodules", "all")
      try app.write("// mine\n", to: "App/Library/Mine.swift")
      let result = app.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("'<root>/App/Library' has changes that are not committed"))
      #expect(!app.isNew("Boat"))
      try manager.removeItem(atPath: app.root + "/App/Library/Mine.swift")
      #expect(app.run("--fix", ".").code == 0)
      #expect(app.isNew("Boat") && app.isNew("Library/Sled"))

      app.folder = app.root + "/App/Library"
      let status = try app.git("status", "--porcelain")
      #expect(status.contains("Sled.swift"))
    }
  }

  @Test func worktreesAreWorkingCopies() throws {
    try inCheckout { tree in
      try tree.git("worktree", "add", "--quiet", "../\(PathName.lastComponent(of: tree.root))-two")
      var other = tree
      other.folder = tree.root + "-two"
      defer { try? FileManager.default.removeItem(atPath: tree.root + "-two") }
      #expect(other.run("--fix", ".").code == 0)
      let status = try other.git("status", "--porcelain")
      #expect(status.split(separator: "\n").count == 3)
      #expect(tree.migrated == [])
      #expect(tree.run("undo").said == "migrate-lint: nothing to take back\n")
      #expect(other.run("undo").said == "migrate-lint: put 3 files back\n")
      #expect(other.isClean)
    }
  }

  // MARK: Back

  @Test func undoPutsEverythingBack() throws {
    try inCheckout { tree in
      #expect(tree.run("undo").said == "migrate-lint: nothing to take back\n")
      tree.run("--fix", ".")
      let result = tree.run("undo")
      #expect(result.code == 0)
      #expect(result.said == "migrate-lint: put 3 files back\n")
      #expect(tree.isClean)
      #expect(tree.run("undo").said == "migrate-lint: nothing to take back\n")
      tree.folder = tree.root + "/App"
      tree.run("--fix", ".")
      #expect(tree.run("undo").said == "migrate-lint: put 3 files back\n")
    }
  }

  /// What stood in the way of taking back goes, and then it works.
  @Test func undoCanBeTriedAgain() throws {
    try inCheckout { tree in
      tree.run("--fix", ".")
      // Here: the third unit of the record is the undo itself.
      let entries = try FileManager.default.contentsOfDirectory(atPath: tree.root + "/App")
      #expect(entries.count == 3)
      for number in 1...5 { try tree.write("mine\n", to: "App/.migrate-lint-\(number)-0") }
      let result = tree.run("undo")
      #expect(result.code == 2)
      #expect(result.said.contains("beside it is in the way; nothing is taken back"))
      #expect(tree.migrated.count == 3)
      for number in 1...5 {
        #expect(tree.text("App/.migrate-lint-\(number)-0") == "mine\n")
        try FileManager.default.removeItem(
          atPath: tree.root + "/App/.migrate-lint-\(number)-0")
      }
      #expect(tree.run("undo").said == "migrate-lint: put 3 files back\n")
      #expect(tree.isClean)
    }
  }

  @Test func undoTakesNothingFromOthers() throws {
    try inCheckout { tree in
      tree.run("--fix", ".")
      try tree.write("// mine\n", to: "App/Kite.swift")
      let result = tree.run("undo")
      #expect(result.code == 2)
      #expect(
        result.said == "migrate-lint: 'App/Kite.swift' changed since the run; nothing is taken back\n")
      #expect(tree.text("App/Kite.swift") == "// mine\n")
      #expect(tree.migrated == ["Boat", "Sled"])
    }
  }

  @Test func nextRunRecovers() throws {
    try inCheckout { tree in
      try Self.interrupt(tree)
      #expect(tree.migrated == ["Boat"])
      let result = tree.run("--fix", "--allow-dirty", ".")
      #expect(result.code == 0)
      #expect(
        result.said == """
          migrate-lint: an earlier run was interrupted; 'Boat', 'Kite' is rolled back, 1 file put \
          back
          migrate-lint: migrated 3 models in 3 files

          """)
      #expect(tree.migrated.count == 3)
    }
    try inCheckout { tree in
      try Self.interrupt(tree)
      #expect(tree.run("undo").code == 2)
      #expect(tree.run("recover").code == 0)
      #expect(tree.migrated == [])
      #expect(tree.isClean)
      #expect(tree.run("recover").said == "migrate-lint: nothing to recover\n")
    }
  }

  /// A run that stops between the two files of a unit.
  private static func interrupt(_ tree: Checkout) throws {
    let renames = Countdown(1)
    let store = DiskFileStore(waitsForDisk: false) { operation in
      renames.isOver || operation == .rename && !renames.next() ? .system(5) : nil
    }
    let writer = try TreeWriter(Journal(store: store, top: tree.root), jobs: 1)
    let files = ["Boat", "Kite"].map { name in
      let before = Checkout.source(name)
      return FileChange(
        path: "App/\(name).swift", realPath: "\(tree.root)/App/\(name).swift",
        before: Array(before.utf8),
        after: Array(before.replacing("final class", with: "@Observable final class").utf8))
    }
    #expect(throws: WriteError.self) {
      try writer.apply(UnitChange(number: 1, title: "'Boat', 'Kite'", files: files))
    }
  }

  private final class Countdown: @unchecked Sendable {
    private var left: Int
    private(set) var isOver = false

    init(_ count: Int) { left = count }

    func next() -> Bool {
      left -= 1
      isOver = left < 0
      return !isOver
    }
  }

  // MARK: Names and links

  @Test func linksStayLinks() throws {
    try inCheckout { tree in
      let manager = FileManager.default
      try manager.moveItem(atPath: tree.root + "/App/Boat.swift", toPath: tree.root + "/Real.swift")
      try manager.createSymbolicLink(
        atPath: tree.root + "/App/Boat.swift", withDestinationPath: "../Real.swift")
      try tree.commitAll()
      #expect(tree.run("--fix", ".").code == 0)
      #expect(tree.text("Real.swift")?.contains("@Observable") == true)
      let target = try manager.destinationOfSymbolicLink(atPath: tree.root + "/App/Boat.swift")
      #expect(target == "../Real.swift")
    }
  }

  @Test func linkThatLeadsOutsideIsNotWritten() throws {
    try withTemporaryFolder { outside in
      let target = outside.appending(path: "Boat.swift")
      try Data(Checkout.source("Boat").utf8).write(to: target)
      try inCheckout { tree in
        let link = tree.root + "/App/Boat.swift"
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(
          atPath: link, withDestinationPath: target.path)
        try tree.commitAll()
        #expect(tree.run("--fix", ".").code == 2)
        let text = try String(contentsOf: target, encoding: .utf8)
        #expect(text == Checkout.source("Boat"))
      }
    }
  }

  @Test func oddNamesAreWritten() throws {
    let name = "App/Kite\n%s 'x'.swift"
    try inCheckout([name: Checkout.source("Kite"), "-f.swift": Checkout.source("Boat")]) { tree in
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      #expect(tree.text(name)?.contains("@Observable") == true)
      #expect(tree.text("-f.swift")?.contains("@Observable") == true)
      #expect(tree.isClean)
    }
  }

  /// What is written can be put back, so what cannot be put back is not written.
  @Test func hiddenFilesAreWrittenAndOthersAreNot() throws {
    let files = [".depot/Kite.swift": Checkout.source("Kite"), "Boat.txt": Checkout.source("Boat")]
    try inCheckout(files) { tree in
      #expect(tree.run("--fix", ".depot").code == 0)
      #expect(tree.text(".depot/Kite.swift")?.contains("@Observable") == true)
      #expect(tree.run("undo").said == "migrate-lint: put 1 file back\n")
      #expect(tree.isClean)
      let refused = tree.run("--fix", "Boat.txt")
      #expect(refused.code == 2)
      #expect(refused.said.hasPrefix("migrate-lint: 'Boat.txt' is not one of the files that"))
      #expect(tree.isClean)
    }
  }

  // MARK: Commit

  @Test func eachUnitIsACommit() throws {
    try inCheckout { tree in
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      let log = try tree.git("log", "--format=%s", "--name-only")
      #expect(
        log.split(separator: "\n").prefix(6) == [
          "Migrate Sled to @Observable", "App/Sled.swift",
          "Migrate Kite to @Observable", "App/Kite.swift",
          "Migrate Boat to @Observable", "App/Boat.swift",
        ])
      let body = try tree.git("log", "-1", "--format=%b")
      #expect(body.contains("- App/Sled.swift:3: "))
      #expect(tree.isClean)
    }
  }

  @Test func undoTellsOfCommits() throws {
    try inCheckout { tree in
      #expect(tree.run("--fix", "--commit", "--max-models", "2", ".").code == 1)
      let ids = try tree.git("log", "--format=%h", "-2").split(separator: "\n")
      let undone = tree.run("undo")
      #expect(
        undone.said == """
          migrate-lint: put 2 files back
            the run's commits are still there, so git shows the files as changed until that is \
          committed as well ('git revert' takes back one of them by itself):
            \(ids[0]) Migrate Kite to @Observable
            \(ids[1]) Migrate Boat to @Observable

          """)
      #expect(tree.migrated == [])
      #expect(try tree.git("status", "--porcelain") == " M App/Boat.swift\n M App/Kite.swift\n")
    }
    // Here: those that are gone are not spoken of.
    try inCheckout { tree in
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      try tree.git("reset", "--quiet", "--soft", "HEAD~3")
      #expect(tree.run("undo").said == "migrate-lint: put 3 files back\n")
      try tree.git("reset", "--quiet")
      #expect(tree.isClean)
    }
  }

  @Test func whatIsHeldComesFirst() throws {
    let files = [
      "App/Fleet.swift": """
        import SwiftUI

        final class Fleet: ObservableObject {
          @Published var flagship = Ship()
        }

        """,
      "App/Ship.swift": Checkout.source("Ship"),
      "App/Deck.swift": """
        import SwiftUI

        struct Deck: View {
          @ObservedObject var ship: Ship

          var body: some View { Text("\\(ship.speed)") }
        }

        """,
      "App/Aft.swift": Checkout.source("Aft"),
    ]
    try inCheckout(files) { tree in
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      let subjects = try tree.git("log", "--format=%s", "-3")
      #expect(
        subjects == """
          Migrate Fleet to @Observable
          Migrate Ship to @Observable
          Migrate Aft to @Observable

          """)
    }
  }

  @Test func commitNeedsACleanTree() throws {
    try inCheckout { tree in
      try tree.write("// a note\n", to: "Note.swift")
      let result = tree.run("--fix", "--commit", "--allow-dirty", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("'--commit' needs a clean one"))
      #expect(tree.migrated == [])
    }
    try inCheckout(isCommitted: false) { tree in
      #expect(tree.run("--fix", "--commit", "--allow-no-vcs", ".").code == 2)
      #expect(tree.migrated == [])
    }
  }

  @Test func refusedCommitIsRolledBack() throws {
    try inCheckout { tree in
      try tree.write("#!/bin/sh\necho no boats >&2\nexit 1\n", to: ".git/hooks/pre-commit")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tree.root + "/.git/hooks/pre-commit")
      let result = tree.run("--fix", "--commit", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("git does not commit 'Boat', which is rolled back:\n  no boats"))
      #expect(tree.migrated == [])
      #expect(tree.isClean)
    }
  }

  /// A hook that formats files and adds them, or that takes the commit away again.
  @Test func hooksMayMeddle() throws {
    let hooks = [
      "pre-commit":
        "for f in $(git diff --cached --name-only); do echo '// tidy' >> $f; git add $f; done",
      "post-commit": "git reset --quiet --soft HEAD~1",
    ]
    for (name, action) in hooks {
      try inCheckout { tree in
        try tree.write("#!/bin/sh\n\(action)\n", to: ".git/hooks/\(name)")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: tree.root + "/.git/hooks/\(name)")
        let result = tree.run("--fix", "--commit", ".")
        if name == "pre-commit" {
          #expect(result.code == 0)
          #expect(tree.migrated.count == 3)
          #expect(tree.isClean)
          let log = try tree.git("log", "--format=%s", "--name-only")
          #expect(log.split(separator: "\n").count == 10, "\(log)")
        } else {
          #expect(result.code == 2)
          #expect(result.said.contains("there is no commit although it says that it made one"))
          #expect(tree.migrated == [])
        }
      }
    }
  }

  // MARK: Verify

  @Test func failingUnitIsRolledBack() throws {
    try inCheckout { tree in
      let result = tree.run(
        "--fix", "--verify", "echo line one; ! grep -q @Observable App/Kite.swift", ".")
      #expect(result.code == 1)
      #expect(tree.migrated == ["Boat", "Sled"])
      #expect(
        result.said == """
          migrate-lint: 'Kite' rolled back: the command of '--verify' failed with code 1; all it \
          printed is in '<root>/.migrate-lint/verify-2.log'
            line one
          migrate-lint: migrated 2 models in 2 files

          """)
      #expect(tree.text(".migrate-lint/verify-2.log") == "line one\n")
      #expect(tree.run("undo").said == "migrate-lint: put 2 files back\n")
      #expect(tree.isClean)
    }
  }

  /// A tree from elsewhere may bring links where the program keeps its record.
  @Test func recordIsWrittenThroughNoLink() throws {
    try withTemporaryFolder { outside in
      let victim = outside.appending(path: "victim")
      try Data("precious".utf8).write(to: victim)
      let manager = FileManager.default
      for name in ["verify-0.log", "journal", "content", "lock", ".gitignore"] {
        try inCheckout { tree in
          let folder = tree.root + "/.migrate-lint"
          try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
          try manager.createSymbolicLink(
            atPath: folder + "/" + name, withDestinationPath: victim.path)
          tree.run("--fix", "--allow-dirty", "--verify", "echo hello", ".")
          let text = try String(contentsOf: victim, encoding: .utf8)
          #expect(text == "precious", "\(name)")
        }
      }
      try inCheckout { tree in
        try manager.createSymbolicLink(
          atPath: tree.root + "/.migrate-lint", withDestinationPath: outside.path)
        #expect(tree.run("--fix", "--allow-dirty", ".").code == 2)
        let entries = try manager.contentsOfDirectory(atPath: outside.path)
        #expect(entries == ["victim"])
      }
    }
  }

  /// A command may format or remove what it verifies.
  @Test func unitThatTheCommandTouchedStays() throws {
    try inCheckout { tree in
      let command = "grep -q @Observable App/Boat.swift || exit 0; echo '//' >> App/Boat.swift; exit 1"
      let result = tree.run("--fix", "--verify", command, ".")
      #expect(result.code == 2)
      #expect(
        result.said.contains(
          "'App/Boat.swift' changed meanwhile, so what else belongs to these stays migrated: 'Boat'\n"
        ))
      #expect(result.said.hasSuffix("migrated 1 model in 1 file\n"))
      #expect(tree.migrated == ["Boat"])
    }
    try inCheckout { tree in
      let command = "grep -q @Observable App/Boat.swift || exit 0; git clean -fdxq; exit 1"
      tree.run("--fix", "--verify", command, ".")
      #expect(!tree.isNew("Boat"))
    }
  }

  @Test func commandThatFailsBeforeStopsTheRun() throws {
    try inCheckout { tree in
      let result = tree.run("--fix", "--verify", "echo broken; exit 3", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("before anything is changed, the command of '--verify' failed with code 3"))
      let killed = tree.run("--fix", "--verify", "kill -9 $$", ".")
      #expect(killed.said.contains("the command of '--verify' was ended by signal 9"))
      #expect(tree.migrated == [])
    }
  }

  @Test func commandMayTakeTooLong() throws {
    try inCheckout { tree in
      let command = "grep -q @Observable App/Boat.swift && { sleep 60 & sleep 60; }; true"
      let start = Date()
      let result = tree.run("--fix", "--verify", command, "--verify-timeout", "1", ".")
      #expect(result.said.contains("'Boat' rolled back: the command of '--verify' took longer"))
      #expect(tree.migrated == ["Kite", "Sled"])
      #expect(Date().timeIntervalSince(start) < 40)
    }
  }

  @Test func bisectSavesRuns() throws {
    let names = ["Boat", "Kite", "Sled", "Cart", "Skis", "Raft", "Tram", "Dray"]
    let files = Dictionary(
      uniqueKeysWithValues: names.map { ("App/\($0).swift", Checkout.source($0)) })
    try withTemporaryFolder { outside in
      let log = outside.appending(path: "runs").path
      try inCheckout(files) { tree in
        let command = "echo run >> '\(log)'; ! grep -q @Observable App/Raft.swift"
        let result = tree.run("--fix", "--bisect", "--verify", command, ".")
        #expect(result.code == 1)
        #expect(names.filter { tree.isNew($0) } == names.filter { $0 != "Raft" })
        let runs = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count
        #expect(runs == 1 + 1 + 2 * 3)
      }
    }
  }

  @Test func fileThatChangesMeanwhileKeepsItsUnit() throws {
    try inCheckout { tree in
      let command = "grep -q mine App/Kite.swift || echo '// mine' >> App/Kite.swift"
      let result = tree.run("--fix", "--verify", command, ".")
      #expect(result.code == 2)
      #expect(
        result.said.contains(
          "'App/Kite.swift' changed while it was analysed; not written: 'Kite'"))
      #expect(tree.migrated == ["Boat", "Sled"])
      #expect(tree.text("App/Kite.swift")?.hasSuffix("// mine\n") == true)
    }
  }

  // MARK: Interactive

  @Test func answersDecide() throws {
    try inCheckout { tree in
      tree.answers = ["what", "e", "n", "y", "q"]
      let result = tree.run("--fix", "--interactive", ".")
      #expect(result.code == 1)
      #expect(tree.migrated == ["Kite"])
      #expect(result.said.contains("Unit 1 of 3: 'Boat' (safe, 1 file)\n--- a/App/Boat.swift\n"))
      #expect(result.said.contains("\n+@Observable final class Boat {\n"))
      #expect(result.said.contains("Please answer y, n, a, q or e.\n"))
      #expect(result.said.contains("  App/Boat.swift:3: make it '@Observable'"))
      #expect(result.said.hasSuffix("migrate-lint: migrated 1 model in 1 file\n"))
    }
    try inCheckout { tree in
      tree.answers = ["n", "a"]
      tree.run("--fix", "--interactive", "--commit", ".")
      #expect(tree.migrated == ["Kite", "Sled"])
    }
    try inCheckout { tree in
      #expect(tree.run("--fix", "--interactive", ".").code == 2)
      #expect(tree.migrated == [])
    }
  }

  /// Whoever answers has to see what they answer about, whichever system wrote the lines.
  @Test func linesOfOtherSystemsAreShown() throws {
    let text = Checkout.source("Kite").replacing("  ", with: "\t").replacing("\n", with: "\r\n")
    try inCheckout(["App/Kite.swift": text]) { tree in
      tree.answers = ["q"]
      let said = tree.run("--fix", "--interactive", ".").said
      #expect(said.contains("\n-\t@Published var speed = 0\n"))
      #expect(said.contains("\n+\tvar speed = 0\n"))
      #expect(!said.contains("\\t") && !said.contains("\\r"))
    }
  }

  @Test func flagsThatMakeNoSenseTogether() throws {
    try inCheckout { tree in
      #expect(tree.run("--verify", "true", ".").said.contains("'--verify' needs '--fix'"))
      #expect(tree.run("--fix", "--bisect", ".").said.contains("'--bisect' needs '--verify'"))
      #expect(
        tree.run("--fix", "--bisect", "--verify", "true", "--commit", ".").said
          .contains("contradict each other"))
      #expect(tree.run("--fix", "-").said.contains("'--fix' cannot write to standard input"))
      #expect(tree.migrated == [])
    }
  }
}
