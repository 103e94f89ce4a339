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
    var errors = units.map { reasonNotToBegin($0) }
    let chosen = units.indices.filter { errors[$0] == nil }
    if chosen.isEmpty { return errors }
    if let error = announce(chosen.map { units[$0] }) {
      for position in chosen { errors[position] = error }
      return errors
    }
    let work = units.map { self.work($0, isBack: false) }
    for (position, error) in prepare(chosen.map { ($0, work[$0]) }) {
      errors[position] = back(units[position].number, work[position], 0, because: error)
    }
    // Here: what was prepared of the others is left to recovery, too.
    if let stop = errors.lazy.compactMap({ $0 }).first(where: \.needsRecovery) {
      return errors.map { $0 ?? stop }
    }
    let ready = chosen.filter { errors[$0] == nil }
    for (position, (renamed, error)) in zip(ready, replace(ready.map { work[$0] })) {
      guard let error else { continue }
      errors[position] = back(units[position].number, work[position], renamed, because: error)
    }
    let written = chosen.filter { errors[$0] == nil }
    if let error = syncFolders(of: written.flatMap { work[$0] }) {
      for position in written {
        errors[position] = back(
          units[position].number, work[position], work[position].count, because: error)
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

  private func reasonNotToBegin(_ unit: UnitChange) -> WriteError? {
    if isBroken { return WriteError(reason: "cannot keep a record of the run") }
    do { try check(unit) } catch { return error }
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

  /// Renames the new files of units over the old ones. Returns how many of each unit's files are
  /// new, and why that are not all of them.
  private func replace(_ units: [[UnitFile]]) -> [(renamed: Int, error: WriteError?)] {
    let store = store
    return parallelMap(units, jobs: jobs) { work in
      var renamed = 0
      do throws(WriteError) {
        for file in work {
          try Self.rename(file, store)
          renamed += 1
        }
        return (renamed, nil)
      } catch {
        return (renamed, error)
      }
    }
  }

  /// Puts back what `apply` has written. Where somebody has changed a file since, all stays.
  func revert(_ unit: UnitChange) throws(WriteError) {
    let work = work(unit, isBack: true)
    if let (path, reason, _) = foreignFile(among: work) {
      // Here: nobody rolls this back any more.
      try? keep(unit.number)
      throw WriteError(path: path, reason: reason, stays: true)
    }
    // Here: without this, an interruption would find a unit that is done and half. If it cannot be
    // said, going back is right all the same.
    try? note([.goingBack(number: unit.number)])
    let error = WriteError(reason: "")
    let result = back(unit.number, work, unit.files.count, because: error)
    if result != error { throw result }
  }

  /// A file that is neither new nor as it was, and what became of it, if that can be told.
  private func foreignFile(
    among work: some Sequence<UnitFile>
  ) -> (path: String, reason: String, isTold: Bool)? {
    for file in work {
      do throws(FileSystemError) {
        let now = try store.read(file.change.realPath)
        if now == file.change.after || now == file.change.before { continue }
        return (file.change.path, "changed meanwhile", true)
      } catch {
        let isGone = error == .notFound
        return (
          file.change.path,
          isGone ? "was removed meanwhile" : "cannot be read: \(error.reason)", isGone
        )
      }
    }
    return nil
  }

  private func work(_ unit: UnitChange, isBack: Bool) -> [UnitFile] {
    unit.files.enumerated().map { position, file in
      let name = Self.temporaryName(unit.number, position, isBack: isBack)
      return UnitFile(change: file, temporary: Self.path(name, beside: file.realPath))
    }
  }

  /// Nothing more is to come.
  func end() {
    // Here: without this entry the run is complete all the same.
    if hasBegun, !isBroken, !leavesWork { try? journal.append([.end]) }
  }

  private struct UnitFile: Sendable {
    var change: FileChange
    var temporary: String

    /// Whether a file is the new one or a piece of it, and nobody else's.
    func isOurs(_ bytes: [UInt8]) -> Bool {
      change.after.starts(with: bytes) || change.before.starts(with: bytes)
    }
  }

  // MARK: Steps

  /// Refuses what cannot be replaced without a loss, before anything is written.
  private func check(_ unit: UnitChange) throws(WriteError) {
    var seen: [[UInt64]: String] = [:]
    for file in unit.files {
      let status: FileStatus
      do { status = try store.status(of: file.realPath) } catch {
        throw WriteError(path: file.path, reason: "cannot be read: \(error.reason)")
      }
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

  /// Hidden, and short enough beside any name.
  static func temporaryName(_ unit: Int, _ position: Int, isBack: Bool) -> String {
    "\(Journal.folderName)-\(unit)-\(position)" + (isBack ? "-back" : "")
  }

  static func path(_ name: String, beside path: String) -> String {
    PathName.join(PathName.parent(of: path) ?? "/", name)
  }

  /// Writes the new files beside the old ones, and waits until they are on the disk. Returns the
  /// first failure of each unit.
  private func prepare(_ units: [(Int, [UnitFile])]) -> [(Int, WriteError)] {
    let store = store
    let work = units.flatMap { position, files in files.map { (position, $0) } }
    let failures = parallelMap(work, jobs: jobs, weight: { $0.1.change.after.count }) {
      position, file in
      do throws(FileSystemError) {
        try store.create(file.temporary, file.change.after, like: file.change.realPath)
        return nil as (Int, WriteError)?
      } catch {
        let reason = error == .exists
          ? "cannot be written, as '\(PathName.lastComponent(of: file.temporary))' beside it "
            + "is in the way" : "cannot be written: \(error.reason)"
        return (position, WriteError(path: file.change.path, reason: reason))
      }
    }
    var seen: Set<Int> = []
    let failed = failures.compactMap { $0 }.filter { seen.insert($0.0).inserted }
    let made = work.filter { !seen.contains($0.0) }
    do { try store.sync(made.map(\.1.temporary)) } catch {
      let reason = "the disk does not keep what is written: \(error.reason)"
      return failed
        + units.filter { !seen.contains($0.0) }.map { ($0.0, WriteError(reason: reason)) }
    }
    return failed
  }

  private static func rename(
    _ file: UnitFile, _ store: any FileStore
  ) throws(WriteError) {
    try compare(file.change, store)
    do { try store.rename(file.temporary, to: file.change.realPath) } catch {
      throw WriteError(path: file.change.path, reason: "cannot be written: \(error.reason)")
    }
  }

  private func syncFolders(of work: [UnitFile]) -> WriteError? {
    var seen: Set<PathKey> = []
    let folders = work.map { PathName.parent(of: $0.change.realPath) ?? "/" }.filter {
      seen.insert(PathKey($0)).inserted
    }
    do { try store.sync(folders) } catch {
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
  private func back(
    _ number: Int, _ work: [UnitFile], _ renamed: Int, because error: WriteError
  ) -> WriteError {
    var failure: WriteError?
    if let (path, reason, isTold) = foreignFile(among: work.prefix(renamed)) {
      leavesWork = true
      return WriteError(path: path, reason: reason, needsRecovery: true, needsHand: isTold)
    }
    for (position, file) in work.enumerated() {
      do throws(FileSystemError) {
        if position < renamed {
          let name = Self.temporaryName(number, position, isBack: true)
          try FileRestoration(store: store).restore(
            file.change.realPath, to: file.change.before, from: file.change.after,
            through: Self.path(name, beside: file.change.realPath))
        }
        if let bytes = try? store.read(file.temporary), file.isOurs(bytes) {
          try store.remove(file.temporary)
        }
      } catch {
        let reason = "cannot be written: \(error.reason)"
        failure = failure ?? WriteError(path: file.change.path, reason: reason)
      }
    }
    if failure == nil { failure = syncFolders(of: work) }
    if failure == nil {
      do throws(WriteError) { try note([.back(number: number)]) } catch { failure = error }
    }
    guard let failure else { return error }
    leavesWork = true
    return WriteError(path: failure.path, reason: failure.reason, needsRecovery: true)
  }
}
