/// A file as it was read and as it is to be.
struct FileChange: Hashable, Sendable {
  /// As people see it.
  var path: String
  /// Absolute and without links.
  var realPath: String
  var before: [UInt8]
  var after: [UInt8]
}

/// Files that are written together or not at all.
struct UnitChange: Hashable, Sendable {
  var number: Int
  /// What migrates.
  var title: String
  var files: [FileChange]
}

/// Why a unit was not written. Its files are as they were, unless it says otherwise.
struct WriteError: Error, Hashable {
  /// The file that is to blame, as people see it; nil where it is the journal.
  var path: String?
  var reason: String
  /// Some files may be new; the journal knows which.
  var needsRecovery = false
  /// All files are new, and stay so.
  var stays = false

  static let changed = "changed while it was analysed"
}

/// Writes units, each wholly or not at all, also if the program or the machine stops on the way.
///
/// The files of a unit are written beside the old ones and synced; then each is renamed over its
/// old one. What fails is rolled back; what is interrupted, `recover` puts right.
final class TreeWriter {
  let journal: Journal
  private let store: any FileStore
  private let jobs: Int
  private let lock: any FileLock
  private var hasBegun: Bool
  /// The journal takes nothing any more.
  private var isBroken = false
  private var syncedFolders: Set<PathKey> = []

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

  static func error(ofLock error: FileSystemError, _ journal: Journal) -> WriteError {
    error == .locked
      ? WriteError(reason: "another run is writing to this tree; nothing is written")
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
    for position in chosen where errors[position] == nil {
      // Here: what was prepared of the others is left to recovery, too.
      let stop = errors.lazy.compactMap { $0 }.first { $0.needsRecovery }
      errors[position] = stop ?? replace(units[position].number, work[position])
    }
    let written = chosen.filter { errors[$0] == nil }
    for position in written {
      do { try syncFolders(of: work[position]) } catch {
        errors[position] = back(
          units[position].number, work[position], work[position].count, because: error)
      }
    }
    syncedFolders = []
    // Here: a unit is written whether that can be said or not; recovery sees it from its files.
    let done = written.filter { errors[$0] == nil }.map {
      JournalEntry.done(number: units[$0].number)
    }
    do { try note(done) } catch { isBroken = true }
    return errors
  }

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
        zip(units, files).map { .unit(number: $0.number, title: $0.title, files: $1) })
      return nil
    } catch {
      return WriteError(reason: "cannot keep a record of the run: \(error.reason)")
    }
  }

  /// Renames the new files of a unit over the old ones.
  private func replace(_ number: Int, _ work: [UnitFile]) -> WriteError? {
    var renamed = 0
    do throws(WriteError) {
      for file in work {
        try rename(file)
        renamed += 1
      }
      return nil
    } catch {
      return back(number, work, renamed, because: error)
    }
  }

  /// Puts back what `apply` has written. Where somebody has changed a file since, all stays.
  func revert(_ unit: UnitChange) throws(WriteError) {
    let work = work(unit, isBack: true)
    if let path = foreignFile(among: work) {
      throw WriteError(path: path, reason: "changed meanwhile", stays: true)
    }
    // Here: without this, an interruption would find a unit that is done and half. If it cannot be
    // said, going back is right all the same.
    try? note([.goingBack(number: unit.number)])
    let error = WriteError(reason: "")
    let result = back(unit.number, work, unit.files.count, because: error)
    if result != error { throw result }
  }

  /// A file that is neither new nor as it was.
  private func foreignFile(among work: some Sequence<UnitFile>) -> String? {
    work.first { file in
      guard let now = try? store.read(file.change.realPath) else { return true }
      return now != file.change.after && now != file.change.before
    }?.change.path
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
    if hasBegun { try? journal.append([.end]) }
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
        throw WriteError(path: file.path, reason: error.reason)
      }
      if let reason = reasonToRefuse(file, status, seen) {
        throw WriteError(path: file.path, reason: reason)
      }
      seen[status.identity] = file.path
      try compare(file)
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

  private func compare(_ file: FileChange) throws(WriteError) {
    let now: [UInt8]
    do { now = try store.read(file.realPath) } catch {
      throw WriteError(path: file.path, reason: error.reason)
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

  /// Writes the new files beside the old ones. Returns the first failure of each unit.
  private func prepare(_ units: [(Int, [UnitFile])]) -> [(Int, WriteError)] {
    let store = store
    let work = units.flatMap { position, files in files.map { (position, $0) } }
    // Here: threads that wait for the disk cost little.
    let threads = jobs == 1 ? 1 : max(jobs, 8)
    let failures = parallelMap(work, jobs: threads, weight: { $0.1.change.after.count }) {
      position, file in
      do throws(FileSystemError) {
        try store.create(file.temporary, file.change.after, like: file.change.realPath)
        return nil as (Int, WriteError)?
      } catch {
        let reason = error == .exists
          ? "cannot be written, as '\(PathName.lastComponent(of: file.temporary))' beside it "
            + "is in the way" : error.reason
        return (position, WriteError(path: file.change.path, reason: reason))
      }
    }
    var seen: Set<Int> = []
    return failures.compactMap { $0 }.filter { seen.insert($0.0).inserted }
  }

  private func rename(_ file: UnitFile) throws(WriteError) {
    try compare(file.change)
    do { try store.rename(file.temporary, to: file.change.realPath) } catch {
      throw WriteError(path: file.change.path, reason: error.reason)
    }
  }

  private func syncFolders(of work: [UnitFile]) throws(WriteError) {
    for file in work {
      let folder = PathName.parent(of: file.change.realPath) ?? "/"
      guard syncedFolders.insert(PathKey(folder)).inserted else { continue }
      do { try store.sync(folder: folder) } catch {
        throw WriteError(path: file.change.path, reason: error.reason)
      }
    }
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
    if let path = foreignFile(among: work.prefix(renamed)) {
      return WriteError(path: path, reason: "changed meanwhile", needsRecovery: true)
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
        failure = failure ?? WriteError(path: file.change.path, reason: error.reason)
      }
    }
    if failure == nil {
      do throws(WriteError) {
        syncedFolders = []
        try syncFolders(of: work)
        syncedFolders = []
        try note([.back(number: number)])
      } catch { failure = error }
    }
    guard let failure else { return error }
    return WriteError(path: failure.path, reason: failure.reason, needsRecovery: true)
  }
}

/// Puts a file back to what it was.
struct FileRestoration {
  let store: any FileStore

  /// Whoever wrote to the file meanwhile keeps what they wrote.
  func restore(
    _ path: String, to before: [UInt8], from after: [UInt8], through temporary: String
  ) throws(FileSystemError) {
    guard try store.read(path) == after else { return }
    if (try? store.status(of: temporary)) != nil { try store.remove(temporary) }
    try store.create(temporary, before, like: path)
    do { try store.rename(temporary, to: path) } catch {
      try? store.remove(temporary)
      throw error
    }
  }
}
