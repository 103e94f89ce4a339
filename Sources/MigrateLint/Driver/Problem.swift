/// Something in the outside world that kept a file or folder out of the analysis.
struct Problem: Hashable, Sendable {
  /// As shown to people.
  var path: String
  var reason: String

  /// The line on standard error.
  var line: String { "\(path): \(reason)" }
}
