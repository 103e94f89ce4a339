/// Changes what is in a file in one step, and loses nothing that somebody else writes meanwhile.
///
/// The new file stands beside the old one. Where the system can do that, the two change places, so
/// that the old one is looked at once nobody can reach it by its name any more.
struct FileReplacement: Sendable {
  let store: any FileStore

  /// Writes to a file what is to be there instead of something else. False, with all as it was, if
  /// it is neither: whoever wrote to the file keeps what they wrote.
  func replace(
    _ path: String, with new: [UInt8], insteadOf old: [UInt8], through temporary: String
  ) throws(FileSystemError) -> Bool {
    let now = try store.read(path)
    if now == new { return true }
    guard now == old else { return false }
    try removeLeftover(temporary, [old, new])
    try store.create(temporary, new, like: path)
    do throws(FileSystemError) {
      try store.sync([temporary])
      let isDone = try place(temporary, at: path, insteadOf: old, forGood: true)
      try removeLeftover(temporary, [old, new])
      return isDone
    } catch {
      try? removeLeftover(temporary, [old, new])
      throw error
    }
  }

  /// Puts a new file in the place of an old one, which then is where the new one was, or gone.
  /// False, with all as it was, if somebody has written to the file; or may still do that, where
  /// the old one is to be taken away without another look.
  func place(
    _ new: String, at path: String, insteadOf old: [UInt8], forGood: Bool = false
  ) throws(FileSystemError) -> Bool {
    guard try store.read(path) == old else { return false }
    guard try store.exchange(new, path) else {
      try store.rename(new, to: path)
      return true
    }
    do throws(FileSystemError) {
      let isFree = forGood ? try !isInUse(new, replacedBy: path) : true
      if isFree, try store.read(new) == old { return true }
    } catch {
      _ = try store.exchange(new, path)
      throw error
    }
    // Here: it was saved between the two calls before.
    _ = try store.exchange(new, path)
    return false
  }

  /// Whether somebody may still write to an old file whose place a new one has. Nobody reaches it
  /// by its name any more, so who does not have it open now never will.
  func isInUse(_ old: String, replacedBy new: String) throws(FileSystemError) -> Bool {
    guard try store.isBeingWritten(old) else { return false }
    // Here: where even the new one seems to be written, the system does not tell the truth.
    return try !store.isBeingWritten(new)
  }

  /// Takes a file away that has one of some contents; anything else is somebody's work.
  private func removeLeftover(
    _ path: String, _ contents: [[UInt8]]
  ) throws(FileSystemError) {
    let bytes: [UInt8]
    do { bytes = try store.read(path) } catch {
      if error == .notFound { return }
      throw error
    }
    if contents.contains(where: { $0.starts(with: bytes) }) { try store.remove(path) }
  }
}
