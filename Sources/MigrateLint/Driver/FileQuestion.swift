/// What a run asked a file system, and what the answer was.
struct FileQuestion: Hashable, Sendable {
  enum Kind: UInt8, CaseIterable, Sendable {
    case content, entries, kind, realPath, project
  }

  var kind: Kind
  var path: String
  /// Of the time before the answer; nil where only the answer itself tells whether it still holds.
  var stamp: FileStamp?
  var answer: ContentHash

  /// Asks again, and takes the stamp of now. Whether that is another one; nil if the answer is.
  mutating func renew(in fileSystem: any FileSystem) -> Bool? {
    let isOfFile = kind == .content || kind == .entries || kind == .project
    // Here: ahead of the answer, as what changes meanwhile must not count as seen.
    let now = isOfFile ? fileSystem.stamp(of: path) : nil
    if now != nil, now == stamp { return false }
    guard answer == Self.answer(to: kind, path, fileSystem) else { return nil }
    defer { stamp = now }
    return now != stamp
  }

  private static func answer(
    to kind: Kind, _ path: String, _ fileSystem: any FileSystem
  ) -> ContentHash {
    do throws(FileSystemError) {
      switch kind {
      case .content: return hash(of: try fileSystem.read(path))
      case .entries: return hash(of: try fileSystem.entries(of: path))
      case .kind: return hash(of: try fileSystem.kind(of: path))
      case .realPath: return hash(ofPath: try fileSystem.realPath(of: path))
      case .project: return hash(ofTruth: fileSystem.holdsProject(path))
      }
    } catch { return hash(of: error) }
  }

  // MARK: Answers as numbers

  static func hash(of content: [UInt8]) -> ContentHash { ContentHash(content) }

  static func hash(of entries: [DirectoryEntry]) -> ContentHash {
    var bytes: [UInt8] = []
    for entry in entries.sorted(by: { PathName.precedes($0.name, $1.name) }) {
      bytes += Array(entry.name.utf8) + [0, code(of: entry.kind), entry.isNameValid ? 1 : 0]
    }
    return ContentHash(bytes)
  }

  static func hash(of kind: FileKind) -> ContentHash { ContentHash([code(of: kind)]) }

  static func hash(ofPath path: String) -> ContentHash { ContentHash(Array(path.utf8)) }

  static func hash(ofTruth truth: Bool) -> ContentHash { ContentHash([truth ? 1 : 0]) }

  /// No answer that there is has this one's beginning.
  static func hash(of error: FileSystemError) -> ContentHash {
    ContentHash([0xFF, 0xFE, 0xFF] + Array("\(error)".utf8))
  }

  private static func code(of kind: FileKind) -> UInt8 {
    switch kind {
    case .file: 0
    case .directory: 1
    case .link: 2
    case .other: 3
    }
  }
}
