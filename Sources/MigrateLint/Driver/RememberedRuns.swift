// What a run is remembered by, and which runs are.
extension Session {
  /// Tells again how the same run went, if nothing has changed since; else runs, and remembers it.
  func runOrRemember(
    _ options: CommandLineOptions, _ words: [String],
    _ run: (Session) throws(UsageError) -> Void
  ) throws(UsageError) {
    guard let cache = cache(for: options, words) else { return try run(self) }
    if let known = cache.find() {
      console.repeatTranscript(known.transcript)
      return console.raise(known.exitCode)
    }
    do throws(FileSystemError) { try cache.prepare() } catch {
      tell(error, options)
      return try run(self)
    }
    let recording = RecordingFileSystem(fileSystem)
    var session = self
    session.fileSystem = recording
    console.startTranscript()
    try run(session)
    guard let questions = recording.questions, let transcript = console.finishedTranscript else {
      return
    }
    let kept = RecordedRun(
      key: cache.key, questions: questions, transcript: transcript, exitCode: console.exitCode)
    do throws(FileSystemError) { try cache.keep(kept, transcript) } catch { tell(error, options) }
  }

  private func tell(_ error: FileSystemError, _ options: CommandLineOptions) {
    // Here: nobody asked for the user's folder, so nobody misses what is not kept there.
    guard let named = options.cachePath else { return }
    console.tell("\(ToolIdentity.name): cannot keep results in '\(named)': \(error.reason)")
  }

  /// Nil for what depends on more than files, such as git or the time, and what writes files.
  private func cache(for options: CommandLineOptions, _ words: [String]) -> RunCache? {
    guard options.usesCache, let program, options.fixMode == nil, options.output == nil,
      options.adoption.part == nil, !options.isVerbose, !options.operands.contains("-"),
      let folder = cacheFolder(options)
    else { return nil }
    return RunCache(
      fileSystem: fileSystem, folder: folder, key: key(of: words, program),
      jobs: options.analysis.jobs)
  }

  /// The named one, else the user's; nil without a home.
  private func cacheFolder(_ options: CommandLineOptions) -> String? {
    if let named = options.cachePath {
      let path = PathName.join(fileSystem.currentDirectory, named)
      // Here: a working directory that is gone has no path.
      return PathName.isAbsolute(path) ? path : nil
    }
    if let caches = environment["XDG_CACHE_HOME"], PathName.isAbsolute(caches) {
      return PathName.join(caches, ToolIdentity.name)
    }
    // Here: what is nobody's home, such as '/nonexistent', is not made one.
    guard let home = environment["HOME"], PathName.isAbsolute(home), fileSystem.exists(home) else {
      return nil
    }
    #if canImport(Darwin)
      return PathName.join(PathName.join(home, "Library/Caches"), ToolIdentity.name)
    #else
      return PathName.join(PathName.join(home, ".cache"), ToolIdentity.name)
    #endif
  }

  /// The variables that the program asks for while it analyses and reports.
  static let variables = [
    "CLICOLOR_FORCE", "FORCE_COLOR", "GITHUB_ACTIONS", "NO_COLOR", "TERM", "XCODE_VERSION_ACTUAL",
  ]

  /// Program, command line, working directory, environment and terminal.
  private func key(of words: [String], _ program: String) -> [UInt8] {
    var parts = [
      ToolIdentity.version, program,
      fileSystem.currentDirectory, "\(console.isTerminal(.standard))",
      "\(console.isTerminal(.error))", console.width.map { "\($0)" } ?? "-",
    ]
    parts += Self.variables.map { environment[$0].map { "=" + $0 } ?? "" } + words
    return Array(parts.map { "\($0.utf8.count) " + $0 }.joined().utf8)
  }
}
