import Foundation
import Testing

@testable import MigrateLint

/// The record of a run: what it says after damage, of units on trial, and to runs elsewhere.
@Suite struct JournalTests {
  typealias Tree = TreeWriterTests.Tree
  private static let store = TreeWriterTests.store

  private func inTree(_ body: (Tree) throws -> Void) throws {
    try TreeWriterTests.inTree(body)
  }

  // MARK: On trial

  /// A unit that was written and did not prove right yet, when the run stopped.
  @Test func unitOnTrialIsRolledBack() throws {
    try inTree { tree in
      try Self.write(tree, keeps: 1)
      #expect(tree.states == [true, true, false])
      let outcomes = try Recovery(tree.journal(Self.store)).recover()
      #expect(outcomes == [.unproven(unit: "'Unit2'", files: 1)])
      #expect(tree.states == [true, false, false])
      #expect(tree.strays == [])
      let back = try Recovery(tree.journal(Self.store)).undoing()
      #expect(back?.files.map(\.path) == ["Barge.swift", "Harbour/Crane.swift"])
    }
    try inTree { tree in
      try Self.write(tree, keeps: 2)
      #expect(try Recovery(tree.journal(Self.store)).recover() == [])
      #expect(tree.states == [true, true, false])
    }
  }

  /// Writes two units on trial, of which some prove right, and stops.
  private static func write(_ tree: Tree, keeps count: Int) throws {
    let writer = try TreeWriter(tree.journal(store), jobs: 1)
    for var change in tree.changes.prefix(2) {
      change.isOnTrial = true
      try writer.apply(change)
      if change.number <= count { try writer.keep(change.number) }
    }
  }

  /// A unit that was to be committed when the run stopped: git tells whether it was.
  @Test func unitToBeCommittedGoesByItsCommit() throws {
    for commit in [nil, "c0ffee"] {
      try inTree { tree in
        let writer = try TreeWriter(tree.journal(Self.store), jobs: 1)
        for var change in tree.changes.prefix(2) {
          (change.isOnTrial, change.head) = (true, "head\(change.number)")
          try writer.apply(change)
          if change.number == 1 { writer.keep(1, as: "cafe") }
        }
        let recovery = Recovery(tree.journal(Self.store))
        #expect(try recovery.isNeeded())
        var asked: [String] = []
        let outcomes = try recovery.recover { (files, head) throws(WriteError) in
          asked += files.map { PathName.relative($0, to: tree.root) } + [head]
          return commit
        }
        #expect(asked == [tree.changes[1].files[0].path, "head2"])
        #expect(tree.states == [true, commit != nil, false])
        #expect(try recovery.commits().map(\.commit) == ["cafe"] + (commit.map { [$0] } ?? []))
        #expect(try recovery.commits().map(\.head) == ["head1"] + (commit.map { _ in ["head2"] } ?? []))
        #expect(
          outcomes == [
            commit.map { .committed(unit: "'Unit2'", commit: $0) }
              ?? .uncommitted(unit: "'Unit2'", files: 1)
          ])
        #expect(try !recovery.isNeeded())
        #expect(tree.strays == [])
      }
    }
  }

  /// What git cannot tell is left as it is.
  @Test func unitToBeCommittedWaitsForGit() throws {
    try inTree { tree in
      let writer = try TreeWriter(tree.journal(Self.store), jobs: 1)
      var change = tree.changes[0]
      (change.isOnTrial, change.head) = (true, "head")
      try writer.apply(change)
      let recovery = Recovery(tree.journal(Self.store))
      #expect(throws: WriteError(reason: "busy")) {
        try recovery.recover { (_, _) throws(WriteError) in throw WriteError(reason: "busy") }
      }
      #expect(tree.states == [true, false, false])
      #expect(try recovery.isNeeded())
    }
  }

  /// Whatever step fails, a unit that was not kept is never left written.
  @Test func trialMayStopAnywhere() throws {
    var rolledBack = 0
    for step in 1...80 {
      try inTree { tree in
        let faults = TreeWriterTests.Faults { $0 >= step }
        var isKept = false
        do {
          let writer = try TreeWriter(tree.journal(faults.store), jobs: 1)
          var change = tree.changes[0]
          change.isOnTrial = true
          try writer.apply(change)
          try writer.keep(change.number)
          isKept = true
        } catch {}
        let outcomes = try Recovery(tree.journal(Self.store)).recover()
        rolledBack += outcomes.count
        // Here: it may be kept, and just the answer of the disk is missing.
        #expect(tree.states[0] != nil && (!isKept || tree.states[0] == true), "step \(step)")
        #expect(tree.strays == [], "step \(step)")
      }
    }
    #expect(rolledBack > 5)
  }

  // MARK: Damage

  private func damage(_ tree: Tree, _ name: String, _ change: (inout [UInt8]) -> Void) throws {
    let path = URL(filePath: tree.root + "/.migrate-lint/" + name)
    var bytes = [UInt8](try Data(contentsOf: path))
    change(&bytes)
    try Data(bytes).write(to: path)
  }

  private func reason(_ body: () throws(WriteError) -> Void) -> String? {
    do throws(WriteError) { try body() } catch { return error.reason }
    return nil
  }

  @Test func damagedLineIsNoTornOne() throws {
    try inTree { tree in
      try Self.write(tree, keeps: 1)
      try damage(tree, "journal") { bytes in
        let line = bytes.split(separator: 0x0A)[3]
        bytes[line.startIndex + 5] = 0x7B
      }
      let journal = tree.journal(Self.store)
      let text = reason { () throws(WriteError) in _ = try Recovery(journal).recover() }
      #expect(text?.contains("the journal is damaged in line") == true, "\(text ?? "")")
      #expect(text?.contains("compare with 'git diff'") == true)
      #expect(tree.states == [true, true, false])
    }
  }

  /// What a full disk cut off is passed by, also where more was written after it.
  @Test func tornLinesArePassedBy() throws {
    try inTree { tree in
      try Self.write(tree, keeps: 1)
      try damage(tree, "journal") { $0 += Array("{\"kept\":{\"num".utf8) }
      let journal = tree.journal(Self.store)
      #expect(try Recovery(journal).isNeeded())
      try journal.append([.kept(number: 2)])
      #expect(try !Recovery(journal).isNeeded())
      #expect(tree.states == [true, true, false])
    }
  }

  @Test func changedContentIsNotWritten() throws {
    for change in [{ $0[2] ^= 1 }, { $0.removeLast(3) }, { $0 = [] }] as [(inout [UInt8]) -> Void] {
      try inTree { tree in
        try Self.write(tree, keeps: 0)
        try damage(tree, "content", change)
        let journal = tree.journal(Self.store)
        let text = reason { () throws(WriteError) in _ = try Recovery(journal).recover() }
        #expect(text?.contains("does not hold any more what") == true, "\(text ?? "")")
        #expect(tree.states == [true, true, false])
      }
    }
  }

  /// A tree from elsewhere may bring a journal that fills the memory.
  @Test func hugeJournalIsNotRead() throws {
    try inTree { tree in
      _ = tree.write(through: Self.store)
      let file = try FileHandle(forWritingTo: URL(filePath: tree.root + "/.migrate-lint/journal"))
      try file.truncate(atOffset: 1_900_000_000)
      try file.close()
      let journal = tree.journal(Self.store)
      let text = reason { () throws(WriteError) in _ = try Recovery(journal).isNeeded() }
      #expect(text?.contains("the journal cannot be read: larger than 64 MB") == true, "\(text ?? "")")
    }
  }

  @Test func zerosOfAnInterruptedDiskAreOurs() throws {
    try inTree { tree in
      _ = tree.write(through: TreeWriterTests.Faults { $0 >= 30 }.store)
      let stray = tree.root + "/Harbour/.migrate-lint-1-1"
      try Data([UInt8](repeating: 0, count: 10)).write(to: URL(filePath: stray))
      _ = try Recovery(tree.journal(Self.store)).recover()
      #expect(tree.strays == [])
    }
  }

  @Test func removedFileIsSaidToBeGone() throws {
    try inTree { tree in
      try Self.write(tree, keeps: 0)
      try FileManager.default.removeItem(atPath: tree.root + "/Barge.swift")
      let journal = tree.journal(Self.store)
      let text = reason { () throws(WriteError) in _ = try Recovery(journal).recover() }
      #expect(text?.hasPrefix("is gone since the interrupted run") == true, "\(text ?? "")")
      #expect(text?.contains("put them right by hand") == true)
    }
  }

  @Test func emptyIgnoreFileIsFilled() throws {
    try inTree { tree in
      _ = tree.write(through: Self.store)
      let ignore = URL(filePath: tree.root + "/.migrate-lint/.gitignore")
      try Data().write(to: ignore)
      _ = try tree.journal(Self.store).lock()
      #expect(try String(contentsOf: ignore, encoding: .utf8) == "*\n")
    }
  }

  // MARK: Neighbours

  /// Two runs that reach the same files from different folders.
  @Test func runsMeetWhereTheirFilesAre() throws {
    try inTree { tree in
      let above = tree.journal(Self.store)
      let below = Journal(store: Self.store, top: tree.root + "/Harbour")
      let files = [tree.root + "/Harbour/Quay.swift"]
      let first = try TreeWriter(above, jobs: 1)
      let second = try TreeWriter(below, jobs: 1)
      let text = reason { () throws(WriteError) in try second.meetNeighbours(of: files) }
      #expect(text == "another run is writing to '\(tree.root)'; nothing is written")
      let other = reason { () throws(WriteError) in try first.meetNeighbours(of: files) }
      #expect(other == "another run is writing to '\(below.top)'; nothing is written")
      // Here: what is written elsewhere is nobody's business.
      try first.meetNeighbours(of: [tree.root + "/Barge.swift"])
    }
  }

  @Test func runsBesideEachOtherMayBothWrite() throws {
    try inTree { tree in
      _ = tree.write(through: Self.store)
      let manager = FileManager.default
      try manager.createDirectory(atPath: tree.root + "/Yard", withIntermediateDirectories: true)
      var writers: [TreeWriter] = []
      for name in ["Harbour", "Yard"] {
        let journal = Journal(store: Self.store, top: tree.root + "/" + name)
        let writer = try TreeWriter(journal, jobs: 1)
        try writer.meetNeighbours(of: [journal.top + "/Any.swift"])
        writers.append(writer)
      }
      #expect(writers.count == 2)
    }
  }

  @Test func interruptedNeighbourIsFound() throws {
    try inTree { tree in
      try Self.write(tree, keeps: 1)
      let below = Journal(store: Self.store, top: tree.root + "/Harbour")
      let writer = try TreeWriter(below, jobs: 1)
      let text = reason { () throws(WriteError) in
        try writer.meetNeighbours(of: [below.top + "/Ferry.swift"])
      }
      #expect(
        text == "a run was interrupted; 'migrate-lint recover \(tree.root)' comes first")
    }
  }

  // MARK: The disk

  @Test func manyFilesAreSyncedAtOnce() throws {
    try inTree { tree in
      let store = DiskFileStore()
      let paths = (0..<2 * DiskFileStore.manyFiles).map { "\(tree.root)/\($0).swift" }
      for path in paths { try store.create(path, [1], like: nil) }
      try store.sync(paths)
      try store.sync([tree.root])
      #expect(throws: FileSystemError.notFound) { try store.sync(paths + [tree.root + "/no"]) }
      #expect(throws: FileSystemError.notFound) { try store.sync([tree.root + "/no"]) }
    }
  }

  /// Several hundred files in units of two, with a fault where the disk is waited for.
  @Test(arguments: [1, 2])
  func batchIsAllOrNothingWhereTheDiskFails(_ failing: Int) throws {
    try inTree { tree in
      let changes = try (1...60).map { number in
        let names = ["Float\(number)A.swift", "Float\(number)B.swift"]
        for name in names { try Data("old".utf8).write(to: URL(filePath: tree.root + "/" + name)) }
        return UnitChange(
          number: number, title: "'\(number)'",
          files: names.map {
            FileChange(
              path: $0, realPath: tree.root + "/" + $0, before: Array("old".utf8),
              after: Array("new".utf8))
          })
      }
      let count = Counter()
      let store = DiskFileStore(waitsForDisk: false) { operation in
        // Here: the record is synced five times before: begin with its two folders, content, units.
        operation == .sync && count.next() == 5 + failing ? .system(EIO) : nil
      }
      let errors = try TreeWriter(tree.journal(store), jobs: 2).apply(changes)
      #expect(errors.allSatisfy { $0?.isClean == true })
      #expect(changes.flatMap(\.files).allSatisfy { tree.text($0.path) == "old" })
      #expect(try !Recovery(tree.journal(Self.store)).isNeeded())
    }
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
      lock.lock()
      defer { lock.unlock() }
      count += 1
      return count
    }
  }
}
