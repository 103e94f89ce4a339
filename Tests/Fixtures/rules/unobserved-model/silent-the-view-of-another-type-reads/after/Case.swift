import SwiftUI

@Observable final class Log {
  var lines: [String] = []
}

/// Holds the log for its controller; only the nested view, which observes it, reads it.
struct LogScreen: View {
  let log: Log

  var body: some View {
    Console(log: log)
  }

  struct Console: View {
    var log: Log

    var body: some View {
      Text(log.lines.joined(separator: "\n"))
    }
  }
}

/// No view: nothing is drawn here.
struct LogExporter {
  let log: Log

  var body: String { log.lines.joined() }
}
