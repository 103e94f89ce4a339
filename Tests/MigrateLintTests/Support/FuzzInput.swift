@testable import MigrateLint

/// A project to be tried, and how.
struct FuzzInput: Sendable {
  var name: String
  /// What was done to it, in order.
  var damage: [String] = []
  var files: [SourceFile]
  var options = AnalysisOptions()
  var isUnsafe = false
  /// Whether the order of the files is tried as well, which takes time.
  var triesOrder = false
}
