/// The files of one unit while they are written, or taken back. What is decided goes by what the
/// files hold, since a step that failed may have been done all the same.
struct UnitFiles: Sendable {
  let number: Int
  let files: [UnitFile]
  private let store: any FileStore
  private var replacement: FileReplacement { FileReplacement(store: store) }

  init(_ unit: UnitChange, _ store: any FileStore) {
    number = unit.number
    self.store = store
    files = unit.files.enumerated().map { UnitFile(change: $1, unit: unit.number, position: $0) }
  }

  var folders: [String] { files.map(\.folder) }

  /// Puts the new files in the place of the old ones. Returns how many are new, and why that are
  /// not all of them.
  func place() -> (placed: Int, error: WriteError?) {
    for (position, file) in files.enumerated() {
      let isPlaced: Bool
      do {
        isPlaced = try replacement.place(
          file.temporary, at: file.path, insteadOf: file.change.before)
      } catch {
        return (position, file.error("cannot be written: \(error.reason)"))
      }
      if !isPlaced { return (position, file.error(WriteError.changed)) }
    }
    return (files.count, nil)
  }

  /// Takes the old files away. Somebody who had one of them open may have written to it until now.
  /// Returns what went wrong.
  func removeOld() -> WriteError? {
    var old: [UnitFile] = []
    for file in files {
      do throws(FileSystemError) {
        if try replacement.isInUse(file.temporary, replacedBy: file.path) {
          return file.error(WriteError.inUse)
        }
        guard try store.read(file.temporary) == file.change.before else {
          return file.error(WriteError.changed)
        }
        old.append(file)
      } catch {
        if error != .notFound { return file.error("cannot be written: \(error.reason)") }
      }
    }
    for file in old {
      do { try store.remove(file.temporary) } catch {
        return file.error("cannot be written: \(error.reason)")
      }
    }
    return nil
  }

  /// A file of the first ones that is neither new nor as it was, and what became of it, if that can
  /// be told.
  func foreignFile(
    amongFirst count: Int
  ) -> (file: UnitFile, reason: String, isTold: Bool)? {
    for file in files.prefix(count) {
      do throws(FileSystemError) {
        if try file.isMoved(store) { return (file, WriteError.moved, true) }
        let now = try store.read(file.path)
        if now == file.change.after || now == file.change.before { continue }
        return (file, WriteError.changedMeanwhile, true)
      } catch {
        let isGone = error == .notFound
        return (
          file, isGone ? "was removed meanwhile" : "cannot be read: \(error.reason)", isGone
        )
      }
    }
    return nil
  }

  // MARK: Back

  /// Puts back the first files and takes away what was prepared for the others. Returns what went
  /// wrong first.
  func putBack(first placed: Int) -> WriteError? {
    var failure: WriteError?
    for (position, file) in files.enumerated() {
      do throws(FileSystemError) {
        guard try !putBack(file), position < placed, failure == nil else { continue }
        failure = file.error(WriteError.changedMeanwhile)
        failure?.needsHand = true
      } catch {
        failure = failure ?? file.error("cannot be written: \(error.reason)")
      }
    }
    return failure
  }

  /// False if somebody else has written to the file.
  private func putBack(_ file: UnitFile) throws(FileSystemError) -> Bool {
    let (before, after) = (file.change.before, file.change.after)
    let kept: [UInt8]
    do { kept = try store.read(file.temporary) } catch {
      if error != .notFound { throw error }
      return try replacement.replace(
        file.path, with: before, insteadOf: after, through: file.temporaryBack)
    }
    guard kept != after, try store.read(file.path) == after else {
      // Here: the new file was not placed, or not all of it is written yet.
      if file.isOurs(kept) { try store.remove(file.temporary) }
      return true
    }
    // Here: the old file is still there, perhaps with what somebody has added to it.
    guard try store.exchange(file.temporary, file.path) else { throw .system(0) }
    if try store.read(file.temporary) == after {
      try store.remove(file.temporary)
      return true
    }
    _ = try store.exchange(file.temporary, file.path)
    return false
  }

  /// What came of taking back.
  enum Return {
    case back
    /// Somebody wrote to this file meanwhile, and the others are new again.
    case forth(UnitFile)
    case half(WriteError)
  }

  /// Puts back what had been written for good. If somebody writes to a file while that is done,
  /// they did it to the new one, and the others become new again.
  func takeBack() -> Return {
    var failure: WriteError?
    for (position, file) in files.enumerated() {
      do throws(FileSystemError) {
        let isBack = try replacement.replace(
          file.path, with: file.change.before, insteadOf: file.change.after,
          through: file.temporaryBack)
        if !isBack {
          guard failure == nil, isForth(files.prefix(position)) else {
            return .half(file.error(WriteError.changedMeanwhile, needsHand: true))
          }
          return .forth(file)
        }
      } catch {
        failure = failure ?? file.error("cannot be written: \(error.reason)")
      }
    }
    return failure.map { .half($0) } ?? .back
  }

  private func isForth(_ files: some Sequence<UnitFile>) -> Bool {
    for file in files {
      let isNew = try? replacement.replace(
        file.path, with: file.change.after, insteadOf: file.change.before,
        through: file.temporary)
      if isNew != true { return false }
    }
    return (try? store.sync(folders)) != nil
  }
}

/// One of them, with the names beside it that are ours.
struct UnitFile: Sendable {
  let change: FileChange
  /// Where the new file is prepared; once it is placed, the old one.
  let temporary: String
  /// The same on the way back.
  let temporaryBack: String

  var path: String { change.realPath }
  var folder: String { PathName.parent(of: path) ?? "/" }

  init(change: FileChange, unit: Int, position: Int) {
    self.change = change
    let path = change.realPath
    temporary = Self.temporary(beside: path, unit, position, isBack: false)
    temporaryBack = Self.temporary(beside: path, unit, position, isBack: true)
  }

  /// Hidden, and short enough beside any name.
  static func temporary(
    beside path: String, _ unit: Int, _ position: Int, isBack: Bool
  ) -> String {
    let name = "\(Journal.folderName)-\(unit)-\(position)" + (isBack ? "-back" : "")
    return PathName.join(PathName.parent(of: path) ?? "/", name)
  }

  /// Whether a link by now leads to where the file is: perhaps out of the tree.
  func isMoved(_ store: any FileStore) throws(FileSystemError) -> Bool {
    try store.realPath(of: folder) != folder
  }

  /// Whether a file is the new one or a piece of it, and nobody else's.
  func isOurs(_ bytes: [UInt8]) -> Bool {
    change.after.starts(with: bytes) || change.before.starts(with: bytes)
  }

  func error(_ reason: String, needsHand: Bool = false) -> WriteError {
    WriteError(path: change.path, reason: reason, needsHand: needsHand)
  }
}
