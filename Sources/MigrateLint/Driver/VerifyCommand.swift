import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The command of `--verify`: the only thing that is given to a shell.
struct VerifyCommand {
  var command: String
  var folder: String
  var seconds: Int

  enum Result: Equatable {
    case passed
    /// The exit code, and what the command printed where it went wrong.
    case failed(code: Int32, lines: [String])
    case timedOut
    /// Somebody wants to stop.
    case interrupted
    case notStarted(String)
  }

  /// Runs the command. What it prints is kept in a file, which is there and empty.
  func run(log: String, _ interruption: Interruption) -> Result {
    guard let output = FileHandle(forWritingAtPath: log) else {
      return .notStarted("cannot write '\(log)'")
    }
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output

    let wake = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in wake.signal() }
    interruption.notify { wake.signal() }
    defer { interruption.notify {} }
    do { try process.run() } catch { return .notStarted("\(error.localizedDescription)") }
    let isInTime = wake.wait(timeout: .now() + .seconds(seconds)) == .success
    if process.isRunning { stop(process) }
    process.waitUntilExit()
    if interruption.wasSeen { return .interrupted }
    if !isInTime { return .timedOut }
    let code = process.terminationStatus
    return code == 0 && process.terminationReason == .exit
      ? .passed : .failed(code: code, lines: Self.telling(log))
  }

  /// Ends the command and what it started; they are a process group.
  private func stop(_ process: Process) {
    let group = -process.processIdentifier
    kill(group, SIGTERM)
    let end = Date(timeIntervalSinceNow: 5)
    while process.isRunning, Date() < end { usleep(20_000) }
    kill(group, SIGKILL)
  }

  /// The first lines that say what is wrong, else the first lines.
  static func telling(_ log: String) -> [String] {
    guard let file = FileHandle(forReadingAtPath: log) else { return [] }
    defer { try? file.close() }
    let data = (try? file.read(upToCount: 1 << 20)) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.contains("error:") } ?? 0
    return Array(lines[start...].prefix(10))
  }
}

/// Notices Ctrl-C and its kind while it lives, instead of ending the program. One for a run: where
/// signals were ignored before, they still are.
final class Interruption: @unchecked Sendable {
  private var sources: [any DispatchSourceSignal] = []
  private let lock = NSLock()
  private var seen = false
  private var notification: @Sendable () -> Void = {}

  init() {
    let queue = DispatchQueue(label: "interruption")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      if isIgnored(number) { continue }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in self?.note() }
      source.resume()
      sources.append(source)
    }
  }

  /// What is to be done when somebody wants to stop.
  func notify(_ body: @escaping @Sendable () -> Void) {
    lock.lock()
    notification = body
    let isLate = seen
    lock.unlock()
    if isLate { body() }
  }

  private func note() {
    lock.lock()
    seen = true
    let body = notification
    lock.unlock()
    body()
  }

  var wasSeen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return seen
  }

  deinit {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }
}

private func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  guard unsafe sigaction(number, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
  #else
    let handler = unsafe action.__sigaction_handler.sa_handler
  #endif
  let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
  return unsafe unsafeBitCast(handler, to: Int.self) == ignored
}
