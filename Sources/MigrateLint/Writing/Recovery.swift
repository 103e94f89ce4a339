/// What `recover` did about an interrupted run.
enum RecoveryOutcome: Hashable, Sendable {
  /// The unit's files are as they were.
  case rolledBack(unit: String, files: Int)
  /// All files of the unit had been written.
  case finished(unit: String, files: Int)
  /// All files of the unit had been written and are as they were, because nobody knows whether it
  /// would have proved right.
  case unproven(unit: String, files: Int)
  /// The same, because it was not committed.
  case uncommitted(unit: String, files: Int)
  /// All files of the unit had been written and are in a commit.
  case committed(unit: String, commit: String)
}

/// Puts right what an interrupted run left, and takes back a run that came to its end.
struct Recovery {
  let journal: Journal
  private var store: any FileStore { journal.store }

  init(_ journal: Journal) { self.journal = journal }

  /// A unit of the journal, and what became of it.
  private struct Unit {
    var number: Int
    var title: String
    var files: [FileRecord]
    /// It stays only if it is kept.
    var isOnTrial: Bool
    /// What was committed last before it, where a commit was to be made of it.
    var head: String?
    var commit: String?
    var isDone = false
    var isGoingBack = false
    var isBack = false

    /// Whether all that was to be done with it is done.
    var isSettled: Bool { isBack || isDone && !isOnTrial }
  }

  /// Whether a run was interrupted in the middle of a unit. Throws where the journal does not tell.
  func isNeeded() throws(WriteError) -> Bool {
    if journal.hasEnded { return false }
    return try !openUnits().isEmpty
  }

  private func openUnits() throws(WriteError) -> [Unit] {
    try units().filter { !$0.isSettled }
  }

  /// A commit since another one that has some files as they are; throws where one is being made.
  typealias CommitSearch = (_ files: [String], _ head: String) throws(WriteError) -> String?

  /// Rolls open units back, or forward where it only was not said that they are complete. Nothing
  /// comes of it where there is no journal, or where the run came to its end.
  func recover(
    commit: CommitSearch = { (_, _) throws(WriteError) in nil }
  ) throws(WriteError) -> [RecoveryOutcome] {
    let open = try openUnits()
    if open.isEmpty { return [] }
    let contents = try contents()
    var states: [[FileState]] = []
    var commits: [String?] = []
    for unit in open {
      var found: [FileState] = []
      for file in unit.files { found.append(try state(of: file, unit, contents)) }
      if let stranger = zip(unit.files, found).first(where: { $0.1 == .neither || $0.1 == .gone }) {
        throw WriteError(
          path: stranger.0.path,
          reason: (stranger.1 == .gone ? "is gone" : "changed")
            + " since the interrupted run, which left \(counted(found, .after)) of "
            + "\(found.count) files of \(unit.title) rewritten; put them right by hand, then "
            + "remove '\(PathName.join(journal.top, Journal.folderName))/journal'",
          needsRecovery: true)
      }
      states.append(found)
      let isWhole = found.allSatisfy { $0 == .after }
      if isWhole, let head = unit.head {
        commits.append(try commit(unit.files.map { realPath($0) }, head))
      } else {
        commits.append(nil)
      }
    }
    var outcomes: [RecoveryOutcome] = []
    for (position, unit) in open.enumerated() {
      do throws(FileSystemError) {
        outcomes.append(try recover(unit, states[position], contents, commits[position]))
      } catch {
        throw WriteError(
          reason: "cannot put \(unit.title) back: \(error.reason)", needsRecovery: true)
      }
    }
    return outcomes
  }

  private func recover(
    _ unit: Unit, _ states: [FileState], _ contents: [UInt8], _ commit: String?
  ) throws(FileSystemError) -> RecoveryOutcome {
    var states = states
    for (position, file) in unit.files.enumerated() where states[position] == .after {
      let path = temporary(file, unit.number, position, isBack: false)
      guard let bytes = try? store.read(path), !isOurs(bytes, file, contents) else { continue }
      // Here: the file was saved in the moment before it was replaced, and stays as it was saved.
      try store.rename(path, to: realPath(file))
      states[position] = .neither
    }
    for (position, file) in unit.files.enumerated() {
      try removeTemporaries(of: file, unit.number, position, contents)
    }
    let isWhole = !unit.isGoingBack && states.allSatisfy { $0 == .after }
    if isWhole, !unit.isOnTrial {
      try journal.append([.done(number: unit.number)])
      return .finished(unit: unit.title, files: unit.files.count)
    }
    if isWhole, let commit {
      try journal.append([
        .done(number: unit.number), .committed(number: unit.number, commit: commit),
      ])
      return .committed(unit: unit.title, commit: commit)
    }
    for (position, file) in unit.files.enumerated() where states[position] == .after {
      try restore(file, contents, unit.number, position)
    }
    try journal.append([.back(number: unit.number)])
    if !isWhole { return .rolledBack(unit: unit.title, files: counted(states, .after)) }
    return unit.head == nil
      ? .unproven(unit: unit.title, files: unit.files.count)
      : .uncommitted(unit: unit.title, files: unit.files.count)
  }

  /// The files of the last run as they are to be, to go back to what they were before it; nil where
  /// there is nothing to take back. Throws where a file is no longer as the run left it.
  func undoing() throws(WriteError) -> UnitChange? {
    let contents = try contents()
    var order: [String] = []
    var spans: [PathKey: (before: ContentSpan, after: ContentSpan)] = [:]
    for unit in try units() where unit.isDone && !unit.isBack {
      for file in unit.files {
        let key = PathKey(file.path)
        if spans[key] == nil { order.append(file.path) }
        spans[key] = (spans[key]?.before ?? file.before, file.after)
      }
    }
    var files: [FileChange] = []
    for path in order {
      guard let span = spans[PathKey(path)], let before = span.before.bytes(in: contents),
        let after = span.after.bytes(in: contents)
      else { throw damaged("it does not hold any more what '\(path)' was") }
      files.append(
        FileChange(path: path, realPath: try place(of: path), before: after, after: before))
    }
    // Here: what was taken back is as it was before.
    files.removeAll { $0.before == $0.after }
    let number = (try units().map(\.number).max() ?? 0) + 1
    return files.isEmpty ? nil : UnitChange(number: number, title: "undo", files: files)
  }

  /// What the last run has committed: for each unit that stayed, a file of it, what had been
  /// committed last before, and its commit.
  func commits() throws(WriteError) -> [(file: String, head: String, commit: String)] {
    var result: [(file: String, head: String, commit: String)] = []
    for unit in try units() where unit.isDone && !unit.isBack {
      guard let file = unit.files.first, let head = unit.head, let commit = unit.commit else {
        continue
      }
      result.append((try place(of: file.path), head, commit))
    }
    return result
  }

  // MARK: The journal

  /// What helps where the record does not.
  private static let advice =
    "; compare with 'git diff', put right by hand what is half done, then remove the folder"

  private func damaged(_ reason: String) -> WriteError {
    WriteError(
      reason: "'\(PathName.join(journal.top, Journal.folderName))' is damaged: \(reason)"
        + Self.advice)
  }

  private func entries() throws(WriteError) -> [JournalEntry] {
    do { return try journal.entries() ?? [] } catch {
      throw WriteError(
        reason: "'\(PathName.join(journal.top, Journal.folderName))': the journal \(error.reason)"
          + Self.advice)
    }
  }

  private func contents() throws(WriteError) -> [UInt8] {
    do { return try journal.content() } catch {
      throw WriteError(
        reason: "cannot read '\(PathName.join(journal.top, Journal.folderName))/content': "
          + error.reason)
    }
  }

  private func units() throws(WriteError) -> [Unit] {
    var result: [Unit] = []
    for entry in try entries() {
      switch entry {
      case .begin, .end: break
      case .unit(let number, let title, let files, let isOnTrial, let head):
        result.append(
          Unit(number: number, title: title, files: files, isOnTrial: isOnTrial, head: head))
      case .done(let number):
        if let last = result.lastIndex(where: { $0.number == number }) {
          result[last].isDone = true
        }
      case .kept(let number):
        if let last = result.lastIndex(where: { $0.number == number }) {
          result[last].isOnTrial = false
        }
      case .committed(let number, let commit):
        if let last = result.lastIndex(where: { $0.number == number }) {
          result[last].isOnTrial = false
          result[last].commit = commit
        }
      case .goingBack(let number):
        if let last = result.lastIndex(where: { $0.number == number }) {
          result[last].isDone = false
          result[last].isGoingBack = true
        }
      case .back(let number):
        if let last = result.lastIndex(where: { $0.number == number }) {
          result[last].isBack = true
        }
      }
    }
    return result
  }

  // MARK: Files

  private enum FileState {
    case before, after, neither, gone
  }

  private func counted(_ states: [FileState], _ state: FileState) -> Int {
    states.filter { $0 == state }.count
  }

  private func realPath(_ file: FileRecord) -> String { PathName.join(journal.top, file.path) }

  /// Where a file of the journal is. A journal that came with the tree must not lead out of it.
  private func place(of path: String) throws(WriteError) -> String {
    let place = PathName.join(journal.top, path)
    guard !PathName.isAbsolute(path), PathName.isInside(place, journal.top),
      Journal.mayHold(path), PathName.normalised(place) == place,
      let folder = PathName.parent(of: place), (try? store.realPath(of: folder)) == folder
    else { throw damaged("it names '\(path)', which no run writes") }
    return place
  }

  private func state(
    of file: FileRecord, _ unit: Unit, _ contents: [UInt8]
  ) throws(WriteError) -> FileState {
    let path = try place(of: file.path)
    guard let before = file.before.bytes(in: contents), let after = file.after.bytes(in: contents)
    else {
      throw damaged(
        "it does not hold any more what '\(file.path)' was before \(unit.title) was rewritten")
    }
    guard let status = try? store.status(of: path) else { return .gone }
    guard status.kind == .file else { return .neither }
    guard let now = try? store.read(path) else { return .neither }
    return now == after ? .after : now == before ? .before : .neither
  }

  private func temporary(
    _ file: FileRecord, _ unit: Int, _ position: Int, isBack: Bool
  ) -> String {
    UnitFile.temporary(beside: realPath(file), unit, position, isBack: isBack)
  }

  /// Whether a file has one of two contents, or a piece of it: one of somebody else may have the
  /// name of ours.
  private func isOurs(_ bytes: [UInt8], _ file: FileRecord, _ contents: [UInt8]) -> Bool {
    var bytes = bytes[...]
    // Here: what did not reach the disk may be zeros.
    while bytes.last == 0 { bytes.removeLast() }
    return [file.before, file.after].contains {
      $0.bytes(in: contents)?.starts(with: bytes) ?? false
    }
  }

  private func removeTemporaries(
    of file: FileRecord, _ unit: Int, _ position: Int, _ contents: [UInt8]
  ) throws(FileSystemError) {
    for isBack in [false, true] {
      let path = temporary(file, unit, position, isBack: isBack)
      guard let bytes = try? store.read(path), isOurs(bytes, file, contents) else { continue }
      try store.remove(path)
    }
  }

  private func restore(
    _ file: FileRecord, _ contents: [UInt8], _ unit: Int, _ position: Int
  ) throws(FileSystemError) {
    guard let before = file.before.bytes(in: contents), let after = file.after.bytes(in: contents)
    else { throw .system(0) }
    let path = realPath(file)
    let isBack = try FileReplacement(store: store).replace(
      path, with: before, insteadOf: after,
      through: temporary(file, unit, position, isBack: true))
    guard isBack else { throw .changed }
    try store.sync([PathName.parent(of: path) ?? "/"])
  }
}
