/// Something in the outside world that kept a file or folder out of the analysis.
struct Problem: Hashable, Sendable {
  /// As shown to people.
  var path: String
  var reason: String
  /// Whether there may be code behind it that the analysis has not seen.
  var hidesSource = false
  /// Whether it is a link that leads out of the folders that are analysed.
  var isLinkOutside = false

  init(path: String, reason: String, hidesSource: Bool = false) {
    self.path = path
    self.reason = reason
    self.hidesSource = hidesSource
  }

  /// What is not there hides nothing.
  init(path: String, _ error: FileSystemError) {
    let isNothing = error == .notFound || error == .linkLoop || error == .notRegular
    self.init(path: path, reason: error.reason, hidesSource: !isNothing)
  }

  /// The line on standard error.
  var line: String { "\(path): \(reason)" }
}
