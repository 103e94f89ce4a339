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
        let recording = fileSystem as? RecordingFileSystem
        let journal = Journal(store: recording?.storeOfKnown ?? fileSystem.store, top: folder)
        // Here: what a journal says is in this file alone; an open one may be held by somebody.
        do throws(FileSystemError) { _ = try recording?.read(journal.path) } catch {
          if error != .notFound { recording?.giveUp() }
        }
        let isOpen = journal.exists && (try? Recovery(journal).isNeeded()) ?? true
        if isOpen { recording?.giveUp() }
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
      let outcomes = try Recovery(journal).recover { (files, head) throws(WriteError) in
        try commit(of: files, since: head)
      }
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
        case .uncommitted(let unit, let files):
          console.tell(
            "\(ToolIdentity.name): an earlier run was interrupted before \(unit) was committed; it "
              + "is rolled back, \(counted(files, "file")) put back")
        case .committed(let unit, let commit):
          console.tell(
            "\(ToolIdentity.name): an earlier run was interrupted; \(unit) had been written and "
              + "committed (\(commit.prefix(10)))")
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

  /// The commit that has some files as they are, if one was made since another.
  private func commit(of files: [String], since head: String) throws(WriteError) -> String? {
    let top = topOfWorkingCopy(of: files)
    if let lock = workingCopy.commitLock(top) {
      throw WriteError(
        reason: "a run was interrupted while git committed, and '\(lock)' is still there; wait "
          + "until git has ended, or remove that file if it does not run any more")
    }
    guard let now = workingCopy.head(top) else {
      throw WriteError(
        reason: "git does not say whether an interrupted run has committed what it wrote")
    }
    return now != head && workingCopy.hasCommitted(top, files) ? now : nil
  }

  /// The top of the working copy that files are in: perhaps a submodule.
  private func topOfWorkingCopy(of files: [String]) -> String {
    Journal.top(around: files.first.flatMap { PathName.parent(of: $0) } ?? "/", fileSystem)
  }

  func undo(_ options: CommandLineOptions) {
    guard let journal = journal(options) else { return }
    guard journal.exists else { return console.tell("\(ToolIdentity.name): nothing to take back") }
    let interruption = Interruption()
    do throws(WriteError) {
      let writer = try TreeWriter(journal, continues: true, jobs: processorCount) {
        interruption.wasSeen
      }
      let commits = commits(try Recovery(journal).commits())
      guard let change = try Recovery(journal).undoing() else {
        return console.tell("\(ToolIdentity.name): nothing to take back")
      }
      try writer.meetNeighbours(of: change.files.map(\.realPath))
      try writer.apply(change)
      writer.end()
      console.tell("\(ToolIdentity.name): put \(counted(change.files.count, "file")) back")
      if commits.isEmpty { return }
      console.tell(
        "  the run's commits are still there, so git shows the files as changed until that is"
          + " committed as well ('git revert' takes back one of them by itself):")
      for commit in commits { console.tell("  \(commit)") }
    } catch {
      let blame = error.path.map { "'\($0)' " } ?? ""
      let reason = error.reason == WriteError.changed ? "changed since the run" : error.reason
      console.fail("\(blame)\(reason); nothing is taken back")
    }
  }

  /// Those of a run's commits that are still there, as git calls them, the last one first.
  private func commits(_ made: [(file: String, head: String, commit: String)]) -> [String] {
    let ids = Set(made.map(\.commit))
    var seen: Set<PathKey> = []
    return made.flatMap { first -> [String] in
      let top = topOfWorkingCopy(of: [first.file])
      guard seen.insert(PathKey(top)).inserted else { return [] }
      return workingCopy.commits(top, first.head).filter { ids.contains($0.id) }.map(\.name)
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
