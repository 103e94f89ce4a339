/// The files whose findings nobody wants to see, and that are never written.
struct Exclusion: Hashable, Sendable {
  private struct Pattern: Hashable, Sendable {
    var glob: Glob
    /// The real folder that the pattern starts from; nil is the working directory.
    var folder: String?
  }

  private var patterns: [Pattern] = []

  var isEmpty: Bool { patterns.isEmpty }

  /// Adds a pattern for paths as they are shown to people.
  mutating func add(_ glob: Glob) { patterns.append(Pattern(glob: glob)) }

  /// Adds a pattern for what lies in a folder, given by its real path.
  mutating func add(_ glob: Glob, in folder: String) {
    patterns.append(Pattern(glob: glob, folder: folder))
  }

  func matches(_ file: FoundFile) -> Bool { matches(file.path, realPath: file.realPath) }

  func matches(_ path: String, realPath: String) -> Bool {
    patterns.contains { pattern in
      guard let folder = pattern.folder else { return pattern.glob.matches(path) }
      return PathName.isInside(realPath, folder)
        && pattern.glob.matches(PathName.relative(realPath, to: folder))
    }
  }
}
