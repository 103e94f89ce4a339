import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard output and standard error of this process.
public struct ProcessOutput: Output {
  /// From now on a reader that went away, or a file that may not become that large, is an error of
  /// `write` and no longer ends the process.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  public func write(_ bytes: [UInt8], to channel: OutputChannel) throws(OutputError) {
    guard let number = writeAll(bytes, to: descriptor(channel)) else { return }
    if number == EPIPE { throw .closed }
    throw .failed(reason: FileSystemError(number).reason)
  }

  public func isTerminal(_ channel: OutputChannel) -> Bool { isatty(descriptor(channel)) == 1 }

  public var width: Int? {
    guard isTerminal(.standard) else { return nil }
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  private func descriptor(_ channel: OutputChannel) -> Int32 {
    channel == .standard ? STDOUT_FILENO : STDERR_FILENO
  }
}

extension Driver {
  /// Where somebody closed a stream, a file of ours must not take its number.
  private static func openStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  /// Runs as this process: its arguments, environment, files and streams.
  public static func runProcess() -> Never {
    openStandardStreams()
    let output = ProcessOutput()
    guard DeepStack.mayBeHad else {
      // Here: what goes on without memory ends in the middle, by no will of its own.
      Console(output).fail("too little memory may be used; 'ulimit -v' says how much")
      exit(ExitCode.couldNotRun.rawValue)
    }
    let judgements = KeptJudgements()
    let disk = DiskFileSystem()
    let session = Session(
      environment: ProcessInfo.processInfo.environment, fileSystem: disk, output: output,
      program: programPath.flatMap { disk.stamp(of: $0) }.map { $0.text + " " + reader },
      analyse: { files, options in
        let judgement = Pipeline.judge(
          Pipeline.parse(files, jobs: options.jobs), options: options)
        judgements.all.append(judgement)
        return judgement.report
      })
    let code = session.run(Array(CommandLine.arguments.dropFirst())).rawValue
    withExtendedLifetime(judgements) { exit(code) }
  }

  /// Who may read what.
  private static var reader: String {
    var groups = [gid_t](repeating: 0, count: 256)
    let count = unsafe getgroups(Int32(groups.count), &groups)
    let all = groups.prefix(Int(max(count, 0))).map { String($0) }.joined(separator: ",")
    return String(geteuid()) + " " + String(getegid()) + " " + all
  }

  private static var programPath: String? {
    #if canImport(Darwin)
      Bundle.main.executablePath
    #else
      "/proc/self/exe"
    #endif
  }

  /// What was decided, kept until the process ends: to take it apart, piece by piece, would take
  /// time that nobody gains by.
  private final class KeptJudgements {
    var all: [Pipeline.Judgement] = []
  }
}
