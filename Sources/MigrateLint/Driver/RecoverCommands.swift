// `migrate-lint recover` and `migrate-lint undo`.
extension Session {
  func recover(_ options: CommandLineOptions) {
    guard let journal = journal(options) else { return }
    guard !journal.exists || recover(journal)?.isEmpty ?? false else { return }
    let others = interruptedRuns(from: PathName.parent(of: journal.top))
    if others.isEmpty { return console.tell("\(ToolIdentity.name): nothing to recover") }
    for top in others {
      console.fail("a run was interrupted in '\(top)'; 'migrate-lint recover \(top)' puts it right")
    }
  }

  /// The folders, from one upwards, in which a run was interrupted.
  private func interruptedRuns(from folder: String?) -> [String] {
    var result: [String] = []
    var next = folder
    while let folder = next {
      // Here: the usual case costs no more than this question.
      if fileSystem.exists(PathName.join(folder, Journal.folderName)) {
        let journal = Journal(store: fileSystem.store, top: folder)
        let isOpen = journal.exists && (try? Recovery(journal).isNeeded()) ?? true
        // Here: it may still be running, and this be what it verifies with.
        if isOpen, !journal.isInUse { result.append(folder) }
      }
      next = PathName.parent(of: folder)
    }
    return result
  }

  /// Says that an earlier run was interrupted, where nothing is done about it.
  func tellInterruption(_ options: CommandLineOptions) {
    for top in interruptedRuns(from: journalTop(options)) {
      console.tell(
        "\(ToolIdentity.name): a run of --fix was interrupted in '\(top)', and may have left a"
          + " part of its files rewritten; 'migrate-lint recover \(top)' puts that right")
    }
  }

  /// Puts right what an earlier run left, before another begins. False if that cannot be done.
  func recoverBefore(_ options: CommandLineOptions) -> Bool {
    let journal = Journal(store: fileSystem.store, top: journalTop(options))
    return !journal.exists || recover(journal) != nil
  }

  /// Nil, and told, if it cannot be done.
  private func recover(_ journal: Journal) -> [RecoveryOutcome]? {
    do throws(WriteError) {
      let lock: any FileLock
      do { lock = try journal.lock() } catch { throw TreeWriter.error(ofLock: error, journal) }
      defer { withExtendedLifetime(lock) {} }
      let outcomes = try Recovery(journal).recover()
      for outcome in outcomes {
        switch outcome {
        case .rolledBack(let unit, let files):
          console.tell(
            "\(ToolIdentity.name): an earlier run was interrupted; \(unit) is rolled back, "
              + "\(counted(files, "file")) put back")
        case .unproven(let unit, let files):
          console.tell(
            "\(ToolIdentity.name): an earlier run was interrupted before the command of '--verify' "
              + "had said yes; \(unit) is rolled back, \(counted(files, "file")) put back")
        case .finished(let unit, let files):
          console.tell(
            "\(ToolIdentity.name): an earlier run was interrupted; \(unit) had been written, all "
              + "\(counted(files, "file"))")
        }
      }
      return outcomes
    } catch {
      console.fail(error.path.map { "'\($0)' \(error.reason)" } ?? error.reason)
      return nil
    }
  }

  func undo(_ options: CommandLineOptions) {
    guard let journal = journal(options) else { return }
    guard journal.exists else { return console.tell("\(ToolIdentity.name): nothing to take back") }
    let interruption = Interruption()
    do throws(WriteError) {
      let writer = try TreeWriter(journal, continues: true, jobs: processorCount) {
        interruption.wasSeen
      }
      guard let change = try Recovery(journal).undoing() else {
        return console.tell("\(ToolIdentity.name): nothing to take back")
      }
      try writer.meetNeighbours(of: change.files.map(\.realPath))
      try writer.apply(change)
      writer.end()
      console.tell("\(ToolIdentity.name): put \(counted(change.files.count, "file")) back")
    } catch {
      let blame = error.path.map { "'\($0)' " } ?? ""
      let reason = error.reason == WriteError.changed ? "changed since the run" : error.reason
      console.fail("\(blame)\(reason); nothing is taken back")
    }
  }

  private func journal(_ options: CommandLineOptions) -> Journal? {
    if let path = options.operands.first,
      !fileSystem.exists(PathName.join(fileSystem.currentDirectory, path))
    {
      console.fail("no such file or folder: '\(path)'")
      return nil
    }
    return Journal(store: fileSystem.store, top: journalTop(options))
  }
}
