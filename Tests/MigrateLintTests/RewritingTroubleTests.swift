import Foundation
import Testing

@testable import MigrateLint

/// What goes wrong around a rewrite: files that cannot be read, commands that meddle, odd names.
@Suite struct RewritingTroubleTests {
  private func inCheckout(
    _ files: [String: String] = Checkout.files, isCommitted: Bool = true,
    _ body: (inout Checkout) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      var checkout = try Checkout(folder, files, isCommitted: isCommitted)
      try body(&checkout)
    }
  }

  // MARK: No version control

  /// Where no folder has any, git is asked once, not once for each.
  @Test func gitIsNotAskedAboutEachFolder() throws {
    try withTemporaryFolder { folder in
      for number in 0..<5 {
        let home = folder.appending(path: "Part\(number)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let text = "import SwiftUI\nfinal class Kite\(number): ObservableObject {}\n"
        try Data(text.utf8).write(to: home.appending(path: "Kite.swift"))
      }
      let questions = Count()
      var workingCopy = WorkingCopy.git
      workingCopy.state = { _ in
        questions.add()
        return .absent(reason: "")
      }
      workingCopy.untracked = { _, files in
        questions.add()
        return files
      }
      let session = Session(
        environment: [:], fileSystem: DiskFileSystem(currentDirectory: folder.path),
        output: CapturedOutput(), workingCopy: workingCopy)
      let words = ["--fix", "--allow-no-vcs", "--min-os", "ios17", "--quiet", "."]
      #expect(session.run(words).rawValue == 0)
      #expect(questions.value == 1)
      let text = try String(contentsOf: folder.appending(path: "Part4/Kite.swift"), encoding: .utf8)
      #expect(text.contains("@Observable"))
    }
  }

  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add() { lock.withLock { count += 1 } }
  }

  // MARK: Files that cannot be read

  /// A file that is not UTF-8 keeps the models that it names, and no others.
  @Test func latinFileKeepsItsModels() throws {
    try inCheckout { tree in
      let text = """
        struct Deck: View {
          @ObservedObject var kite: Kite  // h\u{F6}her
          var body: some View { Text("x") }
        }

        """
      try Data(text.unicodeScalars.map { UInt8($0.value) })
        .write(to: URL(filePath: tree.root + "/App/Deck.swift"))
      try tree.commitAll()
      for flags in [["--fix", "."], ["--fix", "--unsafe-fixes", "."]] {
        let result = tree.run(flags)
        #expect(result.code == 2)
        #expect(result.said.contains("App/Deck.swift: not UTF-8 at byte offset"))
        #expect(tree.migrated == ["Boat", "Sled"])
      }
      #expect(!tree.isNew("Deck"))
    }
  }

  @Test func unreadableCodeStopsTheRewrite() throws {
    try inCheckout { tree in
      try FileManager.default.createSymbolicLink(
        atPath: tree.root + "/App/Shared", withDestinationPath: "/usr")
      try FileManager.default.createSymbolicLink(
        atPath: tree.root + "/App/Gone.swift", withDestinationPath: "nowhere")
      try tree.commitAll()
      for flag in ["--fix", "--diff", "--check"] {
        let result = tree.run(flag, ".")
        #expect(result.code == 2)
        #expect(
          result.said.contains(
            "nothing is rewritten, since these cannot be read and may need the models as they are:\n"
              + "  App/Shared\n"))
        #expect(!result.said.contains("\n  App/Gone.swift"))
      }
      #expect(tree.migrated == [])
      // Here: what is left out by name is known to be of no use.
      #expect(tree.run("--fix", "--exclude", "App/Shared", "--exclude", "App/Gone.swift", ".").code == 0)
      #expect(tree.migrated.count == 3)
    }
  }

  /// A link to a folder outside that holds no Swift, or to what is no file, hides no code.
  @Test func linksToOtherThingsStopNothing() throws {
    try withTemporaryFolder { outside in
      let pictures = outside.appending(path: "Pictures")
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      try Data().write(to: pictures.appending(path: "boat.png"))
      try inCheckout { tree in
        let links = ["App/Pictures": outside.path, "App/Null.swift": "/dev/null"]
        for (link, target) in links {
          try FileManager.default.createSymbolicLink(
            atPath: tree.root + "/" + link, withDestinationPath: target)
        }
        try tree.commitAll()
        let other = pictures.appending(path: "Boat.swift")
        try Data().write(to: other)
        let refused = tree.run("--fix", ".")
        #expect(refused.code == 2 && tree.migrated == [])
        #expect(
          refused.said.hasSuffix(
            "as they are:\n  App/Pictures\n"
              + "  (run it on a folder that holds both ends of a link, or '--exclude' the link)\n"))
        try FileManager.default.removeItem(at: other)
        let result = tree.run("--fix", ".")
        #expect(result.code == 2)
        #expect(result.said.contains("App/Null.swift: a link that leads outside, to '/dev/null'\n"))
        #expect(result.said.contains("App/Pictures: a link that leads outside, to '"))
        #expect(tree.migrated.count == 3)
      }
    }
  }

  /// Settings may ask for a system that does not know what is written.
  @Test func unreadableSettingsStopTheRewrite() throws {
    try inCheckout { tree in
      let path = "App.xcodeproj/project.pbxproj"
      try tree.write("IPHONEOS_DEPLOYMENT_TARGET = 16.0;\n", to: path)
      try tree.commitAll()
      let store = FaultyFileSystem(
        base: DiskFileSystem(currentDirectory: tree.root), unreadable: "project.pbxproj")
      let output = CapturedOutput()
      let session = Session(environment: [:], fileSystem: store, output: output)
      #expect(session.run(["--fix", "--quiet", "."]).rawValue == 2)
      #expect(output.error.contains("\(path): permission denied\n"))
      #expect(output.error.hasSuffix("as they are:\n  \(path)\n"))
      #expect(tree.migrated == [])
    }
  }

  /// The disk, of which some files cannot be read, whoever asks.
  private struct FaultyFileSystem: FileSystem {
    var base: DiskFileSystem
    var unreadable: String

    var currentDirectory: String { base.currentDirectory }
    var store: any FileStore { base.store }

    func kind(of path: String) throws(FileSystemError) -> FileKind { try base.kind(of: path) }

    func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry] {
      try base.entries(of: directory)
    }

    func realPath(of path: String) throws(FileSystemError) -> String {
      try base.realPath(of: path)
    }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] {
      if PathName.hasSuffix(path, unreadable) { throw .noPermission }
      return try base.read(path)
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
      try base.write(bytes, to: path)
    }

    func readStandardInput() throws(FileSystemError) -> [UInt8] { try base.readStandardInput() }
  }

  @Test func unreadableFileStopsTheRewrite() throws {
    try inCheckout { tree in
      let system = FaultyFileSystem(
        base: DiskFileSystem(currentDirectory: tree.root), unreadable: "Sled.swift")
      let output = CapturedOutput()
      let session = Session(environment: [:], fileSystem: system, output: output)
      #expect(session.run(["--fix", "--quiet", "."]).rawValue == 2)
      #expect(output.error.hasPrefix("App/Sled.swift: permission denied\nmigrate-lint: nothing is"))
      #expect(output.error.hasSuffix("name the folders that are to be rewritten, without it)\n"))
      #expect(tree.migrated == [])
    }
  }

  /// Code that git keeps and that is not on the disk may use any model.
  @Test func whatASparseCheckoutLeavesOutStopsTheRewrite() throws {
    var files = Checkout.files
    files["Watch/Deck.swift"] = "import SwiftUI\nstruct Deck { @ObservedObject var boat: Boat }\n"
    files["Watch/note.txt"] = "read me\n"
    try inCheckout(files) { tree in
      try tree.git("sparse-checkout", "set", "App")
      #expect(tree.text("Watch/Deck.swift") == nil && tree.isClean)
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("a sparse checkout"))
      #expect(result.said.hasSuffix("or '--exclude' these:\n  Watch/Deck.swift\n"))
      #expect(tree.migrated == [])
      #expect(tree.run("--fix", "App/Boat.swift").said.contains("a sparse checkout"))
      #expect(tree.run("--fix", "--exclude", "Watch/**", "--max-models", "1", ".").code == 1)
      #expect(tree.migrated == ["Boat"])
      #expect(tree.run("--fix", "--allow-dirty", "App").code == 0)
      #expect(tree.migrated.count == 3)
    }
  }

  // MARK: What git says

  @Test func renamesBesideTheIndexAreRead() {
    let status = "M  App/Boat.swift\0 R New.swift\0Old.swift\0?? App/Kite.swift\0"
    guard case .dirty(let staged, let unstaged) = WorkingCopy.parse(Array(status.utf8)) else {
      Issue.record("is not dirty")
      return
    }
    #expect(staged == ["App/Boat.swift"])
    #expect(unstaged == ["New.swift", "App/Kite.swift"])
  }

  @Test func addedByIntentAndRenamed() throws {
    try inCheckout { tree in
      try FileManager.default.moveItem(
        atPath: tree.root + "/App/Boat.swift", toPath: tree.root + "/App/Ship.swift")
      try tree.git("add", "--intent-to-add", "App/Ship.swift")
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.hasSuffix("\n  App/Ship.swift\n"), "\(result.said)")
    }
  }

  /// Git is told to overlook changes of a file, so it could not give them back.
  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func overlookedFilesAreRefused(_ flag: String) throws {
    try inCheckout { tree in
      try tree.git("update-index", flag, "App/Kite.swift")
      try tree.write(Checkout.source("Kite") + "// precious\n", to: "App/Kite.swift")
      #expect(tree.isClean)
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("or is told to overlook them"))
      #expect(result.said.hasSuffix("\n  App/Kite.swift\n"))
      #expect(tree.migrated == [])
    }
  }

  @Test func hookThatLeavesSomebodyRunning() throws {
    try inCheckout { tree in
      try tree.write("#!/bin/sh\nsleep 90 &\n", to: ".git/hooks/post-commit")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tree.root + "/.git/hooks/post-commit")
      let start = ContinuousClock.now
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect(tree.isClean)
    }
  }

  /// A unit is committed where its files are, and if they are in two places, not at all.
  @Test func submodulesHaveTheirOwnCommits() throws {
    try withTemporaryFolder { folder in
      for name in ["library", "app"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      _ = try Checkout(folder.appending(path: "library"), [
        "Sled.swift": Checkout.source("Sled"), "Kite.swift": Checkout.source("Kite"),
      ])
      var app = try Checkout(
        folder.appending(path: "app"),
        [
          "App/Boat.swift": Checkout.source("Boat"),
          "App/Deck.swift": """
            import SwiftUI

            struct Deck: View {
              @ObservedObject var kite: Kite

              var body: some View { Text("\\(kite.speed)") }
            }

            """,
        ])
      try app.git("submodule", "--quiet", "add", "../library", "App/Library")
      try app.commitAll()
      app.folder = app.root + "/App/Library"
      try app.git("config", "user.name", "Tester")
      try app.git("config", "user.email", "tester@example.org")
      app.folder = app.root
      let result = app.run("--fix", "--commit", ".")
      #expect(result.code == 2)
      #expect(
        result.said == """
          migrate-lint: 'Kite' has files in 2 working copies, which no commit holds together; \
          without '--commit' it is written
            <root>
            <root>/App/Library
          migrate-lint: migrated 2 models in 2 files

          """)
      #expect(app.isNew("Boat") && app.isNew("Library/Sled") && !app.isNew("Library/Kite"))
      let subject = try app.git("log", "-1", "--format=%s")
      #expect(subject == "Migrate Boat to @Observable\n")
      app.folder = app.root + "/App/Library"
      let inner = try app.git("log", "-1", "--format=%s")
      #expect(inner == "Migrate Sled to @Observable\n")
      #expect(app.isClean)
      app.folder = app.root
      #expect(try app.git("status", "--porcelain") == " M App/Library\n")
    }
  }

  // MARK: Commands that meddle

  @Test func commandThatLeavesSomebodyRunning() throws {
    try inCheckout { tree in
      let start = ContinuousClock.now
      let result = tree.run("--fix", "--verify", "sleep 90 &", "--verify-timeout", "40", ".")
      #expect(result.code == 0)
      #expect(tree.migrated.count == 3)
      #expect(ContinuousClock.now - start < .seconds(60))
    }
  }

  /// The folder of the files becomes a link to a copy outside, before they are written or after.
  @Test(arguments: [false, true])
  func nothingIsWrittenThroughANewLink(isLate: Bool) throws {
    try withTemporaryFolder { outside in
      try inCheckout { tree in
        let copy = outside.path + "/App"
        let condition = isLate ? "grep -q @Observable App/Boat.swift || exit 0" : "test ! -L App"
        let command = condition + "; cp -r App '\(copy)' && mv App Old && ln -s '\(copy)' App"
          + (isLate ? "; exit 1" : "")
        let result = tree.run("--fix", "--verify", command, ".")
        #expect(result.code == 2)
        #expect(result.said.contains("'App/Boat.swift' is behind a link that was not there before"))
        for name in ["Boat", "Kite", "Sled"] {
          let text = try String(contentsOfFile: "\(copy)/\(name).swift", encoding: .utf8)
          #expect(text.contains("@Observable") == (isLate && name == "Boat"), "\(name)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: copy)
        #expect(names.count == 3)
      }
    }
  }

  @Test func outputIsBounded() throws {
    try inCheckout { tree in
      let command = "echo first; head -c 5000000 /dev/zero | tr '\\0' x; echo; echo last"
      #expect(tree.run("--fix", "--max-models", "1", "--verify", command, ".").code != 2)
      let log = try #require(tree.text(".migrate-lint/verify-1.log"))
      #expect(log.utf8.count < 1_100_000)
      #expect(log.hasPrefix("first\nx") && log.hasSuffix("x\nlast\n"))
      #expect(log.contains("bytes are left out"))
    }
  }

  @Test func commandThatRemovesAFile() throws {
    try inCheckout { tree in
      let command = "grep -q @Observable App/Boat.swift || exit 0; rm App/Boat.swift; exit 1"
      let result = tree.run("--fix", "--verify", command, ".")
      #expect(result.code == 2)
      #expect(result.said.contains("'App/Boat.swift' was removed meanwhile, so what else belongs"))
      #expect(!result.said.contains("recover"))
      #expect(tree.run("recover").said == "migrate-lint: nothing to recover\n")
    }
  }

  @Test func commandThatStashes() throws {
    try inCheckout { tree in
      let result = tree.run(
        "--fix", "--commit", "--verify", "git diff --quiet || git stash --quiet", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("has put the files of 'Boat' back to what they were"))
      #expect(result.said.hasSuffix("migrated 0 models in 0 files\n"))
      #expect(tree.isClean)
      #expect(tree.migrated == [])
    }
  }

  @Test func commandThatCommits() throws {
    try inCheckout { tree in
      let command = "git diff --quiet || git commit --quiet --all --message mine"
      let result = tree.run("--fix", "--commit", "--verify", command, ".")
      #expect(result.code == 2)
      #expect(result.said.contains("somebody else has committed meanwhile"))
      #expect(tree.isClean)
      #expect(tree.migrated == ["Boat"])
      let subject = try tree.git("log", "-1", "--format=%s")
      #expect(subject == "mine\n")
    }
  }

  /// Of several units that are tried together, each is reported by what became of it.
  @Test func bisectReportsEachUnitTruly() throws {
    try inCheckout { tree in
      let command = "grep -q mine App/Kite.swift || echo '// mine' >> App/Kite.swift"
      let result = tree.run("--fix", "--bisect", "--verify", command, ".")
      #expect(result.code == 2)
      #expect(
        result.said == """
          migrate-lint: 'App/Kite.swift' changed while it was analysed; not written: 'Kite'
          migrate-lint: migrated 2 models in 2 files

          """)
      #expect(tree.migrated == ["Boat", "Sled"])
    }
  }

  /// Units that share a file are written together; if one cannot be, the others still are.
  @Test func unitsThatShareAFileStandByThemselves() throws {
    var files = Checkout.files
    files["App/Deck.swift"] = """
      import SwiftUI

      struct Deck: View {
        @ObservedObject var boat: Boat
        @ObservedObject var kite: Kite

        var body: some View { Text("\\(boat.speed) \\(kite.speed)") }
      }

      """
    try inCheckout(files) { tree in
      try FileManager.default.linkItem(
        atPath: tree.root + "/App/Boat.swift", toPath: tree.root + "/Boat.txt")
      try tree.commitAll()
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("2 names (hard links), and only one would be rewritten; not written: 'Boat'\n"))
      #expect(result.said.hasSuffix("migrated 2 models in 3 files\n"))
      #expect(tree.migrated == ["Kite", "Sled"])
      #expect(tree.text("App/Deck.swift")?.contains("\n  @ObservedObject var boat: Boat\n  var kite") == true)
      #expect(tree.run("undo").said == "migrate-lint: put 3 files back\n")
      #expect(tree.isClean)
    }
  }

  // MARK: Interrupted runs

  /// A unit that is written and on trial.
  private func writeOnTrial(in tree: Checkout) throws -> TreeWriter {
    let journal = Journal(store: DiskFileStore(waitsForDisk: false), top: tree.root)
    let before = Array(Checkout.source("Boat").utf8)
    let file = FileChange(
      path: "App/Boat.swift", realPath: tree.root + "/App/Boat.swift", before: before,
      after: before + Array("// new\n".utf8))
    let writer = try TreeWriter(journal, jobs: 1)
    try writer.apply(UnitChange(number: 1, title: "'Boat'", files: [file], isOnTrial: true))
    return writer
  }

  @Test func otherCommandsSayThatARunWasInterrupted() throws {
    try inCheckout { tree in
      let writer = try writeOnTrial(in: tree)
      // Here: as long as it runs, nobody says so; '--verify' may call this very program.
      #expect(!tree.run(".").said.contains("interrupted"))
      withExtendedLifetime(writer) {}
    }
    try inCheckout { tree in
      _ = try writeOnTrial(in: tree)
      for words in [["."], ["--diff", "App"], ["--check", "."]] {
        let said = tree.run(words).said
        #expect(said.hasPrefix("migrate-lint: a run of --fix was interrupted in '<root>', and may"))
      }
      #expect(
        tree.run("recover").said == """
          migrate-lint: an earlier run was interrupted before the command of '--verify' had said \
          yes; 'Boat' is rolled back, 1 file put back

          """)
      #expect(tree.isClean)
      #expect(!tree.run(".").said.contains("interrupted"))
    }
  }

  // MARK: Patches

  private static let oddNames = [
    "App/Kite \"two\"\n\t.swift", "App/B\u{F6}ot\\.swift", "App/with blank 2024-01-01.swift",
    "-f.swift",
  ]

  /// `--diff` from several folders, applied by git in the folder that it names.
  @Test(arguments: ["", "App", "Docs"])
  func gitAppliesPatchesOfOddNames(_ folder: String) throws {
    let names = Self.oddNames
    let models = ["Kite", "Boat", "Sled", "Cart"]
    let files = Dictionary(
      uniqueKeysWithValues: zip(names, models).map { ($0, Checkout.source($1)) })
    try inCheckout(files) { tree in
      try tree.write("read me\n", to: "Docs/readme")
      try tree.commitAll()
      let root = tree.root
      tree.folder = folder.isEmpty ? root : root + "/" + folder
      let result = tree.printed("--diff", folder.isEmpty ? "." : "..")
      #expect(result.said.contains("the paths of the patch start from") == !folder.isEmpty)
      let patch = root + "/../\(PathName.lastComponent(of: root)).diff"
      try Data(result.text.utf8).write(to: URL(filePath: patch))
      defer { try? FileManager.default.removeItem(atPath: patch) }
      tree.folder = root
      try tree.git("apply", patch)
      for name in names { #expect(tree.text(name)?.contains("@Observable") == true, "\(name)") }
    }
  }

  /// Two names that look alike and differ in bytes are two files.
  @Test func namesThatLookAlikeAreTwo() throws {
    let composed = "App/Fl\u{F6}te.swift"
    let decomposed = "App/Flo\u{308}te.swift"
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, [:], isCommitted: false)
      try tree.write(Checkout.source("Kite"), to: composed)
      try tree.write(Checkout.source("Sled"), to: decomposed)
      // Here: on some file systems they are one.
      guard tree.text(composed) != tree.text(decomposed) else { return }
      let result = tree.run("--fix", "--allow-no-vcs", ".")
      #expect(result.said == "migrate-lint: migrated 2 models in 2 files\n")
      #expect(tree.text(composed)?.contains("@Observable final class Kite") == true)
      #expect(tree.text(decomposed)?.contains("@Observable final class Sled") == true)
      #expect(tree.run("undo").said == "migrate-lint: put 2 files back\n")
      #expect(tree.text(composed) == Checkout.source("Kite"))
      #expect(tree.text(decomposed) == Checkout.source("Sled"))
    }
  }

  /// Where case makes no difference, each file is written once, under the name that it has.
  @Test func spellingsOfOneFileAreOne() throws {
    try inCheckout { tree in
      // Here: on the file systems of most other machines they are two.
      guard FileManager.default.fileExists(atPath: tree.root + "/aPP/kite.SWIFT") else { return }
      let result = tree.run("--fix", "App/Kite.swift", "app/kite.swift", "APP", ".")
      #expect(result.said == "migrate-lint: migrated 3 models in 3 files\n")
      tree.folder = tree.root + "/app"
      #expect(tree.run("undo").said == "migrate-lint: put 3 files back\n")
      #expect(tree.isClean)
    }
  }
}
