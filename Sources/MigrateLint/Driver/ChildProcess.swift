import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A program that this one starts and waits for. It gets nothing to read.
///
/// What counts is the program itself: something that it leaves running keeps nobody waiting, even
/// if that still holds the streams.
struct ChildProcess {
  /// The program and its arguments; a name without a slash is looked up.
  var words: [String]
  var environment: [String: String]
  /// Whether errors go where output goes, and all that it starts can be stopped with it.
  var isGroup = false
  /// Signals that this program holds back, and that one shall heed; it holds back the others as
  /// well. Ctrl-C is for all that the terminal has started.
  var signals: [Int32] = []

  enum Ending: Equatable {
    case exited(code: Int32)
    /// A signal ended it.
    case killed(signal: Int32)
    /// It took too long, and was stopped.
    case timedOut
    /// Somebody wants to stop.
    case interrupted
    case notStarted(FileSystemError)
  }

  /// Runs the program, for so many seconds at most. What it prints is handed on as it comes.
  func run(
    seconds: Int? = nil, _ interruption: Interruption? = nil,
    _ receive: (OutputChannel, ArraySlice<UInt8>) -> Void
  ) -> Ending {
    let output: Pipe
    let errors: Pipe?
    let id: pid_t
    do throws(FileSystemError) {
      output = try Pipe()
      errors = isGroup ? nil : try Pipe()
      id = try spawn(output: output.writing, errors: (errors ?? output).writing)
    } catch { return .notStarted(error) }
    output.writing.close()
    errors?.writing.close()
    var readers = [Reader(pipe: output, channel: .standard)]
    if let errors { readers.append(Reader(pipe: errors, channel: .error)) }
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let stop = Stop(id: id, isGroup: isGroup, deadline: deadline, interruption: interruption)
    return wait(for: id, &readers, stop, receive)
  }

  private func wait(
    for id: pid_t, _ readers: inout [Reader], _ stop: Stop,
    _ receive: (OutputChannel, ArraySlice<UInt8>) -> Void
  ) -> Ending {
    var stop = stop
    // Here: once nobody prints any more, the end is near.
    var patience: Int32 = 1
    while true {
      patience = readers.isEmpty ? min(patience * 2, 50) : 50
      Reader.await(readers, milliseconds: patience)
      let hasEnded = Self.hasEnded(id)
      readers = readers.filter { $0.read(receive, isLast: hasEnded) }
      if hasEnded { break }
      stop.beginIfNeeded()
    }
    return stop.ending ?? Self.reap(id)
  }

  // MARK: Stopping

  /// How and why a program is stopped: kindly first, and then not.
  private struct Stop {
    let id: pid_t
    let isGroup: Bool
    let deadline: ContinuousClock.Instant?
    let interruption: Interruption?
    private var reason: Ending?
    private var patienceEnds: ContinuousClock.Instant?

    init(
      id: pid_t, isGroup: Bool, deadline: ContinuousClock.Instant?, interruption: Interruption?
    ) {
      self.id = id
      self.isGroup = isGroup
      self.deadline = deadline
      self.interruption = interruption
    }

    mutating func beginIfNeeded() {
      if let patienceEnds {
        if ContinuousClock.now > patienceEnds { send(SIGKILL) }
        return
      }
      if interruption?.wasSeen ?? false { reason = .interrupted }
      if reason == nil, let deadline, ContinuousClock.now > deadline { reason = .timedOut }
      guard reason != nil else { return }
      send(SIGTERM)
      patienceEnds = ContinuousClock.now + .seconds(5)
    }

    /// Why it was stopped, once it has ended; nothing of it is left then.
    var ending: Ending? {
      guard let reason else { return nil }
      // Here: it is not reaped yet, so that no other program has its number.
      send(SIGKILL)
      _ = ChildProcess.reap(id)
      return reason
    }

    private func send(_ signal: Int32) { kill(isGroup ? -id : id, signal) }
  }

  /// Whether a program has ended; it can still be asked how.
  private static func hasEnded(_ id: pid_t) -> Bool {
    var info = unsafe siginfo_t()
    let result = unsafe waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? unsafe info.si_signo == SIGCHLD : errno == ECHILD
  }

  private static func reap(_ id: pid_t) -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 {
      // Here: somebody else has taken the answer, which cannot be a good one.
      if errno != EINTR { return .killed(signal: 0) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

// MARK: Streams

/// One end of a pipe.
private final class PipeEnd {
  private(set) var descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func close() {
    if descriptor >= 0 { _ = closeDescriptor(descriptor) }
    descriptor = -1
  }

  deinit { close() }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// A pipe that only those programs hold which are given it.
private struct Pipe {
  let reading: PipeEnd
  let writing: PipeEnd

  init() throws(FileSystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw FileSystemError(errno) }
    reading = PipeEnd(ends[0])
    writing = PipeEnd(ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  }
}

/// What a program prints on one stream.
private struct Reader {
  let pipe: Pipe
  let channel: OutputChannel

  private static let chunk = 65_536

  /// Waits until something was printed, or for some time.
  static func await(_ readers: [Reader], milliseconds: Int32) {
    var requests = readers.map {
      pollfd(fd: $0.pipe.reading.descriptor, events: Int16(POLLIN), revents: 0)
    }
    _ = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
  }

  /// Hands on what is there. False if nothing more can come.
  func read(_ receive: (OutputChannel, ArraySlice<UInt8>) -> Void, isLast: Bool) -> Bool {
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    // Here: a pipe holds no more than this; what comes later is not the program's own.
    for _ in 0..<(isLast ? 32 : 1) {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe readBytes(pipe.reading.descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      receive(channel, bytes[..<count])
    }
    return true
  }
}

private func readBytes(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { unsafe read(descriptor, buffer, count) }

// MARK: Starting

extension ChildProcess {
  private func spawn(output: PipeEnd, errors: PipeEnd) throws(FileSystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.descriptor, STDERR_FILENO)
    var (heeded, kept) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&heeded)
    unsafe sigemptyset(&kept)
    for signal in Interruption.heldBack where !signals.contains(signal) {
      unsafe sigaddset(&kept, signal)
    }
    for signal in signals + [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&heeded, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &heeded)
    unsafe posix_spawnattr_setsigmask(&attributes, &kept)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
      | (isGroup ? POSIX_SPAWN_SETPGROUP : 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var id: pid_t = 0
    let settings = environment.map { "\($0.key)=\($0.value)" }
    let number = unsafe withCStrings(words) { words in
      unsafe withCStrings(settings) { settings in
        unsafe posix_spawnp(&id, self.words[0], &actions, &attributes, words, settings)
      }
    }
    guard number == 0 else { throw number == EAGAIN ? .tooManyProcesses : FileSystemError(number) }
    return id
  }
}

/// Strings as C wants lists of them; they live as long as the call.
private func withCStrings<R>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
) -> R {
  let copies = unsafe strings.map { unsafe strdup($0) }
  defer { for unsafe copy in unsafe copies { unsafe free(copy) } }
  return unsafe body(copies + [nil])
}
