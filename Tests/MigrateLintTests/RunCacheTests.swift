import Foundation
import Testing

@testable import MigrateLint

/// Runs that are told again: only if nothing has changed, and then to the last byte.
@Suite struct RunCacheTests {
  /// A project on the disk, and the program run in it.
  private struct Project {
    let folder: String
    var environment: [String: String]
    /// Whether what was touched just now counts as settled.
    var trustsStamps = false

    init(_ folder: URL) throws {
      let root = try DiskFileSystem().realPath(of: folder.path)
      self.folder = PathName.join(root, "Depot")
      environment = ["XDG_CACHE_HOME": PathName.join(root, "Caches")]
      for (path, text) in Checkout.files { try write(text, to: path) }
      // Here: the top of the project, so that nothing above is looked at, where others work.
      try write("", to: ".git/HEAD")
    }

    var cache: String { PathName.join(environment["XDG_CACHE_HOME"] ?? "/", "migrate-lint") }

    /// The files in which runs are kept.
    var kept: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).sorted().map {
        PathName.join(cache, $0)
      }
    }

    func path(_ name: String) -> String { PathName.join(folder, name) }

    func write(_ text: String, to name: String) throws {
      let url = URL(filePath: path(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func run(_ words: [String] = [], width: Int? = nil) -> RunResult {
      var result = RunResult(code: -1, output: "", error: "")
      let output = CapturedOutput(width: width)
      let session = Session(
        environment: environment,
        fileSystem: StampingFileSystem(currentDirectory: folder, isTrusting: trustsStamps),
        output: output,
        program: "this build"
      ) { files, options in
        result.files = files
        return Pipeline.analyse(files, options: options)
      }
      result.code = session.run(words).rawValue
      (result.output, result.error) = (output.standard, output.error)
      return result
    }

    /// A run that asks nobody.
    func runAnew(_ words: [String] = []) -> RunResult { run(words + ["--no-cache"]) }
  }

  /// The disk, on which a clock without ticks can be had.
  private struct StampingFileSystem: FileSystem {
    private let disk: DiskFileSystem
    private let isTrusting: Bool

    init(currentDirectory: String, isTrusting: Bool) {
      disk = DiskFileSystem(currentDirectory: currentDirectory)
      self.isTrusting = isTrusting
    }

    var currentDirectory: String { disk.currentDirectory }
    var store: any FileStore { disk.store }
    func kind(of path: String) throws(FileSystemError) -> FileKind { try disk.kind(of: path) }
    func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry] {
      try disk.entries(of: directory)
    }
    func realPath(of path: String) throws(FileSystemError) -> String {
      try disk.realPath(of: path)
    }
    func read(_ path: String) throws(FileSystemError) -> [UInt8] { try disk.read(path) }
    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
      try disk.write(bytes, to: path)
    }
    func readStandardInput() throws(FileSystemError) -> [UInt8] { [] }
    func stamp(of path: String) -> FileStamp? {
      isTrusting ? DiskFileSystem.stampNow(of: path) : disk.stamp(of: path)
    }
  }

  private func expectEqual(
    _ a: RunResult, _ b: RunResult, _ what: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(a.output == b.output, Comment(rawValue: what), sourceLocation: sourceLocation)
    #expect(a.error == b.error, Comment(rawValue: what), sourceLocation: sourceLocation)
    #expect(a.code == b.code, Comment(rawValue: what), sourceLocation: sourceLocation)
  }

  // MARK: The same again

  @Test(arguments: [[], ["status"], ["plan"], ["graph"], ["why", "Boat"], ["--format", "json"]])
  func whatHasNotChangedIsToldAgain(_ words: [String]) throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      let first = project.run(words)
      #expect(first.files?.count == 3)
      #expect(!first.output.isEmpty)
      let second = project.run(words)
      #expect(!second.isAnalysed)
      expectEqual(first, second)
      expectEqual(second, project.runAnew(words))
    }
  }

  @Test func problemsAndExitCodesAreToldAgain() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      try project.write("struct Broken {", to: "Broken.swift")
      let words = [".", "Nowhere"]
      let first = project.run(words)
      #expect(first.code == 2)
      #expect(!first.error.isEmpty)
      let second = project.run(words)
      #expect(!second.isAnalysed)
      expectEqual(first, second)
    }
  }

  @Test func stampsSpareTheReading() throws {
    try withTemporaryFolder { folder in
      var project = try Project(folder)
      project.trustsStamps = true
      let first = project.run()
      #expect(!project.run().isAnalysed)
      // Here: the same bytes in another file of the same name; stamps alone would not tell.
      let text = try String(contentsOfFile: project.path("App/Kite.swift"), encoding: .utf8)
      try FileManager.default.removeItem(atPath: project.path("App/Kite.swift"))
      try project.write(text, to: "App/Kite.swift")
      let again = project.run()
      #expect(!again.isAnalysed)
      expectEqual(first, again)
      try project.write(text.replacing("speed", with: "depth"), to: "App/Kite.swift")
      #expect(project.run().isAnalysed)
    }
  }

  // MARK: What changes

  @Test(arguments: [false, true])
  func noEditGoesUnseen(_ trustsStamps: Bool) throws {
    try withTemporaryFolder { folder in
      var project = try Project(folder)
      project.trustsStamps = trustsStamps
      var random = SplitMix(seed: trustsStamps ? 11 : 7)
      var toldAgain = 0
      for step in 0..<60 {
        let what = try edit(project, &random)
        let cached = project.run(["--min-os", "ios17"])
        if !cached.isAnalysed { toldAgain += 1 }
        expectEqual(cached, project.runAnew(["--min-os", "ios17"]), "step \(step): \(what)")
        expectEqual(
          project.run(["--min-os", "ios17"]), cached, "step \(step), again: \(what)")
      }
      // Here: some edits leave everything as it was, else this would prove nothing.
      #expect(toldAgain > 0)
      #expect(toldAgain < 50)
    }
  }

  /// Changes something at random, or nothing.
  private func edit(_ project: Project, _ random: inout SplitMix) throws -> String {
    let files = FileManager.default
    let names = ["App/Boat.swift", "App/Kite.swift", "App/Sled.swift", "App/Deep/Raft.swift"]
    let name = names[random.next(below: 4)]
    let path = project.path(name)
    switch random.next(below: 9) {
    case 0: return "nothing"
    case 1:
      try project.write(Checkout.source("Boat"), to: name)
      return "\(name) is written"
    case 2:
      // Here: as long as before.
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "nothing" }
      try project.write(text.replacing("@StateObject private", with: "@ObservedObject    "), to: name)
      return "\(name) has other words of the same length"
    case 3:
      try? files.removeItem(atPath: path)
      return "\(name) is gone"
    case 4:
      try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
      return "\(name) is touched"
    case 5:
      try project.write(#"{ "ignore": ["published-property"] }"#, to: ".migrate-lint.json")
      return "a configuration"
    case 6:
      try? files.removeItem(atPath: project.path(".migrate-lint.json"))
      return "no configuration"
    case 7:
      try? files.removeItem(atPath: project.path("App/Link.swift"))
      try? files.createSymbolicLink(
        atPath: project.path("App/Link.swift"), withDestinationPath: path)
      return "a link to \(name)"
    default:
      try project.write("26.0", to: ".xcode-version")
      return "an Xcode"
    }
  }

  @Test func anotherCommandLineIsAnotherRun() throws {
    try withTemporaryFolder { folder in
      var project = try Project(folder)
      _ = project.run()
      #expect(project.run(["--quiet"]).isAnalysed)
      #expect(project.run(width: 80).isAnalysed)
      #expect(!project.run().isAnalysed)
      project.environment["GITHUB_ACTIONS"] = "true"
      #expect(project.run().isAnalysed)
    }
  }

  /// Above a project much comes and goes that is nothing to it.
  @Test func whatHappensAboveMattersOnlyIfItMakesAProject() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      try FileManager.default.removeItem(atPath: project.path(".git"))
      _ = project.run()
      try project.write("", to: "../Letters/note.txt")
      #expect(!project.run().isAnalysed)
      try project.write("", to: "../Package.swift")
      let inPackage = project.run()
      #expect(inPackage.isAnalysed)
      expectEqual(inPackage, project.runAnew())
    }
  }

  // MARK: What is not kept

  @Test(arguments: [
    ["--no-cache"], ["--verbose"], ["--output", "report.txt"], ["--diff"], ["-"],
    ["--write-baseline", "base.json"], ["--staged"],
  ])
  func whatDependsOnMoreThanFilesIsNot(_ words: [String]) throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      _ = project.run(words)
      #expect(project.kept.isEmpty)
    }
  }

  @Test func aRunThatNobodyReadToTheEndIsNot() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      let output = CapturedOutput()
      output.failure = .closed
      let session = Session(
        environment: project.environment,
        fileSystem: DiskFileSystem(currentDirectory: project.folder), output: output,
        program: "this build")
      _ = session.run([])
      #expect(project.kept.isEmpty)
    }
  }

  // MARK: What is damaged

  @Test(arguments: [".run", ".out"])
  func aDamagedRunIsNone(_ suffix: String) throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      let first = project.run()
      let path = try #require(project.kept.first { $0.hasSuffix(suffix) })
      let whole = try Data(contentsOf: URL(filePath: path))
      for offset in stride(from: 0, to: whole.count, by: 97) {
        var damaged = whole
        damaged[offset] ^= 0x41
        try damaged.write(to: URL(filePath: path))
        let again = project.run()
        #expect(again.isAnalysed, "byte \(offset)")
        expectEqual(first, again)
      }
      for count in [0, 1, 19, 35, 40, whole.count / 2, whole.count - 1] {
        try whole.prefix(count).write(to: URL(filePath: path))
        #expect(project.run().isAnalysed, "\(count) bytes")
      }
      try (whole + Data([0])).write(to: URL(filePath: path))
      #expect(project.run().isAnalysed)
      try whole.write(to: URL(filePath: path))
      #expect(!project.run().isAnalysed)
    }
  }

  @Test(arguments: [".run", ".out"])
  func anotherRunsFileIsNone(_ suffix: String) throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      _ = project.run()
      let path = try #require(project.kept.first { $0.hasSuffix(suffix) })
      _ = project.run(["--quiet"])
      let other = try #require(project.kept.first { $0 != path && $0.hasSuffix(suffix) })
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.copyItem(atPath: other, toPath: path)
      #expect(project.run().isAnalysed)
    }
  }

  // MARK: Folders

  @Test func aFolderThatCannotBeHadIsSaidOnlyWhereItWasNamed() throws {
    try withTemporaryFolder { folder in
      var project = try Project(folder)
      try project.write("", to: "file")
      let named = project.run(["--cache-path", "file"])
      #expect(named.error.contains("cannot keep results in 'file': is not a folder"))
      #expect(named.code == 1)
      #expect(named.output == project.runAnew().output)
      project.environment["XDG_CACHE_HOME"] = project.path("file")
      #expect(project.run().error.isEmpty)
      project.environment = [:]
      #expect(project.run().error.isEmpty)
      project.environment["HOME"] = project.path("nobody")
      #expect(project.run().isAnalysed)
      #expect(!FileManager.default.fileExists(atPath: project.path("nobody")))
      project.environment["HOME"] = project.folder
      #expect(project.run().isAnalysed)
      #expect(!project.run().isAnalysed)
    }
  }

  @Test func aNamedFolderIsMade() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      let words = ["--cache-path", "../Kept/Here"]
      #expect(project.run(words).isAnalysed)
      #expect(!project.run(words).isAnalysed)
      #expect(project.kept.isEmpty)
    }
  }

  @Test func manyAtOnceDoNotDisturbEachOther() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      let expected = project.runAnew()
      let results = parallelMap(Array(0..<12), jobs: 6) { _ in
        let result = project.run()
        return [result.output, result.error, "\(result.code)"]
      }
      for result in results {
        #expect(result == [expected.output, expected.error, "\(expected.code)"])
      }
      #expect(!project.run().isAnalysed)
      #expect(project.kept.count == 2)
    }
  }

  @Test func nothingGoesThatIsSomebodyElses() throws {
    try withTemporaryFolder { folder in
      var project = try Project(folder)
      project.trustsStamps = true
      let names = (0..<RunCache.limits.files + 4).map { "experiment\($0).out" } 
        + ["notes.draft", "setup.run"]
      for name in names { try project.write("mine", to: "../Mine/" + name) }
      _ = project.run(["--cache-path", "../Mine"])
      let left = try FileManager.default.contentsOfDirectory(atPath: project.path("../Mine"))
      #expect(Set(names).isSubset(of: left))
      #expect(left.count == names.count + 2)
    }
  }

  /// Two folders whose names look alike are two.
  @Test func whatLooksAlikeIsNotTheSame() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      let (one, other) = ("Caf\u{E9}", "Cafe\u{301}")
      try project.write(Checkout.source("Boat"), to: one + "/A.swift")
      try project.write(Checkout.source("Kite"), to: other + "/A.swift")
      let words = ["--isolated", one, other + "/A.swift"]
      _ = project.run(words)
      try project.write(#"{ "ignore": ["published-property"] }"#, to: other + "/.migrate-lint.json")
      expectEqual(project.run(words), project.runAnew(words))
    }
  }

  /// What an earlier `--fix` left to be undone is no reason to forget.
  @Test func aJournalThatIsClosedIsNoObstacle() throws {
    try withTemporaryFolder { folder in
      let project = try Project(folder)
      _ = project.run(["--fix", "--allow-no-vcs", "--allow-dirty"])
      #expect(project.run().isAnalysed)
      #expect(!project.run().isAnalysed)
      expectEqual(project.run(), project.runAnew())
    }
  }

  @Test func theOldestGo() throws {
    try withTemporaryFolder { folder in
      var project = try Project(folder)
      project.trustsStamps = true
      let runs = RunCache.limits.files / 2
      for number in 0..<runs + 8 {
        _ = project.run(["--exclude", "Nothing\(number)"])
      }
      #expect(project.kept.count == RunCache.limits.files)
      #expect(!project.run(["--exclude", "Nothing\(runs + 7)"]).isAnalysed)
      #expect(project.run(["--exclude", "Nothing0"]).isAnalysed)
    }
  }

  // MARK: Nothing is forgotten

  /// What the program asks its environment for is a part of what a run is remembered by, or is no
  /// matter of what a run says.
  @Test func variablesAreAPartOfTheKey() {
    let others: Set<String> = [
      "HOME", "XDG_CACHE_HOME", "GIT_INDEX_FILE", "GIT_CONFIG_COUNT",
      "GIT_NO_LAZY_FETCH", "GIT_ALLOW_PROTOCOL", "LC_ALL", "GIT_",
    ]
    var asked: Set<String> = []
    for source in OwnSource.all {
      for word in source.text.matches(of: /(?:environment\[|isSet\(|forces\()"([A-Z_]+)"/) {
        asked.insert(String(word.1))
      }
    }
    #expect(asked.count >= 6)
    #expect(asked.subtracting(Session.variables).subtracting(others) == [])
  }
}
