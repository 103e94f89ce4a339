import Foundation

/// What a run is about to write and has written, so that an interrupted one can be put right and
/// the last one taken back.
///
/// It is a folder `.migrate-lint` at the top of the tree. `journal` has one entry a line, each on
/// the disk before what it announces is done; `content` holds the bytes of all files, before and
/// after. Git is told to ignore the folder.
struct Journal: Sendable {
  static let folderName = ".migrate-lint"

  let store: any FileStore
  /// The folder that paths in the journal start from.
  let top: String

  private var folder: String { PathName.join(top, Self.folderName) }
  var path: String { PathName.join(folder, "journal") }
  private var contentPath: String { PathName.join(folder, "content") }
  private var lockPath: String { PathName.join(folder, "lock") }

  init(store: any FileStore, top: String) {
    self.store = store
    self.top = top
  }

  /// The folder of the journal of a tree: the top of its working copy, or the folder itself.
  static func top(around folder: String, _ fileSystem: any FileSystem) -> String {
    var current = folder
    while true {
      if fileSystem.exists(PathName.join(current, ".git")) { return current }
      guard let parent = PathName.parent(of: current) else { return folder }
      current = parent
    }
  }

  /// Whether a run writes to a file, by its path from the top. A journal that came with the tree
  /// must not lead to what git reads, or to what others run.
  static func mayHold(_ path: String) -> Bool {
    PathName.hasSuffix(path, ".swift")
      && PathName.components(of: path).allSatisfy { name in
        guard name.utf8.first == UInt8(ascii: ".") else { return true }
        // Here: some systems take other letters for these.
        let isPlain = name.utf8.allSatisfy { 0x21..<0x7F ~= $0 }
        let lower = name.lowercased()
        return isPlain && !lower.hasPrefix(".git") && lower != folderName
      }
  }

  /// A line for each file of a very large project is less than this; what is more is not ours, and
  /// is not to fill the memory.
  private static let sizeLimit = 64_000_000

  var exists: Bool { (try? store.status(of: path)) != nil }

  /// A new, empty file next to the journal, for what is to be kept of a run. A file or link that
  /// is there goes.
  func newLog(_ name: String) throws(FileSystemError) -> String {
    let path = PathName.join(folder, name)
    if (try? store.status(of: path)) != nil { try store.remove(path) }
    try store.create(path, [], like: nil)
    return path
  }

  // MARK: Writing

  /// Keeps other runs away, as long as the result lives.
  func lock() throws(FileSystemError) -> any FileLock {
    try store.createFolder(folder)
    let ignore = PathName.join(folder, ".gitignore")
    let found = try? store.status(of: ignore)
    // Here: a run that ended in between may have left it empty.
    if found?.size == 0 { try store.remove(ignore) }
    if found == nil || found?.size == 0 {
      try store.create(ignore, Array("*\n".utf8), like: nil)
    }
    return try store.lock(lockPath, isShared: false)
  }

  /// Keeps runs away that have this journal for their own, but none that only meet here.
  func lockAsNeighbour() throws(FileSystemError) -> any FileLock {
    try store.lock(lockPath, isShared: true)
  }

  /// Whether a run holds it right now.
  var isInUse: Bool {
    do { _ = try lockAsNeighbour() } catch { return error == .locked }
    return false
  }

  /// The other journals that a run may meet which writes to some files: those of all folders around
  /// them, such as a superproject, a submodule or a folder that was named before.
  func neighbours(of files: [String]) -> [Journal] {
    var seen: Set<PathKey> = []
    var result: [Journal] = []
    for file in files {
      var next = PathName.parent(of: file)
      while let folder = next, seen.insert(PathKey(folder)).inserted {
        let status = try? store.status(of: PathName.join(folder, Self.folderName))
        if status?.kind == .directory, PathKey(folder) != PathKey(top) {
          result.append(Journal(store: store, top: folder))
        }
        next = PathName.parent(of: folder)
      }
    }
    return result
  }

  /// Forgets the last run and opens another.
  func begin() throws(FileSystemError) {
    // Here: in this order an interruption never leaves a journal without its content.
    for old in [path, contentPath] where (try? store.status(of: old)) != nil {
      try store.remove(old)
    }
    try append([.begin(version: JournalEntry.versions.upperBound)])
    try store.sync([folder, top])
  }

  /// Keeps bytes, and tells where.
  func keep(_ contents: [[UInt8]]) throws(FileSystemError) -> [ContentSpan] {
    var spans: [ContentSpan] = []
    // Here: what could not be kept before may have left a piece.
    var next = 0
    do { next = try store.status(of: contentPath).size } catch {
      if error != .notFound { throw error }
    }
    var all: [UInt8] = []
    for bytes in contents {
      spans.append(ContentSpan(of: bytes, at: next + all.count))
      all += bytes
    }
    try store.append(all, to: contentPath)
    return spans
  }

  func append(_ entries: [JournalEntry]) throws(FileSystemError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Here: whatever an entry that could not be written left, it is marked, and these start on
    // lines of their own.
    var text = [Self.tornMark, UInt8(ascii: "\n")]
    for entry in entries {
      guard let data = try? encoder.encode(entry) else { throw .system(EINVAL) }
      text += Array(data) + [UInt8(ascii: "\n")]
    }
    try store.append(text, to: path)
  }

  // MARK: Reading

  /// Ends a line that was not written to its end; no entry ends so.
  private static let tornMark = UInt8(ascii: "~")

  /// The entries, or nil where there is no journal. A torn one was never acted upon; anything else
  /// that cannot be read is damage.
  func entries() throws(JournalError) -> [JournalEntry]? {
    guard exists else { return nil }
    let bytes: [UInt8]
    do { bytes = try store.read(path, limit: Self.sizeLimit) } catch {
      throw JournalError("cannot be read: \(error.reason)")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    var result: [JournalEntry] = []
    for (index, line) in lines.dropLast().enumerated() where line.last != Self.tornMark {
      let entry = try? decoder.decode(JournalEntry.self, from: Data(line))
      if result.isEmpty {
        guard case .begin(let version)? = entry, JournalEntry.versions.contains(version) else {
          throw JournalError("is not one that this version of \(ToolIdentity.name) wrote")
        }
      }
      guard let entry else { throw JournalError("is damaged in line \(index + 1)") }
      result.append(entry)
    }
    return result
  }

  /// Whether the last thing it says is that a run came to its end, with nothing left to be done.
  var hasEnded: Bool {
    let end = Array("{\"end\":{}}\n".utf8)
    let bytes = try? store.read(path, limit: Self.sizeLimit)
    return bytes?.suffix(end.count).elementsEqual(end) ?? false
  }

  /// The bytes that were kept.
  func content() throws(FileSystemError) -> [UInt8] {
    (try? store.status(of: contentPath)) == nil ? [] : try store.read(contentPath)
  }
}

/// Why a journal cannot be used; reads on after its path.
struct JournalError: Error, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// A piece of `content`, in bytes.
struct ContentSpan: Hashable, Codable, Sendable {
  var start: Int
  var count: Int
  /// Tells whether the bytes are still what they were.
  var sum: UInt64

  init(of bytes: [UInt8], at start: Int) {
    self.start = start
    count = bytes.count
    sum = Self.sum(of: bytes)
  }

  /// Nil where the content does not hold them any more.
  func bytes(in content: [UInt8]) -> [UInt8]? {
    guard start >= 0, count >= 0, start <= content.count, count <= content.count - start else {
      return nil
    }
    let bytes = Array(content[start..<start + count])
    return Self.sum(of: bytes) == sum ? bytes : nil
  }

  /// Fowler, Noll and Vo's hash, 64 bits wide, variant 1a.
  private static func sum(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// A file of a unit, in the journal.
struct FileRecord: Hashable, Codable, Sendable {
  /// From the top of the tree.
  var path: String
  var before: ContentSpan
  var after: ContentSpan
}

/// One line of a journal.
enum JournalEntry: Hashable, Codable, Sendable {
  /// Those that are understood; the last one is written.
  static let versions = 2...3

  case begin(version: Int)
  /// What is about to be written, all of it or nothing. On trial, it stays only if it is kept, or
  /// committed after what was the last commit then.
  case unit(number: Int, title: String, files: [FileRecord], isOnTrial: Bool, head: String?)
  /// All files of the unit are new.
  case done(number: Int)
  /// The unit was on trial, and proved right.
  case kept(number: Int)
  /// The unit was on trial, and this commit has it.
  case committed(number: Int, commit: String)
  /// The unit that was done is about to be put back.
  case goingBack(number: Int)
  /// All files of the unit are as they were.
  case back(number: Int)
  case end
}
