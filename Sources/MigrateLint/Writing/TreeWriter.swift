/// Writes units, each wholly or not at all, also if the program or the machine stops on the way.
///
/// The files of all units are written beside the old ones and synced; then, unit by unit, each is
/// renamed over its old one. What fails is rolled back; what is interrupted, `recover` puts right.
final class TreeWriter {
  let journal: Journal
  private let store: any FileStore
  private let jobs: Int
  private let lock: any FileLock
  private var hasBegun: Bool
  /// The journal takes nothing any more.
  private var isBroken = false
  /// A unit is half written, or the journal says so.
  private var leavesWork = false
  private var neighbourLocks: [any FileLock] = []

  /// A writer that continues adds to what the journal says, so that it stays as good as it was if
  /// nothing comes of it. Throws where another run is writing to the tree, or was interrupted while
  /// it did.
  init(_ journal: Journal, continues: Bool = false, jobs: Int) throws(WriteError) {
    self.journal = journal
    self.jobs = jobs
    hasBegun = continues
    store = journal.store
    do { lock = try journal.lock() } catch {
      throw Self.error(ofLock: error, journal)
    }
    if try Recovery(journal).isNeeded() {
      throw WriteError(reason: "a run was interrupted; 'migrate-lint recover' comes first")
    }
  }

  /// Keeps runs away that reach some files from other folders. Throws where one of them is writing,
  /// or was interrupted.
  func meetNeighbours(of files: [String]) throws(WriteError) {
    for neighbour in journal.neighbours(of: files) {
      do { neighbourLocks.append(try neighbour.lockAsNeighbour()) } catch {
        if error == .locked { throw Self.error(ofLock: error, neighbour) }
        // Here: it is somebody else's, who cannot write here either way.
        continue
      }
      if try Recovery(neighbour).isNeeded() {
        throw WriteError(
          reason: "a run was interrupted; 'migrate-lint recover \(neighbour.top)' comes first")
      }
    }
  }

  static func error(ofLock error: FileSystemError, _ journal: Journal) -> WriteError {
    error == .locked
      ? WriteError(reason: "another run is writing to '\(journal.top)'; nothing is written")
      : WriteError(
        reason: "cannot keep a record in '\(Journal.folderName)' of '\(journal.top)': "
          + error.reason)
  }

  // MARK: Units

  /// Writes all files of a unit.
  func apply(_ unit: UnitChange) throws(WriteError) {
    if let error = apply([unit])[0] { throw error }
  }

  /// Writes units that have no file in common; the disk is waited for once. Returns why a unit was
  /// not written, or nil, in their order.
  func apply(_ units: [UnitChange]) -> [WriteError?] {
    var seen: [[UInt64]: String] = [:]
    var errors = units.map { reasonNotToBegin($0, &seen) }
    let chosen = units.indices.filter { errors[$0] == nil }
    if chosen.isEmpty { return errors }
    if let error = announce(chosen.map { units[$0] }) {
      for position in chosen { errors[position] = error }
      return errors
    }
    let store = store
    let work = units.map { UnitFiles($0, store) }
    for (position, error) in prepare(chosen.map { ($0, work[$0]) }) {
      errors[position] = back(work[position], 0, because: error)
    }
    // Here: what was prepared of the others is left to recovery, too.
    if let stop = errors.lazy.compactMap({ $0 }).first(where: \.needsRecovery) {
      return errors.map { $0 ?? stop }
    }
    let ready = chosen.filter { errors[$0] == nil }
    let placements = parallelMap(ready, jobs: jobs) { work[$0].place() }
    for (position, (placed, error)) in zip(ready, placements) {
      guard let error else { continue }
      errors[position] = back(work[position], placed, because: error)
    }
    let new = ready.filter { errors[$0] == nil }
    for (position, error) in zip(new, parallelMap(new, jobs: jobs) { work[$0].removeOld() }) {
      guard let error else { continue }
      errors[position] = back(work[position], work[position].files.count, because: error)
    }
    let written = new.filter { errors[$0] == nil }
    if let error = sync(written.flatMap { work[$0].folders }) {
      for position in written {
        errors[position] = back(work[position], work[position].files.count, because: error)
      }
    }
    // Here: a unit is written whether that can be said or not; recovery sees it from its files.
    let done = written.filter { errors[$0] == nil }.map {
      JournalEntry.done(number: units[$0].number)
    }
    do { try note(done) } catch { isBroken = true }
    return errors
  }

  /// Says that a unit which was on trial stays. If that cannot be said, it does not.
  func keep(_ number: Int) throws(WriteError) { try note([.kept(number: number)]) }

  private func reasonNotToBegin(
    _ unit: UnitChange, _ seen: inout [[UInt64]: String]
  ) -> WriteError? {
    if isBroken { return WriteError(reason: "cannot keep a record of the run") }
    do { try check(unit, &seen) } catch { return error }
    return nil
  }

  /// Says in the journal what is about to be written.
  private func announce(_ units: [UnitChange]) -> WriteError? {
    do throws(FileSystemError) {
      if !hasBegun { try journal.begin() }
      hasBegun = true
      let files = try record(units)
      try journal.append(
        zip(units, files).map {
          .unit(number: $0.number, title: $0.title, files: $1, isOnTrial: $0.isOnTrial)
        })
      return nil
    } catch {
      return WriteError(reason: "cannot keep a record of the run: \(error.reason)")
    }
  }

  /// Puts back what `apply` has written. Where somebody has changed a file since, all stays.
  func revert(_ unit: UnitChange) throws(WriteError) {
    let work = UnitFiles(unit, store)
    if let (file, reason, _) = work.foreignFile(amongFirst: work.files.count) {
      // Here: nobody rolls this back any more.
      try? keep(unit.number)
      throw WriteError(path: file.change.path, reason: reason, stays: true)
    }
    // Here: without this, an interruption would find a unit that is done and half. If it cannot be
    // said, going back is right all the same.
    try? note([.goingBack(number: unit.number)])
    switch work.takeBack() {
    case .back:
      if let error = end(ofGoingBack: work, nil) { throw error }
    case .forth(let file):
      do throws(WriteError) {
        try note([.done(number: unit.number), .kept(number: unit.number)])
      } catch { leavesWork = true }
      throw WriteError(path: file.change.path, reason: WriteError.changedMeanwhile, stays: true)
    case .half(let failure):
      if let error = end(ofGoingBack: work, failure) { throw error }
    }
  }

  /// Nothing more is to come.
  func end() {
    // Here: without this entry the run is complete all the same.
    if hasBegun, !isBroken, !leavesWork { try? journal.append([.end]) }
  }

  // MARK: Steps

  /// Refuses what cannot be replaced without a loss, before anything is written. `seen` has the
  /// files of the units that are written together.
  private func check(
    _ unit: UnitChange, _ seen: inout [[UInt64]: String]
  ) throws(WriteError) {
    for file in UnitFiles(unit, store).files {
      let isMoved: Bool
      let status: FileStatus
      do {
        isMoved = try file.isMoved(store)
        status = try store.status(of: file.path)
      } catch { throw file.error("cannot be read: \(error.reason)") }
      if isMoved { throw file.error(WriteError.moved) }
      let file = file.change
      if let reason = reasonToRefuse(file, status, seen) {
        throw WriteError(path: file.path, reason: reason)
      }
      seen[status.identity] = file.path
      try Self.compare(file, store)
    }
  }

  private func reasonToRefuse(
    _ file: FileChange, _ status: FileStatus, _ seen: [[UInt64]: String]
  ) -> String? {
    if !PathName.isInside(file.realPath, journal.top) {
      return "lies outside of '\(journal.top)'; please run \(ToolIdentity.name) there"
    }
    if status.kind != .file { return "is no regular file any more" }
    if !status.isWritable { return "is read-only" }
    if status.linkCount > 1 {
      return "has \(status.linkCount) names (hard links), and only one would be rewritten"
    }
    return seen[status.identity].map { "is the same file as '\($0)'" }
  }

  private static func compare(
    _ file: FileChange, _ store: any FileStore
  ) throws(WriteError) {
    let now: [UInt8]
    do { now = try store.read(file.realPath) } catch {
      throw WriteError(path: file.path, reason: "cannot be read: \(error.reason)")
    }
    guard now == file.before else {
      throw WriteError(path: file.path, reason: WriteError.changed)
    }
  }

  private func record(_ units: [UnitChange]) throws(FileSystemError) -> [[FileRecord]] {
    var spans = try journal.keep(
      units.flatMap(\.files).flatMap { [$0.before, $0.after] })[...]
    return units.map { unit in
      unit.files.map { file in
        FileRecord(
          path: PathName.relative(file.realPath, to: journal.top),
          before: spans.removeFirst(), after: spans.removeFirst())
      }
    }
  }

  /// Writes the new files beside the old ones, and waits until they are on the disk. Returns the
  /// first failure of each unit.
  private func prepare(_ units: [(Int, UnitFiles)]) -> [(Int, WriteError)] {
    let store = store
    let work = units.flatMap { position, unit in unit.files.map { (position, $0) } }
    let failures = parallelMap(work, jobs: jobs, weight: { $0.1.change.after.count }) {
      position, file in
      do throws(FileSystemError) {
        try store.create(file.temporary, file.change.after, like: file.path)
        return nil as (Int, WriteError)?
      } catch {
        let reason = error == .exists
          ? "cannot be written, as '\(PathName.lastComponent(of: file.temporary))' beside it "
            + "is in the way" : "cannot be written: \(error.reason)"
        return (position, file.error(reason))
      }
    }
    var seen: Set<Int> = []
    let failed = failures.compactMap { $0 }.filter { seen.insert($0.0).inserted }
    let made = work.filter { !seen.contains($0.0) }
    if let error = sync(made.map(\.1.temporary)) {
      return failed + units.filter { !seen.contains($0.0) }.map { ($0.0, error) }
    }
    return failed
  }

  /// Waits for the disk, once for each path.
  private func sync(_ paths: [String]) -> WriteError? {
    var seen: Set<PathKey> = []
    do { try store.sync(paths.filter { seen.insert(PathKey($0)).inserted }) } catch {
      return WriteError(reason: "the disk does not keep what is written: \(error.reason)")
    }
    return nil
  }

  private func note(_ entries: [JournalEntry]) throws(WriteError) {
    if entries.isEmpty { return }
    do { try journal.append(entries) } catch {
      throw WriteError(reason: "cannot keep a record of the run: \(error.reason)")
    }
  }

  // MARK: Back

  /// Puts back the first files of a unit and takes away what was prepared for the others. Returns
  /// what to throw.
  private func back(_ work: UnitFiles, _ placed: Int, because error: WriteError) -> WriteError {
    if let (file, reason, isTold) = work.foreignFile(amongFirst: placed) {
      leavesWork = true
      return WriteError(
        path: file.change.path, reason: reason, needsRecovery: true, needsHand: isTold)
    }
    return end(ofGoingBack: work, work.putBack(first: placed)) ?? error
  }

  /// Says that all files of a unit are as they were, or returns why they are not.
  private func end(ofGoingBack work: UnitFiles, _ failure: WriteError?) -> WriteError? {
    var failure = failure ?? sync(work.folders)
    if failure == nil {
      do throws(WriteError) { try note([.back(number: work.number)]) } catch { failure = error }
    }
    guard var failure else { return nil }
    leavesWork = true
    failure.needsRecovery = true
    return failure
  }
}
