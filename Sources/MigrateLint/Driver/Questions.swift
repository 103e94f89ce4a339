import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Where `--interactive` gets its answers.
struct Questions: Sendable {
  /// Whether somebody sits there.
  var isTerminal: @Sendable () -> Bool
  /// The next line without its end; nil at the end of input.
  var answer: @Sendable () -> String?

  static let terminal = Questions(
    isTerminal: { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 },
    answer: { readLine(strippingNewline: true) })
}
