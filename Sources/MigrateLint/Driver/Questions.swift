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
  /// The next line without its end; nil at the end of input, or once somebody wants to stop.
  var answer: @Sendable (Interruption) -> String?

  static let terminal = Questions(
    isTerminal: { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 },
    answer: { nextLine($0) })

  /// What is typed, byte by byte: nothing of it is kept from whoever reads after this.
  private static func nextLine(_ interruption: Interruption) -> String? {
    var line: [UInt8] = []
    while !interruption.wasSeen {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, 50) > 0 else { continue }
      var byte: UInt8 = 0
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      if line.count < 1_000 { line.append(byte) }
    }
    return nil
  }
}
