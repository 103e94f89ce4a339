// `--interactive`, `--verify`, `--bisect`, `--commit`: units one after the other.
extension Session {
  /// Writes steps one by one. Returns those that stay.
  func applyByUnit(
    _ application: FixApplication, _ steps: [FixStep], _ options: CommandLineOptions,
    _ journal: Journal, _ interruption: Interruption
  ) -> [FixStep] {
    if options.isInteractive, !questions.isTerminal() {
      console.fail("'--interactive' asks, and there is no terminal to answer at")
      return []
    }
    let verify = options.verify.map {
      VerifyCommand(
        command: $0, folder: fileSystem.currentDirectory, seconds: options.verifySeconds)
    }
    var walk = UnitWalk(
      session: self, application: application, options: options, journal: journal, verify: verify,
      interruption: interruption, steps: application.run.smallestFirst(steps))
    walk.run()
    return walk.done
  }
}

/// Goes through units, writes each, and keeps those that prove right.
private struct UnitWalk {
  let session: Session
  let application: FixApplication
  let options: CommandLineOptions
  let journal: Journal
  let verify: VerifyCommand?
  let steps: [FixStep]
  private(set) var done: [FixStep] = []
  private var number = 0
  private let interruption: Interruption
  private var isStopped = false
  private var asks: Bool

  init(
    session: Session, application: FixApplication, options: CommandLineOptions, journal: Journal,
    verify: VerifyCommand?, interruption: Interruption, steps: [FixStep]
  ) {
    self.session = session
    self.application = application
    self.options = options
    self.journal = journal
    self.verify = verify
    self.interruption = interruption
    self.steps = steps
    asks = options.isInteractive
  }

  private var console: Console { session.console }

  mutating func run() {
    guard passesBefore() else { return }
    if options.bisects { bisect(steps) } else { oneByOne() }
    _ = stops()
  }

  private mutating func oneByOne() {
    for (position, step) in steps.enumerated() where !stops() {
      if options.commits, !fitsOneCommit(step) { continue }
      if asks, !isWanted(step, position) { continue }
      if stops() { return }
      attempt([step])
    }
  }

  /// Whether nothing more is to be written. Says so once somebody wants to stop.
  private mutating func stops() -> Bool {
    if !isStopped, interruption.wasSeen {
      isStopped = true
      console.fail("interrupted; nothing more is written")
    }
    return isStopped
  }

  /// A command that fails anyway proves nothing.
  private func passesBefore() -> Bool {
    guard let verify else { return true }
    let (result, log) = run(verify)
    if result == .passed { return true }
    tell(result, "before anything is changed, the command of '--verify'", log)
    console.raise(.couldNotRun)
    return false
  }

  // MARK: One attempt

  /// Writes some steps together, and takes them back if they prove wrong. True if they stay.
  @discardableResult
  private mutating func attempt(_ some: [FixStep]) -> Bool {
    number += 1
    console.begin("writing \(names(some))" + (verify == nil ? "" : ", then '--verify'"))
    var change: UnitChange
    do throws(WriteError) {
      change = try application.change(by: some, after: done, number: number)
      change.isOnTrial = verify != nil || options.commits
      if options.commits { change.head = try head(of: change) }
      try application.writer.apply(change)
    } catch {
      if error == .interruption { return false }
      // Here: of several, each is tried by itself, and then it is known which one stays.
      if some.count == 1 || !error.isClean { session.tell(error, left: some) }
      isStopped = !error.isClean
      return false
    }
    guard proves(some, change), isStillThere(some, change), committed(some, change) else {
      return false
    }
    done += some
    return true
  }

  private mutating func proves(_ some: [FixStep], _ change: UnitChange) -> Bool {
    guard let verify else { return true }
    let (result, log) = run(verify)
    if result == .passed {
      if options.commits { return true }
      do throws(WriteError) { try application.writer.keep(change.number) } catch {
        guard takeBack(change, some) else { return false }
        session.tell(error, left: some)
        isStopped = true
        return false
      }
      return true
    }
    guard takeBack(change, some) else { return false }
    if some.count == 1 || !isFailure(result) {
      tell(result, "\(names(some)) rolled back: the command of '--verify'", log)
      console.raise(isFailure(result) ? .findings : .couldNotRun)
    }
    if !isFailure(result) { isStopped = true }
    return false
  }

  private func run(_ verify: VerifyCommand) -> (VerifyCommand.Result, log: String) {
    let name = "verify-\(number).log"
    do {
      let log = try journal.newLog(name)
      return (verify.run(log: log, interruption), log)
    } catch {
      return (.notStarted("cannot write '\(name)': \(error.reason)"), name)
    }
  }

  private func isFailure(_ result: VerifyCommand.Result) -> Bool {
    switch result {
    case .failed, .timedOut: true
    case .passed, .interrupted, .notStarted: false
    }
  }

  /// A command that stashes or checks out has taken back what it found right.
  private mutating func isStillThere(_ some: [FixStep], _ change: UnitChange) -> Bool {
    guard verify != nil else { return true }
    let isGone = change.files.allSatisfy { file in
      (try? journal.store.read(file.realPath)) == file.before
    }
    guard isGone else { return true }
    isStopped = true
    guard takeBack(change, some) else { return false }
    console.fail(
      "the command of '--verify' has put the files of \(names(some)) back to what they were;"
        + " nothing more is written")
    return false
  }

  // MARK: Commits

  private func head(of change: UnitChange) throws(WriteError) -> String {
    guard let head = session.workingCopy.head(workingCopy(of: change)) else {
      throw WriteError(reason: "git does not say what was committed last")
    }
    return head
  }

  /// Commits a unit where that is asked for. False if there is no commit of it.
  private mutating func committed(_ some: [FixStep], _ change: UnitChange) -> Bool {
    guard options.commits else { return true }
    let (git, top) = (session.workingCopy, workingCopy(of: change))
    let refusal: String
    if interruption.wasSeen {
      refusal = "interrupted"
    } else {
      if let now = git.head(top), now != change.head {
        isStopped = true
        done += some
        try? application.writer.keep(change.number)
        console.fail(
          "somebody else has committed meanwhile, perhaps the command of '--verify'; "
            + "\(names(some)) stays migrated without a commit of its own, and nothing more is "
            + "written")
        return false
      }
      let files = change.files.map(\.realPath)
      let text = CommitMessage.text(for: some)
      let complaint = git.commit(top, files, text, interruption)
      let now = git.head(top)
      if let now, now != change.head, complaint == nil || git.hasCommitted(top, files) {
        // Here: a hook that formats and adds files leaves the index behind the commit, and so does
        // a git that was stopped when the commit was made.
        git.unstage(top, files)
        application.writer.keep(change.number, as: now)
        return true
      }
      refusal = complaint ?? "there is no commit although it says that it made one"
    }
    guard takeBack(change, some) else { return false }
    if stops() { return false }
    isStopped = true
    console.fail("git does not commit \(names(some)), which is rolled back:")
    for line in DisplayText.lines(refusal).filter({ !$0.isEmpty }).prefix(10) {
      console.quote("  \(line)")
    }
    return false
  }

  /// Whether one commit can hold a step, which says so where none can: files of a submodule are
  /// committed there.
  private func fitsOneCommit(_ step: FixStep) -> Bool {
    let run = application.run
    let places = Set(step.edits.map(\.file)).sorted().compactMap {
      application.places[PathKey(run.files[$0].source.path)]
    }
    var seen: Set<PathKey> = []
    let tops = places.map { workingCopy(of: $0) }.filter { seen.insert(PathKey($0)).inserted }
    if tops.count < 2 { return true }
    console.fail(
      "\(step.title) has files in \(tops.count) working copies, which no commit holds together; "
        + "without '--commit' it is written")
    for top in tops { console.tell("  \(top)") }
    return false
  }

  private func workingCopy(of change: UnitChange) -> String {
    change.files.first.map { workingCopy(of: $0.realPath) } ?? journal.top
  }

  /// The top of the working copy that a file is in: perhaps a submodule.
  private func workingCopy(of place: String) -> String {
    Journal.top(around: PathName.parent(of: place) ?? "/", session.fileSystem)
  }

  private mutating func takeBack(_ change: UnitChange, _ some: [FixStep]) -> Bool {
    do throws(WriteError) { try application.writer.revert(change) } catch {
      session.tell(error, left: some)
      isStopped = true
      if error.stays { done += some }
      return false
    }
    return true
  }

  private func names(_ some: [FixStep]) -> String { some.map(\.title).joined(separator: ", ") }

  private func tell(_ result: VerifyCommand.Result, _ what: String, _ log: String) {
    let name = ToolIdentity.name
    switch result {
    case .passed: break
    case .failed(let end, let lines):
      console.tell("\(name): \(what) \(end); all it printed is in '\(log)'")
      for line in lines { console.quote("  \(line)") }
    case .timedOut:
      console.tell("\(name): \(what) took longer than \(options.verifySeconds) seconds ('\(log)')")
    case .interrupted: console.tell("\(name): \(what) was interrupted; nothing more is written")
    case .notStarted(let reason): console.tell("\(name): \(what) could not be started: \(reason)")
    }
  }

  // MARK: Many at once

  /// All of them if that passes, else each half by itself.
  private mutating func bisect(_ some: [FixStep]) {
    guard !some.isEmpty, !stops(), !attempt(some), some.count > 1 else { return }
    let middle = some.count / 2
    bisect(Array(some[..<middle]))
    bisect(Array(some[middle...]))
  }

  // MARK: Asking

  private mutating func isWanted(_ step: FixStep, _ position: Int) -> Bool {
    let files = application.run.changes(by: [step], after: done)
    console.tell("")
    console.tell(
      "\(step.models.isEmpty ? "Change" : "Unit") \(position + 1) of \(steps.count): \(step.title)"
        + " (\(step.safety.rawValue), \(counted(files.count, "file")))")
    for file in files {
      let text = String(decoding: session.diff(of: file), as: UTF8.self)
      for line in DisplayText.lines(text).dropLast() { console.quote(line) }
    }
    while true {
      console.ask("Apply it? [y]es, [n]o, [a]ll that follow, [q]uit, [e]xplain: ")
      switch session.questions.answer(interruption)?.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "a", "all":
        asks = false
        return true
      case "q", "quit":
        isStopped = true
        return false
      case nil:
        console.tell("")
        isStopped = !interruption.wasSeen
        return false
      case "e", "explain": explain(step)
      default: console.tell("Please answer y, n, a, q or e.")
      }
    }
  }

  private func explain(_ step: FixStep) {
    for action in step.actions { console.tell("  \(action)") }
    if step.safety == .unsafe {
      console.tell("  It may behave differently; the findings of the rules above say in what way.")
    }
  }
}

/// What a commit of a unit says.
enum CommitMessage {
  static func text(for steps: [FixStep]) -> String {
    let models = steps.flatMap(\.models)
    var subject = steps.first?.title ?? ""
    if let first = models.first {
      let more = models.count - 1
      subject = "Migrate \(first)" + (more > 0 ? " and \(more) more" : "") + " to @Observable"
    }
    var lines = [subject, ""]
    if models.count > 1 { lines.append("Models: " + models.joined(separator: ", ") + "\n") }
    lines += steps.flatMap(\.actions).map { "- \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
