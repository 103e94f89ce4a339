/// Writes units, each wholly or not at all, also if the program or the machine stops on the way.
///
/// The files of all units are written beside the old ones and synced; then, unit by unit, each is
/// renamed over its old one. What fails is rolled back; what is interrupted, `recover` puts right.
final class TreeWriter {
  let journal: Journal
  private let store: any FileStore
  private let jobs: Int
  /// Whether somebody wants to stop.
  private let isInterrupted: @Sendable () -> Bool
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
  init(
    _ journal: Journal, continues: Bool = false, jobs: Int,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(WriteError) {
    self.journal = journal
    self.jobs = jobs
    self.isInterrupted = isInterrupted
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
    var errors = reasonsNotToBegin(units)
    let chosen = units.indices.filter { errors[$0] == nil }
    if chosen.isEmpty { return errors }
    if let error = announce(chosen.map { units[$0] }) {
      for position in chosen { errors[position] = error }
      return errors
    }
    let store = store
    let work = units.map { UnitFiles($0, store) }
    func goBack(_ failures: [(position: Int, placed: Int, error: WriteError)]) {
      let ends = back(failures.map { (work[$0.position], $0.placed, $0.error) })
      for (failure, error) in zip(failures, ends) { errors[failure.position] = error }
    }
    goBack(prepare(chosen.map { ($0, work[$0]) }).map { ($0, 0, $1) })
    // Here: the last moment to stop; from here on it takes no longer to go on than to go back.
    if isInterrupted() {
      goBack(chosen.filter { errors[$0] == nil }.map { ($0, 0, WriteError.interruption) })
    }
    if let stop = errors.lazy.compactMap({ $0 }).first(where: \.needsRecovery) {
      goBack(chosen.filter { errors[$0] == nil }.map { ($0, 0, stop) })
      return errors.map { $0 ?? stop }
    }
    let ready = chosen.filter { errors[$0] == nil }
    let placements = parallelMap(ready, jobs: jobs) { work[$0].place() }
    goBack(zip(ready, placements).compactMap { unit, placement in
      placement.error.map { (unit, placement.placed, $0) }
    })
    let new = ready.filter { errors[$0] == nil }
    let removals = parallelMap(new, jobs: jobs) { work[$0].removeOld() }
    goBack(zip(new, removals).compactMap { unit, error in
      error.map { (unit, work[unit].files.count, $0) }
    })
    let written = new.filter { errors[$0] == nil }
    if let error = sync(written.flatMap { work[$0].folders }) {
      goBack(written.map { ($0, work[$0].files.count, error) })
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

  /// Says that a unit which was on trial is committed. If that cannot be said, recovery sees it.
  func keep(_ number: Int, as commit: String) {
    do { try note([.committed(number: number, commit: commit)]) } catch { leavesWork = true }
  }

  /// Says in the journal what is about to be written.
  private func announce(_ units: [UnitChange]) -> WriteError? {
    do throws(FileSystemError) {
      if !hasBegun { try journal.begin() }
      hasBegun = true
      let files = try record(units)
      try journal.append(
        zip(units, files).map {
          .unit(
            number: $0.number, title: $0.title, files: $1, isOnTrial: $0.isOnTrial, head: $0.head)
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
      if let error = end(ofGoingBack: [work]) { throw error }
    case .forth(let file):
      do throws(WriteError) {
        try note([.done(number: unit.number), .kept(number: unit.number)])
      } catch { leavesWork = true }
      throw WriteError(path: file.change.path, reason: WriteError.changedMeanwhile, stays: true)
    case .half(var failure):
      leavesWork = true
      failure.needsRecovery = true
      throw failure
    }
  }

  /// Nothing more is to come.
  func end() {
    // Here: without this entry the run is complete all the same.
    if hasBegun, !isBroken, !leavesWork { try? journal.append([.end]) }
  }

  // MARK: Steps

  /// What is to be known of a file before it is written.
  private enum Look: Sendable {
    case seen(FileStatus, isAsRead: Bool)
    case failed(FileSystemError)
    case moved
  }

  /// Why units cannot be replaced without a loss, before anything is written; nil where they can.
  private func reasonsNotToBegin(_ units: [UnitChange]) -> [WriteError?] {
    if isBroken { return units.map { _ in WriteError(reason: "cannot keep a record of the run") } }
    if isInterrupted() { return units.map { _ in WriteError.interruption } }
    let store = store
    let files = units.map { UnitFiles($0, store).files }
    var looks = look(at: files.flatMap(\.self))[...]
    var seen: [[UInt64]: String] = [:]
    return files.map { files in
      let looks = files.map { ($0, looks.removeFirst()) }
      for (file, look) in looks {
        if let error = reasonToRefuse(file, look, &seen) { return error }
      }
      return nil
    }
  }

  private func look(at files: [UnitFile]) -> [Look] {
    let store = store
    var known: Set<PathKey> = []
    // Here: a folder is asked about once, not once for each of its files.
    let folders = files.map(\.folder).filter { known.insert(PathKey($0)).inserted }
    let moves = parallelMap(folders, jobs: jobs) { folder -> Look? in
      do throws(FileSystemError) {
        return try store.realPath(of: folder) == folder ? nil : .moved
      } catch { return .failed(error) }
    }
    let obstacles = Dictionary(uniqueKeysWithValues: zip(folders.map(PathKey.init), moves))
    return parallelMap(files, jobs: jobs, weight: { $0.change.before.count }) { file in
      if let obstacle = obstacles[PathKey(file.folder)] ?? nil { return obstacle }
      do throws(FileSystemError) {
        let status = try store.status(of: file.path)
        // Here: what is no file is not read.
        guard status.kind == .file else { return .seen(status, isAsRead: false) }
        let bytes = try store.read(file.path)
        return .seen(status, isAsRead: bytes == file.change.before)
      } catch { return .failed(error) }
    }
  }

  /// `seen` has the files of the units that are written together.
  private func reasonToRefuse(
    _ file: UnitFile, _ look: Look, _ seen: inout [[UInt64]: String]
  ) -> WriteError? {
    let path = file.change.path
    switch look {
    case .failed(let error): return file.error("cannot be read: \(error.reason)")
    case .moved: return file.error(WriteError.moved)
    case .seen(let status, let isAsRead):
      if let reason = reasonToRefuse(file.change, status) { return file.error(reason) }
      if let other = seen.updateValue(path, forKey: status.identity) {
        return file.error("is the same file as '\(other)'")
      }
      return isAsRead ? nil : file.error(WriteError.changed)
    }
  }

  private func reasonToRefuse(_ file: FileChange, _ status: FileStatus) -> String? {
    if !PathName.isInside(file.realPath, journal.top) {
      return "lies outside of '\(journal.top)'; please run \(ToolIdentity.name) there"
    }
    if !Journal.mayHold(PathName.relative(file.realPath, to: journal.top)) {
      return "is not one of the files that 'undo' and 'recover' put back: '.swift', not in '.git'"
    }
    if status.kind != .file { return "is no regular file any more" }
    if !status.isWritable { return "is read-only" }
    if status.linkCount > 1 {
      return "has \(status.linkCount) names (hard links), and only one would be rewritten"
    }
    return nil
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
    let isInterrupted = isInterrupted
    let failures = parallelMap(work, jobs: jobs, weight: { $0.1.change.after.count }) {
      position, file -> (Int, WriteError)? in
      if isInterrupted() { return (position, WriteError.interruption) }
      do throws(FileSystemError) {
        try store.create(file.temporary, file.change.after, like: file.path)
        return nil
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
    if isInterrupted() { return failed }
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

  /// Puts back the first files of units and takes away what was prepared for the others. Returns
  /// what to throw for each.
  private func back(
    _ failures: [(work: UnitFiles, placed: Int, error: WriteError)]
  ) -> [WriteError] {
    if failures.isEmpty { return [] }
    let ends = failures.map { work, placed, error -> (error: WriteError, isBack: Bool) in
      if let (file, reason, isTold) = work.foreignFile(amongFirst: placed) {
        var error = WriteError(path: file.change.path, reason: reason, needsRecovery: true)
        error.needsHand = isTold
        return (error, false)
      }
      guard var failure = work.putBack(first: placed) else { return (error, true) }
      failure.needsRecovery = true
      return (failure, false)
    }
    if ends.contains(where: { !$0.isBack }) { leavesWork = true }
    let isBack = zip(failures, ends).filter(\.1.isBack).map(\.0.work)
    guard let failure = end(ofGoingBack: isBack) else { return ends.map(\.error) }
    return ends.map { $0.isBack ? failure : $0.error }
  }

  /// Says that all files of units are as they were, or returns why that is not sure.
  private func end(ofGoingBack work: [UnitFiles]) -> WriteError? {
    if work.isEmpty { return nil }
    if var failure = sync(work.flatMap(\.folders)) {
      leavesWork = true
      failure.needsRecovery = true
      return failure
    }
    do throws(WriteError) { try note(work.map { .back(number: $0.number) }) } catch {
      // Here: they are, whether that can be said or not; recovery sees it from the files.
      isBroken = true
    }
    return nil
  }
}
