import Foundation

/// The command of `--verify`: the only thing that is given to a shell.
struct VerifyCommand {
  var command: String
  var folder: String
  var seconds: Int

  enum Result: Equatable {
    case passed
    /// How the command ended, and what it printed where it went wrong.
    case failed(end: String, lines: [String])
    case timedOut
    /// Somebody wants to stop.
    case interrupted
    case notStarted(String)
  }

  private static let inFolder = #"cd -- "$1" && exec /bin/sh -c "$2""#

  /// Runs the command. The first and the last part of what it prints are kept in a file, which is
  /// there and empty.
  func run(log: String, _ interruption: Interruption) -> Result {
    guard let file = FileHandle(forWritingAtPath: log) else {
      return .notStarted("cannot write '\(log)'")
    }
    defer { try? file.close() }
    var kept = KeptOutput()
    // Here: a disk that is full does not decide whether a unit is right.
    func write(_ bytes: some Sequence<UInt8>) { try? file.write(contentsOf: Data(bytes)) }
    let process = ChildProcess(
      words: ["/bin/sh", "-c", Self.inFolder, "sh", folder, command],
      environment: ProcessInfo.processInfo.environment, isGroup: true,
      signals: interruption.signals)
    let ending = process.run(seconds: seconds, interruption) { _, bytes in write(kept.add(bytes)) }
    write(kept.rest)
    if interruption.wasSeen { return .interrupted }
    return switch ending {
    case .exited(code: 0): .passed
    case .exited(let code): .failed(end: "failed with code \(code)", lines: kept.tellingLines)
    case .killed(let signal):
      .failed(end: "was ended by signal \(signal)", lines: kept.tellingLines)
    case .timedOut: .timedOut
    case .interrupted: .interrupted
    case .notStarted(let error): .notStarted(error.reason)
    }
  }
}
