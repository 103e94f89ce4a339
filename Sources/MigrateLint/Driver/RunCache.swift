import Foundation

/// Runs that were kept, so that the next one on the same files need not analyse them again.
///
/// A run is told again only if every file, folder and link that it asked about would answer as it
/// did. It is two files, what was asked and what was written, each of which takes its place in one
/// step; the first ends with a hash over itself and knows that of the second. What is damaged, or
/// somebody else's, is as good as nothing.
struct RunCache {
  let fileSystem: any FileSystem
  /// Absolute.
  let folder: String
  /// What must be the same besides files.
  let key: [UInt8]
  let jobs: Int

  /// More files and bytes than these are not kept.
  static let limits = (files: 96, bytes: 400_000_000 as Int64)

  private static let runSuffix = ".run"
  private static let outputSuffix = ".out"
  /// Of a file that is being written.
  private static let draftSuffix = ".draft"

  /// Without a suffix.
  private var path: String {
    let hash = ContentHash(key)
    return PathName.join(folder, Fingerprints.digits(hash.high) + Fingerprints.digits(hash.low))
  }

  // MARK: Looking

  /// How a run of this key would go now.
  struct Found {
    var transcript: [Console.Written]
    var exitCode: ExitCode
  }

  /// Nil if there is no such run, or it would go another way now. Where it took reading to tell,
  /// the run is kept anew, so that it does not take that again.
  func find() -> Found? {
    guard let bytes = try? Self.read(path + Self.runSuffix, fileSystem),
      var run = RecordedRun(bytes, key: key)
    else { return nil }
    let answers = parallelMap(tasks(run), jobs: jobs) { $0.run() }
    var questions: [FileQuestion] = []
    var transcript: [Console.Written]?
    var isTouched = false
    for answer in answers {
      switch answer {
      case .differs: return nil
      case .output(let written): transcript = written
      case .holds(let checked, let isRead):
        questions += checked
        isTouched = isTouched || isRead
      }
    }
    guard let transcript else { return nil }
    if isTouched {
      run.questions = questions
      try? put(run.bytes, Self.runSuffix)
    }
    return Found(transcript: transcript, exitCode: run.exitCode)
  }

  /// A part of what has to be looked at.
  private enum Task: Sendable {
    case questions(ArraySlice<FileQuestion>, any FileSystem)
    case output(path: String, RecordedRun, any FileSystem)

    enum Answer: Sendable {
      case differs
      case output([Console.Written])
      /// With the stamps of now, and whether one of them is a new one.
      case holds([FileQuestion], isTouched: Bool)
    }

    func run() -> Answer {
      switch self {
      case .output(let path, let run, let fileSystem):
        guard let bytes = try? RunCache.read(path, fileSystem), let written = run.transcript(bytes)
        else { return .differs }
        return .output(written)
      case .questions(let questions, let fileSystem):
        var result = Array(questions)
        var isTouched = false
        for index in result.indices {
          guard let isNew = result[index].renew(in: fileSystem) else { return .differs }
          isTouched = isTouched || isNew
        }
        return .holds(result, isTouched: isTouched)
      }
    }
  }

  /// What is larger than all that is kept is nothing of ours.
  private static func read(
    _ path: String, _ fileSystem: any FileSystem
  ) throws(FileSystemError) -> [UInt8] {
    try fileSystem.store.read(path, limit: Int(limits.bytes))
  }

  private func tasks(_ run: RecordedRun) -> [Task] {
    let size = max(run.questions.count / 32, 64)
    let parts = stride(from: 0, to: run.questions.count, by: size).map { start in
      Task.questions(
        run.questions[start..<min(start + size, run.questions.count)], fileSystem)
    }
    return [.output(path: path + Self.outputSuffix, run, fileSystem)] + parts
  }

  // MARK: Keeping

  /// Makes the folder. Ahead of a run, as some folder that the run lists may be around it.
  func prepare() throws(FileSystemError) { try makeFolder(folder, fileSystem.store) }

  func keep(_ run: RecordedRun, _ transcript: [Console.Written]) throws(FileSystemError) {
    try put(Array(transcript.map(\.bytes).joined()), Self.outputSuffix)
    try put(run.bytes, Self.runSuffix)
    prune()
  }

  private func put(_ bytes: [UInt8], _ suffix: String) throws(FileSystemError) {
    let store = fileSystem.store
    // Here: numbers of processes repeat, as in containers.
    let draft = path + suffix + ".\(UInt64.random(in: 0...UInt64.max))" + Self.draftSuffix
    try store.create(draft, bytes, like: nil)
    do throws(FileSystemError) { try store.rename(draft, to: path + suffix) } catch {
      try? store.remove(draft)
      throw error
    }
  }

  private func makeFolder(_ folder: String, _ store: any FileStore) throws(FileSystemError) {
    if let real = try? fileSystem.realPath(of: folder) {
      guard try fileSystem.kind(of: real) == .directory else { throw .notDirectory }
      return
    }
    if let parent = PathName.parent(of: folder) { try makeFolder(parent, store) }
    try store.createFolder(folder)
  }

  /// Removes the oldest files where there are too many, and drafts that nobody finished. The folder
  /// may be somebody's: nothing goes that has no name of ours.
  private func prune() {
    let store = fileSystem.store
    guard let entries = try? store.entries(of: folder) else { return }
    var files: [(path: String, age: Int64, size: Int64)] = []
    let tenMinutesAgo = Int64((Date().timeIntervalSince1970 - 600) * 1e9)
    for entry in entries where entry.kind == .file && Self.isOurs(entry.name) {
      let path = PathName.join(folder, entry.name)
      // Here: what was touched just now has no stamp; it stays.
      guard let stamp = fileSystem.stamp(of: path) else { continue }
      if PathName.hasSuffix(entry.name, Self.draftSuffix) {
        if stamp.modified < tenMinutesAgo { try? store.remove(path) }
      } else {
        files.append((path, stamp.modified, stamp.size))
      }
    }
    files.sort { ($0.age, $0.path) > ($1.age, $1.path) }
    var bytes: Int64 = 0
    for (index, file) in files.enumerated() {
      bytes += file.size
      let isTooMuch = index >= Self.limits.files || bytes > Self.limits.bytes
      if isTooMuch { try? store.remove(file.path) }
    }
  }

  /// `0123456789abcdef0123456789abcdef.run`, `….out`, `….run.17.draft`.
  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 4, parts[0].utf8.count == 32,
      parts[0].allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
      ["." + parts[1]].contains(where: { $0 == runSuffix || $0 == outputSuffix })
    else { return false }
    return parts.count == 2
      || "." + parts[3] == draftSuffix && parts[2].allSatisfy { "0"..."9" ~= $0 }
  }
}
