/// Where output goes.
public enum OutputChannel: Sendable {
  /// Findings, and what was asked for.
  case standard
  /// Everything else.
  case error
}

/// Why nothing more can be written.
public enum OutputError: Error, Hashable, Sendable {
  /// The reader went away, such as `head` that has seen enough.
  case closed
  case failed(reason: String)
}

/// The two streams of a program, or a test's stand-in for them.
public protocol Output {
  func write(_ bytes: [UInt8], to channel: OutputChannel) throws(OutputError)
  func isTerminal(_ channel: OutputChannel) -> Bool
  /// The number of columns of the terminal; nil if there is none.
  var width: Int? { get }
}
