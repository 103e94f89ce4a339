/// A file as it was read and as it is to be.
struct FileChange: Hashable, Sendable {
  /// As people see it.
  var path: String
  /// Absolute and without links.
  var realPath: String
  var before: [UInt8]
  var after: [UInt8]
}

/// Files that are written together or not at all.
struct UnitChange: Hashable, Sendable {
  var number: Int
  /// What migrates.
  var title: String
  var files: [FileChange]
  /// It stays only if it is kept: what interrupts the run before rolls it back.
  var isOnTrial = false
  /// What was committed last before it, where it is on trial until it is committed.
  var head: String?
}

/// Why a unit was not written. Its files are as they were, unless it says otherwise.
struct WriteError: Error, Hashable {
  /// The file that is to blame, as people see it; nil where it is the journal.
  var path: String?
  var reason: String
  /// Some files may be new; the journal knows which.
  var needsRecovery = false
  /// All files are new, and stay so, but for what somebody else did to them.
  var stays = false
  /// What somebody else did to a file keeps `recover` from putting the unit right.
  var needsHand = false

  /// Whether all files are as they were.
  var isClean: Bool { !needsRecovery && !stays }

  /// Somebody wants to stop, and nothing was written.
  static let interruption = WriteError(reason: "interrupted")

  static let changed = "changed while it was analysed"
  static let inUse = "is open in another program that may still write to it"
  static let moved = "is behind a link that was not there before"
  static let changedMeanwhile = "changed meanwhile"
}
