import Foundation
import Testing

@testable import MigrateLint

/// Units are written wholly or not at all, whatever fails, and wherever the program stops.
@Suite struct TreeWriterTests {
  /// Three units in four files and two folders.
  struct Tree {
    let root: String

    init(_ folder: URL) throws {
      root = try DiskFileSystem().realPath(of: folder.path)
      for (path, text) in Tree.before {
        let url = URL(filePath: PathName.join(root, path))
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    static let before = [
      "Barge.swift": "old barge\n", "Harbour/Crane.swift": "old crane\n",
      "Harbour/Quay.swift": "old quay\n", "Harbour/Ferry.swift": "old ferry, and more of it\n",
    ]
    static let units = [["Barge.swift", "Harbour/Crane.swift"], ["Harbour/Quay.swift"],
      ["Harbour/Ferry.swift"]]

    static func after(_ path: String) -> String {
      "new " + (before[path] ?? "").dropFirst(4)
    }

    var changes: [UnitChange] {
      Tree.units.enumerated().map { position, paths in
        UnitChange(
          number: position + 1, title: "'Unit\(position + 1)'",
          files: paths.map { path in
            FileChange(
              path: path, realPath: PathName.join(root, path),
              before: Array((Tree.before[path] ?? "").utf8), after: Array(Tree.after(path).utf8))
          })
      }
    }

    func text(_ path: String) -> String? {
      try? String(contentsOf: URL(filePath: PathName.join(root, path)), encoding: .utf8)
    }

    /// Whether each unit is wholly new; nil where one is half.
    var states: [Bool?] {
      Tree.units.map { paths in
        if paths.allSatisfy({ text($0) == Tree.after($0) }) { return true }
        return paths.allSatisfy { text($0) == Tree.before[$0] } ? false : nil
      }
    }

    /// What is there beside the files and the journal.
    var strays: [String] {
      let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return found.filter { path in
        let isKnown = Tree.before[path] != nil || path == "Harbour"
        return !isKnown && path != ".migrate-lint" && !path.hasPrefix(".migrate-lint/")
      }.sorted()
    }

    func journal(_ store: any FileStore) -> Journal { Journal(store: store, top: root) }

    /// Writes all units. Returns which of them it says were written, and whether it gave up.
    func write(
      through store: any FileStore, isTogether: Bool = false
    ) -> (written: [Bool], needsRecovery: Bool) {
      var written = [false, false, false]
      guard let writer = try? TreeWriter(journal(store), jobs: 1) else {
        return (written, false)
      }
      if isTogether {
        let errors = writer.apply(changes)
        writer.end()
        return (errors.map { $0 == nil }, errors.contains { $0?.needsRecovery ?? false })
      }
      for (position, change) in changes.enumerated() {
        do throws(WriteError) {
          try writer.apply(change)
          written[position] = true
        } catch {
          if error.needsRecovery { return (written, true) }
        }
      }
      writer.end()
      return (written, false)
    }
  }

  /// Lets some steps of the disk fail, by number.
  final class Faults: @unchecked Sendable {
    private let lock = NSLock()
    var fails: @Sendable (Int) -> Bool
    private(set) var count = 0

    init(_ fails: @escaping @Sendable (Int) -> Bool) { self.fails = fails }

    var store: DiskFileStore { store(canExchange: true) }

    func store(canExchange: Bool) -> DiskFileStore {
      DiskFileStore(waitsForDisk: false, canExchange: canExchange) { _ in
        self.next() ? .diskFull : nil
      }
    }

    func next() -> Bool {
      lock.lock()
      defer { lock.unlock() }
      count += 1
      return fails(count)
    }
  }

  static let store = DiskFileStore(waitsForDisk: false)

  static func inTree(_ body: (Tree) throws -> Void) throws {
    try withTemporaryFolder { folder in try body(Tree(folder)) }
  }

  /// How many steps of the disk a run takes in which nothing fails.
  static func stepCount(isTogether: Bool = false, canExchange: Bool = true) throws -> Int {
    var count = 0
    try inTree { tree in
      let faults = Faults { _ in false }
      let result = tree.write(
        through: faults.store(canExchange: canExchange), isTogether: isTogether)
      #expect(result.written == [true, true, true])
      #expect(tree.states == [true, true, true])
      #expect(tree.strays == [])
      count = faults.count
    }
    // Here: for docs/evaluation/writing.md.
    if ProcessInfo.processInfo.environment["COUNT"] != nil {
      print("together: \(isTogether), exchange: \(canExchange), steps: \(count)")
    }
    return count
  }

  @Test(arguments: [false, true], [false, true])
  func anyStepMayFail(isTogether: Bool, canExchange: Bool) throws {
    let count = try Self.stepCount(isTogether: isTogether, canExchange: canExchange)
    #expect(count > 50)
    var failedUnits = 0
    for step in 1...count {
      try Self.inTree { tree in
        let result = tree.write(
          through: Faults { $0 == step }.store(canExchange: canExchange), isTogether: isTogether)
        #expect(tree.states == result.written.map { $0 }, "step \(step)")
        #expect(!result.needsRecovery, "step \(step)")
        #expect(tree.strays == [], "step \(step)")
        failedUnits += result.written.count { !$0 }
      }
    }
    // Here: a fault that nobody notices would prove nothing.
    #expect(failedUnits > count / 3)
  }

  @Test(arguments: [false, true], [false, true])
  func theMachineMayStopAnywhere(isTogether: Bool, canExchange: Bool) throws {
    let count = try Self.stepCount(isTogether: isTogether, canExchange: canExchange)
    var rolledBack = 0
    for step in 1...count {
      try Self.inTree { tree in
        _ = tree.write(
          through: Faults { $0 >= step }.store(canExchange: canExchange), isTogether: isTogether)
        for case .rolledBack in try Recovery(tree.journal(Self.store)).recover() { rolledBack += 1 }
        #expect(!tree.states.contains(nil), "step \(step): \(tree.states)")
        #expect(tree.strays == [], "step \(step)")
        // Units are written in turn.
        let isNew = tree.states.map { $0 == true }
        #expect(isNew == isNew.sorted { $0 && !$1 }, "step \(step)")
        #expect(try Recovery(tree.journal(Self.store)).recover() == [])
      }
    }
    #expect(rolledBack > 20)
  }

  /// A unit that was written is taken back, as '--verify' does, and that stops on the way.
  @Test func takingBackMayStop() throws {
    var stopped = 0
    for step in 1...60 {
      try Self.inTree { tree in
        let faults = Faults { _ in false }
        let writer = try TreeWriter(tree.journal(faults.store), jobs: 1)
        try writer.apply(tree.changes[1])
        try writer.apply(tree.changes[0])
        let before = faults.count
        faults.fails = { $0 >= before + step }
        do throws(WriteError) { try writer.revert(tree.changes[0]) } catch { stopped += 1 }
        _ = try Recovery(tree.journal(Self.store)).recover()
        #expect(tree.states[1] == true, "step \(step)")
        #expect(tree.states[0] != nil, "step \(step)")
        #expect(tree.strays == [], "step \(step)")
      }
    }
    #expect(stopped > 10 && stopped < 60)
  }

  /// A failure, and while that is put right, another one.
  @Test(arguments: [false, true], [false, true])
  func twoStepsMayFail(isTogether: Bool, canExchange: Bool) throws {
    let count = try Self.stepCount(isTogether: isTogether, canExchange: canExchange)
    var recovered = 0
    for first in stride(from: 1, through: count, by: 2) {
      for second in [first + 1, first + 2, first + 3, first + 5, first + 8] {
        try Self.inTree { tree in
          let result = tree.write(
            through: Faults { $0 == first || $0 == second }.store(canExchange: canExchange),
            isTogether: isTogether)
          if result.needsRecovery {
            recovered += 1
            // Here: it may be just the record of having been put back that is missing.
            let isHalf = tree.states.contains(nil)
            let isNeeded = try Recovery(tree.journal(Self.store)).isNeeded()
            #expect(!isHalf || isNeeded, "\(first), \(second)")
          }
          _ = try Recovery(tree.journal(Self.store)).recover()
          #expect(!tree.states.contains(nil), "\(first), \(second): \(tree.states)")
          let surely = zip(result.written, tree.states).filter { $0.0 }
          #expect(surely.allSatisfy { $0.1 == true }, "\(first), \(second)")
        }
      }
    }
    #expect(recovered > 5)
  }

  /// Somebody wants to stop: what is not in its place yet goes, and nothing is left to be recovered.
  @Test(arguments: [false, true])
  func whoeverWantsToStopFindsOrder(isTogether: Bool) throws {
    var seen: Set<[Bool]> = []
    for question in 1...20 {
      try Self.inTree { tree in
        let asked = Faults { $0 >= question }
        let writer = try TreeWriter(tree.journal(Self.store), jobs: 1) { asked.next() }
        let errors = isTogether
          ? writer.apply(tree.changes) : tree.changes.map { writer.apply([$0])[0] }
        writer.end()
        #expect(errors.allSatisfy { $0 == nil || $0 == .interruption }, "\(question)")
        #expect(tree.states == errors.map { $0 == nil }, "\(question)")
        #expect(tree.strays == [], "\(question)")
        #expect(try !Recovery(tree.journal(Self.store)).isNeeded(), "\(question)")
        seen.insert(errors.map { $0 == nil })
      }
    }
    #expect(seen.contains([false, false, false]) && seen.contains([true, true, true]))
    #expect(seen.count == (isTogether ? 2 : 4))
  }

  @Test func recoveryMayStopToo() throws {
    let count = try Self.stepCount()
    for step in stride(from: 10, through: count, by: 3) {
      for inner in 1...12 {
        try Self.inTree { tree in
          _ = tree.write(through: Faults { $0 >= step }.store)
          _ = try? Recovery(tree.journal(Faults { $0 >= inner }.store)).recover()
          _ = try Recovery(tree.journal(Self.store)).recover()
          #expect(!tree.states.contains(nil), "step \(step), \(inner)")
          #expect(tree.strays == [], "step \(step), \(inner)")
        }
      }
    }
  }

  // MARK: What is refused

  @Test func changedFileKeepsItsUnit() throws {
    try Self.inTree { tree in
      try Data("mine\n".utf8).write(to: URL(filePath: tree.root + "/Barge.swift"))
      #expect(tree.write(through: Self.store).written == [false, true, true])
      #expect(tree.text("Barge.swift") == "mine\n")
      #expect(tree.text("Harbour/Crane.swift") == "old crane\n")
      #expect(tree.strays == [])
    }
  }

  /// Somebody saves a file while its new version is written, or while another one takes its place.
  @Test(arguments: [FileOperation.create, .rename])
  func fileThatIsSavedMeanwhileKeepsItsUnit(_ operation: FileOperation) throws {
    try Self.inTree { tree in
      let path = tree.root + "/Harbour/Crane.swift"
      let store = DiskFileStore(waitsForDisk: false) { step in
        if step == operation { try? Data("mine\n".utf8).write(to: URL(filePath: path)) }
        return nil
      }
      let writer = try TreeWriter(tree.journal(store), jobs: 1)
      #expect(throws: WriteError(path: "Harbour/Crane.swift", reason: WriteError.changed)) {
        try writer.apply(tree.changes[0])
      }
      #expect(tree.text("Harbour/Crane.swift") == "mine\n")
      #expect(tree.text("Barge.swift") == "old barge\n")
      #expect(tree.strays == [])
    }
  }

  @Test func hardLinksAndReadOnlyFilesKeepTheirUnits() throws {
    try Self.inTree { tree in
      let manager = FileManager.default
      try manager.linkItem(
        atPath: tree.root + "/Harbour/Quay.swift", toPath: tree.root + "/Other.swift")
      try manager.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: tree.root + "/Harbour/Crane.swift")
      let writer = try TreeWriter(tree.journal(Self.store), jobs: 2)
      var reasons: [String] = []
      for change in tree.changes {
        do throws(WriteError) { try writer.apply(change) } catch {
          reasons.append("\(error.path ?? "") \(error.reason)")
        }
      }
      #expect(
        reasons == [
          "Harbour/Crane.swift is read-only",
          "Harbour/Quay.swift has 2 names (hard links), and only one would be rewritten",
        ])
      #expect(tree.states == [false, false, true])
    }
  }

  @Test func folderMayBeGone() throws {
    try Self.inTree { tree in
      try FileManager.default.removeItem(atPath: tree.root + "/Harbour")
      let writer = try TreeWriter(tree.journal(Self.store), jobs: 1)
      #expect(
        throws: WriteError(
          path: "Harbour/Crane.swift", reason: "cannot be read: no such file or folder")
      ) { try writer.apply(tree.changes[0]) }
      #expect(tree.text("Barge.swift") == "old barge\n")
    }
  }

  /// Two units that reach one file, as where a folder is mounted twice.
  @Test func oneFileInTwoUnitsIsWrittenOnce() throws {
    try Self.inTree { tree in
      var change = tree.changes[1]
      change.number = 4
      change.files[0].path = "Elsewhere/Quay.swift"
      let writer = try TreeWriter(tree.journal(Self.store), jobs: 2)
      let errors = writer.apply(tree.changes + [change])
      #expect(errors.prefix(3) == [nil, nil, nil])
      #expect(
        errors[3] == WriteError(
          path: "Elsewhere/Quay.swift", reason: "is the same file as 'Harbour/Quay.swift'"))
      #expect(tree.states == [true, true, true])
    }
  }

  @Test func oneFileUnderTwoNamesIsRefused() throws {
    try Self.inTree { tree in
      var change = tree.changes[1]
      change.files.append(change.files[0])
      change.files[1].path = "harbour/QUAY.swift"
      let writer = try TreeWriter(tree.journal(Self.store), jobs: 1)
      #expect(
        throws: WriteError(
          path: "harbour/QUAY.swift", reason: "is the same file as 'Harbour/Quay.swift'")
      ) { try writer.apply(change) }
      #expect(tree.states == [false, false, false])
    }
  }

  @Test func nothingIsWrittenOutsideOfTheTree() throws {
    try Self.inTree { tree in
      let journal = Journal(store: Self.store, top: tree.root + "/Harbour")
      let writer = try TreeWriter(journal, jobs: 1)
      #expect(throws: WriteError.self) { try writer.apply(tree.changes[0]) }
      #expect(tree.states[0] == false)
    }
  }

  @Test func oneRunAtATime() throws {
    try Self.inTree { tree in
      let first = try TreeWriter(tree.journal(Self.store), jobs: 1)
      #expect(
        throws: WriteError(reason: "another run is writing to '\(tree.root)'; nothing is written")
      ) { try TreeWriter(tree.journal(Self.store), jobs: 1) }
      withExtendedLifetime(first) {}
    }
    try Self.inTree { tree in
      for _ in 1...2 { #expect(tree.write(through: Self.store).needsRecovery == false) }
    }
  }

  // MARK: What is kept

  @Test func modeAndAttributesStay() throws {
    try Self.inTree { tree in
      let path = tree.root + "/Barge.swift"
      let manager = FileManager.default
      let key = FileAttributeKey(rawValue: "NSFileExtendedAttributes")
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let notes = ["user.note": Data("n".utf8), "user.other": Data("o".utf8)]
      let hasAttributes = (try? manager.setAttributes([key: notes], ofItemAtPath: path)) != nil
      #expect(tree.write(through: Self.store).written == [true, true, true])
      let after = try manager.attributesOfItem(atPath: path)
      #expect(after[.posixPermissions] as? Int == 0o640)
      // Here: not every file system of a test machine keeps them.
      if hasAttributes { #expect(after[key] as? [String: Data] == notes) }
    }
  }

  // MARK: Journals of others

  /// A tree from elsewhere may bring a journal. It must not lead out of the tree.
  @Test(arguments: [
    "../outside.swift", "/tmp/outside.swift", "link/outside.swift", "a/../../b.swift",
    ".git/config", ".git/hooks/pre-commit.swift", ".GIT/x.swift", ".g\u{200C}it/x.swift",
    ".migrate-lint/x.swift", "Makefile",
  ])
  func foreignJournalStaysInside(_ path: String) throws {
    try withTemporaryFolder { folder in
      let root = try DiskFileSystem().realPath(of: folder.path)
      let tree = root + "/tree"
      let manager = FileManager.default
      try manager.createDirectory(atPath: tree + "/.migrate-lint", withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: tree + "/link", withDestinationPath: root)
      try Data("new".utf8).write(to: URL(filePath: root + "/outside.swift"))
      try Data("oldnew".utf8).write(to: URL(filePath: tree + "/.migrate-lint/content"))
      let journal = Journal(store: Self.store, top: tree)
      try journal.append([.begin(version: JournalEntry.versions.upperBound)])
      let record = FileRecord(
        path: path, before: ContentSpan(of: Array("old".utf8), at: 0),
        after: ContentSpan(of: Array("new".utf8), at: 3))
      try journal.append([
        .unit(number: 1, title: "'Trap'", files: [record], isOnTrial: false, head: nil),
      ])
      #expect(throws: WriteError.self) { try Recovery(journal).recover() }
      try journal.append([.done(number: 1)])
      #expect(throws: WriteError.self) { try Recovery(journal).undoing() }
      #expect(
        try String(contentsOf: URL(filePath: root + "/outside.swift"), encoding: .utf8) == "new")
    }
  }

  @Test func interruptedRunIsNotForgotten() throws {
    try Self.inTree { tree in
      _ = tree.write(through: Faults { $0 >= 30 }.store)
      #expect(throws: WriteError.self) {
        try TreeWriter(tree.journal(Self.store), jobs: 1)
      }
      _ = try Recovery(tree.journal(Self.store)).recover()
      #expect(tree.write(through: Self.store).needsRecovery == false)
    }
  }

  /// A run in which something could not be kept still says where the rest is.
  @Test func recordHoldsAfterAFailure() throws {
    for step in 1...40 {
      try Self.inTree { tree in
        let written = tree.write(through: Faults { $0 == step }.store).written
        let back = try Recovery(tree.journal(Self.store)).undoing()
        let paths = zip(Tree.units, written).filter(\.1).flatMap(\.0)
        #expect((back?.files.map(\.path) ?? []).sorted() == paths.sorted(), "step \(step)")
        for file in back?.files ?? [] {
          #expect(String(decoding: file.after, as: UTF8.self) == Tree.before[file.path])
        }
      }
    }
  }

  @Test func damagedJournalIsRefused() throws {
    try Self.inTree { tree in
      _ = tree.write(through: Self.store)
      let journal = URL(filePath: tree.root + "/.migrate-lint/journal")
      try Data("{\"begin\":{\"version\":7,\"kind\":\"fix\"}}\n\n{}\n".utf8).write(to: journal)
      #expect(throws: WriteError.self) { try Recovery(tree.journal(Self.store)).recover() }
    }
    try Self.inTree { tree in
      _ = tree.write(through: Self.store)
      try Data().write(to: URL(filePath: tree.root + "/.migrate-lint/content"))
      #expect(throws: WriteError.self) { try Recovery(tree.journal(Self.store)).undoing() }
    }
  }

  @Test func whoWroteInBetweenKeepsWhatTheyWrote() throws {
    let count = try Self.stepCount()
    var refused = 0
    for step in 1...count {
      try Self.inTree { tree in
        _ = tree.write(through: Faults { $0 >= step }.store)
        let recovery = Recovery(tree.journal(Self.store))
        // Here: one of two files is renamed.
        guard try recovery.isNeeded(), tree.states[0] == nil else { return }
        refused += 1
        try Data("mine\n".utf8).write(to: URL(filePath: tree.root + "/Harbour/Crane.swift"))
        #expect(throws: WriteError.self) { try recovery.recover() }
        #expect(tree.text("Harbour/Crane.swift") == "mine\n")
        #expect(tree.text("Barge.swift") == "new barge\n")
      }
    }
    #expect(refused > 0)
  }
}

/// Somebody saves files while they are written or put back: what they saved is what stays.
@Suite struct MeanwhileTests {
  typealias Tree = TreeWriterTests.Tree

  /// What somebody does at a step of the disk, once.
  final class Meddler: @unchecked Sendable {
    private let lock = NSLock()
    private let operation: FileOperation
    private var left: Int
    private let act: @Sendable () -> Void
    /// Until then, steps do not count.
    var isAwake = true

    init(at number: Int, _ operation: FileOperation, _ act: @escaping @Sendable () -> Void) {
      self.operation = operation
      left = number
      self.act = act
    }

    func store(canExchange: Bool = true) -> DiskFileStore {
      DiskFileStore(waitsForDisk: false, canExchange: canExchange) { step in
        let isNow = self.lock.withLock {
          guard self.isAwake, step == self.operation else { return false }
          self.left -= 1
          return self.left == 0
        }
        if isNow { self.act() }
        return nil
      }
    }
  }

  private static let paths = ["Barge.swift", "Harbour/Crane.swift"]
  private static let mine = "old, and mine\n"

  private static func isSaved(_ tree: Tree, _ path: String) -> @Sendable () -> Void {
    let url = URL(filePath: PathName.join(tree.root, path))
    return { try? Data(mine.utf8).write(to: url, options: .atomic) }
  }

  /// Adds to a file that was opened before.
  private static func isAppended(_ tree: Tree, _ path: String) throws -> @Sendable () -> Void {
    let file = try FileHandle(forWritingTo: URL(filePath: PathName.join(tree.root, path)))
    try file.seekToEnd()
    return {
      try? file.write(contentsOf: Data("mine\n".utf8))
      try? file.close()
    }
  }

  /// At each moment of a run, one of two files is saved anew, or added to.
  @Test(arguments: [false, true], paths)
  func whatIsSavedStays(isAppended: Bool, _ path: String) throws {
    let texts = isAppended
      ? [(Tree.before[path] ?? "") + "mine\n", Tree.after(path) + "mine\n"] : [Self.mine]
    let other = Self.paths.first { $0 != path } ?? ""
    var dropped = 0
    for operation in [FileOperation.create, .sync, .rename, .read, .remove] {
      for number in 1...12 {
        try TreeWriterTests.inTree { tree in
          let act = isAppended ? try Self.isAppended(tree, path) : Self.isSaved(tree, path)
          let store = Meddler(at: number, operation, act).store()
          let writer = try TreeWriter(tree.journal(store), jobs: 1)
          var failure: WriteError?
          do throws(WriteError) { try writer.apply(tree.changes[0]) } catch { failure = error }
          writer.end()
          let (now, what) = (tree.text(path) ?? "", "\(operation) \(number)")
          guard let failure else {
            // Here: it was saved when all was written, or never.
            #expect(texts.contains(now) || now == Tree.after(path), "\(what)")
            return #expect(tree.text(other) == Tree.after(other), "\(what)")
          }
          dropped += 1
          // Here: what is open to be written stays as well, since it may still be.
          let isOpen = isAppended && failure.reason == WriteError.inUse && now == Tree.before[path]
          #expect(failure.path == path && (texts.contains(now) || isOpen), "\(what): \(now)")
          // Here: if it was the new one that was saved, nobody can say what is right.
          #expect(failure.needsHand || tree.text(other) == Tree.before[other], "\(what)")
          #expect(failure.needsHand || tree.strays == [], "\(what): \(tree.strays)")
        }
      }
    }
    #expect(dropped > 5)
  }

  /// Who has a file open may write to it when all is done; so it stays, and who only reads it is no
  /// obstacle. Elsewhere than on Linux nobody can tell.
  @Test(.enabled(if: tellsWriters)) func openFileKeepsItsUnit() throws {
    try TreeWriterTests.inTree { tree in
      let path = tree.root + "/Harbour/Crane.swift"
      let reader = try #require(FileHandle(forReadingAtPath: tree.root + "/Harbour/Quay.swift"))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.seekToEnd()
      let writer = try TreeWriter(tree.journal(TreeWriterTests.store), jobs: 2)
      let errors = writer.apply(tree.changes)
      writer.end()
      #expect(errors == [WriteError(path: "Harbour/Crane.swift", reason: WriteError.inUse), nil, nil])
      try file.write(contentsOf: Data("mine\n".utf8))
      try file.close()
      try reader.close()
      #expect(tree.text("Harbour/Crane.swift") == "old crane\nmine\n")
      #expect(tree.text("Barge.swift") == "old barge\n")
      #expect(tree.strays == [])
    }
  }

  /// Who closes a file soon is waited for.
  @Test(.enabled(if: tellsWriters)) func shortSaveIsWaitedFor() throws {
    try TreeWriterTests.inTree { tree in
      let file = try #require(FileHandle(forWritingAtPath: tree.root + "/Harbour/Crane.swift"))
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.05)
        try? file.close()
      }
      let store = DiskFileStore(waitsForDisk: false, patience: .seconds(60))
      let writer = try TreeWriter(tree.journal(store), jobs: 1)
      try writer.apply(tree.changes[0])
      #expect(tree.states[0] == true)
    }
  }

  private static let tellsWriters: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  /// A file that is saved in the very moment before it is replaced comes back.
  @Test func savedBetweenTwoCalls() throws {
    try TreeWriterTests.inTree { tree in
      let act = Self.isSaved(tree, "Harbour/Crane.swift")
      let writer = try TreeWriter(tree.journal(Meddler(at: 2, .rename, act).store()), jobs: 1)
      #expect(throws: WriteError(path: "Harbour/Crane.swift", reason: WriteError.changed)) {
        try writer.apply(tree.changes[0])
      }
      #expect(tree.text("Harbour/Crane.swift") == Self.mine)
      #expect(tree.text("Barge.swift") == "old barge\n")
      #expect(tree.strays == [])
    }
  }

  /// While a unit is taken back, somebody saves a file of it: the others become new again.
  @Test(arguments: [false, true], paths)
  func unitIsNeverHalfBack(canExchange: Bool, _ path: String) throws {
    var stayed = 0
    for operation in [FileOperation.create, .sync, .read, .rename] {
      for number in 1...12 {
        try TreeWriterTests.inTree { tree in
          var change = tree.changes[0]
          change.isOnTrial = true
          let meddler = Meddler(at: number, operation, Self.isSaved(tree, path))
          let store = meddler.store(canExchange: canExchange)
          meddler.isAwake = false
          let writer = try TreeWriter(tree.journal(store), jobs: 1)
          try writer.apply(change)
          meddler.isAwake = true
          do throws(WriteError) { try writer.revert(change) } catch {
            stayed += 1
            #expect(error.stays && error.path == path, "\(operation) \(number)")
            #expect(tree.text(path) == Self.mine, "\(operation) \(number)")
            let other = Self.paths.first { $0 != path } ?? ""
            #expect(tree.text(other) == Tree.after(other), "\(operation) \(number)")
            #expect(tree.strays == [])
            #expect(try !Recovery(tree.journal(store)).isNeeded())
          }
        }
      }
    }
    #expect(stayed > 3)
  }

  /// The machine stops when a file that was just saved has been replaced and not come back yet.
  @Test func savedAndStopped() throws {
    try TreeWriterTests.inTree { tree in
      // Here: the first file has changed places, and nothing works from there on.
      let renames = Stop()
      let store = DiskFileStore(waitsForDisk: false) { renames.fails($0) ? .system(5) : nil }
      #expect(throws: WriteError.self) {
        try TreeWriter(tree.journal(store), jobs: 1).apply(tree.changes[0])
      }
      let displaced = tree.root + "/.migrate-lint-1-0"
      try Data(Self.mine.utf8).write(to: URL(filePath: displaced))
      let outcomes = try Recovery(tree.journal(TreeWriterTests.store)).recover()
      #expect(outcomes == [.rolledBack(unit: "'Unit1'", files: 0)])
      #expect(tree.text("Barge.swift") == Self.mine)
      #expect(tree.text("Harbour/Crane.swift") == "old crane\n")
      #expect(tree.strays == [])
    }
  }

  private final class Stop: @unchecked Sendable {
    private let lock = NSLock()
    private var hasRenamed = false

    func fails(_ operation: FileOperation) -> Bool {
      lock.withLock {
        defer { if operation == .rename { hasRenamed = true } }
        return hasRenamed
      }
    }
  }
}
