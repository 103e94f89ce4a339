/// How a run ends.
enum ExitCode: Int32, Comparable, Sendable {
  case clean = 0
  case findings = 1
  case couldNotRun = 2

  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

/// The output of one run, and what happened to it.
final class Console {
  private let output: any Output
  /// The worst that was seen so far.
  private(set) var exitCode = ExitCode.clean
  /// Whether the reader of standard output went away; nobody misses what is written then.
  private var isClosed = false

  private var progress: ProgressLine?
  /// Everything that was written, where somebody wants to write it again.
  private var transcript: [Written]?

  /// Some bytes, and where they went.
  struct Written: Hashable, Sendable {
    var channel: OutputChannel
    var bytes: [UInt8]
  }

  init(_ output: any Output) { self.output = output }

  /// Lets the exit code be at least this.
  func raise(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Writes to standard output.
  func write(_ bytes: [UInt8]) {
    if isClosed || bytes.isEmpty { return }
    progress?.show(nil)
    transcript?.append(Written(channel: .standard, bytes: bytes))
    do { try output.write(bytes, to: .standard) } catch {
      isClosed = true
      guard case .failed(let reason) = error else { return }
      fail("cannot write to standard output: \(reason)")
    }
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// One line on standard error. Nothing in it can play tricks with a terminal.
  func tell(_ line: String) { tell(escaped: DisplayText.escaped(line)) }

  /// As `tell`, for a line of code or of another program, where tabs are nothing odd.
  func quote(_ line: some StringProtocol) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    tell(escaped: parts.map { DisplayText.escaped(String($0)) }.joined(separator: "\t"))
  }

  private func tell(escaped line: String) {
    progress?.clear()
    let bytes = Array((line + "\n").utf8)
    transcript?.append(Written(channel: .error, bytes: bytes))
    try? output.write(bytes, to: .error)
  }

  /// Text on standard error that somebody answers on the same line.
  func ask(_ text: String) {
    progress?.show(nil)
    try? output.write(Array(DisplayText.escaped(text).utf8), to: .error)
  }

  /// Says why the program could not do what was asked.
  func fail(_ message: String) {
    tell("\(ToolIdentity.name): \(message)")
    raise(.couldNotRun)
  }

  /// Says what was left out.
  func report(_ problem: Problem) {
    tell(problem.line)
    raise(.couldNotRun)
  }

  func isTerminal(_ channel: OutputChannel) -> Bool { output.isTerminal(channel) }

  var width: Int? { output.width }

  // MARK: What is written again

  func startTranscript() { transcript = [] }

  /// What was written since; nil if some of it did not arrive.
  var finishedTranscript: [Written]? { isClosed ? nil : transcript }

  /// Writes what another run wrote.
  func repeatTranscript(_ transcript: [Written]) {
    for written in transcript {
      switch written.channel {
      case .standard: write(written.bytes)
      case .error: try? output.write(written.bytes, to: .error)
      }
    }
  }

  // MARK: Progress

  /// From now on says on a terminal what takes long.
  func startProgress(_ options: CommandLineOptions, _ environment: [String: String]) {
    let isWanted = !options.isQuiet && !options.isVerbose && environment["TERM"] != "dumb"
    guard isWanted, output.isTerminal(.error) else { return }
    progress = ProgressLine(output)
  }

  /// What is being done now.
  func begin(_ step: String) { progress?.show(step) }

  func endProgress() {
    progress?.end()
    progress = nil
  }
}
