import Foundation

/// A file system that notes what it is asked, so that one can tell later whether the answers would
/// still be the same.
struct RecordingFileSystem: FileSystem {
  private let base: any FileSystem
  private let log = Log()

  /// All state is behind the lock.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var questions: [FileQuestion] = []
    private var isComplete = true
    /// The names in the folders that were listed.
    private var names: [PathKey: Set<PathKey>] = [:]
    /// What is not there.
    private var missing: [FileQuestion] = []

    func note(_ question: FileQuestion, isMissing: Bool) {
      lock.withLock {
        if isMissing { missing.append(question) } else { questions.append(question) }
      }
    }

    func note(_ question: FileQuestion, names: Set<PathKey>) {
      lock.withLock {
        questions.append(question)
        self.names[PathKey(question.path)] = names
      }
    }

    func giveUp() { lock.withLock { isComplete = false } }

    /// As few as tell everything: a folder that still lists the same still lacks the same.
    var all: [FileQuestion]? {
      lock.withLock { isComplete ? questions + missing.filter { !isListed($0) } : nil }
    }

    private func isListed(_ question: FileQuestion) -> Bool {
      // Here: by their bytes, as two folders may look alike.
      guard let folder = PathName.parent(of: question.path), let names = names[PathKey(folder)]
      else { return false }
      return !names.contains(PathKey(PathName.lastComponent(of: question.path)))
    }
  }

  init(_ base: any FileSystem) { self.base = base }

  /// What was asked so far; nil if something was done that no answer tells.
  var questions: [FileQuestion]? { log.all }

  var currentDirectory: String { base.currentDirectory }

  func stamp(of path: String) -> FileStamp? { base.stamp(of: path) }

  func kind(of path: String) throws(FileSystemError) -> FileKind {
    do throws(FileSystemError) {
      let kind = try base.kind(of: path)
      note(.kind, path, FileQuestion.hash(of: kind))
      return kind
    } catch { throw noted(.kind, path, error) }
  }

  func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry] {
    // Here: ahead of the answer, so that what changes meanwhile does not count as seen.
    let stamp = base.stamp(of: directory)
    do throws(FileSystemError) {
      let entries = try base.entries(of: directory)
      log.note(
        FileQuestion(
          kind: .entries, path: directory, stamp: stamp, answer: FileQuestion.hash(of: entries)),
        names: Set(entries.map { PathKey($0.name) }))
      return entries
    } catch { throw noted(.entries, directory, error) }
  }

  func holdsProject(_ folder: String) -> Bool {
    let stamp = base.stamp(of: folder)
    let answer = base.holdsProject(folder)
    note(.project, folder, FileQuestion.hash(ofTruth: answer), stamp)
    return answer
  }

  func realPath(of path: String) throws(FileSystemError) -> String {
    do throws(FileSystemError) {
      let real = try base.realPath(of: path)
      note(.realPath, path, FileQuestion.hash(ofPath: real))
      return real
    } catch { throw noted(.realPath, path, error) }
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    let stamp = base.stamp(of: path)
    do throws(FileSystemError) {
      let bytes = try base.read(path)
      note(.content, path, FileQuestion.hash(of: bytes), stamp)
      return bytes
    } catch { throw noted(.content, path, error) }
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    log.giveUp()
    try base.write(bytes, to: path)
  }

  func readStandardInput() throws(FileSystemError) -> [UInt8] {
    log.giveUp()
    return try base.readStandardInput()
  }

  var store: any FileStore {
    log.giveUp()
    return base.store
  }

  /// The store, for what was asked about already.
  var storeOfKnown: any FileStore { base.store }

  /// From now on nothing tells whether the answers would be the same.
  func giveUp() { log.giveUp() }

  private func note(
    _ kind: FileQuestion.Kind, _ path: String, _ answer: ContentHash, _ stamp: FileStamp? = nil
  ) {
    log.note(
      FileQuestion(kind: kind, path: path, stamp: stamp, answer: answer), isMissing: false)
  }

  private func noted(
    _ kind: FileQuestion.Kind, _ path: String, _ error: FileSystemError
  ) -> FileSystemError {
    log.note(
      FileQuestion(kind: kind, path: path, stamp: nil, answer: FileQuestion.hash(of: error)),
      isMissing: error == .notFound)
    return error
  }
}
